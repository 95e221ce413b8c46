/** The list of my orders: what happens on my next turns, what happens otherwise, and why it has stopped. */
import { For, type JSX, Show } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { Order } from '../../../engine/core/orderRules.ts';
import type { AnyTable, Orders } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { close } from '../../ui/signs/common.ts';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import styles from './OrdersDialog.module.css';
import { openPlan } from './openPlan.ts';

export function OrdersDialog(props: { table: AnyTable; open: boolean; onClose: () => void }): JSX.Element {
  const { orders } = props.table;
  /** Only one request at a time is on its way, so a press that could not be sent is not offered. */
  const isSending = () => props.table.sending() === 'sending';
  /** What is taken away can be had back at once. */
  const keepOnly = async (list: Orders) => {
    const before = orders.list();
    if (!(await orders.give(list))) return;
    toast(t('orders.removed', { n: before.length - list.length }), {
      label: t('orders.back'),
      run: () => void orders.give(before),
    });
    if (list.length === 0) props.onClose();
  };
  const add = async () => {
    if (await openPlan(props.table)) props.onClose();
  };
  return (
    <Dialog
      open={props.open && orders.list().length > 0}
      onClose={props.onClose}
      title={t('orders.title')}
      side
      foot={
        <>
          <Show when={orders.stopped() !== null}>
            <Button kind="ink" disabled={isSending()} onClick={() => void orders.give(orders.list())}>
              {t('orders.resume')}
            </Button>
          </Show>
          <Button onClick={() => void add()}>{t('orders.add')}</Button>
          <Button disabled={isSending()} onClick={() => void keepOnly([])}>
            {t('orders.clear')}
          </Button>
        </>
      }
    >
      <p class={text.hint}>{t('orders.about')}</p>
      <Show when={orders.stopped()}>
        {(why) => (
          <p class={styles.stopped} role="status">
            {t('orders.stopped', { why: why() })}
          </p>
        )}
      </Show>
      <ol class={styles.list}>
        <For each={orders.list()}>
          {(order, index) => (
            <OrderItem
              table={props.table}
              order={order}
              onRemove={() => void keepOnly(orders.list().filter((_, at) => at !== index()))}
            />
          )}
        </For>
      </ol>
    </Dialog>
  );
}

function OrderItem(props: { table: AnyTable; order: Order<Tagged>; onRemove: () => void }): JSX.Element {
  const say = (task: Tagged) => props.table.orders.wantDesk()?.say(task) ?? '';
  const otherwise = () => {
    const { else: other } = props.order;
    return typeof other === 'string' ? t(`orders.else.${other}`) : t('orders.else', { task: say(other.task) });
  };
  return (
    <li class={styles.item}>
      <span>
        {say(props.order.task)}
        <small class={styles.otherwise}>{otherwise()}</small>
      </span>
      <Button
        kind="quiet"
        small
        disabled={props.table.sending() === 'sending'}
        aria-label={t('orders.remove', { order: say(props.order.task) })}
        onClick={() => props.onRemove()}
      >
        <Icon of={close} size={14} />
      </Button>
    </li>
  );
}
