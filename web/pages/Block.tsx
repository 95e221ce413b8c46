import type { JSX } from 'solid-js';
import styles from './Block.module.css';

/** A part of a page under a heading, with a line above it. */
export function Block(props: { title: string; children: JSX.Element }): JSX.Element {
  return (
    <section class={styles.block}>
      <h2 class={styles.title}>{props.title}</h2>
      {props.children}
    </section>
  );
}
