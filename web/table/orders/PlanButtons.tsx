/** The ways into a list of orders: from a move that is ready, or while the table waits for somebody else. */
import { type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { openPlan } from './openPlan.ts';

/** Stands beside the main button. The move becomes the first of a list, and the next one can be chosen at once. */
export function ThenButton(props: { table: AnyTable; onThen: () => void }): JSX.Element {
  const start = async () => {
    if (await openPlan(props.table)) props.onThen();
  };
  return (
    <Show when={props.table.orders.exist && !props.table.planning()}>
      <Button data-part="then" onClick={() => void start()}>
        {t('orders.then')}
      </Button>
    </Show>
  );
}

/** Stands in the prompt of a player who waits. */
export function PlanAhead(props: { table: AnyTable; kind?: 'ink' | 'line' }): JSX.Element {
  return (
    <Show when={props.table.orders.exist && props.table.seat() !== null}>
      <Button kind={props.kind ?? 'ink'} data-part="planAhead" onClick={() => void openPlan(props.table)}>
        {t('orders.plan')}
      </Button>
    </Show>
  );
}
