/** One line above the board. */
import type { JSX } from 'solid-js';
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
    <button type="button" class={styles.go} aria-label={props.label} onClick={props.onClick}>
      <Icon of={props.sign} size={13} />
    </button>
  );
}
