/** A market as a staircase: one bar per well, as high as its price. Filled bars are cubes. */
import { For } from 'solid-js';
import type { Cube } from '../../../../engine/wealth/data/goods.ts';
import { MARKETS } from '../../../../engine/wealth/data/markets.ts';
import { useWords } from '../words.ts';
import styles from './Markets.module.css';

const STEP = 8;
const HEIGHT = 30;

export interface StairProps {
  cube: Cube;
  stock: number;
  /** Cubes that my trade would take (positive) or add (negative). */
  picked?: number;
  /** The stock before the step that is being played back. */
  before?: number | undefined;
}

export function Stair(props: StairProps) {
  const { word } = useWords();
  const prices = () => MARKETS[props.cube].buy;
  const picked = () => props.picked ?? 0;
  const width = () => prices().length * STEP;
  const tone = (well: number): string | undefined => {
    const { stock, before } = props;
    if (picked() > 0 && well >= stock - picked() && well < stock) return styles.picked;
    if (picked() < 0 && well >= stock && well < stock - picked()) return styles.picked;
    if (before !== undefined && well >= Math.min(before, stock) && well < Math.max(before, stock))
      return styles.movedWell;
    return well < stock ? styles.filled : styles.empty;
  };
  const height = (price: number) => 3 + (price / (prices()[0] ?? 1)) * (HEIGHT - 5);
  return (
    <svg
      class={styles.stair}
      viewBox={`0 0 ${width()} 35`}
      preserveAspectRatio="none"
      role="img"
      aria-label={word('wellsFilled', { n: props.stock, of: prices().length })}
    >
      <For each={prices()}>
        {(price, well) => (
          <rect
            class={tone(well())}
            x={well() * STEP + 0.8}
            y={(HEIGHT - height(price)).toFixed(1)}
            width="6"
            height={height(price).toFixed(1)}
            rx=".8"
          />
        )}
      </For>
      <path class={styles.base} d={`M0 ${HEIGHT + 0.6}H${width()}`} />
      <path class={styles.marker} d={`M${(props.stock - picked()) * STEP} ${HEIGHT + 1}l-4 4.5h8Z`} />
    </svg>
  );
}
