/** Puts a planned message into words, from what is stored. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { say } from '../../../engine/core/messages.ts';
import { type addresses, awaited, seats, tables } from '../../db/schema.ts';
import type { Database } from '../../db/shards.ts';
import { confirmToken, type SealedSeat } from '../../domain/mailTokens.ts';
import type { Offer } from '../../domain/offer.ts';
import { type MessagePlan, seatKey, type TableTell } from '../decide/plan.ts';
import { blockUrl, confirmUrl, plainUrls, type SeatUrls, seatUrls } from '../links.ts';
import type { MailroomOptions } from '../mailroomOptions.ts';
import type { Held, Taken } from '../store.ts';
import { answerLines } from './answers.ts';
import type { Said, TableLink, TableMail } from './content.ts';
import { report, timeLeft } from './report.ts';
import { readToldTable } from './toldTable.ts';

export interface Known {
  held: readonly Held[];
  taken: ReadonlyMap<string, Taken>;
  address: typeof addresses.$inferSelect;
}

/** Null when there is nothing to say. */
export function write(options: MailroomOptions, message: MessagePlan, known: Known, now: number): Promise<Said | null> {
  if (message.kind === 'tables') return ofTables(options, message.tables, known, now);
  return message.kind === 'links' ? ofLinks(options, known, now) : ofProof(options, message.call.tableId, known);
}

async function ofProof({ origin, linkKey, addressHash }: MailroomOptions, tableId: string | null, known: Known) {
  const { language } = known.address;
  const table = await tableName(known, tableId);
  const token = confirmToken(linkKey, addressHash);
  const href = confirmUrl(origin, linkKey, addressHash);
  return { kind: 'proof', language, table, href, token, stop: blockUrl(origin, linkKey, addressHash) } as const;
}

/** A channel of a whole table is held by no seat. */
async function tableName({ held, taken }: Known, tableId: string | null): Promise<string | null> {
  const own = held.find(({ seat }) => seat.tableId === tableId)?.table.name;
  if (own !== undefined || tableId === null) return own ?? null;
  const call = [...taken.values()].find(({ row }) => row.tableId === tableId);
  const [row] = call ? await call.db.select({ name: tables.name }).from(tables).where(eq(tables.id, tableId)) : [];
  return row?.name ?? null;
}

async function ofLinks(options: MailroomOptions, known: Known, now: number): Promise<Said> {
  const found = await allLinks(options, now);
  const stop = blockUrl(options.origin, options.linkKey, options.addressHash);
  return { kind: 'links', language: known.address.language, tables: found, stop };
}

async function ofTables(
  options: MailroomOptions,
  tells: readonly TableTell[],
  known: Known,
  now: number,
): Promise<Said | null> {
  const { offer, addressHash } = options;
  const [first, ...rest] = tells;
  const call = first && known.taken.get(first.key);
  const data = call && (await readToldTable(call.db, offer, first.tableId));
  if (!call || !data) return null;
  const { tableId, seat } = first;
  const mine = known.held.find((one) => one.seat.tableId === tableId && one.seat.seat === seat);
  const language = mine?.seat.language ?? known.address.language;
  // A replaced player no longer holds the seat: the notice says nothing of the game, and no link opens it.
  const links = linksFor(options, known, mine?.seat ?? { tableId, seat, tokenHash: null, addressHash });
  const told =
    mine && first.told !== 'replaced'
      ? await report(call.db, data, { seat, language, acted: lastSeen(mine) }, now)
      : NOTHING;
  const { late } = call.row.params;
  const mail: TableMail = {
    ...told,
    told: first.told,
    language,
    table: data.table.name,
    game: data.game.name,
    seat,
    late: late === 'default' || late === 'wait' ? late : null,
    answers: mine && first.told !== 'replaced' ? answerLines(data, mine.seat, language, options) : [],
    others: await otherTables(options, known, mine, rest, now),
    links,
  };
  return { kind: 'table', tableId, mail };
}

/**
 * The links in mail open the seat in any browser. Others may read what is sent to a hook, and a browser that is told has
 * the seat already: the links of other channels open nothing that their reader cannot open anyway.
 */
