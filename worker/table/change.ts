/** A change of a table that is about to be stored. */
import type { Seat } from '../../engine/core/game.ts';
import type { SeatRow } from '../db/schema.ts';
import type { Step } from '../domain/step.ts';
import type { TableData } from './data.ts';

export interface Change {
  /** Null when the table is opened. */
  before: TableData | null;
  after: TableData;
  now: number;
  /** The steps of play in this change, with who chose each of them. */
  steps?: readonly Step[];
  /** Only this seat may notice the change. */
  only?: Seat;
  /** The host asks to remind this seat. */
  remind?: number;
  /** The host replaced the player of this seat. */
  replaced?: SeatRow;
}
