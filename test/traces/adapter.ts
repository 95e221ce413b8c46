/** How a game replays reference traces: test/traces/<game>.ts implements this, run.ts and the tests use it. */
export interface Difference {
  /** The step it was found at (-1: the start), and what differs, for a person to read. */
  step: number;
  what: string;
}

export interface TraceReport {
  steps: number;
  probes: number;
  /** Steps passed over because the trace departs from the rulebook, with the reason. */
  skipped: readonly { step: number; why: string }[];
  /** The first difference, or null where all agree. */
  difference: Difference | null;
}

export interface TraceAdapter {
  /** The `game` member of the trace files it reads. */
  game: string;
  replay(trace: Record<string, unknown>, name: string): TraceReport;
}
