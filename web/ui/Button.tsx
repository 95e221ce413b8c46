import { createUniqueId, type JSX, Show, splitProps } from 'solid-js';
import { Icon } from './Icon.tsx';

export interface ButtonProps extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'disabled'> {
  /** `pri`: you, now (one a page). `ink`: the main button of a moment that is not your turn. */
  kind?: 'pri' | 'ink' | 'quiet' | 'line';
  small?: boolean;
  sign?: string;
  disabled?: boolean;
  /** Why it cannot be pressed. Printed beside it, and it stays reachable by keyboard so that it can be read. */
  why?: string | undefined;
  /** A button that stays down: one of several choices. */
  pressed?: boolean;
  class?: string;
}

export function buttonClass(props: { kind?: ButtonProps['kind']; small?: boolean; class?: string }): string {
  const kind = { pri: ' pri', ink: ' inkb', quiet: ' quiet', line: '' }[props.kind ?? 'line'];
  return `b${kind}${props.small ? ' sm' : ''}${props.class ? ` ${props.class}` : ''}`;
}

export function Button(all: ButtonProps): JSX.Element {
  const [props, rest] = splitProps(all, [
    'kind',
    'small',
    'sign',
    'disabled',
    'why',
    'pressed',
    'class',
    'children',
    'onClick',
  ]);
  const id = createUniqueId();
  return (
    <>
      <button
        type="button"
        {...rest}
        class={buttonClass(props)}
        classList={{ on: props.pressed ?? false }}
        aria-pressed={props.pressed}
        disabled={props.disabled && !props.why}
        aria-disabled={props.why ? 'true' : undefined}
        aria-describedby={props.why ? id : undefined}
        onClick={(event) => {
          if (props.why) event.preventDefault();
          else if (typeof props.onClick === 'function') props.onClick(event);
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
