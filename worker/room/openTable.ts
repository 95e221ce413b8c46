/** Opening a table, or a practice copy of one. */
import type { StateBase } from '../../engine/core/game.ts';
import { type SeatRow, seats, type TableRow, tables, USUAL_MAIL } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import { cannot, type Failure, keyReused, refused } from '../domain/failure.ts';
import { hashText, newSeed, shardOf } from '../domain/tokens.ts';
import type { OpenTable, TableOpened } from '../domain/wire/tables.ts';
import type { RoomData } from '../table/data.ts';
import { computerName } from '../table/words.ts';
import { addressStatements } from './addresses.ts';
import { commit, type Request, type Statement } from './commit.ts';
import type { RoomCore } from './core.ts';
import { isTimeZone } from './pace.ts';
import { startStatements } from './start.ts';

const NO_PACE = { perDecision: null, late: 'wait' } as const;

export interface Opening {
  body: OpenTable;
  request: Request | null;
  /** A practice copy begins in this state, and one person holds every seat. */
  copy?: { state: StateBase; rules: TableRow['rules']; names: string[] };
}

export type Opened = Omit<TableOpened, 'id'> & {
  /** Of a practice copy: the token of every seat. */
  tokens?: string[];
};

function linksFor(core: RoomCore, { body, request, copy }: Opening): Opened {
  return {
    hostToken: core.newToken('host', request),
    inviteToken: core.newToken('invite', request),
    watchToken: core.newToken('watch', request),
    ...(body.me ? { seat: 0, token: core.newToken('seat-0', request) } : {}),
    ...(copy ? { tokens: Array.from({ length: body.seats }, (_, n) => core.newToken(`seat-${n}`, request)) } : {}),
  };
}

/** The table is there already: the same links for the request that opened it, and for no other. */
export function openedBefore(core: RoomCore, data: RoomData, opening: Opening): { ok: true; value: Opened } | Failure {
  const { request } = opening;
  if (!request || data.table.requestHash !== request.hash) return keyReused(data.version);
  return { ok: true, value: linksFor(core, opening) };
}

export async function openTable(
  core: RoomCore,
  db: Database,
  opening: Opening,
): Promise<{ ok: true; value: Opened } | Failure> {
  const { body, copy } = opening;
  const game = core.offer.games.get(body.game);
  if (!game) return cannot('no-such-game', 'This game is not offered here.');
  if (body.seats < game.seats.min || body.seats > game.seats.max) {
    return cannot('seats', `This game is for ${game.seats.min} to ${game.seats.max}.`);
  }
  const options = game.parseOptions(body.options, body.seats);
  if (!options.ok) return refused(options.refusal);
  const computers = body.computers ?? 0;
  if (computers >= body.seats) return cannot('needs-a-player', 'At least one seat is for a person.');
  if (body.me?.timeZone !== undefined && !isTimeZone(body.me.timeZone))
    return cannot('time-zone', 'Unknown time zone.');

  const now = core.now();
  const links = linksFor(core, opening);
  const table = await tableRow(core, opening, links, copy?.rules ?? game.rules, now);
  const seatRows = await Promise.all(
    Array.from({ length: body.seats }, (_, seat) => seatRow(core.tableId, seat, opening, links)),
  );
  const statements: Statement[] = [db.insert(tables).values(table)];
  let data: RoomData = {
    game,
    table,
    seats: seatRows,
    version: 0,
    state: null,
    waiting: [],
    wakeAt: null,
    tail: [],
    snapshotAt: 0,
    migrated: false,
    chatCount: 0,
    mailDue: null,
    addresses: new Map(),
  };
  if (body.me?.mail !== undefined && seatRows[0]) {
    const given = await addressStatements(core, db, data, seatRows[0], body.me.mail);
    statements.push(...given.statements);
    data = { ...data, ...given.changes };
    seatRows[0].addressHash = given.hash;
  }
  for (const row of seatRows) statements.push(db.insert(seats).values(row));
  if (seatRows.every(({ kind }) => kind !== 'free')) {
    const start = await startStatements(db, data, now, copy ? { state: copy.state, events: [] } : undefined);
    statements.push(...start.statements);
    data = start.after;
  }
  core.keepName();
  await commit(core, db, { before: null, after: data, now }, statements);
  return { ok: true, value: links };
}

async function tableRow(
  core: RoomCore,
  { body, request, copy }: Opening,
  links: Opened,
  rules: TableRow['rules'],
  now: number,
): Promise<TableRow> {
  const { game, name, options, seats: count } = body;
  return {
    id: core.tableId,
    shard: shardOf(core.tableId),
    game,
    name,
    status: 'open',
    options,
    seats: count,
    rules,
    pace: body.pace ?? NO_PACE,
    ...newSeed(),
    hostHash: await hashText(links.hostToken),
    inviteHash: await hashText(links.inviteToken),
    watchHash: await hashText(links.watchToken),
    practice: copy !== undefined,
    requestHash: request?.hash ?? null,
    revision: 0,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
  };
}

/** The host sits first, computers last. */
async function seatRow(tableId: string, seat: number, { body, copy }: Opening, links: Opened): Promise<SeatRow> {
  const row: SeatRow = {
    tableId,
    seat,
    kind: 'free',
    name: '',
    tokenHash: null,
    language: 'en',
    timeZone: 'UTC',
    quiet: null,
    autoAnswer: true,
    autopilot: false,
    notes: '',
    addressHash: null,
    mail: USUAL_MAIL,
    requestKey: null,
    requestHash: null,
  };
  const token = links.tokens?.[seat] ?? links.token;
  const tokenHash = token === undefined ? null : await hashText(token);
  if (copy) return { ...row, kind: 'person', name: copy.names[seat] ?? '', tokenHash };
  if (seat >= body.seats - (body.computers ?? 0)) return { ...row, kind: 'computer', name: computerName(seat) };
  if (seat > 0 || !body.me) return row;
  const { name, language = 'en', timeZone = 'UTC' } = body.me;
  return { ...row, kind: 'person', name, language, timeZone, tokenHash };
}
