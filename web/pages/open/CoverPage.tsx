import type { JSX } from 'solid-js';
import { PromptBar, type PromptBarProps } from '../../table/prompt/PromptBar.tsx';
import page from '../page.module.css';
import styles from './CoverPage.module.css';

/** A page for a table that has not begun: a picture of the game, a sheet of paper beside it, and the bar below. */
export function CoverPage(props: {
  top: JSX.Element;
  cover: JSX.Element;
  bar: JSX.Element;
  children: JSX.Element;
}): JSX.Element {
  return (
    <div class={`${page.page} ${styles.page}`}>
      {props.top}
      <main class={styles.two}>
        <div class={styles.cover}>{props.cover}</div>
        <div class={styles.paper}>{props.children}</div>
      </main>
      {props.bar}
    </div>
  );
}

export function CoverBar(props: PromptBarProps): JSX.Element {
  return <PromptBar {...props} class={styles.bar ?? ''} />;
}
