import { type JSX, Show } from 'solid-js';
import { Hidden } from './Hidden.tsx';
import styles from './Icon.module.css';

/**
 * A sign from ui/signs. It is hidden from screen readers unless it has a label, because there is usually a word beside
 * it.
 */
export function Icon(props: { of: string; size?: number; class?: string | undefined; label?: string }): JSX.Element {
  return (
    <>
      <svg
        class={`${styles.icon} ${props.class ?? ''}`}
        width={props.size ?? 16}
        height={props.size ?? 16}
        viewBox="0 0 24 24"
        aria-hidden="true"
        innerHTML={props.of}
      />
      <Show when={props.label}>
        <Hidden>{props.label}</Hidden>
      </Show>
    </>
  );
}
