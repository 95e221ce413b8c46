/** One of a few: a choice with text is a plate, a short one a segment. All of them are radio buttons underneath. */
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import styles from './choices.module.css';

export interface Option<V extends string | number> {
  value: V;
  label: string;
  /** What the choice does or, if it is disabled, why. */
  help?: string;
  disabled?: boolean;
  picture?: JSX.Element;
}

export interface ChoiceProps<V extends string | number> {
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Arrow keys and screen readers work, because these are radio buttons. */
function Radios<V extends string | number>(
  props: ChoiceProps<V> & { class: string; each: string | undefined; face: (option: Option<V>) => JSX.Element },
): JSX.Element {
  const name = createUniqueId();
  return (
    <div class={props.class} role="radiogroup" aria-label={props.label}>
      <For each={props.options}>
        {(option) => (
          <label class={styles.choice}>
            <input
              class={styles.input}
              type="radio"
              name={name}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span class={props.each}>{props.face(option)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** Choices with text. */
export function Plates<V extends string | number>(
  props: ChoiceProps<V> & {
    columns?: 2 | 3;
    /** Two short texts, beside each other on a phone too. */
    compact?: boolean;
    class?: string | undefined;
  },
): JSX.Element {
  const face = (option: Option<V>) => (
    <>
      {option.picture}
      <b>{option.label}</b>
      <Show when={option.help}>
        <small>{option.help}</small>
      </Show>
    </>
  );
  const look = () =>
    [styles.plates, props.columns === 3 && styles.three, props.compact && styles.compact, props.class]
      .filter(Boolean)
      .join(' ');
  return <Radios {...props} class={look()} each={styles.plate} face={face} />;
}

export function Segments<V extends string | number>(props: ChoiceProps<V> & { small?: boolean }): JSX.Element {
  const look = () => `segr ${styles.segments} ${props.small ? styles.small : ''}`;
  return <Radios {...props} class={look()} each={styles.segment} face={(option) => option.label} />;
}

/** Small plates with a picture: island layouts, boards. */
export function Pictures<V extends string | number>(props: ChoiceProps<V>): JSX.Element {
  const face = (option: Option<V>) => (
    <>
      {option.picture}
      <b>{option.label}</b>
      <Show when={option.help}>
        <i>{option.help}</i>
      </Show>
    </>
  );
  return <Radios {...props} class={styles.pictures ?? ''} each={styles.picture} face={face} />;
}
