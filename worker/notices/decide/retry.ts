/** When a message that could not be delivered is tried again. After the last try the call is dead. */
const MINUTE = 60_000;
const BACK_OFF = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE);

/** Null when all tries are used up. */
export function retryAt(attempts: number, now: number): number | null {
  const pause = BACK_OFF[attempts - 1];
  return pause === undefined ? null : now + pause;
}
