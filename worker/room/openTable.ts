/** Opens a table, or a practice copy of one. */
import type { AnyGame } from '../../engine/core/game.ts';
import { type SeatRow, seats, type TableRow, tables, USUAL_MAIL } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { Statement } from '../db/statements.ts';
import { NO_COMPUTER } from '../domain/computerLevel.ts';
import { cannot, type Failure, keyReused, type Result, refused } from '../domain/failure.ts';
import type { Opened, Opening } from '../domain/opening.ts';
import { isTimeZone } from '../domain/timeZone.ts';
import { hashText, newSeed, shardOf } from '../domain/tokens.ts';
import type { TableData } from '../table/data.ts';
import { giveAddress } from './addresses.ts';
import { commit } from './commit.ts';
import { computerSeat } from './computerSeat.ts';
import type { RoomCore } from './core.ts';
import { startGame } from './start.ts';

const NO_PACE = { perDecision: null, late: 'wait' } as const;

function linksFor(core: RoomCore, { body, request, copy }: Opening): Opened {
  return {
    hostToken: core.newToken('host', request),
    inviteToken: core.newToken('invite', request),
    watchToken: core.newToken('watch', request),
    ...(body.me ? { seat: 0, token: core.newToken('seat-0', request) } : {}),
    ...(copy ? { tokens: Array.from({ length: body.seats }, (_, n) => core.newToken(`seat-${n}`, request)) } : {}),
  };
}

/** The table is open already. The request that opened it gets the same links again, and no other request does. */
export function openedBefore(core: RoomCore, data: TableData, opening: Opening): Result<Opened> {
  const { request } = opening;
  if (!request || data.table.requestHash !== request.hash) return keyReused(data.version);
  return { ok: true, value: linksFor(core, opening) };
}

export async function openTable(core: RoomCore, db: Database, opening: Opening): Promise<Result<Opened>> {
  const { body, copy } = opening;
  const game = core.offer.games.get(body.game);
  if (!game) return cannot('no-such-game', 'This game is not offered here.');
  const failure = whyNot(game, opening);
  if (failure) return failure;
  const now = core.now();
  const links = linksFor(core, opening);
  const table = await tableRow(core, opening, links, copy?.rules ?? game.rules, now);
  let data = emptyTable(game, table);
  const statements: Statement[] = [db.insert(tables).values(table)];
  const rows = await Promise.all(
    Array.from({ length: body.seats }, (_, seat) => seatRow(core.tableId, seat, opening, links)),
  );
  if (body.me?.mail !== undefined && rows[0]) {
    const given = await giveAddress({ core, db, data }, rows[0], body.me.mail);
    statements.push(...given.statements);
    data = { ...data, ...given.changes };
    rows[0] = { ...rows[0], addressHash: given.hash };
  }
  data = { ...data, seats: rows };
  for (const row of rows) statements.push(db.insert(seats).values(row));
  if (rows.every(({ kind }) => kind !== 'free')) {
    const start = await startGame({ db, data }, now, copy ? { state: copy.state, events: [] } : undefined);
    statements.push(...start.statements);
    data = start.after;
  }
  core.keepName();
  await commit({ core, db }, { before: null, after: data, now }, statements);
  return { ok: true, value: links };
}

function whyNot(game: AnyGame, { body }: Opening): Failure | null {
  if (body.seats < game.seats.min || body.seats > game.seats.max) {
    return cannot('seats', `This game is for ${game.seats.min} to ${game.seats.max} players.`);
  }
  const options = game.parseOptions(body.options, body.seats);
  if (!options.ok) return refused(options.refusal);
  if ((body.computers ?? 0) >= body.seats) return cannot('needs-a-player', 'At least one seat must be for a person.');
  if (body.me?.timeZone !== undefined && !isTimeZone(body.me.timeZone)) {
    return cannot('time-zone', 'This time zone is unknown.');
  }
  return null;
}

function emptyTable(game: AnyGame, table: TableRow): TableData {
  return {
    game,
    table,
    seats: [],
    channels: [],
    version: 0,
    state: null,
    waiting: [],
    wakeAt: null,
    orders: [],
    tail: [],
    snapshotAt: 0,
    migrated: false,
    chatCount: 0,
    mailDue: null,
    addresses: new Map(),
  };
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
    autopilot: NO_COMPUTER,
    away: null,
    notes: '',
    addressHash: null,
    mail: USUAL_MAIL,
    requestKey: null,
    requestHash: null,
  };
  const token = links.tokens?.[seat] ?? links.token;
  const tokenHash = token === undefined ? null : await hashText(token);
  if (copy) return { ...row, kind: 'person', name: copy.names[seat] ?? '', tokenHash };
  if (seat >= body.seats - (body.computers ?? 0)) return { ...row, ...computerSeat(seat, body.level) };
  if (seat > 0 || !body.me) return row;
  const { name, language = 'en', timeZone = 'UTC' } = body.me;
  return { ...row, kind: 'person', name, language, timeZone, tokenHash };
}
