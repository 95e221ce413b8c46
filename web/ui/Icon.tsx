import { type JSX, Show } from 'solid-js';

/**
 * A sign from ui/signs. It is hidden from screen readers unless it has a label, because there is usually a word beside
 * it.
 */
export function Icon(props: { of: string; size?: number; class?: string; label?: string }): JSX.Element {
  return (
    <>
      <svg
        class={props.class ? `ic ${props.class}` : 'ic'}
        width={props.size ?? 16}
        height={props.size ?? 16}
        viewBox="0 0 24 24"
        aria-hidden="true"
        innerHTML={props.of}
      />
      <Show when={props.label}>
        <span class="vh">{props.label}</span>
      </Show>
    </>
  );
}
