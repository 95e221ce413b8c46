/** Age, round and phase in the header. */
import { For, type JSX, Show } from 'solid-js';
import { roundsOf } from '../../../engine/nations/rules/options.ts';
import type { Phase, State } from '../../../engine/nations/state.ts';
import { Steps as Bar } from '../../ui/Top.tsx';
import text from '../../ui/text.module.css';
import styles from './Steps.module.css';
import { useWords } from './words.tsx';

const ROUND = ['growth', 'action', 'production', 'events'] as const;
const PART: Readonly<Partial<Record<Phase, (typeof ROUND)[number]>>> = {
  growth: 'growth',
  newEvent: 'growth',
  action: 'action',
  production: 'production',
  events: 'events',
  famine: 'events',
};

export function Steps(props: { state: State }): JSX.Element {
  const { word, term } = useWords();
  const isNow = (phase: string) => PART[props.state.phase] === phase;
  const round = () => ({ n: props.state.round, of: roundsOf(props.state) });
  return (
    <Bar class={styles.steps}>
      <Show when={props.state.round > 0} fallback={<b>{term('phase.setup')}</b>}>
        <b>
          <span class={text.notOnPhone}>
            {word('steps.round', { age: word(`age.${props.state.age}`), ...round() })}
          </span>
          <span class={text.onPhone}>{word('steps.roundOf', round())}</span>
        </b>
        <i aria-hidden="true">·</i>
        <For each={ROUND}>
          {(phase, i) => (
            <>
              <Show when={i() > 0}>
                <i aria-hidden="true">›</i>
              </Show>
              <span aria-current={isNow(phase) ? 'step' : undefined}>{term(`phase.${phase}`)}</span>
            </>
          )}
        </For>
      </Show>
    </Bar>
  );
}
