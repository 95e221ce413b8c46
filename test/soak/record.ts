/** What the soak stores in addition to the service's own rows. Triggers record each change with the time on the moved clock. */
import type { Tagged } from '../../engine/core/game.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import type { LocalRuntime } from '../support/runtime.ts';

const TABLES = [
  'create table soak_clock (now integer not null)',
  'insert into soak_clock values (0)',
  'create table soak_alarms (room text primary key, at real not null, lost integer not null)',
  'create table soak_lost (table_id text not null, at real not null, until real)',
  `create table soak_awaited (id integer primary key, table_id text not null, version integer, seats text not null,
    at integer not null)`,
  `create table soak_seats (id integer primary key, table_id text not null, seat integer not null, kind text not null,
    autopilot integer not null, time_zone text not null, quiet text, away text, mail text not null, address_hash text,
    at integer not null)`,
  `create table soak_orders (id integer primary key, table_id text not null, seat integer not null, version integer not null,
    seen integer not null, orders text not null, stopped text, at integer not null)`,
];

const noteAwaited = (row: string, seats: string) =>
  `insert into soak_awaited (table_id, version, seats, at) select ${row}.table_id,
    (select version from games where table_id = ${row}.table_id), ${seats}, (select now from soak_clock)`;
const noteSeat = `insert into soak_seats (table_id, seat, kind, autopilot, time_zone, quiet, away, mail, address_hash, at)
  select new.table_id, new.seat, new.kind, new.autopilot, new.time_zone, new.quiet, new.away, new.mail,
    new.address_hash, (select now from soak_clock)`;
const noteOrders = `insert into soak_orders (table_id, seat, version, seen, orders, stopped, at)
  select new.table_id, new.seat, (select version from games where table_id = new.table_id), new.version, new.orders,
    new.stopped, (select now from soak_clock)`;

const TRIGGERS = [
  `create trigger soak_awaited_1 after insert on awaited begin ${noteAwaited('new', 'new.seats')}; end`,
  `create trigger soak_awaited_2 after update on awaited begin ${noteAwaited('new', 'new.seats')}; end`,
  `create trigger soak_awaited_3 after delete on awaited begin ${noteAwaited('old', "'[]'")}; end`,
  `create trigger soak_seats_1 after insert on seats begin ${noteSeat}; end`,
  `create trigger soak_seats_2 after update on seats begin ${noteSeat}; end`,
  `create trigger soak_orders_1 after insert on orders begin ${noteOrders}; end`,
  `create trigger soak_orders_2 after update on orders begin ${noteOrders}; end`,
];

export async function prepareRecord(local: LocalRuntime): Promise<void> {
  const d1 = await local.runtime.getD1Database('DB');
  await d1.batch([...TABLES, ...TRIGGERS].map((sql) => d1.prepare(sql)));
}

export interface Waiting {
  seat: number;
  version: number;
  since: number;
  /** When the time for the decision began, where an absence made it later. */
  begins?: number;
  due: number | null;
  late: boolean;
}

export interface SeatNote {
  seat: number;
  kind: string;
  /** 1 or 0. */
  autopilot: number;
  timeZone: string;
  quiet: { from: number; to: number } | null;
  /** The player's last absence. */
  away: { from: number; until: number } | null;
  mail: { mode: 'each' | 'digest' | 'reminders' | 'off'; delay: number; digestHour: number };
  addressHash: string | null;
  at: number;
}

/** The orders of a seat as they were stored, and the version of the game with them. */
export interface OrdersNote {
  seat: number;
  version: number;
  /** The version that the player saw when giving them. */
  seen: number;
  orders: Order<Tagged>[];
  stopped: unknown;
  at: number;
}

export interface ActionNote {
  seq: number;
  at: number;
  seat: number | null;
  actor: string;
  action: { type: string } | null;
  undoTo: number | null;
  hash: string;
  requestKey: string | null;
}

export interface TableRecord {
  id: string;
  game: string;
  name: string;
  status: string;
  options: unknown;
  seatCount: number;
  rules: Record<string, boolean | number | string>;
  pace: { perDecision: number | null; late: 'wait' | 'default' };
  seed: string;
  startedAt: number | null;
  finishedAt: number | null;
  version: number;
  state: unknown;
  actions: ActionNote[];
  snapshots: { version: number; state: unknown }[];
  awaited: { version: number; seats: Waiting[]; at: number }[];
  seats: SeatNote[];
  orders: OrdersNote[];
  /** Alarms that were lost on purpose: the time they were set for, and when the next one was set. */
  lost: { at: number; until: number | null }[];
}

export interface Letter {
  id: number;
  messageId: string;
  at: number;
  to: string;
  text: string;
}

export interface Kept {
  tables: TableRecord[];
  letters: Letter[];
  /** The address of each hash that was confirmed. */
  addresses: Map<string, string>;
  /** The rows as they are. The judge does not read them: they explain what it finds. */
  outbox: unknown[];
}

/** Everything that is stored, in the form that the judge reads. */
export async function readRecord(local: LocalRuntime): Promise<Kept> {
  const d1 = await local.database();
  /** The named columns contain JSON. */
  const all = async <T>(sql: string, ...json: (keyof T)[]): Promise<T[]> => {
    const { results } = await d1.prepare(sql).all<T>();
    for (const row of results) for (const name of json) row[name] = JSON.parse(String(row[name]));
    return results;
  };
  const tables = await all<TableRecord>(
    `select id, game, name, status, options, seats as seatCount, rules, pace, seed, started_at as startedAt,
       finished_at as finishedAt, version, state
     from tables join games on id = table_id order by created_at`,
    'options',
    'rules',
    'pace',
    'state',
  );
  for (const table of tables) {
    const where = `where table_id = '${table.id}'`;
    table.actions = await all<ActionNote>(
      `select seq, at, seat, actor, action, undo_to as undoTo, hash, request_key as requestKey
       from actions ${where} order by seq`,
      'action',
    );
    table.snapshots = await all(`select version, state from snapshots ${where} order by version`, 'state');
    table.awaited = await all(`select version, seats, at from soak_awaited ${where} order by id`, 'seats');
    table.seats = await all<SeatNote>(
      `select seat, kind, autopilot, time_zone as timeZone, quiet, away, mail, address_hash as addressHash, at
       from soak_seats ${where} order by id`,
      'quiet',
      'away',
      'mail',
    );
    table.orders = await all<OrdersNote>(
      `select seat, version, seen, orders, stopped, at from soak_orders ${where} order by id`,
      'orders',
      'stopped',
    );
    table.lost = await all(`select at, until from soak_lost ${where}`);
  }
  const letters = await all<Letter>('select id, message_id as messageId, at, "to", text from mailbox order by id');
  const known = await all<{ hash: string; address: string }>('select hash, address from addresses where confirmed = 1');
  const outbox = await all('select * from outbox');
  return { tables, letters, addresses: new Map(known.map(({ hash, address }) => [hash, address])), outbox };
}
