/** The size of a chart, and where its lines and labels are. */
export const W = 320;
export const H = 140;
/** The axis figures are to the left of the lines. */
export const PAD = { left: 38, right: 62, top: 10, bottom: 20 };
const APART = 16;

/** The next round number above n. */
function nice(n: number): number {
  const step = 10 ** Math.floor(Math.log10(n));
  return (
    [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((k) => Math.round(k * step * 10) / 10).find((value) => value >= n) ?? n
  );
}

export interface Range {
  bottom: number;
  top: number;
  /** The figures beside the lines: whole numbers only, and none so close to the base line that they would touch. */
  marks: number[];
}

export function rangeOf(values: readonly number[]): Range {
  const top = nice(Math.max(1, ...values));
  const bottom = Math.min(0, ...values);
  const marks = [...(Number.isInteger(top / 2) ? [top / 2] : []), top, ...(bottom < -top / 5 ? [bottom] : [])];
  return { bottom, top, marks };
}

/** Moves labels apart so that none covers another, and keeps their order. */
export function spread(ys: readonly number[]): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) {
    const above = order[k - 1];
    const one = order[k];
    if (above && one && one.y - above.y < APART) one.y = above.y + APART;
  }
  const over = (order.at(-1)?.y ?? 0) - (H - 4);
  if (over > 0) for (const one of order) one.y -= over;
  return order.sort((a, b) => a.i - b.i).map((one) => one.y);
}
