/** The log of a table in words, as a viewer may read it. */
import type { Seat } from '../../engine/core/game.ts';
import { type Language, say } from '../../engine/core/messages.ts';
import { logRows } from '../db/queries.ts';
import type { ActionRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Log, LogEvent } from '../domain/wire/history.ts';
import { isComputer } from './computers.ts';
import type { LoggedTable } from './data.ts';
import { undoneWords } from './words.ts';

export interface LogRange {
  viewer: Seat | null;
  language: Language;
  /** Versions, both included. */
  from: number;
  to: number;
}

export async function logFor(db: Database, data: LoggedTable, range: LogRange): Promise<Log> {
  const { viewer, language, from, to } = range;
  const rows = await rowsWithUndone(db, data.table.id, from, to);
  const unseen = unseenEntries(data, rows, viewer);
  const catalogue = data.game.words[language];
  const names = data.seats.map(({ name }) => name);
  const events = rows.flatMap((row): LogEvent[] => {
    if (row.seq < from || unseen.has(row.seq)) return [];
    const base = { seq: row.seq, at: row.at, seat: row.seat, ...chosenBy(data, row, range) };
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

/**
 * Nobody but the player learns that orders chose an action: to others it is an action like any other. What a computer
 * player says is for everybody.
 */
function chosenBy({ game, seats }: LoggedTable, { actor, seat, reason }: ActionRow, { viewer, language }: LogRange) {
  if (isComputer(actor) && reason) {
    return {
      actor,
      reason: say(
        reason,
        game.words[language],
        seats.map(({ name }) => name),
      ),
    };
  }
  if (actor !== 'orders') return { actor };
  if (seat !== viewer || !reason) return { actor: 'player' as const };
  return { actor, reason: say(reason, game.words[language], []) };
}

/** Entries of the log, preceded by those that an undo among them took back. */
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
 * The entries whose very existence is secret from this viewer: actions of another seat that show the viewer no event,
 * and undos of nothing but such actions. `rows` holds everything that an undo among them took back.
 */
export function unseenEntries({ game }: LoggedTable, rows: readonly ActionRow[], viewer: Seat | null): Set<number> {
  const unseen = new Set<number>();
  for (const { seq, seat, undoTo, events } of rows) {
    if (seq === 0 || seat === viewer) continue;
    const isUnseen =
      undoTo === null
        ? events.every((event) => game.viewEvent(event, viewer) === null)
        : rangeOf(undoTo + 1, seq - 1).every((undone) => unseen.has(undone));
    if (isUnseen) unseen.add(seq);
  }
  return unseen;
}

const rangeOf = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
