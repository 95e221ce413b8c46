/** The table waits for one seat to decide. */
import type { Message } from '../../engine/core/messages.ts';

export interface Waiting {
  seat: number;
  prompt: Message;
  since: number;
  /** When the time for the decision begins, where the player's absence makes it later than `since`. */
  begins?: number;
  /** The version at which the table began to wait. Table, seat and version identify a waiting for ever. */
  version: number;
  /** When the time for the decision runs out, with quiet hours taken into account. Null without a pace. */
  due: number | null;
  /** Everybody at the table can see that this seat is late. */
  late: boolean;
}
