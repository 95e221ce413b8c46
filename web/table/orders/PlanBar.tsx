/** The list of orders that I am putting together, above what the prompt asks. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { AnyTable, OrderLine, OrderPlan } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { close } from '../../ui/signs/common.ts';
import styles from './PlanBar.module.css';
import { sendLabel } from './sendLabel.ts';

const PlanDialog = later(async () => (await import('./PlanDialog.tsx')).PlanDialog);

export function PlanBar(props: { table: AnyTable; plan: OrderPlan }): JSX.Element {
  const [isOpen, open] = createSignal(false);
  const [wasOpened, remember] = createSignal(false);
  const { plan } = props;
  const stops = () => plan.lines().some((line) => line.stops !== null);
  const show = () => {
    remember(true);
    open(true);
  };
  return (
    <div class={styles.bar} data-part="plan-bar">
      <Button small class={styles.list} aria-expanded={isOpen()} onClick={show}>
        <Show when={stops()}>
          <span class={styles.badge} aria-hidden="true">
            !
          </span>
        </Show>
        {t('orders.steps', { n: plan.lines().length })}
      </Button>
      <ol class={styles.steps}>
        <For each={plan.lines()}>{(line) => <Step line={line} />}</For>
      </ol>
      <Button small kind="ink" disabled={plan.isEmpty()} onClick={() => void plan.send()}>
        {sendLabel(props.table, plan)}
      </Button>
      <Button small kind="quiet" aria-label={t('orders.drop')} onClick={() => plan.close()}>
        <Icon of={close} size={16} />
      </Button>
      <Show when={wasOpened()}>
        <PlanDialog table={props.table} plan={plan} open={isOpen()} onClose={() => open(false)} />
      </Show>
    </div>
  );
}

function Step(props: { line: OrderLine }): JSX.Element {
  const otherwise = () => t(props.line.order.else === 'skip' ? 'orders.else.skip' : 'orders.else.ask');
  return (
    <li class={styles.step} data-stops={props.line.stops !== null ? '' : undefined}>
      {props.line.words}
      <Show when={props.line.change}>
        {' '}
        <b>{props.line.change}</b>
      </Show>{' '}
      <small class={styles.otherwise}>{otherwise()}</small>
    </li>
  );
}
