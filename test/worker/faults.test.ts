/** The database, alarms, sockets and mail servers fail. When they work again, one sweep puts every table in order. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { sweep } from '../../worker/sweep.ts';
import { generator } from '../properties/randomPlay.ts';
import { act, ask, fetchRaw, newKey, openTable, type Play, view } from './client.ts';
import type { Asked } from './damaged.ts';
import { expectHealthy } from './health.ts';
import { letters, newAddress, tableWith } from './notices/post.ts';
import {
  aroundBatch,
  bedFor,
  bindings,
  evict,
  inRoom,
  loseAlarm,
  ring,
  setClock,
  sleep,
  storedEntries,
  stubOf,
  times,
} from './room.ts';
import { testOffer } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const bid = (coins: number) => [{ type: 'bid', coins }];
const broken = () => new Error('D1_ERROR: connection lost');

let quiet: { mockRestore(): void };
beforeEach(() => {
  quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

/** Looked at again and again, for nothing may be handed from one room to another but by its calls. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(5);
}

describe('the sweep', () => {
  /** A table with a deadline that has passed and an alarm that was lost. */
  async function late(): Promise<{ play: Play; now: number }> {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'default' } });
    const now = Date.now() + 2 * HOUR;
    setClock(play.id, () => now);
    await inRoom(play.id, (_room, ctx) => ctx.storage.deleteAlarm());
    return { play, now };
  }

  test('reaches every table, however many cannot be woken', async () => {
    const gone = Array.from({ length: 205 }, (_, n) =>
      bindings.DB.prepare("insert into awaited (table_id, seats, wake_at) values (?, '[]', 1)").bind(
        `0gone${String(n).padStart(7, '0')}`,
      ),
    );
    await bindings.DB.batch(gone);
    const { play, now } = await late();
    await sweep(bindings, testOffer, () => now);
    expect((await storedEntries(play.id)).length).toBeGreaterThan(0);
    await bindings.DB.prepare("delete from awaited where table_id like '0gone%'").run();
  });

  test('does not wait with the others for a table whose record never answers', async () => {
    const first = await late();
    const second = await late();
    const [stuck, free] = [first, second].sort((a, b) => a.play.id.localeCompare(b.play.id)) as [
      typeof first,
      typeof first,
    ];
    let isOver = false;
    bedFor(stuck.play.id).record = async () => {
      await until(() => isOver);
      throw broken();
    };
    const sweeping = sweep(bindings, testOffer, () => Math.max(stuck.now, free.now));
    try {
      await expect.poll(async () => (await storedEntries(free.play.id)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    } finally {
      isOver = true;
      await sweeping;
    }
  });
});

describe('an alarm', () => {
  test('is set before the change is stored, for the process may die in between', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    await loseAlarm(play.id);
    const alarms: (number | null)[] = [];
    aroundBatch(play.id, async (run, ctx) => {
      alarms.push(await ctx.storage.getAlarm());
      return run();
    });
    const before = Date.now();
    expect((await act(play, 0, 0, bid(1))).status).toBe(200);
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toBeGreaterThanOrEqual(before);
    expect(alarms[0]).toBeLessThanOrEqual(Date.now() + HOUR);
  });

  test('that cannot be set refuses the change, and the same request succeeds as soon as it can', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    await loseAlarm(play.id);
    let fails = true;
    bedFor(play.id).prepare = (ctx) => {
      const real = ctx.storage.setAlarm.bind(ctx.storage);
      Object.assign(ctx.storage, {
        setAlarm: async (at: number) => {
          if (fails) throw new Error('the storage is busy');
          return real(at);
        },
      });
    };
    await evict(play.id);
    const key = newKey();
    expect((await act(play, 0, 0, bid(1), key)).status).toBe(503);
    fails = false;
    expect((await act(play, 0, 0, bid(1), key)).json.version).toBe(1);
    expect((await act(play, 1, 1, bid(2))).status).toBe(200);
    expect(await inRoom(play.id, (_room, ctx) => ctx.storage.getAlarm())).not.toBeNull();
    await expectHealthy(play.id, Date.now());
  });
});

describe('an alarm that never came', () => {
  test('is set again by the next change, though the storage still names it', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    await loseAlarm(play.id);
    const set: number[] = [];
    bedFor(play.id).prepare = (ctx) => {
      Object.assign(ctx.storage, {
        getAlarm: async () => Date.now() - 2 * MINUTE,
        setAlarm: async (at: number) => void set.push(at),
      });
    };
    await evict(play.id);
    expect((await act(play, 0, 0, bid(1))).status).toBe(200);
    expect(set.length).toBeGreaterThan(0);
    expect(Math.min(...set)).toBeLessThanOrEqual(Date.now() + HOUR);
  });
});

