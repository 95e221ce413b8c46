/** Orders through the service: given, carried out, stopped, withdrawn, and noticed by nobody else. */
import { describe, expect, test, vi } from 'vitest';
import type { Log } from '../../worker/domain/wire/history.ts';
import type { Imported } from '../../worker/domain/wire/imports.ts';
import type { Orders, OrdersGiven } from '../../worker/domain/wire/orders.ts';
import type { Acted } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { sweep } from '../../worker/sweep.ts';
import { auction } from '../support/auction/engine/index.ts';
import { act, ask, newKey, openTable, type Play, type Reply, view } from './client.ts';
import { aroundBatch, bedFor, bindings, evict, inRoom, loseAlarm, ring, setClock, stubOf } from './room.ts';
import { testOffer } from './worker.ts';

type Failed = { error: { code: string; version?: number; params?: unknown } };

const order = (task: object, otherwise: unknown = 'ask') => ({ task, else: otherwise });
const acting = (type: string) => order({ type: 'act', action: { type } });
const painting = (marks: number) => order({ type: 'paint', marks });
const bidding = (coins: number, unless = 100) => order({ type: 'bidAlways', coins, unless });

const give = (play: Play, seat: number, expected: number, orders: unknown): Promise<Reply<OrdersGiven & Failed>> =>
  ask('PUT', `/api/tables/${play.id}/orders`, { token: play.tokens[seat] ?? '', body: { expected, orders } });
const bidLater = (round: number, coins: number) => order({ type: 'bidIn', round, coins });
const actThen = (play: Play, seat: number, expected: number, type: string, orders: unknown[]): Promise<Reply<Acted>> =>
  ask('POST', `/api/tables/${play.id}/actions`, {
    token: play.tokens[seat] ?? '',
    key: newKey(),
    body: { expected, actions: [{ type }], orders },
  });
const undo = (play: Play, seat: number, expected: number, to: number): Promise<Reply<Acted>> =>
  ask('POST', `/api/tables/${play.id}/undo`, { token: play.tokens[seat] ?? '', key: newKey(), body: { expected, to } });
const ordersOf = async (play: Play, seat: number): Promise<Orders> => {
  const { json } = await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.tokens[seat] ?? '' });
  return json.own?.orders as Orders;
};
const logOf = async (play: Play, seat: number) =>
  (await ask<Log>('GET', `/api/tables/${play.id}/log?from=1&language=en`, { token: play.tokens[seat] ?? play.watch }))
    .json.events;

interface Entry {
  seat: number;
  actor: string;
  action: { type: string; coins?: number };
}

async function entriesOf(play: Play): Promise<Entry[]> {
  const { results } = await bindings.DB.prepare(
    'select seat, actor, action from actions where table_id = ? and seq > 0 order by seq',
  )
    .bind(play.id)
    .all<{ seat: number; actor: string; action: string }>();
  return results.map((row) => ({ ...row, action: JSON.parse(row.action) as Entry['action'] }));
}

/** A table of two at which seat 0 has won a prize and paints. */
async function opened(rounds = 3): Promise<Play & { version: number; marks: number }> {
  const play = await openTable(2, { options: { rounds } });
  await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
  const { json } = await act(play, 1, 1, [{ type: 'bid', coins: 0 }]);
  const { marks } = json.view.state as { marks: number };
  return { ...play, version: json.version, marks };
}

