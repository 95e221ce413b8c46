/** What a mail about a table says, from what is stored: events since the reader's last decision, gains, standing. */
import type { StateBase } from '../../engine/core/game.ts';
import { type Catalogue, type Language, say } from '../../engine/core/messages.ts';
import type { Waiting } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Offer } from '../domain/offer.ts';
import type { LogEvent } from '../domain/wire/history.ts';
import type { RoomData } from '../table/data.ts';
import { logFor, stateAt } from '../table/history.ts';
import type { EventLine, Holding, Score, TableMail } from './compose/content.ts';

/** Entries of the log that are read for one mail. */
const ENTRIES = 200;

type Report = Pick<
  TableMail,
  'names' | 'asked' | 'left' | 'ago' | 'events' | 'holdings' | 'scores' | 'final' | 'winners'
>;

export async function report(
  db: Database,
  offer: Offer,
  data: RoomData,
  seat: number,
  acted: number | null,
  now: number,
): Promise<Report> {
  const language = data.seats[seat]?.language ?? 'en';
  const catalogue = offer.catalogue(data.table.game, language);
  const names = data.seats.map(({ name }) => name);
  const waiting = data.waiting.find((one) => one.seat === seat);
  const result = data.state ? data.game.result(data.state) : null;
  const log = data.state ? await logSince(db, offer, data, seat, language, acted) : { events: [], ago: null };
  return {
    names,
    asked: waiting && !result ? say(waiting.prompt, catalogue, names) : null,
    left: timeLeft(waiting, now),
    ago: log.ago === null ? null : now - log.ago,
    events: log.events,
    holdings: data.state ? await holdings(db, data, data.state, seat, acted, catalogue) : [],
    scores: data.state ? scores(data, data.state, seat, names) : [],
    final: result !== null,
    winners: result?.winners ?? [],
  };
}

export function timeLeft(waiting: Waiting | undefined, now: number): number | null {
  return waiting && waiting.due !== null && waiting.due > now ? waiting.due - now : null;
}

async function logSince(
  db: Database,
  offer: Offer,
  data: RoomData,
  seat: number,
  language: Language,
  acted: number | null,
): Promise<{ events: EventLine[]; ago: number | null }> {
  // The reader's own last entry comes along for its time.
  const from = Math.max(acted ?? 1, data.version - ENTRIES);
  const { events } = await logFor(db, offer, data, seat, language, from, data.version);
  const own = acted === null ? undefined : events.find(({ seq }) => seq === acted);
  const since = withoutUndone(events).filter(({ seq }) => seq > (acted ?? 0));
  return { events: since.map(({ seat: by, type, text }) => ({ seat: by, type, text })), ago: own?.at ?? null };
}

/** What was taken back did not happen, and neither did the taking back. */
function withoutUndone(events: readonly LogEvent[]): LogEvent[] {
  const kept: LogEvent[] = [];
  for (const event of events) {
    if (event.type !== 'undone') {
      kept.push(event);
      continue;
    }
    const to = Number(event.params.to);
    while ((kept.at(-1)?.seq ?? -1) > to) kept.pop();
  }
  return kept;
}

async function holdings(
  db: Database,
  data: RoomData,
  state: StateBase,
  seat: number,
  acted: number | null,
  catalogue: Catalogue,
): Promise<Holding[]> {
  const { game, version } = data;
  const now = game.holdings(state, seat);
  const compared = acted !== null && acted < version;
  const before = compared ? game.holdings(await stateAt(db, data, acted), seat) : null;
  const all = Object.entries(now).map(([term, count]) => ({
    name: termName(catalogue, term),
    now: count,
    change: before ? count - (before[term] ?? 0) : null,
  }));
  // What one has none of, and had none of, is no news.
  return all.filter(({ now: count, change }) => count !== 0 || (change ?? 0) !== 0);
}

function termName(catalogue: Catalogue, term: string): string {
  const forms = (catalogue[term] ?? catalogue[`term.${term}`] ?? term).split('|');
  const many = forms[1] ?? forms[0] ?? term;
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** Scored from what the reader may see, so that hidden money stays hidden; the end is for all to see. */
function scores(data: RoomData, state: StateBase, seat: number, names: readonly string[]): Score[] {
  const { game } = data;
  const placings = game.result(state)?.placings ?? game.placings(game.view(state, seat));
  return [...placings]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat: place, rank, points }) => ({ seat: place, name: names[place] ?? '', rank, points }));
}