describe('two alarms that are set at the same time', () => {
  test('leave the earlier one', async () => {
    const play = await openTable(2);
    await loseAlarm(play.id);
    await inRoom(play.id, async (room, { storage }) => {
      let stored = Number.POSITIVE_INFINITY;
      let finish = () => {};
      const isStored = new Promise<void>((resolve) => {
        finish = resolve;
      });
      // The first one is stored at once, but the room hears of it only after the second.
      Object.assign(storage, {
        setAlarm: async (at: number) => {
          const isFirst = stored === Number.POSITIVE_INFINITY;
          stored = at;
          if (isFirst) await isStored;
        },
      });
      const soon = Date.now() + HOUR;
      const both = [room.core.arm(soon), room.core.arm(soon + HOUR)];
      await scheduler.wait(10);
      finish();
      await Promise.all(both);
      await room.core.arm(soon);
      expect(stored).toBe(soon);
    });
  });
});

describe('two rooms of one table', () => {
  test('a change of the first that arrives late leaves what the second has stored', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    const now = Date.now() + 2 * HOUR;
    setClock(play.id, () => now);
    // The first room marks the late player. It is cut off, but its batch is still on the way.
    let send: (() => Promise<unknown>) | undefined;
    aroundBatch(play.id, (run, ctx) => {
      send = run;
      return ctx.abort('cut off') as never;
    });
    await stubOf(play.id)
      .wake()
      .catch(() => undefined);
    bedFor(play.id).record = (run) => run();
    expect((await act(play, 0, 0, bid(1))).status).toBe(200);
    await expect(Promise.resolve(send?.())).rejects.toThrow();
    const { json } = await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch });
    expect(json.awaiting.map(({ seat }) => seat)).toEqual([1]);
    await evict(play.id);
    await ring(play.id);
    await expectHealthy(play.id, now);
  });
});

