/** The picture of the home page. Each game draws its part of it. */
import { For, type JSX } from 'solid-js';
import styles from './Art.module.css';
import { ARTS } from './arts.ts';

export function Art(): JSX.Element {
  const narrow = matchMedia('(max-width: 900px)').matches;
  return (
    <svg
      class={styles.art}
      viewBox={narrow ? '-270 -98 540 220' : '-300 -186 600 372'}
      preserveAspectRatio={narrow ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <For each={ARTS}>{(One) => <One />}</For>
    </svg>
  );
}
