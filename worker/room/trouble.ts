/** What went wrong inside: told to the operator without any content of the rows, and to the caller as a failure. */
import { EngineFault } from '../../engine/core/fault.ts';
import { cannot, type Failure, stale, unavailable } from '../domain/failure.ts';
import { LostRace } from './commit.ts';

export function failureOf(error: unknown, version: number | undefined): Failure {
  if (lostRace(error) && version !== undefined) return stale(version);
  report(error);
  if (error instanceof EngineFault) return cannot('engine-fault', 'The rules engine failed. Nothing was changed.');
  return unavailable;
}

/** Two rooms of one table can exist for a moment while the first is cut off; the rows keep them apart. */
function lostRace(error: unknown): boolean {
  const kept = /UNIQUE constraint failed|NOT NULL constraint failed: (tables\.revision|games\.version)/;
  return error instanceof LostRace || kept.test(causes(error).join(' '));
}

/** Whether the record refused a batch because its idempotency key is in use. Nothing of the batch is stored. */
export const isKeyTaken = (error: unknown): boolean =>
  /UNIQUE constraint failed: (actions|chat)\.table_id, \1\.request_key/.test(causes(error).join(' '));

/** Statements and their parameters are in the outermost message: only the innermost is written down. */
export function report(error: unknown): void {
  const message = causes(error).at(-1) ?? 'unknown';
  console.error(
    JSON.stringify({ trouble: error instanceof Error ? error.name : 'unknown', message: message.slice(0, 200) }),
  );
}

function causes(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) found.push(cause.message);
  return found;
}
