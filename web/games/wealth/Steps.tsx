/** Round and phase in the header. */
import { For, Show } from 'solid-js';
import { draftRounds } from '../../../engine/wealth/rules/setUp/draft.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { Steps as Bar } from '../../ui/Top.tsx';
import { useWords } from './words.ts';

const ROUND = ['trade', 'develop', 'produce'] as const;

export function Steps(props: { state: State }) {
  const { word, term } = useWords();
  const isSetUp = () => ['draft', 'startFlag', 'startUnit'].includes(props.state.phase);
  const picks = () => draftRounds(props.state).map((_, i) => i);
  const list = (): { name: string; on: boolean }[] => {
    const { phase, draft } = props.state;
    if (phase === 'draft') return picks().map((i) => ({ name: word('pickN', { n: i + 1 }), on: draft?.round === i }));
    if (isSetUp() || phase === 'finalTrade' || phase === 'over')
      return [{ name: term(`phase.${phase}`), on: phase !== 'over' }];
    return ROUND.map((name) => ({ name: term(`phase.${name}`), on: name === phase }));
  };
  const head = () => {
    if (props.state.phase === 'draft') return term('phase.draft');
    return isSetUp() ? word('setUp') : word('roundN', { n: props.state.round });
  };
  return (
    <Bar>
      <b>{head()}</b>
      <i aria-hidden="true">·</i>
      <For each={list()}>
        {(step, i) => (
          <>
            <Show when={i() > 0}>
              <i aria-hidden="true">›</i>
            </Show>
            <span aria-current={step.on ? 'step' : undefined}>{step.name}</span>
          </>
        )}
      </For>
    </Bar>
  );
}
