/** Form fields, each on a line with its label. What is chosen from a few is in choices.tsx. */
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { ChoiceProps } from './choices.tsx';
import styles from './fields.module.css';
import { Switch } from './Switch.tsx';
import text from './text.module.css';

/** One line in a list (`<ul>`) of switches. */
export function SwitchLine(props: {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}): JSX.Element {
  const id = createUniqueId();
  const help = createUniqueId();
  return (
    <li class={styles.switchLine}>
      <label for={id}>
        <b>{props.label}</b>
        <Show when={props.help}>
          <small id={help}>{props.help}</small>
        </Show>
      </label>
      <Switch {...props} id={id} describedBy={props.help ? help : undefined} />
    </li>
  );
}

interface LineProps {
  label: string;
  hint?: JSX.Element;
  /** The label stands above the field on every screen. */
  stacked?: boolean;
}

/** A labelled line of a form. The child gets the id that the label points to. */
function Line(props: LineProps & { children: (id: string) => JSX.Element }): JSX.Element {
  const id = createUniqueId();
  return (
    <div class={`${styles.line} ${props.stacked ? styles.stacked : ''}`}>
      <label class={styles.label} for={id}>
        {props.label}
      </label>
      <div>
        {props.children(id)}
        <Show when={props.hint}>
          <div class={text.hint}>{props.hint}</div>
        </Show>
      </div>
    </div>
  );
}

/** A labelled line whose control has its own name (segments, switches). */
export function PlainLine(props: { label: string; children: JSX.Element }): JSX.Element {
  return (
    <div class={styles.line}>
      <span class={styles.label}>{props.label}</span>
      <div>{props.children}</div>
    </div>
  );
}

export function TextField(
  props: LineProps & {
    value: string;
    onInput: (value: string) => void;
    type?: 'text' | 'email' | 'time' | 'number' | 'date';
    /** The first and the last date. */
    min?: string;
    max?: string;
    placeholder?: string;
    autocomplete?: string;
    maxLength?: number;
    required?: boolean;
  },
): JSX.Element {
  return (
    <Line label={props.label} hint={props.hint} stacked={props.stacked}>
      {(id) => (
        <input
          id={id}
          class={styles.field}
          type={props.type ?? 'text'}
          value={props.value}
          placeholder={props.placeholder}
          autocomplete={props.autocomplete}
          min={props.min}
          max={props.max}
          maxLength={props.maxLength}
          required={props.required}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </Line>
  );
}

export function SelectField<V extends string | number>(
  props: ChoiceProps<V> & { hint?: JSX.Element; stacked?: boolean },
): JSX.Element {
  return (
    <Line label={props.label} hint={props.hint} stacked={props.stacked ?? false}>
      {(id) => (
        <select
          id={id}
          class={`${styles.field} ${styles.select}`}
          onChange={(event) => {
            const chosen = props.options[event.currentTarget.selectedIndex];
            if (chosen) props.onChange(chosen.value);
          }}
        >
          <For each={props.options}>
            {(option) => (
              <option value={String(option.value)} selected={option.value === props.value} disabled={option.disabled}>
                {option.label}
              </option>
            )}
          </For>
        </select>
      )}
    </Line>
  );
}
