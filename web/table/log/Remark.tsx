/** How a line of the log came about, in italics after its words. */
import type { JSX } from 'solid-js';
import styles from './LogList.module.css';

export function Remark(props: { children: JSX.Element }): JSX.Element {
  return (
    <>
      {' '}
      <span class={styles.remark}>{props.children}</span>
    </>
  );
}
