/**
 * My nation below the progress board, where workers are deployed and undeployed. A watcher sees the nation that
 * decides.
 */
import { type JSX, Show } from 'solid-js';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import type { Composer } from '../composer.ts';
import { NationBoard } from './NationBoard.tsx';

export function OwnNationBoard(props: { composer: Composer }): JSX.Element {
  const { composer } = props;
  const { table } = composer;
  const shown = () => composer.me() ?? table.awaiting()[0]?.seat ?? 0;
  const lit = () => {
    const name = composer.aim()?.name;
    if (name !== 'deploy' && name !== 'undeploy') return [];
    return composer.ways().flatMap((action) => (action.type === name ? [action.slot] : []));
  };
  const onSlot = (slot: number) => {
    if (composer.aim()?.name === 'undeploy') {
      composer.undeploy(slot);
      return;
    }
    composer.pick(composer.ways().findIndex((action) => action.type === 'deploy' && action.slot === slot));
    document.querySelector<HTMLElement>('.acts .pri')?.focus({ preventScroll: true });
  };
  const marked = () => {
    const action = composer.chosen();
    if (action?.type === 'buy' && action.space !== undefined) return { slot: action.space, kind: 'replaced' as const };
    if (action?.type === 'deploy') return { slot: action.slot, kind: 'chosen' as const };
    return null;
  };
  return (
    <div class="own">
      <Show when={table.state().nations[shown()]?.board}>
        <NationBoard
          state={table.state()}
          seat={shown()}
          letter={table.players()[shown()]?.letter ?? ''}
          marked={marked()}
          lit={lit()}
          stone={composer.aim()?.name === 'deploy' ? nationFacts(table.state(), shown()).deploy : null}
          onSlot={onSlot}
          onCard={composer.show}
        />
      </Show>
    </div>
  );
}
