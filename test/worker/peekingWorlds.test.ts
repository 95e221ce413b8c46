/**
 * Peeking as a property of the service. Two worlds that differ only in what a viewer may not know give the same response,
 * byte for byte, to every request of that viewer. `PEEK_WORLDS=100` tests more pairs of worlds.
 */
import { env } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { performBatch } from '../../engine/core/batch.ts';
import { keyedChance } from '../../engine/core/chance.ts';
import type { StateBase, Tagged, Viewer } from '../../engine/core/game.ts';
import { nextOrder, parseOrders } from '../../engine/core/orders.ts';
import { perform } from '../../engine/core/play.ts';
import type { Imported } from '../../worker/domain/wire/imports.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import { report } from '../../worker/notices/say/report.ts';
import { nationsMover } from '../properties/nationsMover.ts';
import { tableOf as nationsTable } from '../properties/nationsTables.ts';
import { type Below, batchesOf, probesOf, type Secrets } from '../properties/peeking.ts';
import { auctionSecrets, nationsSecrets, wealthSecrets } from '../properties/peekingSecrets.ts';
import { generator, type PlayOptions } from '../properties/randomPlay.ts';
import { wealthMover } from '../properties/wealthMover.ts';
import { tableOf as wealthTable } from '../properties/wealthTables.ts';
import { ask, openTable, type Play } from './client.ts';
import { disguisedWorld, KEPT, playedWorld, storeWorld, type World } from './peekingWorlds.ts';
import { bindings, inRoom, setClock } from './room.ts';

const WORLDS = Number((env as unknown as { PEEK_WORLDS: string }).PEEK_WORLDS);
const HOUR = 3_600_000;

interface Kind {
  secrets: Secrets;
  tableOf(n: number): { seats: number; options: Record<string, unknown> };
  prefer: NonNullable<PlayOptions['prefer']>;
  length(below: Below): number;
}

const whispers: Kind['prefer'] = (_state, _seat, _choices, below) =>
  below(6) === 0 ? ({ type: 'whisper', word: 'pssst' } as Tagged) : null;

const KINDS: Record<string, Kind> = {
  'Wealth of Nations': {
    secrets: wealthSecrets,
    tableOf: (n) => {
      const { seats, options } = wealthTable(n);
      const war = n % 3 === 0 ? {} : { edition: 'second', warClouds: true };
      return { seats, options: { ...options, ...war, roundLimit: 20, money: 'hidden' } };
    },
    prefer: wealthMover,
    length: (below) => 5 + below(150),
  },
  Nations: {
    secrets: nationsSecrets,
    tableOf: (n) => {
      const { seats, options } = nationsTable(n);
      return { seats: Math.max(2, seats), options: { ...options, ages: 4, sealedChoices: n % 3 > 0 } };
    },
    prefer: nationsMover,
    length: (below) => 3 + below(70),
  },
  'the test auction': {
    secrets: auctionSecrets,
    tableOf: (n) => ({ seats: 2 + (n % 4), options: { rounds: 200, hiddenCoins: n % 2 === 0 } }),
    prefer: whispers,
    length: (below) => 3 + below(60),
  },
};

/** Everything one request tells: status, headers and body. */
type Told = readonly [what: string, told: string];

/** Requests of actions that are refused, and orders that are not carried out now. */
interface Probes {
  probes: readonly unknown[][];
  lists: readonly object[][];
}

