import { type JSX, Show } from 'solid-js';

/** A sign of ui/signs. Silent unless it has a label: mostly a word stands beside it. */
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
