import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../engine/core/game.ts';
import styles from './Flag.module.css';

/** The heraldic division of each seat. It is never left out, because colours alone do not tell flags apart. */
const DIVISIONS = [
  '',
  'M0 0h24v4.5H0Z',
  'M0 0h7.5v16H0Z',
  'M24 3v13H10Z',
  'M9 0h6v16H9ZM0 5.5h24v5H0Z',
  'M0 0h24v3H0ZM0 13h24v3H0Z',
];
const LETTER_X = [12, 12, 15.5, 9, 12, 12];
const LETTER_Y = [12.7, 14.4, 12.7, 11.4, 12.7, 12.7];

export interface FlagProps {
  seat: Seat;
  letter?: string;
  width?: number;
  /** For screen readers. Leave it out if the name is beside the flag. */
  label?: string;
}

/** The inside of a flag, 24 × 16, for boards that place it in their own drawing. */
export function FlagFace(props: { seat: Seat; letter?: string }): JSX.Element {
  const n = () => (props.seat % 6) + 1;
  const cross = () => n() === 5;
  return (
    <>
      <path d="M0 0h24v16H0Z" fill={`var(--p${n()})`} />
      <path d={DIVISIONS[n() - 1]} fill={`var(--p${n()}-c)`} />
      <Show when={props.letter}>
        <Show when={cross()}>
          <path d="M7 2h10v12H7Z" fill="var(--p5-c)" />
        </Show>
        <text
          x={LETTER_X[n() - 1]}
          y={LETTER_Y[n() - 1]}
          text-anchor="middle"
          font-size={String((n() === 2 ? 10 : 12) - ((props.letter?.length ?? 1) > 1 ? 2.5 : 0))}
          font-weight="700"
          fill={cross() ? 'var(--p5)' : `var(--p${n()}-c)`}
        >
          {props.letter}
        </text>
      </Show>
      <path d="M.5.5h23v15H.5Z" fill="none" stroke="var(--flag-line)" stroke-opacity=".7" />
    </>
  );
}

export function Flag(props: FlagProps): JSX.Element {
  const width = () => props.width ?? 24;
  return (
    <svg
      class={styles.flag}
      width={width()}
      height={(width() * 2) / 3}
      viewBox="0 0 24 16"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <FlagFace seat={props.seat} letter={props.letter} />
    </svg>
  );
}

/** The dashed outline for a free seat. */
export function FreeFlag(props: { width?: number }): JSX.Element {
  const width = () => props.width ?? 24;
  return (
    <svg class={styles.flag} width={width()} height={(width() * 2) / 3} viewBox="0 0 24 16" aria-hidden="true">
      <path d="M.6.6h22.8v14.8H.6Z" fill="none" stroke="var(--ink-3)" stroke-width="1.2" stroke-dasharray="3 2" />
    </svg>
  );
}

/** The initials of the names at a table, with two letters if two players share the first. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?');
  return names.map((name, i) => {
    const letter = first[i] as string;
    if (first.filter((other) => other === letter).length < 2) return letter;
    return letter + ([...name.trim()][1]?.toLowerCase() ?? '');
  });
}
