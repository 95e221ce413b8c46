/** My population track: the workers taken, which cost from now on, and the worker that an answer would take next. */
import { For, type JSX, Show } from 'solid-js';
import { UPKEEP } from '../../../../engine/nations/data/tables.ts';
import type { Nation, TrackPlace } from '../../../../engine/nations/state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { worker } from '../../../ui/signs/nations.ts';
import { minus } from '../cards/figures.tsx';
import { figureSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';

const SECTIONS = ['food', 'stability'] as const;

export function Track(props: { nation: Nation; next: TrackPlace | null }): JSX.Element {
  const { word } = useWords();
  const taken = (section: 'food' | 'stability') => props.nation.capacity[section] - props.nation.track[section];
  return (
    <p class="poptrack">
      <i>{word('asked.population')}</i>
      <Show when={props.nation.track.top > 0}>
        <span>
          {word('asked.onTop')}
          <For each={Array.from({ length: props.nation.track.top })}>
            {(_, i) => <Space next={props.next === 'top' && i() === 0} />}
          </For>
        </span>
      </Show>
      <For each={SECTIONS}>
        {(section) => (
          <span>
            <Icon of={figureSign[section]} size={14} /> {word(`term.${section}`)}
            <span class="vh">
              {word('asked.track', { left: props.nation.track[section], of: props.nation.capacity[section] })}
            </span>
            <For each={Array.from({ length: Math.max(0, taken(section)) })}>
              {() => <s aria-hidden="true">{minus(-UPKEEP[section])}</s>}
            </For>
            <For each={Array.from({ length: props.nation.track[section] })}>
              {(_, i) => <Space next={props.next === section && i() === 0} />}
            </For>
          </span>
        )}
      </For>
    </p>
  );
}

function Space(props: { next: boolean }): JSX.Element {
  return (
    <b classList={{ next: props.next }} aria-hidden="true">
      <Icon of={worker} size={14} />
    </b>
  );
}
