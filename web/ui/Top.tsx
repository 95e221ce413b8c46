import { type JSX, Show } from 'solid-js';
import { Brand } from './Brand.tsx';
import styles from './Top.module.css';

/** The bar at the top of every page: the logo, the page's name, and its menu on the right. */
export function Top(props: {
  name?: string;
  /** The name is the heading of the page. */
  heading?: boolean;
  /** The whole logo on a phone too. */
  whole?: boolean;
  /** What stands in the middle of a wide screen: `<Steps>`. */
  steps?: JSX.Element;
  class?: string | undefined;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <header class={`${styles.top} ${props.class ?? ''}`}>
      <Brand whole={props.whole ?? false} />
      <Show when={props.name}>
        <Show when={props.heading} fallback={<div class={styles.name}>{props.name}</div>}>
          <h1 class={styles.name}>{props.name}</h1>
        </Show>
      </Show>
      {props.steps}
      <div class={styles.right}>{props.children}</div>
    </header>
  );
}

/** How far a table is: `<b>` is what matters, `<i>` separates, and the current step is marked by `aria-current`. */
export function Steps(props: { class?: string | undefined; children: JSX.Element }): JSX.Element {
  return (
    <div class={`${styles.steps} ${props.class ?? ''}`} data-part="steps">
      {props.children}
    </div>
  );
}
