/** My population track: the workers taken, which cost from now on, and the worker that an answer would take next. */
import { For, type JSX, Show } from 'solid-js';
import { SECTIONS, type Section } from '../../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { rulesOf } from '../../../../../engine/nations/rules/options.ts';
import type { Nation, TrackPlace } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { minus } from '../../cards/figures.tsx';
import { figureSign } from '../../cards/signs.ts';
import type { Composer } from '../../composer.ts';
import { worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './PopulationTrack.module.css';

export function PopulationTrack(props: { composer: Composer; nation: Nation }): JSX.Element {
  const { word, term } = useWords();
  const taken = (section: Section) =>
    nationFacts(props.composer.table.state(), props.composer.me() ?? 0).taken[section];
  /** The section from which the chosen growth takes its worker. */
  const next = (): TrackPlace | null => {
    const action = props.composer.chosen();
    return action?.type === 'grow' && action.take === 'worker' ? action.section : null;
  };
  return (
    <p class={styles.track}>
      <i>{word('asked.population')}</i>
      <Show when={props.nation.track.top > 0}>
        <span>
          {word('asked.onTop')}
          <Workers count={props.nation.track.top} isNext={next() === 'top'} />
        </span>
      </Show>
      <For each={SECTIONS}>
        {(section) => (
          <span>
            <Icon of={figureSign[section]} size={14} /> {term(section)}
            <span class={text.hidden}>
              {word('asked.track', { left: props.nation.track[section], of: props.nation.capacity[section] })}
            </span>
            <For each={Array.from({ length: Math.max(0, taken(section)) })}>
              {() => (
                <span class={`${styles.space} ${styles.taken}`} aria-hidden="true">
                  {minus(-rulesOf(props.composer.table.state()).upkeep[section])}
                </span>
              )}
            </For>
            <Workers count={props.nation.track[section]} isNext={next() === section} />
          </span>
        )}
      </For>
    </p>
  );
}

/** Workers on the track. An answer takes the first one. */
function Workers(props: { count: number; isNext: boolean }): JSX.Element {
  return (
    <For each={Array.from({ length: props.count })}>
      {(_, i) => (
        <span class={`${styles.space} ${props.isNext && i() === 0 ? styles.next : ''}`} aria-hidden="true">
          <Icon of={worker} size={14} />
        </span>
      )}
    </For>
  );
}
