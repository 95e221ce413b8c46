/** One measurement, one line. `goal` is the most it should be; nothing fails on it, machines differ. */
export function report(line: { bench: string; value: number; unit: string; goal?: number; note?: string }): void {
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const goal = line.goal === undefined ? {} : { goal: short(line.goal) };
  console.log(JSON.stringify({ ...line, value: short(line.value), ...goal }));
}

export function quantile(samples: readonly number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
