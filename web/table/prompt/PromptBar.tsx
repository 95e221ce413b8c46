/** The bar that says what has to be decided, by whom, and how much time is left. */
import { type JSX, onMount, Show } from 'solid-js';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { clock } from '../../ui/signs/common.ts';
import text from '../../ui/text.module.css';
import { useWayToBoard } from '../frame/place.ts';
import { useTable } from '../TableContext.ts';
import styles from './PromptBar.module.css';
import { takeLostFocus } from './promptFocus.ts';

/** It needs no words but those of the table. */
const OrdersNote = later(
  async () => (await import('../orders/OrdersNote.tsx')).OrdersNote,
  async () => {},
);
const PlanBar = later(async () => (await import('../orders/PlanBar.tsx')).PlanBar);

export interface PromptBarProps {
  /** `you`: vermilion edge. `calm`: nobody is waiting for you. `late`: the only tinted one. */
  tone?: 'you' | 'calm' | 'late';
  /** The time left, or since when the table has been waiting. */
  eyebrow?: JSX.Element;
  clock?: boolean;
  /** The main sentence, never a single word. */
  ask: JSX.Element;
  sub?: JSX.Element;
  /** Keeps the second line on a phone too. */
  keepSub?: boolean;
  /** A refusal or another reason, in italics. */
  why?: JSX.Element;
  /** Below the sentence, in its column. */
  under?: JSX.Element;
  /** The middle: what the move is made of. */
  children?: JSX.Element;
  /** Buttons. The first is the main one and names its effect. */
  acts?: JSX.Element;
  class?: string;
}

export function PromptBar(props: PromptBarProps): JSX.Element {
  let bar: HTMLElement | undefined;
  const way = useWayToBoard();
  const table = useTable();
  const plan = () => (table?.planning() ? table.orders.desk()?.plan : undefined);
  onMount(() => bar && takeLostFocus(bar));
  return (
    <section
      ref={bar}
      class={`${styles.prompt} ${props.class ?? ''}`}
      data-part="prompt"
      data-tone={props.tone ?? 'you'}
      data-aside={way() ? '' : undefined}
      aria-label={t('prompt.label')}
      tabIndex={-1}
    >
      <Show when={table && plan()}>{(made) => <PlanBar table={table as AnyTable} plan={made()} />}</Show>
      <Sentence {...props} />
      <div class={styles.middle} data-part="middle">
        {props.children}
      </div>
      <div class={styles.acts} data-part="acts">
        {props.acts}
        <Show when={way()}>
          {(to) => (
            <Button class={styles.toBoard} data-part="toBoard" onClick={() => to().go()}>
              <Icon of={to().tab.sign} size={17} /> {to().tab.label}
            </Button>
          )}
        </Show>
      </div>
    </section>
  );
}

function Sentence(props: PromptBarProps): JSX.Element {
  const table = useTable();
  return (
    <div class={styles.ask} data-part="ask" aria-live="polite">
      <Show when={props.eyebrow}>
        <span class={`${text.eyebrow} ${styles.eyebrow}`}>
          <Show when={props.clock}>
            <Icon of={clock} size={12} />
          </Show>
          <span>{props.eyebrow}</span>
        </span>
      </Show>
      <p>{props.ask}</p>
      <Show when={props.sub}>
        <small class={props.keepSub ? styles.kept : ''}>{props.sub}</small>
      </Show>
      <Show when={props.why}>
        <span class={`${text.why} ${styles.why}`}>{props.why}</span>
      </Show>
      {props.under}
      <Show when={table?.orders.list().length && !table.planning() ? table : undefined}>
        {(mine) => <OrdersNote table={mine()} />}
      </Show>
    </div>
  );
}
