/** When to try again. Tests have a clock and a die of their own. */
export interface Timers {
  random: () => number;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

/** No wait between two attempts is longer than this. */
export const LONGEST_MS = 300_000;

/** A random time between half of `ms` and all of it. */
export const jitter = (ms: number, random: () => number) => Math.round(ms * (0.5 + random() / 2));

export const backOff = (failures: number, first: number) => Math.min(LONGEST_MS, first * 2 ** failures);
