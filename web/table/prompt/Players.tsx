/** Players in the middle of the prompt bar, each with a flag and a word. */
import type { JSX } from 'solid-js';
import styles from './Players.module.css';

export function Players(props: {
  /** The sentence of the prompt names the only one already, so a phone leaves the list out. */
  isNamed?: boolean;
  children: JSX.Element;
}): JSX.Element {
  return (
    <div class={styles.players} classList={{ [styles.named ?? '']: props.isNamed ?? false }} data-part="players">
      {props.children}
    </div>
  );
}

export function PlayerItem(props: { children: JSX.Element }): JSX.Element {
  return <span class={styles.player}>{props.children}</span>;
}