describe('orders', () => {
  test('are carried out when the turn comes, as ordinary actions of the seat', async () => {
    const play = await openTable(2);
    expect((await give(play, 0, 0, [bidding(2)])).status).toBe(200);
    await ring(play.id);
    const { json } = await act(play, 1, 1, [{ type: 'bid', coins: 0 }]);
    expect(json.version).toBe(2);
    await ring(play.id);
    const entries = await entriesOf(play);
    expect(entries.map(({ seat, actor, action }) => [seat, actor, action.type])).toEqual([
      [0, 'orders', 'bid'],
      [1, 'player', 'bid'],
      [0, 'orders', 'end'],
      [0, 'orders', 'bid'],
    ]);
  });

  test('come with an action: the first part is played at once, the rest waits', async () => {
    const play = await opened();
    const reply = await actThen(play, 0, play.version, 'paint', [acting('end'), bidding(1)]);
    expect(reply.status).toBe(200);
    await ring(play.id);
    expect((await entriesOf(play)).slice(2).map(({ action }) => action.type)).toEqual(['paint', 'end', 'bid']);
    expect((await ordersOf(play, 0)).orders).toHaveLength(1);
  });

  test('stop where one is not possible, stay visible with the reason, and wait for the player', async () => {
    const play = await opened();
    await give(play, 0, play.version, [painting(play.marks + 1), acting('end')]);
    await ring(play.id);
    expect(await ordersOf(play, 0)).toMatchObject({
      orders: [{ task: { type: 'paint', marks: 1 } }, { task: { type: 'act' } }],
      stopped: { key: 'refuse.no-marks' },
    });
    expect((await view(play, 0)).awaiting).toMatchObject([{ seat: 0 }]);
    // They stay stopped until the player gives orders again.
    await ring(play.id);
    expect((await entriesOf(play)).length).toBe(play.version + play.marks);
    const { version } = await view(play, 0);
    await give(play, 0, version, [acting('end')]);
    await ring(play.id);
    expect((await view(play, 0)).version).toBe(version + 1);
    expect(await ordersOf(play, 0)).toMatchObject({ orders: [], stopped: null });
  });

  test('stop at once where the first is not possible now', async () => {
    const play = await opened();
    const { json } = await give(play, 0, play.version, [painting(1), bidding(1)].toReversed());
    expect(json.orders.stopped).toBeNull();
    const other = await openTable(2);
    expect((await give(other, 0, 0, [painting(1)])).json.orders.stopped).toEqual({ key: 'refuse.not-painting' });
  });

  test('ask about what the player wants to be asked about', async () => {
    const play = await openTable(2);
    const { prize } = (await view(play, 0)).state as { prize: number };
    const { json } = await give(play, 0, 0, [bidding(1, prize)]);
    expect(json.orders.stopped).toEqual({ key: 'order.good-prize', params: { prize } });
    expect((await give(play, 0, 0, [bidding(1, prize + 1)])).json.orders.stopped).toBeNull();
  });

  test('are replaced by later ones, and cleared by an empty list, on turn or not', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(1)]);
    await give(play, 1, play.version, [bidding(4)]);
    expect((await ordersOf(play, 1)).words).toEqual([{ key: 'order.bidAlways', params: { coins: 4 } }]);
    expect((await give(play, 1, play.version, [])).json.orders).toEqual({ orders: [], words: [], stopped: null });
    expect((await ordersOf(play, 1)).orders).toEqual([]);
  });

  test('given for a version the player has not seen are refused, and those before stay', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(1)]);
    await act(play, 0, play.version, [{ type: 'paint' }]);
    const late = await give(play, 1, play.version, [bidding(5)]);
    expect([late.status, late.json.error.code, late.json.error.version]).toEqual([409, 'stale', play.version + 1]);
    // The log from the next version on says what has changed.
    const { json: changed } = await ask<Log>('GET', `/api/tables/${play.id}/log?from=${play.version + 1}`, {
      token: play.tokens[1] ?? '',
    });
    expect(changed.events.map(({ seq, seat }) => [seq, seat])).toEqual([[play.version + 1, 0]]);
    expect(changed.version).toBe(late.json.error.version);
    expect((await ordersOf(play, 1)).words).toEqual([{ key: 'order.bidAlways', params: { coins: 1 } }]);
  });

  test('are cleared although somebody has moved meanwhile', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(1)]);
    await act(play, 0, play.version, [{ type: 'paint' }]);
    const cleared = await give(play, 1, play.version, []);
    expect([cleared.status, cleared.json.version]).toEqual([200, play.version + 1]);
    expect((await ordersOf(play, 1)).orders).toEqual([]);
  });

  test('are withdrawn when their player takes back the action that they were given with', async () => {
    const play = await opened();
    await actThen(play, 0, play.version, 'paint', [painting(10)]);
    await ring(play.id);
    const { version, undoTo } = await view(play, 0);
    expect(undoTo).toBe(play.version);
    expect((await ordersOf(play, 0)).orders).toHaveLength(1);
    const undone = await undo(play, 0, version, play.version);
    expect(await ordersOf(play, 0)).toEqual({ orders: [], words: [], stopped: null });
    await ring(play.id);
    expect((await view(play, 0)).version).toBe(undone.json.version);
  });

  test('that were given before an action stay when it is taken back, also where they came with it once more', async () => {
    const play = await opened();
    await give(play, 0, play.version, [bidLater(2, 1)]);
    // A client sends all that is in the list, as it has read it, and what is new.
    const { orders } = await ordersOf(play, 0);
    await actThen(play, 0, play.version, 'paint', [...orders, bidLater(3, 2)]);
    await evict(play.id);
    expect((await ordersOf(play, 0)).orders).toEqual([bidLater(2, 1), bidLater(3, 2)]);
    await undo(play, 0, play.version + 1, play.version);
    expect(await ordersOf(play, 0)).toMatchObject({ orders: [bidLater(2, 1)], stopped: null });
    await act(play, 0, play.version + 2, [{ type: 'end' }]);
    await ring(play.id);
    expect((await entriesOf(play)).at(-1)).toMatchObject({
      seat: 0,
      actor: 'orders',
      action: { type: 'bid', coins: 1 },
    });
  });

  test('stay when something is taken back that has nothing to do with them', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(4)]);
    const whispered = await act(play, 1, play.version, [{ type: 'whisper', word: 'hello' }]);
    await undo(play, 1, whispered.json.version, play.version);
    expect(await ordersOf(play, 1)).toMatchObject({ orders: [bidding(4)], stopped: null });
  });

  test('that would act at once after an undo stop, because the player wants to decide again', async () => {
    const play = await openTable(2);
    await act(play, 0, 0, [{ type: 'bid', coins: 2 }]);
    await give(play, 0, 1, [bidding(1)]);
    const undone = await undo(play, 0, 1, 0);
    expect(await ordersOf(play, 0)).toMatchObject({ orders: [bidding(1)], stopped: { key: 'order.undone' } });
    await ring(play.id);
    expect((await view(play, 0)).version).toBe(undone.json.version);
    await give(play, 0, undone.json.version, (await ordersOf(play, 0)).orders);
    await ring(play.id);
    expect((await entriesOf(play)).slice(-1).map(({ actor, action }) => [actor, action.type])).toEqual([
      ['orders', 'bid'],
    ]);
  });

  test('are gone when the seat changes hands', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(1)]);
    await ask('POST', `/api/tables/${play.id}/seats/1/host`, { token: play.host, body: { tool: 'replace' } });
    const claim = await ask<{ seat: number; token: string }>('POST', `/api/tables/${play.id}/seats`, {
      token: play.invite,
      body: { name: 'Zora' },
    });
    expect(claim.json.seat).toBe(1);
    const found = await ask<Table>('GET', `/api/tables/${play.id}`, { token: claim.json.token });
    expect(found.json.own?.orders.orders).toEqual([]);
  });

  test('come before the computer that plays for an absent player', async () => {
    const play = await opened();
    await give(play, 1, play.version, [order({ type: 'act', action: { type: 'bid', coins: 7 } })]);
    await ask('POST', `/api/tables/${play.id}/seats/1/host`, { token: play.host, body: { tool: 'computer' } });
    await act(play, 0, play.version, [{ type: 'end' }]);
    await ring(play.id);
    const bids = (await entriesOf(play)).filter(({ seat, action }) => seat === 1 && action.type === 'bid');
    expect(bids.map(({ actor, action }) => [actor, action])).toEqual([
      ['player', { type: 'bid', coins: 0 }],
      ['orders', { type: 'bid', coins: 7 }],
    ]);
  });

  test('of two seats that answer each other end', async () => {
    const play = await openTable(2, { options: { rounds: 40 } });
    await give(play, 0, 0, [bidding(1)]);
    await ring(play.id);
    expect((await give(play, 1, 1, [bidding(2)])).status).toBe(200);
    for (let alarms = 0; (await view(play, 0)).status === 'playing' && alarms < 40; alarms++) await ring(play.id);
    expect((await view(play, 0)).status).toBe('finished');
    expect((await ordersOf(play, 0)).orders).toEqual([]);
  });
});

