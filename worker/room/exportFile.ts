/** The whole table as one file. */
import type { Seat, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import { logRows, snapshotSchemas } from '../db/queries.ts';
import type { ActionRow } from '../db/schema.ts';
import type { Exported } from '../domain/wire/history.ts';
import type { TableData } from '../table/data.ts';
import { unseenEntries } from '../table/log.ts';
import { toEntry } from '../table/stateAt.ts';
import type { RoomContext } from './context.ts';

/**
 * The file of a finished game holds everything that is needed to replay and verify it. The file of a running game holds
 * neither the seed nor hashes (a hash of a state with a secret in it can be tested against guesses), and it only marks
 * where the secrets of other seats are.
 */
export async function exportFile({ db, data }: RoomContext, viewer: Seat | null): Promise<Exported> {
  const { table, state } = data;
  const [rows, schemas] = await db.batch([logRows(db, table.id, 0, data.version), snapshotSchemas(db, table.id)]);
  const isOpen = table.status === 'finished' && !table.practice;
  const unseen = unseenEntries(data, rows, viewer);
  const moves = rows.filter(({ seq }) => seq > 0);
  return {
    format: 'commonwealth-table-1',
    game: table.game,
    options: table.options,
    seats: table.seats,
    names: data.seats.map(({ name }) => name),
    rules: table.rules,
    seedHash: table.seedHash,
    ...(isOpen ? { seed: table.seed } : {}),
    log: moves.map((row) => {
      if (isOpen || row.seat === viewer || (!unseen.has(row.seq) && isPublic(data, row, viewer))) return toEntry(row);
      return unseen.has(row.seq) ? { private: true } : { seat: row.seat as Seat, private: true };
    }) as Exported['log'],
    hashes: isOpen ? rows.map(({ hash }) => hash) : [],
    ...(isOpen ? { shapes: schemas.filter(({ schema }, i) => schema !== schemas[i - 1]?.schema) } : {}),
    ...(isOpen || !state ? {} : { state: data.game.view(state, viewer) as unknown as Record<string, unknown> }),
  };
}

/** Whether this viewer sees everything in an entry of another seat: every event as it is, and nothing behind it. */
function isPublic({ game }: TableData, { undoTo, events }: ActionRow, viewer: Seat | null): boolean {
  const isWhole = (event: Tagged) =>
    canonical(game.viewEvent(event, viewer)) === canonical(event) && !game.hidesMore?.(event);
  return undoTo !== null || (events.length > 0 && events.every(isWhole));
}
