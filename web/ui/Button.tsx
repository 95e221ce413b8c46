import { createUniqueId, type JSX, type Ref, Show } from 'solid-js';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import text from './text.module.css';

interface Look {
  /** `pri`: your move, now (one per page). `ink`: the main button when it is not your turn. */
  kind?: 'pri' | 'ink' | 'quiet' | 'line';
  small?: boolean;
  /** It looks pressed. */
  on?: boolean;
  class?: string | undefined;
}

/** Only these attributes: passing on any attribute would add 2 KB of Solid to every page. */
export interface ButtonProps
  extends Omit<Look, 'on'>,
    Pick<
      JSX.ButtonHTMLAttributes<HTMLButtonElement>,
      'type' | 'form' | 'children' | 'aria-label' | 'aria-pressed' | 'aria-expanded' | 'aria-controls'
    > {
  sign?: string;
  disabled?: boolean;
  /**
   * Why the button is disabled. The reason is printed beside it, and the button stays reachable by keyboard so that it
   * can be read.
   */
  why?: string | undefined;
  /** A button that stays pressed: one of several choices. */
  pressed?: boolean;
  'data-part'?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent) => void;
}

const KINDS = { pri: styles.main, ink: styles.ink, quiet: styles.quiet, line: styles.line };

function buttonClass(look: Look): string {
  return [styles.button, look.small && styles.small, look.on && styles.on, KINDS[look.kind ?? 'line'], look.class]
    .filter(Boolean)
    .join(' ');
}

export function Button(props: ButtonProps): JSX.Element {
  const id = createUniqueId();
  return (
    <>
      <button
        ref={props.ref}
        type={props.type ?? 'button'}
        form={props.form}
        aria-label={props['aria-label']}
        class={buttonClass({ kind: props.kind, small: props.small, on: props.pressed, class: props.class })}
        data-kind={props.kind ?? 'line'}
        data-part={props['data-part']}
        aria-pressed={props.pressed ?? props['aria-pressed']}
        aria-expanded={props['aria-expanded']}
        aria-controls={props['aria-controls']}
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
        <span class={text.why} id={id}>
          {props.why}
        </span>
      </Show>
    </>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: Look & { href: string; 'aria-label'?: string; children: JSX.Element }): JSX.Element {
  return (
    <a href={props.href} class={buttonClass(props)} data-kind={props.kind ?? 'line'} aria-label={props['aria-label']}>
      {props.children}
    </a>
  );
}
