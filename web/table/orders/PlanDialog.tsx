/** All of the list that I am putting together: what each order costs, what happens otherwise, and how the list ends. */
import { For, type JSX, Show } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { AnyTable, OrderLine, OrderPlan } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { close, plus } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import styles from './PlanDialog.module.css';
import { sendLabel } from './sendLabel.ts';

interface Props {
  table: AnyTable;
  plan: OrderPlan;
}

export function PlanDialog(props: {
  table: AnyTable;
  plan: OrderPlan;
  open: boolean;
  onClose: () => void;
}): JSX.Element {
  const { plan } = props;
  const send = async () => {
    if (await plan.send()) props.onClose();
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('orders.planTitle')}
      side
      foot={
        <>
          <Button kind="ink" disabled={plan.isEmpty()} onClick={() => void send()}>
            {sendLabel(props.table, plan)}
          </Button>
          <Button
            onClick={() => {
              plan.close();
              props.onClose();
            }}
          >
            {t('orders.drop')}
          </Button>
        </>
      }
    >
      <p class={text.hint}>{t('orders.planAbout')}</p>
      <Show when={plan.lines().length > 0} fallback={<p>{t('orders.none')}</p>}>
        <ol class={styles.list}>
          <For each={plan.lines()}>{(line, at) => <Line plan={plan} line={line} at={at()} />}</For>
        </ol>
      </Show>
      <Ending {...props} />
      <Ahead {...props} />
    </Dialog>
  );
}

function Line(props: { plan: OrderPlan; line: OrderLine; at: number }): JSX.Element {
  const isEnding = () => props.plan.ending() !== null && props.at === props.plan.lines().length - 1;
  return (
    <li class={styles.line} data-stops={props.line.stops !== null ? '' : undefined}>
      <div class={styles.words}>
        <span>
          {props.line.words} <b>{props.line.change}</b>
        </span>
        <Button
          kind="quiet"
          small
          aria-label={t('orders.remove', { order: props.line.words })}
          onClick={() => props.plan.remove(props.at)}
        >
          <Icon of={close} size={14} />
        </Button>
      </div>
      <Show when={props.line.stops}>
        {(why) => <p class={styles.stops}>{t('orders.wouldStop', { why: why() })}</p>}
      </Show>
      <Show when={!props.line.isForeseen && props.line.stops === null}>
        <p class={text.hint}>{t('orders.whenItsTime')}</p>
      </Show>
      <Show when={props.line.stops === null && props.line.risk}>
        <p class={text.hint} data-part="risk">
          {t('orders.risk', { risk: props.line.risk })}
        </p>
      </Show>
      <Show when={!props.line.isOlder && !isEnding()}>
        <Segments
          small
          label={t('orders.otherwise')}
          value={props.line.order.else === 'skip' ? 'skip' : 'ask'}
          options={[
            { value: 'ask', label: t('orders.else.ask') },
            { value: 'skip', label: t('orders.else.skip') },
          ]}
          onChange={(otherwise) => props.plan.setElse(props.at, otherwise as 'ask' | 'skip')}
        />
      </Show>
    </li>
  );
}

const NO_ENDING = 'ask';

/** What happens after the last order. */
function Ending(props: Props): JSX.Element {
  const { plan } = props;
  const keyOf = (task: Tagged | null) => (task === null ? NO_ENDING : JSON.stringify(task));
  const words = (task: Tagged) => props.table.orders.desk()?.say(task) ?? '';
  return (
    <Show when={plan.endings().length > 0}>
      <h3 class={styles.heading}>{t('orders.end')}</h3>
      <div role="radiogroup" aria-label={t('orders.end')} class={styles.endings}>
        <For each={[null, ...plan.endings()]}>
          {(task) => (
            <label class={styles.ending}>
              <input
                type="radio"
                name="ending"
                checked={keyOf(plan.ending()) === keyOf(task)}
                onChange={() => plan.setEnding(task)}
              />
              <span>{task === null ? t('orders.end.ask') : words(task)}</span>
            </label>
          )}
        </For>
      </div>
    </Show>
  );
}

/** Answers to questions that have not come yet. */
function Ahead(props: Props): JSX.Element {
  const { plan } = props;
  const desk = () => props.table.orders.desk();
  return (
    <Show when={desk()?.ahead().length}>
      <h3 class={styles.heading}>{t('orders.ahead')}</h3>
      <div class={styles.ahead}>
        <For each={desk()?.ahead()}>
          {(task) => (
            <Button small sign={plus} disabled={plan.isFull()} onClick={() => plan.addTask(task)}>
              {desk()?.say(task)}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}
