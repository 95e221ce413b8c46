/** What went wrong inside a room, as a failure for the caller. */
import { EngineFault } from '../../engine/core/fault.ts';
import { cannot, type Failure, stale, unavailable } from '../domain/failure.ts';
import { messagesOf, report } from '../domain/report.ts';

/** The database was ahead of the room's copy: another room has written. Nothing of the batch is stored. */
export class LostRace extends Error {
  override name = 'LostRace';
}

export const engineFault = cannot('engine-fault', 'The rules engine failed. Nothing was changed.');

export function failureOf(error: unknown, table: string, version: number | undefined): Failure {
  if (isLostRace(error) && version !== undefined) return stale(version);
  report(error, { table });
  if (error instanceof EngineFault) return engineFault;
  return unavailable;
}

/** Two rooms of one table can exist for a moment, while the first is being cut off. The rows keep them apart. */
function isLostRace(error: unknown): boolean {
  const kept = /UNIQUE constraint failed|NOT NULL constraint failed: (tables\.revision|games\.version)/;
  return error instanceof LostRace || kept.test(messagesOf(error).join(' '));
}

/** Whether the database refused a batch because its idempotency key is in use. Nothing of the batch is stored. */
export const isKeyTaken = (error: unknown): boolean =>
  /UNIQUE constraint failed: (actions|chat)\.table_id, \1\.request_key/.test(messagesOf(error).join(' '));