describe('bad orders get a clear refusal and change nothing', () => {
  test.each([
    ['no list', { type: 'bidAlways' }, 400],
    ['an unknown task', [order({ type: 'dance' })], 422],
    ['no else', [{ task: { type: 'paint', marks: 1 } }], 422],
    ['too many', Array.from({ length: 41 }, () => painting(1)), 400],
    ['something more', [{ ...painting(1), note: 1 }], 422],
    ['a nested else', [order({ type: 'paint', marks: 1 }, order({ type: 'paint', marks: 1 }, painting(1)))], 422],
  ])('%s', async (_name, orders, status) => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(1)]);
    expect((await give(play, 1, play.version, orders)).status).toBe(status);
    const reply = await ask('POST', `/api/tables/${play.id}/actions`, {
      token: play.tokens[0] ?? '',
      key: newKey(),
      body: { expected: play.version, actions: [{ type: 'paint' }], orders },
    });
    expect(reply.status).toBe(status);
    expect((await view(play, 0)).version).toBe(play.version);
    expect((await ordersOf(play, 1)).orders).toHaveLength(1);
  });

  test('before the game has started, and from those who have no seat', async () => {
    const play = await openTable(2);
    for (const token of [play.host, play.invite, play.watch]) {
      const reply = await ask('PUT', `/api/tables/${play.id}/orders`, { token, body: { expected: 0, orders: [] } });
      expect(reply.status).toBe(404);
    }
  });
});

