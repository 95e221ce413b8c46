import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import styles from './Tooltip.module.css';

/**
 * Repeats in words what is drawn. It appears for pointer and keyboard, and Escape closes it. Whatever it says must also be
 * on the page without it.
 */
export function Tooltip(props: { text: string; children: JSX.Element }): JSX.Element {
  const [shown, setShown] = createSignal(false);
  const id = createUniqueId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to events of its child
    <span
      class={styles.around}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocusIn={() => setShown(true)}
      onFocusOut={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
      aria-describedby={shown() ? id : undefined}
    >
      {props.children}
      <Show when={shown()}>
        <span class={styles.tip} role="tooltip" id={id}>
          {props.text}
        </span>
      </Show>
    </span>
  );
}
