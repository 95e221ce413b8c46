/** A plate with a name and an effect: what a unit does, or what to do about a clash. */
import type { JSX } from 'solid-js';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Option.module.css';

/** Plates of equal width, side by side. */
export const Options = (props: { children: JSX.Element }) => <div class={styles.options}>{props.children}</div>;

interface Named {
  name: string;
  effect: JSX.Element;
}

export function Option(props: Named & { sign: string; isOn: boolean; isBarred: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      class={styles.option}
      aria-pressed={props.isOn}
      aria-disabled={props.isBarred}
      onClick={() => !props.isBarred && props.onClick()}
    >
      <b>
        <Icon of={props.sign} size={16} /> {props.name}
      </b>
      <span>{props.effect}</span>
    </button>
  );
}

/** One of a group of which one is chosen. */
export const RadioOption = (props: Named & { isOn: boolean; onClick: () => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a plate, not a standard radio button
  <button type="button" role="radio" class={styles.radio} aria-checked={props.isOn} onClick={() => props.onClick()}>
    <b>{props.name}</b>
    <span>{props.effect}</span>
  </button>
);
