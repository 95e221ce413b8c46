/**
 * My nation below the progress board, where workers are deployed and undeployed. A watcher sees the nation that
 * decides.
 */
import { type JSX, Show } from 'solid-js';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import { nationFacts } from '../../../../../engine/nations/facts/nation.ts';
import { slotFor } from '../../../../../engine/nations/facts/purchase.ts';
import type { Composer } from '../../composer.ts';
import { focusMainButton } from '../../focus.ts';
import styles from '../../Table.module.css';
import { NationBoard } from './NationBoard.tsx';

export function OwnNationBoard(props: { composer: Composer; onCard: (card: CardId) => void }): JSX.Element {
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
    const way = composer.ways().find((action) => action.type === 'deploy' && action.slot === slot);
    if (way) composer.pick(way);
    focusMainButton();
  };
  const marked = () => {
    const action = composer.chosen();
    const replaced = action?.type === 'buy' ? slotFor(table.state(), action) : null;
    if (replaced !== null) return { slot: replaced, kind: 'replaced' as const };
    if (action?.type === 'deploy') return { slot: action.slot, kind: 'chosen' as const };
    return null;
  };
  return (
    <div class={styles.own} data-part="ownNation">
      <Show when={table.state().nations[shown()]?.board}>
        <NationBoard
          state={table.state()}
          seat={shown()}
          place="page"
          letter={table.players()[shown()]?.letter ?? ''}
          marked={marked()}
          lit={lit()}
          stone={composer.aim()?.name === 'deploy' ? nationFacts(table.state(), shown()).deploy : null}
          onSlot={onSlot}
          onCard={props.onCard}
        />
      </Show>
    </div>
  );
}
