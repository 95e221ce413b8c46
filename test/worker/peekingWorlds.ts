/** Two worlds of one table, both stored completely. They differ only in what a viewer may not know. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged, Viewer } from '../../engine/core/game.ts';
import { clone } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import type { Below, Secrets } from '../properties/peeking.ts';
import { generator, type PlayOptions, randomAction, seedOf } from '../properties/randomPlay.ts';
import type { Play } from './client.ts';
import { bindings, inRoom } from './room.ts';

interface Entry {
  seat: Seat | null;
  action: Tagged | null;
  undoTo: number | null;
  events: Tagged[];
  undoable: boolean;
  state: StateBase;
  /** Whether the player's orders chose the action. */
  isOrdered?: boolean;
}

/** The orders of one seat, as they are stored. */
type List = object[];

/** What is stored of a table: the log from version 0 on, with the state after each entry, and the orders of each seat. */
export interface World {
  name: string;
  seed: string;
  entries: Entry[];
  orders: readonly List[];
}

/** So many of the last states are stored. Older versions would be replayed with the seed. */
export const KEPT = 24;

/** A random game up to a number of entries, with undos here and there. */
export function playedWorld(
  secrets: Secrets,
  table: { seats: number; options: unknown },
  seed: number,
  length: number,
  prefer: NonNullable<PlayOptions['prefer']>,
): World {
  const { game } = secrets;
  const below = generator(seed);
  const bytes = seedOf(seed);
  const options = game.parseOptions(table.options, table.seats);
  if (!options.ok) throw new Error(options.refusal.code);
  const start = game.setup(options.value, table.seats, keyedChance(bytes), game.rules);
  const entries: Entry[] = [{ ...start, seat: null, action: null, undoTo: null, undoable: false }];
  while (entries.length <= length) {
    const { state } = entries.at(-1) as Entry;
    const awaited = game.awaiting(state);
    const seat = below(6) === 0 ? below(table.seats) : (awaited[below(awaited.length)] as { seat: Seat }).seat;
    const choices = game.choices(state, seat) as Choice<Tagged>[];
    if (!choices.some(({ kind }) => kind === 'one')) continue;
    const action = prefer(state, seat, choices, below) ?? randomAction(game, state, seat, choices, below);
    const outcome = perform(game, state, seat, action, keyedChance(bytes));
    // The game in such a world must still be running.
    if (!outcome.ok || game.result(outcome.state)) continue;
    entries.push({ ...outcome, seat, action, undoTo: null });
    if (outcome.undoable && below(10) === 0) {
      entries.push({ seat, action: null, undoTo: entries.length - 2, events: [], undoable: true, state });
    }
  }
  for (const entry of entries) if (entry.action) entry.isOrdered = below(2) === 0;
  const orders = Array.from({ length: table.seats }, () => ordersFrom(entries, below));
  return { name: 'one', seed: bytesToHex(bytes), entries, orders };
}

/** Some orders to do again what somebody did before; half of the seats have none. */
function ordersFrom(entries: readonly Entry[], below: Below): List {
  const actions = entries.flatMap(({ action }) => action ?? []);
  if (actions.length === 0 || below(2) === 0) return [];
  return Array.from({ length: 1 + below(4) }, () => ({
    task: { type: 'act', action: actions[below(actions.length)] },
    else: below(2) === 0 ? 'ask' : 'skip',
  }));
}

/**
 * The same world to this viewer: another seed, other secrets of others, other actions that hid what they were, other
 * orders of others, and other actions of others that were ordered.
 */
