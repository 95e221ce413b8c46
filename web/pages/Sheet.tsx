import type { JSX } from 'solid-js';
import styles from './Sheet.module.css';
import { SiteTop } from './SiteTop.tsx';

/** A page of text on paper. */
export function Sheet(props: { title: string; children: JSX.Element }): JSX.Element {
  return (
    <div class={styles.sheet}>
      <SiteTop name={props.title} class={styles.bar} />
      <main>
        <h1 class={styles.title}>{props.title}</h1>
        {props.children}
      </main>
    </div>
  );
}
