/** A market as a staircase: one bar per well, as high as its price. Filled bars are cubes. */
import { For } from 'solid-js';
import type { Cube } from '../../../../engine/wealth/data/goods.ts';
import { MARKETS } from '../../../../engine/wealth/data/markets.ts';
import { w } from '../words.ts';

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
  const prices = () => MARKETS[props.cube].buy;
  const picked = () => props.picked ?? 0;
  const width = () => prices().length * STEP;
  const tone = (well: number): string => {
    const { stock, before } = props;
    if (picked() > 0 && well >= stock - picked() && well < stock) return 'take';
    if (picked() < 0 && well >= stock && well < stock - picked()) return 'take';
    if (before !== undefined && well >= Math.min(before, stock) && well < Math.max(before, stock)) return 'moved';
    return well < stock ? 'full' : 'void';
  };
  const height = (price: number) => 3 + (price / (prices()[0] ?? 1)) * (HEIGHT - 5);
  return (
    <svg
      class="stair"
      viewBox={`0 0 ${width()} 35`}
      preserveAspectRatio="none"
      role="img"
      aria-label={w('wellsFilled', { n: props.stock, of: prices().length })}
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
      <path class="base" d={`M0 ${HEIGHT + 0.6}H${width()}`} />
      <path class="mkr" d={`M${(props.stock - picked()) * STEP} ${HEIGHT + 1}l-4 4.5h8Z`} />
    </svg>
  );
}