/** All that this token can ask without changing anything, in a world that is stored and has reached this version. */
async function everythingTold(
  play: Play,
  token: string,
  version: number,
  { probes, lists }: Probes,
  seat: number | null,
): Promise<Told[]> {
  const base = `/api/tables/${play.id}`;
  const first = Math.max(0, version - KEPT + 1);
  const told: Told[] = [];
  const note = async (method: string, path: string, more: Parameters<typeof ask>[2] = {}) => {
    const answer = await ask(method, path, { token, ...more });
    // Every answer has a random id of its own, by which the service's log finds the request.
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
    told.push([`${method} ${path}`, `${answer.status} ${JSON.stringify(headers)} ${answer.text}`]);
    return answer;
  };
  await ask('GET', `${base}/view`, { token });
  const ends = ['', '/view', '/log', '/log?lang=it', `/log?from=${version}`, '/export', '/chat', '/notes', '/none'];
  for (const end of ends) {
    const { headers } = await note('GET', base + end);
    const tag = headers.get('ETag');
    if (tag) await note('GET', base + end, { headers: { 'If-None-Match': tag } });
    await note('GET', base + end, { headers: { 'If-None-Match': `"playing-${version - 1}-0"` } });
  }
  for (let at = first; at <= version; at += 3) await note('GET', `${base}/at/${at}`);
  for (let seq = first; seq <= version; seq += 5) await note('GET', `${base}/log?from=${seq}&to=${seq + 1}`);
  const { json } = await ask<View>('GET', `${base}/view`, { token });
  for (const to of [0, 1, version - 2, version - 1, version]) {
    if (to < 0 || (json.undoTo !== null && to >= json.undoTo && to < version)) continue;
    await note('POST', `${base}/undo`, { key: 'undo', body: { expected: version, to } });
  }
  for (const actions of probes) {
    await note('POST', `${base}/actions`, { key: 'probe', body: { expected: version, actions } });
  }
  await note('POST', `${base}/actions`, { key: 'stale', body: { expected: version + 1, actions: [{ type: 'x' }] } });
  await note('POST', `${base}/actions`, { key: 'bad', body: { expected: version, actions: 'x' } });
  for (const at of [version, first]) {
    const copy = await ask<Imported>('POST', '/api/import', { token, body: { from: play.id, version: at } });
    // The room of the copy may already have answered for a seat. The copy starts from its first state.
    const state = await bindings.DB.prepare('select state from snapshots where table_id = ? and version = 0')
      .bind(copy.json.id ?? '')
      .first<string>('state');
    // The id and the links of each copy are different, so only the length of the response is compared.
    told.push([`a copy at ${at}`, `${copy.status} ${copy.text.length} ${state}`]);
  }
  await note('POST', '/api/mine', { body: { tables: [{ id: play.id, token }] } });
  await note('PUT', `${base}/orders`, { body: { expected: version + 1, orders: [] } });
  await note('PUT', `${base}/orders`, { body: { expected: version, orders: 'x' } });
  if (seat === null) return told;
  await note('PATCH', `${base}/seats/${seat}`, { body: { autoAnswer: false } });
  for (const orders of lists) await note('PUT', `${base}/orders`, { body: { expected: version, orders } });
  return told;
}

/** What a mail to this seat would say now. */
function mailTo(play: Play, seat: number, version: number): Promise<Told> {
  return inRoom(play.id, async (room) => {
    const [db, data] = [room.core.db(), await room.core.load()];
    if (!db || !data) throw new Error('no such table');
    const language = data.seats[seat]?.language ?? 'en';
    const reader = { seat, language, acted: Math.max(0, version - 5) };
    const said = await report(db, data, reader, 5_000_000);
    return [`mail to ${seat}`, JSON.stringify(said)] as const;
  });
}

/** Requests that are refused in this world: nothing is stored, so they can be repeated. */
function refusedProbes(secrets: Secrets, world: World, viewer: number, below: Below): unknown[][] {
  const { game } = secrets;
  const { state } = world.entries.at(-1) as { state: StateBase };
  const past = world.entries.flatMap(({ action }) => action ?? []);
  const inputs = [1, 2, 3].flatMap(() => probesOf(game, state, viewer, past, below));
  const batches = [1, 2, 3].flatMap(() => batchesOf(inputs, game, state, viewer, below));
  return [...inputs.map((input) => [input]), ...batches].filter(
    (batch) => !performBatch(game, state, viewer, batch, keyedChance(hexToBytes(world.seed))).ok,
  );
}

/** Orders that are not carried out now, so that they can be given one after the other. Some are refused. */
function idleOrders(secrets: Secrets, world: World, viewer: number, probes: readonly unknown[][]): object[][] {
  const { game } = secrets;
  const { state } = world.entries.at(-1) as { state: StateBase };
  const rules = game.orders as NonNullable<typeof game.orders>;
  const view = game.view(state, viewer);
  const isAwaited = game.awaiting(state).some(({ seat }) => seat === viewer);
  const lists = probes.map((batch) => batch.map((action) => ({ task: { type: 'act', action }, else: 'ask' })));
  return lists.slice(0, 20).filter((list) => {
    const parsed = parseOrders<StateBase, Tagged, Tagged>(rules, view, viewer, list);
    return !isAwaited || !parsed.ok || nextOrder(game, rules, view, viewer, parsed.value).kind !== 'act';
  });
}

interface Move {
  seat: number;
  action: Tagged;
  /** Two lists of orders that are not carried out at once. Everybody may see what is carried out. */
  lists: [object[], object[]];
}

/** A move of another awaited player that leaves the game running, and what this player may order with it. */
function moveWithOrders(secrets: Secrets, world: World, viewer: Viewer): Move | null {
  const { game } = secrets;
  const { state } = world.entries.at(-1) as { state: StateBase };
  const rules = game.orders as NonNullable<typeof game.orders>;
  const past = world.entries.flatMap(({ action }) => action ?? []);
  for (const { seat } of game.awaiting(state)) {
    if (seat === viewer) continue;
    const action = game.bot(game.view(state, seat), seat);
    const outcome = perform(game, state, seat, action, keyedChance(hexToBytes(world.seed)));
    if (!outcome.ok || game.result(outcome.state)) continue;
    const view = game.view(outcome.state, seat);
    const isAwaited = game.awaiting(outcome.state).some((one) => one.seat === seat);
    const idle = past
      .map((one) => [{ task: rules.fromAction(view, seat, one), else: 'ask' }])
      .filter((list) => {
        const parsed = parseOrders<StateBase, Tagged, Tagged>(rules, view, seat, list);
        return parsed.ok && (!isAwaited || nextOrder(game, rules, view, seat, parsed.value).kind !== 'act');
      });
    const [one, two] = [idle[0], idle.at(-1)];
    if (one && two) return { seat, action, lists: [one, [...two, ...one]] };
  }
  return null;
}