export function disguisedWorld(secrets: Secrets, world: World, viewer: Viewer, below: Below): World {
  const { game } = secrets;
  const entries = world.entries.map((given, version): Entry => {
    const entry = given.action && given.seat !== viewer ? { ...given, isOrdered: below(2) === 0 } : given;
    const state = clone(entry.state);
    if (version > world.entries.length - 1 - KEPT) secrets.disguise(state, viewer, below);
    const before = world.entries[version - 1]?.state;
    if (!before || !entry.action || entry.seat === null || entry.seat === viewer) return { ...entry, state };
    const other = secrets.isStillHidden(entry.events) ? secrets.variant(before, entry.seat, entry.action, below) : null;
    if (!other) return { ...entry, state };
    const outcome = perform(game, before, entry.seat, other, keyedChance(seedOf(below(1_000_000))));
    if (!outcome.ok || !secrets.isStillHidden(outcome.events)) return { ...entry, state };
    return { ...entry, action: other, events: outcome.events, state };
  });
  const orders = world.orders.map((list, seat) => (seat === viewer ? list : ordersFrom(world.entries, below)));
  return { name: 'other', seed: bytesToHex(seedOf(below(1_000_000))), entries, orders };
}

const insertEntry = `insert into actions
  (table_id, seq, at, seat, actor, reason, action, undo_to, events, undoable, hash, request_key, request_hash)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Puts a world in the place of the table's rows, and lets the room forget what it knew. */
export async function storeWorld(secrets: Secrets, play: Play, world: World, viewer: Viewer): Promise<void> {
  const { id } = play;
  const { DB } = bindings;
  const version = world.entries.length - 1;
  const { state } = world.entries[version] as Entry;
  const waiting = secrets.game
    .awaiting(state)
    .map((one) => ({ ...one, since: 1_000, version: 0, due: null, late: false }));
  const statements = [
    DB.prepare('delete from actions where table_id = ?').bind(id),
    DB.prepare('delete from snapshots where table_id = ?').bind(id),
    DB.prepare('delete from orders where table_id = ?').bind(id),
    DB.prepare('update tables set seed = ?, created_at = 1, started_at = 2 where id = ?').bind(world.seed, id),
    DB.prepare('update seats set auto_answer = 0 where table_id = ?').bind(id),
    DB.prepare('update seats set notes = ?, language = ?, time_zone = ? where table_id = ? and seat is not ?').bind(
      `what ${world.name} keeps`,
      world.name === 'one' ? 'en' : 'it',
      world.name === 'one' ? 'UTC' : 'Europe/Rome',
      id,
      viewer,
    ),
    DB.prepare('update games set version = ?, state = ? where table_id = ?').bind(version, JSON.stringify(state), id),
    DB.prepare('update awaited set seats = ?, wake_at = null where table_id = ?').bind(JSON.stringify(waiting), id),
    ...world.orders.flatMap((list, seat) => {
      // The room carries out what an awaited seat has ordered, and all may see that. So such a list has stopped.
      const stopped = waiting.some((one) => one.seat === seat) ? JSON.stringify({ key: `order.${world.name}` }) : null;
      const insert = 'insert into orders (table_id, seat, orders, version, stopped) values (?, ?, ?, 1, ?)';
      const own = seat === viewer ? stopped?.replace(world.name, 'own') : stopped;
      return list.length === 0 ? [] : [DB.prepare(insert).bind(id, seat, JSON.stringify(list), own ?? null)];
    }),
    ...world.entries.map(({ seat, action, undoTo, events, undoable, isOrdered }, seq) => {
      const key = seat === viewer ? `${seat}/${seq}` : `${seat}/${world.name}-${seq}`;
      const actor = seq === 0 ? 'setup' : isOrdered ? 'orders' : 'player';
      const reason = isOrdered ? JSON.stringify({ key: `order.${seat === viewer ? 'own' : world.name}` }) : null;
      const made = action && JSON.stringify(action);
      const told = JSON.stringify(events);
      return DB.prepare(insertEntry).bind(
        ...[id, seq, seq, seat, actor, reason, made, undoTo, told, undoable ? 1 : 0, world.name, key, world.name],
      );
    }),
    ...world.entries.flatMap((entry, seq) =>
      seq === 0 || seq > version - KEPT
        ? [
            DB.prepare('insert into snapshots (table_id, version, state) values (?, ?, ?)').bind(
              id,
              seq,
              JSON.stringify(entry.state),
            ),
          ]
        : [],
    ),
  ];
  await DB.batch(statements);
  await inRoom(id, (room) => room.core.drop());
}
