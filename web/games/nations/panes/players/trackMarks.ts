/** Where flags and the war stand on a track. */

/** The width of the drawing, the ends of the line, and the width of a flag. */
export const WIDTH = 420;
export const LEFT = 80;
export const RIGHT = 404;
export const FLAG = 20;

export interface Scale {
  x: (value: number) => number;
  ticks: number[];
}

/** A line from zero, or lower if somebody is, to a whole number of steps. */
export function scaleOf(values: readonly number[], step: number): Scale {
  const low = Math.min(0, Math.floor(Math.min(...values) / step) * step);
  const high = Math.max(step * 3, Math.ceil(Math.max(...values) / step) * step);
  const every = step * Math.ceil((high - low) / step / 6);
  return {
    x: (value) => LEFT + ((value - low) / (high - low)) * (RIGHT - LEFT),
    ticks: Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, i) => low + i * every),
  };
}

/**
 * Marks are placed side by side: one that would cover another moves right, while its stem stays at the value. They must
 * not be pushed off the page either.
 */
export function placeMarks<M extends { value: number }>(
  marks: readonly M[],
  x: (value: number) => number,
): { mark: M; left: number }[] {
  let free = Number.NEGATIVE_INFINITY;
  const placed = [...marks]
    .sort((a, b) => a.value - b.value)
    .map((mark) => {
      const left = Math.max(x(mark.value) - FLAG / 2, free);
      free = left + FLAG + 1;
      return { mark, left };
    });
  let edge = WIDTH - FLAG;
  for (const one of [...placed].reverse()) {
    one.left = Math.min(one.left, edge);
    edge = one.left - FLAG - 1;
  }
  return placed;
}
