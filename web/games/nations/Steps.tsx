/** Age, round and phase in the header. */
import { For, type JSX, Show } from 'solid-js';
import type { State } from '../../../engine/nations/state.ts';
import { useWords } from './cards/words.tsx';

const ROUND = ['growth', 'action', 'production', 'events'] as const;
const PART: Readonly<Record<string, (typeof ROUND)[number]>> = {
  growth: 'growth',
  newEvent: 'growth',
  action: 'action',
  production: 'production',
  events: 'events',
  famine: 'events',
};

export function Steps(props: { state: State }): JSX.Element {
  const { word } = useWords();
  const last = () => props.state.options.ages * 2;
  return (
    <div class="steps">
      <Show when={props.state.round > 0} fallback={<b>{word('term.phase.setup')}</b>}>
        <b>
          <span class="wide">
            {word('steps.round', { age: word(`age.${props.state.age}`), n: props.state.round, of: last() })}
          </span>
          <span class="only-s">{word('steps.roundOf', { n: props.state.round, of: last() })}</span>
        </b>
        <i aria-hidden="true">·</i>
        <For each={ROUND}>
          {(phase, i) => (
            <>
              <Show when={i() > 0}>
                <i aria-hidden="true">›</i>
              </Show>
              <span
                class={PART[props.state.phase] === phase ? 'on' : ''}
                aria-current={PART[props.state.phase] === phase ? 'step' : undefined}
              >
                {word(`term.phase.${phase}`)}
              </span>
            </>
          )}
        </For>
      </Show>
    </div>
  );
}
