import type { JSX } from 'solid-js';
import text from './text.module.css';

/** Read aloud but not drawn. */
export function Hidden(props: { as?: 'span' | 'div' | 'caption' | 'h1'; children: JSX.Element }): JSX.Element {
  switch (props.as) {
    case 'div':
      return <div class={text.hidden}>{props.children}</div>;
    case 'caption':
      return <caption class={text.hidden}>{props.children}</caption>;
    case 'h1':
      return <h1 class={text.hidden}>{props.children}</h1>;
    default:
      return <span class={text.hidden}>{props.children}</span>;
  }
}
