/** What a soak can find, and when something is late. */
export const FAULTS = ['lost', 'doubled', 'untold', 'missed', 'stuck', 'wrong'] as const;
export type Faults = Record<(typeof FAULTS)[number], string[]>;

/** The latest moment at which something promised for a time may happen. */
export type Latest = (promised: number) => number;
