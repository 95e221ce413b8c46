/** How a game replays reference traces. test/traces/<game>.ts implements this interface, and run.ts and the tests use it. */
export interface Difference {
  /** The step where it was found (-1 is the start), and what differs, for a person to read. */
  step: number;
  what: string;
}

export interface TraceReport {
  steps: number;
  probes: number;
  /** Steps that were skipped because the trace departs from the rulebook, with the reason. */
  skipped: readonly { step: number; why: string }[];
  /** The first difference, or null if there is none. */
  difference: Difference | null;
}

export interface TraceAdapter {
  /** The `game` member of the trace files that this adapter reads. */
  game: string;
  replay(trace: Record<string, unknown>, name: string): TraceReport;
}