function linksFor({ origin, linkKey, addressHash }: MailroomOptions, { address }: Known, seat: SealedSeat): SeatUrls {
  if (address.channel === 'mail') return seatUrls(origin, linkKey, seat);
  return { ...plainUrls(origin, seat.tableId), stop: blockUrl(origin, linkKey, addressHash) };
}

/** The other tables that wait for this reader. A fresh one is first told of by this message. */
async function otherTables(
  options: MailroomOptions,
  known: Known,
  mine: Held | undefined,
  told: readonly TableTell[],
  now: number,
): Promise<TableMail['others']> {
  const fresh = new Set(told.map((tell) => seatKey(tell.tableId, tell.seat)));
  const others = known.held.filter((one) => one !== mine && isAwaited(one)).slice(0, OTHERS);
  const namesIn = (db: Database) =>
    namesAt(
      db,
      others.filter((one) => one.db === db),
    );
  const named = await Promise.all(options.all.map(namesIn));
  const names = new Map(named.flatMap((found) => [...found]));
  return others.map((one) => ({
    ...linkTo(one, linksFor(options, known, one.seat).open, options.offer, names, now),
    fresh: fresh.has(seatKey(one.seat.tableId, one.seat.seat)),
  }));
}

/** The version that the reader saw last: after an own action, or when giving orders. */
const lastSeen = ({ acted, ordered }: Held): number | null =>
  acted === null || ordered === null ? (acted ?? ordered) : Math.max(acted, ordered);

const NOTHING = {
  names: [],
  asked: null,
  stopped: null,
  away: null,
  left: null,
  ago: null,
  events: [],
  holdings: [],
  scores: [],
  final: false,
  winners: [],
};

/** Nobody reads more tables than this in one mail. */
const OTHERS = 30;
/** The newest tables of an address are listed. A statement may hold a hundred values. */
const MOST = 90;

type Row = Pick<Held, 'seat' | 'table' | 'waiting'>;

const waitingOf = ({ seat, waiting }: Row) => waiting?.find((one) => one.seat === seat.seat);
const isAwaited = (one: Row): boolean => one.table.status === 'playing' && waitingOf(one) !== undefined;

function linkTo(one: Row, href: string, offer: Offer, names: ReadonlyMap<string, string[]>, now: number): TableLink {
  const { seat, table } = one;
  const waiting = waitingOf(one);
  const game = offer.games.get(table.game);
  return {
    name: table.name,
    game: game?.name ?? table.game,
    asked: waiting && game ? say(waiting.prompt, game.words[seat.language], names.get(table.id) ?? []) : null,
    left: timeLeft(waiting, now),
    href,
  };
}

/** The players of some tables, in the order of their seats. */
async function namesAt(db: Database, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (rows.length === 0) return found;
  const ids = rows.map(({ table }) => table.id);
  const players = await db
    .select({ tableId: seats.tableId, name: seats.name })
    .from(seats)
    .where(inArray(seats.tableId, ids))
    .orderBy(seats.tableId, seats.seat);
  for (const { tableId, name } of players) found.set(tableId, [...(found.get(tableId) ?? []), name]);
  return found;
}

/** All seats of an address. */
export async function allLinks(options: MailroomOptions, now: number): Promise<TableLink[]> {
  return (await Promise.all(options.all.map((db) => linksIn(db, options, now)))).flat();
}

async function linksIn(db: Database, options: MailroomOptions, now: number): Promise<TableLink[]> {
  const rows = await db
    .select({ seat: seats, table: tables, waiting: awaited.seats })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .leftJoin(awaited, eq(awaited.tableId, seats.tableId))
    .where(and(eq(seats.addressHash, options.addressHash), eq(seats.kind, 'person')))
    .orderBy(desc(tables.createdAt))
    .limit(MOST);
  const names = await namesAt(db, rows);
  const { offer, origin, linkKey } = options;
  return rows.map((row) => linkTo(row, seatUrls(origin, linkKey, row.seat).open, offer, names, now));
}
