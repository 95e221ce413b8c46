/** Fetches again and again, for as long as there is a time to wait. */
import type { Timers } from './timers.ts';

interface PollingParts {
  look: () => Promise<void>;
  /** How long to wait, or null while nothing is to be fetched. */
  wait: () => number | null;
}

export function createPolling({ setTimer, clearTimer }: Timers, { look, wait }: PollingParts) {
  let timer: unknown;
  const cancel = () => {
    clearTimer(timer);
    timer = undefined;
  };
  const schedule = () => {
    cancel();
    const ms = wait();
    if (ms !== null) timer = setTimer(() => void look().then(schedule), ms);
  };
  return { schedule, cancel, isScheduled: () => timer !== undefined };
}
