import { createUniqueId, type JSX, Show } from 'solid-js';
import { Icon } from './Icon.tsx';

/** Only these attributes: passing on any attribute would add 2 KB of Solid to every page. */
export interface ButtonProps
  extends Pick<
    JSX.ButtonHTMLAttributes<HTMLButtonElement>,
    'type' | 'form' | 'children' | 'aria-label' | 'aria-pressed'
  > {
  /** `pri`: your move, now (one per page). `ink`: the main button when it is not your turn. */
  kind?: 'pri' | 'ink' | 'quiet' | 'line';
  small?: boolean;
  sign?: string;
  disabled?: boolean;
  /**
   * Why the button is disabled. The reason is printed beside it, and the button stays reachable by keyboard so that it
   * can be read.
   */
  why?: string | undefined;
  /** A button that stays pressed: one of several choices. */
  pressed?: boolean;
  class?: string;
  onClick?: (event: MouseEvent) => void;
}

export function buttonClass(props: { kind?: ButtonProps['kind']; small?: boolean; class?: string }): string {
  const kind = { pri: ' pri', ink: ' inkb', quiet: ' quiet', line: '' }[props.kind ?? 'line'];
  return `b${kind}${props.small ? ' sm' : ''}${props.class ? ` ${props.class}` : ''}`;
}

export function Button(props: ButtonProps): JSX.Element {
  const id = createUniqueId();
  return (
    <>
      <button
        type={props.type ?? 'button'}
        form={props.form}
        aria-label={props['aria-label']}
        class={buttonClass(props)}
        classList={{ on: props.pressed ?? false }}
        aria-pressed={props.pressed ?? props['aria-pressed']}
        disabled={props.disabled && !props.why}
        aria-disabled={props.why ? 'true' : undefined}
        aria-describedby={props.why ? id : undefined}
        onClick={(event) => {
          if (props.why) event.preventDefault();
          else props.onClick?.(event);
        }}
      >
        <Show when={props.sign}>{(sign) => <Icon of={sign()} size={16} />}</Show>
        {props.children}
      </button>
      <Show when={props.why}>
        <span class="why" id={id}>
          {props.why}
        </span>
      </Show>
    </>
  );
}
