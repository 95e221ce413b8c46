/** What a mail about a table says, from what is stored: events since the reader's last decision, gains and scores. */
import type { StateBase } from '../../../engine/core/game.ts';
import { type Catalogue, type Language, say } from '../../../engine/core/messages.ts';
import { survivors } from '../../../engine/core/undo.ts';
import type { Database } from '../../db/shards.ts';
import { awayUntil } from '../../domain/absence.ts';
import type { Waiting } from '../../domain/waiting.ts';
import { logFor } from '../../table/log.ts';
import { FAULT, UNDONE } from '../../table/orders.ts';
import { stateAt } from '../../table/stateAt.ts';
import type { EventLine, Holding, Score, TableMail } from './content.ts';
import { day } from './day.ts';
import { speaker } from './messages/index.ts';
import type { ToldTable } from './toldTable.ts';

/** How many log entries are read for one mail. */
const ENTRIES = 200;

type Report = Pick<
  TableMail,
  'names' | 'asked' | 'stopped' | 'away' | 'left' | 'ago' | 'events' | 'holdings' | 'scores' | 'final' | 'winners'
>;

/** The reader of a mail, and the version that they saw last. */
export interface Reader {
  seat: number;
  language: Language;
  acted: number | null;
}

export async function report(db: Database, data: ToldTable, reader: Reader, now: number): Promise<Report> {
  const { game, state } = data;
  const catalogue = game.words[reader.language];
  const names = data.seats.map(({ name }) => name);
  const waiting = data.waiting.find(({ seat }) => seat === reader.seat);
  const result = state ? game.result(state) : null;
  const log = state ? await logSince(db, data, reader) : { events: [], ago: null };
  return {
    names,
    asked: waiting && !result ? say(waiting.prompt, catalogue, names) : null,
    stopped: waiting ? stopped(data, reader, catalogue, names) : null,
    away: waiting ? away(data, reader, now) : null,
    left: timeLeft(waiting, now),
    ago: log.ago === null ? null : now - log.ago,
    events: log.events,
    holdings: state ? await holdings(db, data, state, reader, catalogue) : [],
    scores: state ? scores(data, state, reader.seat, names) : [],
    final: result !== null,
    winners: result?.winners ?? [],
  };
}

/** Why the reader's orders have stopped, in words. */
function stopped({ orders }: ToldTable, reader: Reader, catalogue: Catalogue, names: readonly string[]) {
  const why = orders.find(({ seat }) => seat === reader.seat)?.stopped;
  if (!why) return null;
  const speak = speaker(reader.language);
  if (why.key === FAULT.key) return speak('orders.fault');
  return why.key === UNDONE.key ? speak('orders.undone') : say(why, catalogue, names);
}

/** Until which day the reader is away. */
function away({ seats }: ToldTable, { seat, language }: Reader, now: number): string | null {
  const row = seats[seat];
  const until = row ? awayUntil(row.away, now) : null;
  return row && until !== null ? day(until, language, row.timeZone) : null;
}

export function timeLeft(waiting: Waiting | undefined, now: number): number | null {
  return waiting && waiting.due !== null && waiting.due > now ? waiting.due - now : null;
}

async function logSince(
  db: Database,
  data: ToldTable,
  { seat, language, acted }: Reader,
): Promise<{ events: EventLine[]; ago: number | null }> {
  // The reader's own last entry is read too, for its time.
  const from = Math.max(acted ?? 1, data.version - ENTRIES);
  const { events } = await logFor(db, data, { viewer: seat, language, from, to: data.version });
  const own = acted === null ? undefined : events.find(({ seq }) => seq === acted);
  const undo = ({ type, params }: (typeof events)[number]) => (type === 'undone' ? Number(params.to) : null);
  const since = survivors(events, ({ seq }) => seq, undo).filter(({ seq }) => seq > (acted ?? 0));
  const isPass = ({ type, params }: (typeof events)[number]) => data.game.isPass?.({ ...params, type }) ?? false;
  return {
    events: since.map((event) => ({ seat: event.seat, isPass: isPass(event), text: event.text })),
    ago: own?.at ?? null,
  };
}

async function holdings(
  db: Database,
  data: ToldTable,
  state: StateBase,
  { seat, acted }: Reader,
  catalogue: Catalogue,
): Promise<Holding[]> {
  const { game, version } = data;
  const now = game.holdings(state, seat);
  const isCompared = acted !== null && acted < version;
  const before = isCompared ? game.holdings(await stateAt(db, data, acted), seat) : null;
  const all = Object.entries(now).map(([term, count]) => ({
    name: termName(catalogue, term),
    now: count,
    change: before ? count - (before[term] ?? 0) : null,
  }));
  // It is no news that the reader has none of something and had none of it before.
  return all.filter(({ now: count, change }) => count !== 0 || (change ?? 0) !== 0);
}

function termName(catalogue: Catalogue, term: string): string {
  const forms = (catalogue[term] ?? catalogue[`term.${term}`] ?? term).split('|');
  const many = forms[1] ?? forms[0] ?? term;
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** Scored from what the reader may see, so that hidden money stays hidden. The result of a finished game is public. */
function scores({ game }: ToldTable, state: StateBase, seat: number, names: readonly string[]): Score[] {
  const placings = game.result(state)?.placings ?? game.placings(game.view(state, seat));
  return [...placings]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat: place, rank, points }) => ({ seat: place, name: names[place] ?? '', rank, points }));
}
