/** A die face. The sentence beside it says what it did. */
import { For, type JSX } from 'solid-js';
import { useWords } from '../words.tsx';
import styles from './Die.module.css';

const PIPS: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
};

export function Die(props: { value: number; dark?: boolean; size?: number }): JSX.Element {
  const { word } = useWords();
  return (
    <svg
      class={`${styles.die} ${props.dark ? styles.dark : ''}`}
      width={props.size ?? 20}
      height={props.size ?? 20}
      viewBox="0 0 24 24"
      role="img"
      aria-label={word('solo.die', { n: props.value })}
    >
      <rect x="2" y="2" width="20" height="20" rx="4" />
      <For each={PIPS[props.value] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="1.9" />}</For>
    </svg>
  );
}
