/** What was: the state at any version, the log as a viewer may read it, the whole table as one file. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical, clone } from '../../engine/core/json.ts';
import { type Language, say } from '../../engine/core/messages.ts';
import { upgrade } from '../../engine/core/migrate.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { logRows, rowsToVersion, snapshotSchemas } from '../db/queries.ts';
import type { ActionRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';
import type { Exported, Log, LogEvent } from '../domain/wire/history.ts';
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
  const chance = keyedChance(hexToBytes(data.table.seed));
  const options = { from: snapshot.version, trusted: true };
  for (const step of replay(data.game, state, entries.map(toEntry), chance, options)) state = step.state;
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
): Promise<Log> {
  const rows = await rowsWithUndone(db, data.table.id, from, to);
  const unseen = unseenEntries(data, rows, viewer);
  const catalogue = offer.catalogue(data.table.game, language);
  const names = data.seats.map(({ name }) => name);
  const events = rows.flatMap((row): LogEvent[] => {
    if (row.seq < from || unseen.has(row.seq)) return [];
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

/** Entries of the log, and before them those that an undo among them took back. */
async function rowsWithUndone(db: Database, tableId: string, from: number, to: number): Promise<ActionRow[]> {
  let rows = await logRows(db, tableId, from, to);
  for (let first = from; ; ) {
    const lowest = rows.reduce((low, { undoTo }) => Math.min(low, undoTo === null ? low : undoTo + 1), first);
    if (lowest >= first) return rows;
    rows = [...(await logRows(db, tableId, lowest, first - 1)), ...rows];
    first = lowest;
  }
}

/**
 * The entries this viewer may not even know the maker of: another's actions that show it no event, and the undoing of
 * nothing but such actions. `rows` holds all that an undo among them took back.
 */
function unseenEntries(data: RoomData, rows: readonly ActionRow[], viewer: Seat | null): Set<number> {
  const unseen = new Set<number>();
  for (const { seq, seat, undoTo, events } of rows) {
    if (seq === 0 || seat === viewer) continue;
    const isUnseen =
      undoTo === null
        ? events.every((event) => data.game.viewEvent(event, viewer) === null)
        : rangeOf(undoTo + 1, seq - 1).every((undone) => unseen.has(undone));
    if (isUnseen) unseen.add(seq);
  }
  return unseen;
}

/** Whether this viewer sees all that another's entry says: every event as it is, and nothing behind it. */
function isPublic({ game }: RoomData, { undoTo, events }: ActionRow, viewer: Seat | null): boolean {
  const isWhole = (event: Tagged) =>
    canonical(game.viewEvent(event, viewer)) === canonical(event) && !game.hidesMore?.(event);
  return undoTo !== null || (events.length > 0 && events.every(isWhole));
}

const rangeOf = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * A finished game carries all that is needed to replay and verify it. A running one carries neither the seed nor
 * hashes (a hash of a state with a secret in it can be guessed at), and of others' secrets only that they exist.
 */
export async function exportFor(db: Database, data: RoomData, viewer: Seat | null): Promise<Exported> {
  const { table, state } = data;
  const [rows, schemas] = await db.batch([logRows(db, table.id, 0, data.version), snapshotSchemas(db, table.id)]);
  const open = table.status === 'finished' && !table.practice;
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
    ...(open ? { seed: table.seed } : {}),
    log: moves.map((row) => {
      if (open || row.seat === viewer || (!unseen.has(row.seq) && isPublic(data, row, viewer))) return toEntry(row);
      return unseen.has(row.seq) ? { private: true } : { seat: row.seat as Seat, private: true };
    }) as Exported['log'],
    hashes: open ? rows.map(({ hash }) => hash) : [],
    ...(open ? { shapes: schemas.filter(({ schema }, i) => schema !== schemas[i - 1]?.schema) } : {}),
    ...(open || !state ? {} : { state: data.game.view(state, viewer) as unknown as Record<string, unknown> }),
  };
}
