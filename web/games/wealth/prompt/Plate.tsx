/** Plates with a sign and a short name: the actions of Develop, and what can be planned. */
import type { JSX } from 'solid-js';
import { INDUSTRIES, type Tile } from '../../../../engine/wealth/data/goods.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import type { State } from '../../../../engine/wealth/state.ts';
import { useWords } from '../words.ts';
import styles from './Plate.module.css';

/** The tiles of this edition. */
export const tilesOf = (state: State): Tile[] =>
  rulesOf(state).stacks.integratedEconomy > 0 ? [...INDUSTRIES, 'integratedEconomy'] : [...INDUSTRIES];

/** A tile's name in a few letters. */
export function useTileName(): (tile: Tile) => string {
  const { word, title } = useWords();
  return (tile) => (tile === 'integratedEconomy' ? word('economyShort') : title(tile));
}

/** `many`: they take more than one row. */
export const Plates = (props: { many: boolean; children: JSX.Element }) => (
  <div class={`${styles.plates} ${props.many ? styles.many : ''}`}>{props.children}</div>
);

/** A sign above a name. A name that may not wrap is set small if it is long. */
const Named = (props: { sign: JSX.Element; name: string; wraps?: boolean }) => (
  <>
    <span class={styles.sign}>{props.sign}</span>
    <b class={!props.wraps && props.name.length > 7 ? styles.long : ''}>{props.name}</b>
  </>
);

export function Plate(props: {
  sign: JSX.Element;
  name: string;
  wraps?: boolean;
  isBarred?: boolean;
  /** For a plate that stays pressed. */
  isOn?: boolean;
  onClick: () => void;
  children?: JSX.Element;
}) {
  return (
    <button
      type="button"
      class={styles.plate}
      data-part="plate"
      aria-disabled={props.isBarred ?? false}
      aria-pressed={props.isOn}
      onClick={() => !props.isBarred && props.onClick()}
    >
      <Named sign={props.sign} name={props.name} wraps={props.wraps ?? false} />
      {props.children}
    </button>
  );
}

/** A plate with a number: a tap adds one. */
export function CountPlate(props: { sign: JSX.Element; name: string; count: number; onChange: (by: 1 | -1) => void }) {
  const { word } = useWords();
  return (
    <div class={`${styles.plate} ${styles.counted} ${props.count > 0 ? styles.set : ''}`}>
      <button
        type="button"
        class={styles.more}
        aria-label={word('planAdd', { name: props.name })}
        onClick={() => props.onChange(1)}
      >
        <Named sign={props.sign} name={props.name} />
      </button>
      <span class={styles.count}>
        <button
          type="button"
          disabled={props.count === 0}
          aria-label={word('planRemove', { name: props.name })}
          onClick={() => props.onChange(-1)}
        >
          −
        </button>
        <b aria-live="polite">{props.count}</b>
      </span>
    </div>
  );
}