describe('sockets', () => {
  test('that are broken keep nobody from a new link, and nobody from connecting', async () => {
    const play = await openTable(2);
    const shut = () => {
      throw new Error('the socket is gone');
    };
    const dead = { send: shut, close: shut };
    bedFor(play.id).prepare = (ctx) =>
      Object.assign(ctx, {
        getWebSockets: (tag?: string) => (tag === undefined || tag === 'seat-0' ? Array(25).fill(dead) : []),
        getWebSocketAutoResponseTimestamp: () => null,
      });
    await evict(play.id);
    expect((await act(play, 0, 0, bid(1))).status).toBe(200);
    const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${play.tokens[0]}` };
    const answer = await fetchRaw(`/api/tables/${play.id}/live`, { headers });
    expect(answer.status).toBe(101);
    answer.webSocket?.accept();
    answer.webSocket?.close();
    const token = play.tokens[0] ?? '';
    expect((await ask('POST', `/api/tables/${play.id}/seats/0/rotate`, { token, body: {} })).status).toBe(200);
  });
});

describe('a table that cannot be asked', () => {
  test('who is looking at it holds up no mail of its players about other tables', async () => {
    const ada = newAddress();
    const sick = await tableWith([ada, null]);
    const play = await tableWith([ada, null]);
    bedFor(sick.id).prepare = (ctx) =>
      Object.assign(ctx, {
        getWebSockets: () => {
          throw new Error('the sockets are gone');
        },
      });
    await evict(sick.id);
    const now = Date.now() + HOUR;
    setClock(play.id, () => now);
    await ring(play.id);
    const told = (await letters(ada)).filter(({ subject }) => subject.startsWith('Your move'));
    expect(told.some(({ text }) => text.includes(`/t/${play.id}`))).toBe(true);
  });
});

describe('a mail server', () => {
  const isSending = ({ sql }: Asked) => /^insert into "?mailbox/i.test(sql);

  /** A table whose first player is to be told of a turn, with a server that does this to each message. */
  async function telling(server: (run: () => Promise<unknown>) => Promise<unknown>) {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const now = Date.now() + HOUR;
    setClock(play.id, () => now);
    bedFor(play.id).record = (run, what) => (isSending(what) ? server(run) : run());
    return { ada, play, now };
  }

  /** The sweep comes later; what is claimed is free by then. */
  async function sweepLater(play: Play, now: number): Promise<number> {
    bedFor(play.id).record = (run) => run();
    await loseAlarm(play.id);
    const later = now + 6 * MINUTE;
    setClock(play.id, () => later);
    await sweep(bindings, testOffer, () => later);
    return later;
  }

  const turns = async (to: string) => (await letters(to)).filter(({ subject }) => subject.startsWith('Your move'));

  test('that puts a message off gets it again, and the table goes on meanwhile', async () => {
    const { ada, play, now } = await telling(async () => {
      throw new Error('450 try again');
    });
    await ring(play.id);
    expect((await act(play, 1, 0, bid(1))).status).toBe(200);
    expect(await turns(ada)).toHaveLength(0);
    const later = await sweepLater(play, now);
    expect(await turns(ada)).toHaveLength(1);
    await expectHealthy(play.id, later);
  });

  test('that never answers holds up neither the table nor, for longer than a claim, the message', async () => {
    let isAsked = false;
    let isOver = false;
    const { ada, play, now } = await telling(async () => {
      isAsked = true;
      await until(() => isOver);
      throw new Error('421 timed out');
    });
    const ringing = stubOf(play.id)
      .wake()
      .catch(() => undefined);
    await until(() => isAsked);
    expect((await act(play, 1, 0, bid(1))).status).toBe(200);
    const later = await sweepLater(play, now);
    expect(await turns(ada)).toHaveLength(1);
    await expectHealthy(play.id, later);
    isOver = true;
    await ringing;
  });

  test('that dies after it has taken a message leaves the table in order', async () => {
    const { ada, play, now } = await telling(async (run) => {
      await run();
      throw new Error('421 closing');
    });
    await ring(play.id);
    const later = await sweepLater(play, now);
    const told = await turns(ada);
    expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(1);
    expect(told.length).toBeLessThanOrEqual(2);
    await expectHealthy(play.id, later);
  });
});

const KINDS = [
  { game: 'test-auction', seats: 4, computers: 1, options: { rounds: 200 } },
  { game: 'wealth-of-nations', seats: 3, computers: 1, options: {} },
  { game: 'nations', seats: 3, computers: 1, options: {} },
];

describe('a plan of faults', () => {
  interface World {
    below: (n: number) => number;
    clock: number;
    plays: { play: Play; game: string; seats: number }[];
    acknowledged: Map<string, Map<string, number>>;
    isOver: boolean;
    /** How long a page waits for an answer. A busy machine is given more time. */
    patience: number;
  }

  async function open(seed: number): Promise<World> {
    const world: World = {
      below: generator(seed),
      clock: Date.now() + 24 * HOUR,
      plays: [],
      acknowledged: new Map(),
      isOver: false,
      patience: 400,
    };
    const before = Date.now();
    for (const [n, kind] of KINDS.entries()) {
      const pace = { perDecision: 3 * HOUR, late: n % 2 === 0 ? 'default' : 'wait' };
      const { seats, computers, ...rest } = kind;
      const addresses = Array.from({ length: seats - computers }, (_, seat) => (seat === 0 ? newAddress() : null));
      const play = await tableWith(addresses, { table: { ...rest, seats, computers, pace } });
      setClock(play.id, () => world.clock);
      world.plays.push({ play, game: kind.game, seats });
      world.acknowledged.set(play.id, new Map());
    }
    // To open these tables takes about half a second on a free machine.
    world.patience = Math.max(400, Date.now() - before);
    return world;
  }

  /** What the record does to a call: mostly nothing. */
  function damage(world: World): (run: () => Promise<unknown>, what: Asked) => Promise<unknown> {
    const { below } = world;
    return async (run) => {
      const fate = below(16);
      if (fate === 0) throw broken();
      if (fate === 1) {
        await run();
        throw broken();
      }
      if (fate === 2) await sleep(below(12));
      if (fate === 3 && below(8) === 0) {
        // There is no response until the faults end. Some of these calls take effect only then, after all later ones.
        const takesEffect = below(2) === 0;
        await until(() => world.isOver);
        if (takesEffect) await run();
        throw broken();
      }
      return run();
    };
  }

  /** As a page does: the same request with the same key until it is answered, or the player gives up. */
  async function play(world: World, play: Play, game: string): Promise<void> {
    const { below, acknowledged } = world;
    const seat = below(play.tokens.length);
    const seen = await within(
      world,
      ask<View>('GET', `/api/tables/${play.id}/view`, { token: play.tokens[seat] ?? '' }),
    );
    if (seen?.status !== 200 || seen.json.status !== 'playing') return;
    const { version, state, awaiting } = seen.json;
    if (!awaiting.some((one) => one.seat === seat)) return;
    const action = testOffer.games.get(game)?.bot(state as never, seat) as { type: string } | undefined;
    if (!action) return;
    const key = newKey();
    for (let attempt = 0; attempt < 4; attempt++) {
      const answer = await within(world, act(play, seat, version, [action], key));
      if (answer?.status === 200) acknowledged.get(play.id)?.set(`${seat}/${key}`, answer.json.version);
      if (answer && answer.status !== 503) return;
    }
  }

  /** A page does not wait for ever, and a room that is thrown out takes its calls with it. */
  async function within<T>({ patience }: World, answer: Promise<T>): Promise<T | null> {
    return Promise.race([answer.catch(() => null), sleep(patience).then(() => null)]);
  }

  /** A player says in advance what to do. */
  async function order(world: World, { play, game }: World['plays'][number]): Promise<void> {
    const { below } = world;
    const seat = below(play.tokens.length);
    const token = play.tokens[seat] ?? '';
    const seen = await within(world, ask<View>('GET', `/api/tables/${play.id}/view`, { token }));
    if (seen?.status !== 200 || seen.json.status !== 'playing') return;
    const { version, state, awaiting } = seen.json;
    const isAwaited = awaiting.some((one) => one.seat === seat);
    const action = isAwaited ? testOffer.games.get(game)?.bot(state as never, seat) : { type: 'pass' };
    const task =
      game === 'test-auction' ? { type: 'bidAlways', coins: below(3), unless: 100 } : { type: 'act', action };
    const body = { expected: version, orders: [{ task, else: 'skip' }] };
    await within(world, ask('PUT', `/api/tables/${play.id}/orders`, { token, body }));
  }

  async function trouble(world: World, one: World['plays'][number]): Promise<void> {
    const { below } = world;
    const { play } = one;
    const what = below(9);
    if (what === 0) world.clock += below(2 * HOUR);
    // A room that waits for the record answers these calls only after the faults.
    else if (what === 1) await within(world, loseAlarm(play.id));
    else if (what === 2) await within(world, evict(play.id));
    else if (what === 3) await within(world, Promise.all([stubOf(play.id).wake(), stubOf(play.id).wake()]));
    else if (what === 4) await within(world, ring(play.id));
    else if (what === 5)
      await within(
        world,
        sweep(bindings, testOffer, () => world.clock),
      );
    else if (what === 6) {
      const body = { mailSettings: { delay: below(30) + 1 } };
      await within(world, ask('PATCH', `/api/tables/${play.id}/seats/0`, { token: play.tokens[0] ?? '', body }));
    } else if (what === 7) {
      const body = { awayUntil: below(2) === 0 ? null : world.clock + below(HOUR) + 1 };
      await within(world, ask('PATCH', `/api/tables/${play.id}/seats/0`, { token: play.tokens[0] ?? '', body }));
    } else if (what === 8) await order(world, one);
  }

  test.each(times([1, 2, 3], [4, 5]))('after plan %i every table is in order, and its players go on', async (seed) => {
    const world = await open(seed);
    const { below, plays, acknowledged } = world;
    for (const { play } of plays) bedFor(play.id).record = damage(world);
    for (let n = times(100, 60); n > 0; n--) {
      const one = plays[below(plays.length)] as (typeof plays)[number];
      if (below(4) === 0) await trouble(world, one);
      else await play(world, one.play, one.game);
    }
    for (const { play } of plays) bedFor(play.id).record = (run) => run();
    world.isOver = true;
    for (const { play } of plays) await loseAlarm(play.id);
    expect(Math.min(...[...acknowledged.values()].map(({ size }) => size))).toBeGreaterThan(0);

    // Mail is due whole minutes after a move. The half minute keeps it off the edge of what the sweep counts as lost.
    world.clock += 6.5 * MINUTE;
    await Promise.all([0, 1].map(() => sweep(bindings, testOffer, () => world.clock)));
    for (const { play } of plays) await expectHealthy(play.id, world.clock, acknowledged.get(play.id));

    for (const { play, game } of plays) {
      const before = (await view(play, 0)).version;
      for (let n = 0; n < 60 && (await view(play, 0)).version === before; n++) {
        await ring(play.id);
        await playOn(play, game);
      }
      expect((await view(play, 0)).version).toBeGreaterThan(before);
      await expectHealthy(play.id, world.clock, acknowledged.get(play.id));
    }
  });

  /** Whoever is awaited acts. */
  async function playOn(play: Play, game: string): Promise<void> {
    const { awaiting } = await view(play, 0);
    const seat = awaiting.map((one) => one.seat).find((one) => one < play.tokens.length);
    if (seat === undefined) return;
    const { state, version } = await view(play, seat);
    const action = testOffer.games.get(game)?.bot(state as never, seat) as { type: string };
    expect([200, 409]).toContain((await act(play, seat, version, [action])).status);
  }
});
