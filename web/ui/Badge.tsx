import type { JSX } from 'solid-js';
import styles from './Badge.module.css';

/** The number of things that wait for the reader. */
export function Badge(props: { n: number }): JSX.Element {
  return <span class={styles.badge}>{props.n}</span>;
}
