/**
 * One measurement, one line. `goal` is the most the value should be, `atLeast` the least. A missed goal is only shown
 * (`met` is false): machines differ, so nothing fails.
 */
export function report(line: {
  bench: string;
  value: number;
  unit: string;
  goal?: number;
  atLeast?: number;
  note?: string;
}): void {
  const { goal, atLeast } = line;
  const rounded: Record<string, number | boolean> = { value: short(line.value) };
  if (goal !== undefined) Object.assign(rounded, { goal: short(goal), met: line.value <= goal });
  if (atLeast !== undefined) Object.assign(rounded, { atLeast: short(atLeast), met: line.value >= atLeast });
  console.log(JSON.stringify({ ...line, ...rounded }));
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

export function quantile(samples: readonly number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export const mean = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
