/** A few answers side by side, one of which is chosen. */
import { For, type JSX } from 'solid-js';
import styles from './Segment.module.css';

export function Segment<K extends string | number>(props: {
  label: string;
  answers: readonly K[];
  chosen: K | undefined;
  onChoose: (answer: K) => void;
  children: (answer: K) => JSX.Element;
}) {
  return (
    <div class={styles.segment} role="radiogroup" aria-label={props.label}>
      <For each={props.answers}>
        {(answer) => (
          // biome-ignore lint/a11y/useSemanticElements: a segment, not a standard radio button
          <button
            type="button"
            role="radio"
            aria-checked={props.chosen === answer}
            onClick={() => props.onChoose(answer)}
          >
            {props.children(answer)}
          </button>
        )}
      </For>
    </div>
  );
}
