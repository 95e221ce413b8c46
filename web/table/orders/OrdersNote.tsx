/** How many orders I have, or why they have stopped. It stands in the prompt and opens the list. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import styles from './OrdersNote.module.css';

const OrdersDialog = later(async () => (await import('./OrdersDialog.tsx')).OrdersDialog);

export function OrdersNote(props: { table: AnyTable }): JSX.Element {
  const { orders } = props.table;
  const [isOpen, open] = createSignal(false);
  const [wasOpened, remember] = createSignal(false);
  const label = () =>
    orders.stopped() === null ? t('orders.count', { n: orders.list().length }) : t('orders.stopped.short');
  return (
    <>
      <Button
        small
        class={styles.note}
        data-part="orders"
        aria-expanded={isOpen()}
        onClick={() => {
          remember(true);
          open(true);
        }}
      >
        <Show when={orders.stopped() !== null}>
          <span class={styles.badge} aria-hidden="true">
            !
          </span>
        </Show>
        {label()}
      </Button>
      <Show when={wasOpened()}>
        <OrdersDialog table={props.table} open={isOpen()} onClose={() => open(false)} />
      </Show>
    </>
  );
}