describe('nobody else', () => {
  const bodies = async (play: Play, token: string): Promise<string> => {
    const paths = ['', '/view', '/log', '/export', '/chat', '/at/2'];
    const replies = await Promise.all(paths.map((path) => ask('GET', `/api/tables/${play.id}${path}`, { token })));
    return replies.map(({ text, headers }) => `${text}${headers.get('etag')}`).join('\n');
  };
  const others = (play: Play) => [play.tokens[0] ?? '', play.watch, play.host, play.invite];

  test('learns that a seat has orders', async () => {
    const play = await opened();
    const all = () => Promise.all(others(play).map((token) => bodies(play, token)));
    // What the room does after a move may end while the test looks, so two looks in a row must be alike first.
    let before = await all();
    await expect
      .poll(async () => {
        const earlier = before;
        before = await all();
        return before.join() === earlier.join();
      })
      .toBe(true);
    await give(play, 1, play.version, [bidding(7, 93)]);
    expect(await all()).toEqual(before);
    expect(await bodies(play, play.tokens[1] ?? '')).toContain('bidAlways');
  });

  test('learns that an action was ordered; its player does, with the reason', async () => {
    const play = await opened();
    await give(play, 1, play.version, [bidding(7)]);
    await act(play, 0, play.version, [{ type: 'end' }]);
    await ring(play.id);
    const bidOf = async (seat: number) => (await logOf(play, seat)).findLast(({ type }) => type === 'bidDeposited');
    expect(await bidOf(0)).not.toHaveProperty('reason');
    expect(await bidOf(0)).toMatchObject({ seat: 1, actor: 'player' });
    expect(await bidOf(9)).toMatchObject({ seat: 1, actor: 'player' });
    expect(await bidOf(1)).toMatchObject({ seat: 1, actor: 'orders', reason: 'Bid 7 every time' });
    for (const token of others(play)) expect(await bodies(play, token)).not.toMatch(/"actor":"orders"|bidAlways/);
  });

  test('learns it when the game is over, or from a practice copy', async () => {
    const play = await openTable(2, { options: { rounds: 2 } });
    await give(play, 0, 0, [bidding(3, 99)]);
    await ring(play.id);
    for (let version = 1; ; version = (await view(play, 1)).version) {
      const { status, awaiting, state } = await view(play, 1);
      if (status === 'finished') break;
      const copy = await ask<Imported>('POST', '/api/import', { token: play.tokens[1] ?? '', body: { from: play.id } });
      expect(copy.status).toBe(201);
      for (const token of copy.json.tokens)
        expect(await bodies({ ...play, ...copy.json }, token)).not.toContain('bidAlways');
      if (awaiting.some(({ seat }) => seat === 1)) {
        const isPainter = (state as { painter: number | null }).painter === 1;
        expect((await act(play, 1, version, [isPainter ? { type: 'end' } : { type: 'bid', coins: 0 }])).status).toBe(
          200,
        );
      }
      await ring(play.id);
    }
    const ordered = (await entriesOf(play)).filter(({ actor }) => actor === 'orders');
    expect(ordered.length).toBeGreaterThan(2);
    for (const token of [play.tokens[1] ?? '', play.watch, play.host, play.invite]) {
      const all = await bodies(play, token);
      expect(all).toContain('"finished"');
      expect(all).not.toMatch(/"actor":"orders"|bidAlways|Bid 3 every time/);
    }
    expect(await bodies(play, play.tokens[0] ?? '')).toContain('Bid 3 every time');
  });

  test('hears of them over a socket', async () => {
    const play = await opened();
    const heard = await inRoom(play.id, async (room) => {
      const sent: (number | undefined)[] = [];
      room.core.sockets.broadcast = (_version, only) => void sent.push(only);
      const { hashText } = await import('../../worker/domain/tokens.ts');
      const token = await hashText(play.tokens[1] ?? '');
      await room.orders(token, { expected: play.version, orders: [bidding(1)] });
      return sent;
    });
    expect(heard).toEqual([1]);
  });
});

