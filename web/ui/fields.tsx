/** Form fields: a choice with text is a plate, a short choice a segment, a yes or no a switch. */
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { Switch } from './Switch.tsx';
import './fields.css';

export interface Option<V extends string | number> {
  value: V;
  label: string;
  /** What the choice does or, if it is disabled, why. */
  help?: string;
  disabled?: boolean;
  picture?: JSX.Element;
}

interface ChoiceProps<V extends string | number> {
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** All of them are radio buttons underneath, so arrow keys and screen readers work. */
function Radios<V extends string | number>(
  props: ChoiceProps<V> & { class: string; each?: string; face: (option: Option<V>) => JSX.Element },
): JSX.Element {
  const name = createUniqueId();
  return (
    <div class={props.class} role="radiogroup" aria-label={props.label}>
      <For each={props.options}>
        {(option) => (
          <label class={props.each} classList={{ no: option.disabled ?? false }}>
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span>{props.face(option)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** Choices with text. */
export function Plates<V extends string | number>(props: ChoiceProps<V> & { columns?: 2 | 3 }): JSX.Element {
  const face = (option: Option<V>) => (
    <>
      {option.picture}
      <b>{option.label}</b>
      <Show when={option.help}>
        <small>{option.help}</small>
      </Show>
    </>
  );
  return <Radios {...props} class={props.columns === 3 ? 'cards3' : 'cards2'} each="card" face={face} />;
}

export function Segments<V extends string | number>(props: ChoiceProps<V>): JSX.Element {
  return <Radios {...props} class="segr" face={(option) => option.label} />;
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
  return <Radios {...props} class="terr" each="tr" face={face} />;
}

/** One line in a list of switches. The list is `<ul class="sws">`. */
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
    <li>
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

/** A labelled line of a form. The child gets the id that the label points to. */
export function Line(props: { label: string; hint?: JSX.Element; children: (id: string) => JSX.Element }): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="frm">
      <label for={id}>{props.label}</label>
      <div>
        {props.children(id)}
        <Show when={props.hint}>
          <div class="hint">{props.hint}</div>
        </Show>
      </div>
    </div>
  );
}

/** A labelled line whose control has its own name (segments, switches). */
export function PlainLine(props: { label: string; children: JSX.Element }): JSX.Element {
  return (
    <div class="frm">
      <span>{props.label}</span>
      <div>{props.children}</div>
    </div>
  );
}

export function TextField(props: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'email' | 'time' | 'number';
  placeholder?: string;
  autocomplete?: string;
  maxLength?: number;
  required?: boolean;
  hint?: JSX.Element;
}): JSX.Element {
  return (
    <Line label={props.label} hint={props.hint}>
      {(id) => (
        <input
          id={id}
          class="fld"
          type={props.type ?? 'text'}
          value={props.value}
          placeholder={props.placeholder}
          autocomplete={props.autocomplete}
          maxLength={props.maxLength}
          required={props.required}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </Line>
  );
}

export function SelectField<V extends string | number>(props: ChoiceProps<V> & { hint?: JSX.Element }): JSX.Element {
  return (
    <Line label={props.label} hint={props.hint}>
      {(id) => (
        <select
          id={id}
          class="fld"
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
