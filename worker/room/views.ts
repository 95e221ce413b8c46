/**
 * What a viewer may see. It is built up from what is public and what is the viewer's own; nothing is cut out of a
 * whole.
 */
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { OrderRules } from '../../engine/core/orderRules.ts';
import type { SeatRow } from '../db/schema.ts';
import { awayLeft, awayUntil } from '../domain/absence.ts';
import { levelOf, NO_COMPUTER } from '../domain/computerLevel.ts';
import { report } from '../domain/report.ts';
import type { PastView } from '../domain/wire/history.ts';
import type { Orders } from '../domain/wire/orders.ts';
import type { View } from '../domain/wire/play.ts';
import type { OwnSeat } from '../domain/wire/seats.ts';
import type { Table } from '../domain/wire/tables.ts';
import { type TableData, undoTo } from '../table/data.ts';
import { isStopped } from '../table/fullLog.ts';
import { FAULT, ordersOf } from '../table/orders.ts';
import { channelsView, isUnreached } from './channels.ts';
import type { RoomContext } from './context.ts';
import type { Role } from './roles.ts';

/** A state as a viewer may see it, at any version. It depends on nothing but its arguments. */
export function stateView(data: TableData, state: StateBase | null, version: number, seat: Seat | null): PastView {
  const { game, table } = data;
  if (!state) {
    return { version, status: 'open', game: table.game, seat, awaiting: [], state: null, choices: [] };
  }
  const result = game.result(state);
  return {
    version,
    status: result ? 'finished' : 'playing',
    game: table.game,
    seat,
    awaiting: game.awaiting(state),
    state: game.view(state, seat) as unknown as Record<string, unknown>,
    choices: seat === null || result ? [] : (game.choices(state, seat) as PastView['choices']),
    ...(result ? { result } : {}),
  };
}

export function playView(data: TableData, state: StateBase | null, version: number, seat: Seat | null): View {
  return { ...stateView(data, state, version, seat), undoTo: undoTo(data, seat, version) };
}

/** The orders of a seat, for its own player only. */
export function ordersView(data: TableData, seat: Seat): Orders {
  const row = ordersOf(data, seat);
  const rules = data.game.orders;
  if (!row || !rules || data.table.status !== 'playing') return { orders: [], words: [], stopped: null };
  const words = row.orders.map(({ task }) => wordsOf(rules, task));
  const orders = row.orders.map(({ with: _, ...order }) => order);
  return { orders: orders as Orders['orders'], words, stopped: row.stopped };
}

/** An order that the engine cannot put into words does not keep its player from the table. */
function wordsOf(rules: OrderRules<StateBase, Tagged, Tagged>, task: Tagged): Message {
  try {
    return rules.describe(task);
  } catch (error) {
    report(error);
    return FAULT;
  }
}

export const viewTag = (data: TableData, seat: Seat | null): string =>
  `"${data.table.status}-${data.version}-${seat ?? 'w'}"`;

export function tableView({ core, data }: RoomContext, role: Role): Table {
  const { table, state } = data;
  const now = core.now();
  const result = state ? data.game.result(state) : null;
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    options: table.options,
    status: table.status,
    version: data.version,
    pace: table.pace,
    seats: data.seats.map(({ seat, kind, name, autopilot, away }) => ({
      seat,
      kind,
      name,
      autopilot: isStandIn(kind, autopilot),
      level: kind === 'computer' || autopilot !== NO_COMPUTER ? levelOf(autopilot) : null,
      awayUntil: awayUntil(away, now),
      looking: kind === 'person' && core.sockets.isLooking(seat, now),
      noticesFail: isUnreached(data, seat),
    })),
    awaiting: data.waiting.map(({ seat, prompt, since, due, late }) => ({
      seat,
      prompt,
      since,
      due,
      late: late || (due !== null && due <= now),
    })),
    role: role.name,
    own: role.seat === null ? null : ownSeat(data, role.seat),
    seedHash: table.seedHash,
    ...(table.status === 'finished' && !table.practice ? { seed: table.seed } : {}),
    practice: table.practice,
    stopped: isStopped(data),
    chatCount: data.chatCount,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    finishedAt: table.finishedAt,
    ...(result ? { result } : {}),
  };
}

/** Whether a computer plays for the player who has the seat, or had it. */
const isStandIn = (kind: SeatRow['kind'], autopilot: number): boolean =>
  kind !== 'computer' && autopilot !== NO_COMPUTER;

function ownSeat(data: TableData, seat: Seat): OwnSeat | null {
  const row = data.seats[seat];
  if (!row) return null;
  const address = row.addressHash === null ? undefined : data.addresses.get(row.addressHash);
  const { mail, language, timeZone, quiet, autoAnswer, autopilot } = row;
  return {
    seat,
    mail: address ? { address: address.address, confirmed: address.confirmed, fails: address.fails } : null,
    channels: channelsView(data, seat),
    mailSettings: mail,
    language,
    timeZone,
    quiet,
    autoAnswer,
    autopilot: autopilot !== NO_COMPUTER,
    awayLeft: awayLeft(row.away, data.table.pace, row.away?.until ?? 0),
    orders: ordersView(data, seat),
  };
}
