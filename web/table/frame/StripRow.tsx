/** One line above the board. */
import { type JSX, Show } from 'solid-js';
import type { AnyTable, LogLine } from '../../games/contract.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Strip.module.css';

export function StripRow(props: { class?: string; children: JSX.Element }): JSX.Element {
  return (
    <div class={`${styles.strip} ${props.class ?? ''}`} data-part="strip">
      {props.children}
    </div>
  );
}

/** What the line is about, in italics. */
export function Lead(props: { children: JSX.Element }): JSX.Element {
  return <span class={styles.lead}>{props.children}</span>;
}

/** The round button at the start of the line. */
export function StripButton(props: { sign: string; label: string; onClick: () => void }): JSX.Element {
  return (
    <button type="button" class={styles.go} aria-label={props.label} onClick={() => props.onClick()}>
      <Icon of={props.sign} size={13} />
    </button>
  );
}

/** The flag of the player that a line is about. */
export function LineFlag(props: { table: AnyTable; line: LogLine; children?: JSX.Element }): JSX.Element {
  return (
    <Show when={props.line.about !== null}>
      <Flag seat={props.line.about ?? 0} letter={props.table.players()[props.line.about ?? 0]?.letter} width={18} />
      {props.children}
    </Show>
  );
}
