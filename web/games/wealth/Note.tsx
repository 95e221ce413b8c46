/** Words under a list, or instead of it. */
import type { JSX } from 'solid-js';
import styles from './Note.module.css';

export const None = (props: { children: JSX.Element }) => <p class={styles.none}>{props.children}</p>;

/** A few words of explanation under a list. */
export const Note = (props: { children: JSX.Element }) => <p class={styles.note}>{props.children}</p>;
