/** Charts in two columns, or one below the other on a phone. */
import type { JSX } from 'solid-js';
import styles from './ChartGrid.module.css';

export function ChartGrid(props: { children: JSX.Element }): JSX.Element {
  return <div class={styles.grid}>{props.children}</div>;
}
