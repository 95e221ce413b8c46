/** The six hatch patterns, defined once per page. Every board and tile on the page refers to them by id. */
import { For } from 'solid-js';
import styles from './board.module.css';

const HATCHES = [
  ['farm', 'M0 3c3-1.4 6-1.4 12 0M0 9c3-1.4 6-1.4 12 0', 'var(--ochre-e)', 0.34],
  ['generator', 'M0 6 3 2l6 8 3-4', 'var(--blue-e)', 0.34],
  ['academy', 'M2 0v12M6 0v12M10 0v12', 'var(--red-e)', 0.34],
  ['mine', 'm1 4 2-2 2 2M7 10l2-2 2 2', 'var(--stone-e)', 0.34],
  ['factory', 'M0 3h12M0 9h12M3 3v6M9 9v6M9-3v6', '#fff', 0.16],
  ['bank', 'M0 0l12 12M12 0 0 12', '#fff', 0.2],
] as const;

export function Hatches() {
  return (
    <svg width="0" height="0" class={styles.hatches} aria-hidden="true">
      <defs>
        <For each={HATCHES}>
          {([industry, path, stroke, opacity]) => (
            <pattern id={`hatch-${industry}`} width="12" height="12" patternUnits="userSpaceOnUse">
              <path
                d={path}
                fill="none"
                stroke={stroke}
                stroke-opacity={opacity}
                stroke-width="1"
                stroke-dasharray={industry === 'academy' ? '9 3' : undefined}
              />
            </pattern>
          )}
        </For>
      </defs>
    </svg>
  );
}