describe('whatever happens', () => {
  test('a crash before an ordered action is stored neither loses nor doubles it', async () => {
    const play = await opened();
    await give(play, 0, play.version, [painting(play.marks)]);
    let failures = 3;
    aroundBatch(play.id, async (run) => {
      if (failures-- > 0) throw new Error('the database is gone');
      return run();
    });
    for (let alarms = 0; alarms < 5; alarms++) await ring(play.id).catch(() => undefined);
    await evict(play.id);
    await ring(play.id);
    const painted = (await entriesOf(play)).filter(({ action }) => action.type === 'paint');
    expect(painted).toHaveLength(play.marks);
  });

  test('while every statement fails, nothing is lost; afterwards one sweep is enough', async () => {
    const play = await opened();
    vi.spyOn(console, 'error').mockReturnValue();
    const now = Date.now() + 60_000;
    await give(play, 0, play.version, [painting(play.marks), acting('end')]);
    await give(play, 1, play.version, [bidding(2)]);
    const { version } = await view(play, 0);
    bedFor(play.id).record = async () => {
      throw new Error('D1_ERROR: connection lost');
    };
    await evict(play.id);
    for (let alarms = 0; alarms < 3; alarms++)
      await stubOf(play.id)
        .wake()
        .catch(() => undefined);
    // Whoever gives orders now is told that nothing was done, with or without an action.
    expect((await give(play, 1, version, [bidding(9)])).status).toBe(503);
    const body = { expected: version, actions: [{ type: 'paint' }], orders: [bidding(9)] };
    const token = play.tokens[0] ?? '';
    expect((await ask('POST', `/api/tables/${play.id}/actions`, { token, key: newKey(), body })).status).toBe(503);
    await loseAlarm(play.id);
    bedFor(play.id).record = (run) => run();
    setClock(play.id, () => now + 120_000);
    await sweep(bindings, testOffer, () => now + 120_000);
    await expect.poll(async () => (await view(play, 0)).awaiting.map(({ seat }) => seat)).toEqual([0]);
    const types = (await entriesOf(play)).slice(2).map(({ seat, actor, action }) => [seat, actor, action.type]);
    expect(types).toEqual([
      ...Array.from({ length: play.marks }, () => [0, 'orders', 'paint']),
      [0, 'orders', 'end'],
      [1, 'orders', 'bid'],
    ]);
    expect((await ordersOf(play, 1)).words).toEqual([{ key: 'order.bidAlways', params: { coins: 2 } }]);
  });

  test('a crash after it is stored does not double it', async () => {
    const play = await opened();
    await give(play, 0, play.version, [painting(play.marks)]);
    let failures = 3;
    aroundBatch(play.id, async (run) => {
      const done = await run();
      if (failures-- > 0) throw new Error('the answer is lost');
      return done;
    });
    for (let alarms = 0; alarms < 6; alarms++) await ring(play.id).catch(() => undefined);
    await evict(play.id);
    await ring(play.id);
    const painted = (await entriesOf(play)).filter(({ action }) => action.type === 'paint');
    expect(painted).toHaveLength(play.marks);
  });

  test('of an order and an action of its own player at the same time, the second is stale', async () => {
    for (let race = 0; race < 5; race++) {
      const play = await opened();
      await give(play, 0, play.version, [acting('end')]);
      const [, mine] = await Promise.all([ring(play.id), act(play, 0, play.version, [{ type: 'paint' }])]);
      const entries = await entriesOf(play);
      const types = entries.slice(2).map(({ action }) => action.type);
      expect(types.filter((type) => type === 'end').length).toBeLessThanOrEqual(1);
      expect(mine.status).toBe(types.includes('paint') ? 200 : 409);
    }
  });

  test('of new orders and an action of the same player at the same time, the orders are stale or come after it', async () => {
    for (let race = 0; race < 5; race++) {
      const play = await opened();
      const before = [painting(play.marks), bidding(1)];
      await give(play, 1, play.version, before);
      const [given, mine] = await Promise.all([
        give(play, 0, play.version, [acting('shout')]),
        act(play, 0, play.version, [{ type: 'paint' }]),
      ]);
      expect([200, 409]).toContain(given.status);
      expect(given.status === 200 || mine.status === 200).toBe(true);
      await ring(play.id);
      const types = (await entriesOf(play)).slice(2).map(({ action }) => action.type);
      expect(types.filter((type) => type === 'shout')).toHaveLength(given.status === 200 ? 1 : 0);
      expect(types.filter((type) => type === 'paint')).toHaveLength(mine.status === 200 ? 1 : 0);
      expect((await ordersOf(play, 1)).orders).toHaveLength(2);
    }
  });

  test('an order on which the engine fails stops the list', async () => {
    const play = await opened();
    await give(play, 0, play.version, [painting(1)]);
    const broken = vi.spyOn(auction, 'invariants').mockReturnValue(['broken']);
    vi.spyOn(console, 'error').mockReturnValue();
    await ring(play.id);
    broken.mockRestore();
    expect((await ordersOf(play, 0)).stopped).toEqual({ key: 'order.fault' });
    expect((await act(play, 0, play.version, [{ type: 'paint' }])).status).toBe(200);
  });

  /** Rules that fail, until they are restored. */
  function failing(what: 'meaning' | 'describe'): { mockRestore(): void } {
    vi.spyOn(console, 'error').mockReturnValue();
    return vi.spyOn(auction.orders as NonNullable<typeof auction.orders>, what).mockImplementation(() => {
      throw new TypeError('the engine is wrong');
    });
  }

  test('a list of which the engine fails to say what it means stops, and keeps nobody from a move', async () => {
    const play = await openTable(2);
    await give(play, 1, 0, [order({ type: 'bidIn', round: 3, coins: 1 })]);
    const fails = failing('meaning');
    expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
    for (let alarms = 0; alarms < 3; alarms++) await ring(play.id);
    expect(await ordersOf(play, 1)).toMatchObject({ stopped: { key: 'order.fault' }, orders: [{}] });
    fails.mockRestore();
    expect((await act(play, 1, 1, [{ type: 'bid', coins: 0 }])).status).toBe(200);
  });

  test('a list of which the engine fails to put an order into words stops, and keeps nobody from the table', async () => {
    const play = await openTable(2);
    const fails = failing('describe');
    expect((await give(play, 1, 0, [bidding(4), bidding(5)])).status).toBe(200);
    for (let alarms = 0; alarms < 3; alarms++) await ring(play.id);
    expect(await ordersOf(play, 1)).toMatchObject({ stopped: { key: 'order.fault' }, orders: [{}, {}] });
    expect(await entriesOf(play)).toEqual([]);
    fails.mockRestore();
    expect((await act(play, 1, 0, [{ type: 'bid', coins: 0 }])).status).toBe(200);
  });

  test('an order that the engine cannot read is refused, alone and with an action, and nothing changes', async () => {
    const rules = auction.orders as NonNullable<typeof auction.orders>;
    const play = await openTable(2);
    await give(play, 0, 0, [order({ type: 'bidIn', round: 3, coins: 1 })]);
    rules.bind = () => {
      throw new TypeError('the engine is wrong');
    };
    vi.spyOn(console, 'error').mockReturnValue();
    try {
      expect(await give(play, 0, 0, [bidding(2)])).toMatchObject({
        status: 422,
        json: { error: { code: 'service/engine-fault' } },
      });
      const body = { expected: 0, actions: [{ type: 'bid', coins: 1 }], orders: [bidding(2)] };
      const token = play.tokens[0] ?? '';
      expect((await ask('POST', `/api/tables/${play.id}/actions`, { token, key: newKey(), body })).status).toBe(422);
    } finally {
      delete rules.bind;
    }
    expect((await view(play, 0)).version).toBe(0);
    expect((await ordersOf(play, 0)).orders).toMatchObject([{ task: { type: 'bidIn' } }]);
  });

  test('a seat whose orders play is not late', async () => {
    const play = await openTable(2, { pace: { perDecision: 3_600_000, late: 'wait' } as never });
    await give(play, 0, 0, [bidding(1)]);
    await ring(play.id);
    const table = (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;
    expect(table.awaiting.map(({ seat }) => seat)).toEqual([1]);
  });
});