test.each(Object.entries(KINDS))(
  '%s: orders that come along with a move change nothing that another player is told',
  { timeout: HOUR },
  async (name, kind) => {
    const { secrets } = kind;
    const figures = { moves: 0, responses: 0 };
    for (let n = 1; n <= WORLDS * 2; n++) {
      const below = generator(n * 89 + 5);
      const table = kind.tableOf(n);
      const viewer: Viewer = n % 2 === 0 ? null : below(table.seats);
      const played = playedWorld(secrets, table, n + 7, kind.length(below), kind.prefer);
      // Nobody else has orders: the room would carry them out at once, and all may see that.
      const world = { ...played, orders: played.orders.map(() => []) };
      const move = moveWithOrders(secrets, world, viewer);
      if (!move) continue;
      const version = world.entries.length - 1;
      const play = await openTable(table.seats, { game: secrets.game.id, options: table.options });
      const roles = viewer === null ? [play.watch, play.host, play.invite] : [play.tokens[viewer] as string];
      const tellings: string[] = [];
      for (const orders of [undefined, ...move.lists]) {
        await storeWorld(secrets, play, world, viewer);
        setClock(play.id, () => 5_000_000);
        const body = { expected: version, actions: [move.action], ...(orders ? { orders } : {}) };
        const token = play.tokens[move.seat] as string;
        const answer = await ask('POST', `/api/tables/${play.id}/actions`, { token, key: 'move', body });
        expect(answer.status, answer.text).toBe(200);
        const told: Told[] = [];
        for (const role of roles) {
          told.push(...(await everythingTold(play, role, version + 1, { probes: [], lists: [] }, viewer)));
        }
        if (viewer !== null) told.push(await mailTo(play, viewer, version + 1));
        tellings.push(told.map(([what, said]) => `${what}: ${said}`).join('\n'));
        figures.responses += told.length;
      }
      for (const telling of tellings) {
        expect(telling, `${name} #${n}, seen by ${viewer}`).toBe(tellings[0]);
      }
      figures.moves++;
    }
    console.log(name, JSON.stringify(figures));
    expect(figures.moves).toBeGreaterThan(0);
  },
);

test.each(Object.entries(KINDS))('%s: two worlds that look the same', { timeout: HOUR }, async (name, kind) => {
  const { secrets } = kind;
  const figures = { worlds: 0, differing: 0, ordering: 0, responses: 0, probes: 0, lists: 0, bytes: 0 };
  for (let n = 1; n <= WORLDS; n++) {
    const below = generator(n * 97 + 3);
    const table = kind.tableOf(n);
    const viewer: Viewer = n % 3 === 0 ? null : below(table.seats);
    const world = playedWorld(secrets, table, n, kind.length(below), kind.prefer);
    const other = disguisedWorld(secrets, world, viewer, below);
    const probes = viewer === null ? [] : refusedProbes(secrets, world, viewer, below);
    const lists = viewer === null ? [] : idleOrders(secrets, world, viewer, probes);
    const play = await openTable(table.seats, { game: secrets.game.id, options: table.options });
    const roles = viewer === null ? [play.watch, play.host, play.invite] : [play.tokens[viewer] as string];
    const tellings: Told[][] = [];
    for (const each of [world, other]) {
      await storeWorld(secrets, play, each, viewer);
      const told: Told[] = [];
      for (const token of roles)
        told.push(...(await everythingTold(play, token, each.entries.length - 1, { probes, lists }, viewer)));
      if (viewer !== null) told.push(await mailTo(play, viewer, each.entries.length - 1));
      tellings.push(told);
    }
    const [one, two] = tellings as [Told[], Told[]];
    expect(two.length).toBe(one.length);
    for (const [index, [what, told]] of one.entries()) {
      expect(two[index]?.[0]).toBe(what);
      expect(two[index]?.[1], `${name} #${n}, seen by ${viewer}: ${what}`).toBe(told);
      figures.responses++;
      figures.bytes += told.length;
    }
    figures.worlds++;
    figures.probes += probes.length * 2;
    figures.lists += lists.length * 2;
    if (JSON.stringify(world.entries) !== JSON.stringify(other.entries)) figures.differing++;
    if (JSON.stringify(world.orders) !== JSON.stringify(other.orders)) figures.ordering++;
  }
  console.log(name, JSON.stringify(figures));
  expect(figures.differing).toBeGreaterThan(0);
  if (WORLDS > 2) expect(figures.ordering).toBeGreaterThan(0);
  expect(figures.lists).toBeGreaterThan(0);
  expect(figures.probes).toBeGreaterThan(0);
});
