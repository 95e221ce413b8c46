/** What was: the state at any version, the log as a viewer may read it, the whole table as one file. */
import { keyedChance } from '../../engine/core/chance.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical, clone } from '../../engine/core/json.ts';
import { type Language, say } from '../../engine/core/messages.ts';
import { upgrade } from '../../engine/core/migrate.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { fromHex } from '../../engine/core/sha256.ts';
import { logRows, rowsToVersion, snapshotSchemas } from '../db/queries.ts';
import type { ActionRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Exported, LogAnswer, LogEvent } from '../http/wire.ts';
import type { Offer } from '../offer.ts';
import type { RoomData } from './data.ts';
import { undoneWords } from './words.ts';

type Move = Pick<ActionRow, 'seat' | 'action' | 'undoTo'>;

function toEntry({ seat, action, undoTo }: Move): LogEntry {
  return undoTo === null ? { seat: seat as Seat, action: action as Tagged } : { seat: seat as Seat, undo: undoTo };
}

/** From the last snapshot on: at most SNAPSHOT_EVERY entries and one request's are replayed. */
export async function stateAt(db: Database, data: RoomData, version: number): Promise<StateBase> {
  const { snapshot, entries } = await rowsToVersion(db, data.table.id, version);
  if (!snapshot) throw new Error(`no snapshot before version ${version}`);
  let state = upgrade(data.game, JSON.parse(snapshot.state));
  const chance = keyedChance(fromHex(data.table.seed));
  for (const step of replay(data.game, state, entries.map(toEntry), chance, snapshot.version)) state = step.state;
  return clone(state);
}

export async function logFor(
  db: Database,
  offer: Offer,
  data: RoomData,
  viewer: Seat | null,
  language: Language,
  from: number,
  to: number,
): Promise<LogAnswer> {
  const rows = await logRows(db, data.table.id, from, to);
  const catalogue = offer.catalogue(data.table.game, language);
  const names = data.seats.map(({ name }) => name);
  const events = rows.flatMap((row): LogEvent[] => {
    const base = { seq: row.seq, at: row.at, seat: row.seat, actor: row.actor };
    if (row.undoTo !== null) {
      const text = undoneWords(language, names[row.seat ?? 0] ?? '', row.undoTo);
      return [{ ...base, type: 'undone', params: { to: row.undoTo }, text }];
    }
    return row.events.flatMap((stored) => {
      const event = data.game.viewEvent(stored, viewer);
      if (!event) return [];
      const { type, ...params } = event;
      return [{ ...base, type, params, text: say(data.game.describe(event), catalogue, names) }];
    });
  });
  return { events, version: data.version };
}

/** Whether everybody may know this entry: all of its events are public. */
function isPublic(data: RoomData, row: ActionRow, viewer: Seat | null): boolean {
  if (row.undoTo !== null || row.seat === viewer) return true;
  return (
    row.events.length > 0 &&
    row.events.every((event) => canonical(data.game.viewEvent(event, viewer)) === canonical(event))
  );
}

/**
 * A finished game carries all that is needed to replay and verify it. A running one carries neither the seed nor
 * hashes (a hash of a state with a secret in it can be guessed at), and of others' secrets only that they exist.
 */
export async function exportFor(db: Database, data: RoomData, viewer: Seat | null): Promise<Exported> {
  const { table, state } = data;
  const [rows, schemas] = await db.batch([logRows(db, table.id, 0, data.version), snapshotSchemas(db, table.id)]);
  const open = table.status === 'finished' && !table.practice;
  const moves = rows.filter(({ seq }) => seq > 0);
  return {
    format: 'commonwealth-table-1',
    game: table.game,
    options: table.options,
    seats: table.seats,
    names: data.seats.map(({ name }) => name),
    rules: table.rules,
    seedHash: table.seedHash,
    ...(open ? { seed: table.seed } : {}),
    log: moves.map((row) =>
      open || isPublic(data, row, viewer) ? toEntry(row) : { seat: row.seat as Seat, private: true as const },
    ) as Exported['log'],
    hashes: open ? rows.map(({ hash }) => hash) : [],
    ...(open ? { shapes: schemas.filter(({ schema }, i) => schema !== schemas[i - 1]?.schema) } : {}),
    ...(open || !state ? {} : { state: data.game.view(state, viewer) as unknown as Record<string, unknown> }),
  };
}
