import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MailSettings } from '../../../worker/domain/wire/seats.ts';
import { LEVEL } from '../../../worker/notices/decide/call.ts';
import { nextDigest } from '../../../worker/notices/decide/digest.ts';
import { SEATS, Simulation } from './simulation.ts';

const RUNS = Number((globalThis as { process?: { env: Record<string, string> } }).process?.env.MAIL_RUNS ?? 150);

const table = fc.integer({ min: 0, max: 1 });
const seat = fc.integer({ min: 0, max: SEATS - 1 });
const settings: fc.Arbitrary<MailSettings> = fc.record({
  mode: fc.constantFrom('each', 'each', 'digest', 'reminders', 'off'),
  delay: fc.constantFrom(0, 1, 5, 30, 180),
  digestHour: fc.integer({ min: 0, max: 23 }),
});

type Step = (world: Simulation) => void | Promise<void>;
const step: fc.Arbitrary<{ said: string; run: Step }> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(table, fc.uniqueArray(seat, { minLength: 1, maxLength: 3 }))
      .map(([t, next]) => ({ said: `act ${t} then ${next}`, run: (world: Simulation) => world.act(t, next) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(table, seat)
      .map(([t, s]) => ({ said: `take back ${t}/${s}`, run: (world: Simulation) => world.takeBack(t, s) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(table, seat, fc.boolean())
      .map(([t, s, on]) => ({ said: `look ${t}/${s} ${on}`, run: (world: Simulation) => world.look(t, s, on) })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(table, seat, settings).map(([t, s, mail]) => ({
      said: `settings ${t}/${s} ${JSON.stringify(mail)}`,
      run: (world: Simulation) => world.settings(t, s, mail),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(table, seat, fc.constantFrom(0, 0, 30, 600, 3000)).map(([t, s, minutes]) => ({
      said: `away ${t}/${s} for ${minutes}`,
      run: (world: Simulation) => world.away(t, s, minutes),
    })),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(1, 3, 6, 20, 90, 800)
      .map((minutes) => ({ said: `pass ${minutes}`, run: (world: Simulation) => world.pass(minutes) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('sent' as const, 'sent' as const, 'deferred' as const, 'refused' as const)
      .map((server) => ({
        said: `server ${server}`,
        run: (world: Simulation) => {
          world.server = server;
        },
      })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 3 })).map(([late, times]) => ({
      said: `alarms ${late} late, ${times} times`,
      run: (world: Simulation) => {
        world.alarmDelay = Math.max(world.alarmDelay, late);
        world.alarmTimes = times;
      },
    })),
  },
);

function judge(world: Simulation): void {
  expect(world.faults).toEqual([]);
  const told = new Set<string>();
  for (const { tables } of world.sent) {
    for (const { tableId, seat: place, acted, level } of tables) {
      const key = `${tableId}/${place}/${acted}/${level}`;
      expect(told.has(key), `${key} told twice`).toBe(false);
      told.add(key);
    }
  }
}

describe('for any interleaving of actions, presence, settings, late and doubled alarms, and failures', () => {
  test('the awaited are told in time, once, and nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const world = new Simulation();
        for (const { run } of steps) await run(world);
        judge(world);
      }),
      { numRuns: RUNS },
    );
  });

  test('and not vacuously: mail does go out, merged where two tables wait', async () => {
    const world = new Simulation();
    await world.pass(10);
    judge(world);
    expect(world.sent).toHaveLength(1);
    expect(world.sent[0]?.tables.map(({ tableId }) => tableId)).toEqual(['table1', 'table0']);
  });
});

describe('one waiting', () => {
  const levels = (world: Simulation, id: string) =>
    world.sent.flatMap(({ tables }) => tables.filter(({ tableId }) => tableId === id).map(({ level }) => level));

  test('is told after the delay, then at half and at 80 % of the pace, then never', async () => {
    const world = new Simulation();
    await world.pass(5 * 24 * 60);
    expect(levels(world, 'table1')).toEqual([LEVEL.turn, LEVEL.half, LEVEL.last]);
    expect(levels(world, 'table0')).toEqual([LEVEL.turn]);
    const start = Date.UTC(2026, 0, 5, 12);
    expect(world.sent.map(({ at }) => (at - start) / 60_000)).toEqual([5, 12 * 60, 19.2 * 60]);
  });

  test('is not told of when it ends within the delay', async () => {
    const world = new Simulation();
    await world.pass(4);
    world.act(0, [1]);
    world.act(1, [1]);
    await world.pass(4);
    world.act(0, [2]);
    world.act(1, [2]);
    expect(world.sent).toEqual([]);
  });

  test('is told of when the player leaves the table without deciding, not while they look', async () => {
    const world = new Simulation();
    world.look(0, 0, true);
    world.look(1, 0, true);
    await world.pass(60);
    expect(world.sent).toEqual([]);
    world.look(0, 0, false);
    await world.pass(6);
    expect(levels(world, 'table0')).toEqual([LEVEL.turn]);
    expect(levels(world, 'table1')).toEqual([]);
  });

  test('is not told of again when a move is taken back and made once more', async () => {
    const world = new Simulation();
    world.act(0, [1]);
    await world.pass(10);
    expect(levels(world, 'table0')).toEqual([LEVEL.turn]);
    world.takeBack(0, 0);
    world.act(0, [1]);
    await world.pass(30);
    expect(levels(world, 'table0')).toEqual([LEVEL.turn]);
    world.act(0, [1]);
    await world.pass(30);
    expect(levels(world, 'table0')).toEqual([LEVEL.turn, LEVEL.turn]);
  });

  test('is told of to a player who was told of an earlier one and has done something beside the turn since', async () => {
    const world = new Simulation();
    await world.pass(23 * 60);
    world.expire(1, [0]);
    await world.pass(60);
    world.aside(1, 0);
    await world.pass(23 * 60);
    expect(levels(world, 'table1')).toEqual([LEVEL.turn, LEVEL.half, LEVEL.last, LEVEL.half, LEVEL.last]);
  });

  test('put off by the server is tried again after a minute, refused never', async () => {
    const world = new Simulation();
    world.server = 'deferred';
    await world.pass(5);
    world.server = 'sent';
    await world.pass(1);
    expect(world.sent).toHaveLength(1);
    const other = new Simulation();
    other.server = 'refused';
    await other.pass(5);
    other.server = 'sent';
    await other.pass(24 * 60);
    expect(other.sent).toEqual([]);
    expect([...other.failing]).toEqual(['a']);
  });

  test('by digest comes at the hour on the player’s clock; by reminders only at half and 80 %', async () => {
    const world = new Simulation();
    world.settings(0, 0, { mode: 'digest', delay: 5, digestHour: 8 });
    world.settings(1, 0, { mode: 'reminders', delay: 5, digestHour: 8 });
    await world.pass(2 * 24 * 60);
    expect(
      world.sent.map(({ at, tables }) => [new Date(at).toISOString().slice(0, 16), tables.map((one) => one.told)]),
    ).toEqual([
      ['2026-01-06T00:00', ['half']],
      ['2026-01-06T07:00', ['turn']],
      ['2026-01-06T07:12', ['last']],
    ]);
  });
});

test('other settings count at once, for a waiting that was put off too', async () => {
  const world = new Simulation();
  world.settings(0, 0, { mode: 'digest', delay: 5, digestHour: 8 });
  world.settings(1, 0, { mode: 'off', delay: 5, digestHour: 8 });
  await world.pass(60);
  expect(world.sent).toEqual([]);
  world.settings(0, 0, { mode: 'each', delay: 5, digestHour: 8 });
  await world.pass(1);
  expect(world.sent.map(({ tables }) => tables.map(({ tableId }) => tableId))).toEqual([['table0']]);
  world.settings(1, 0, { mode: 'each', delay: 5, digestHour: 8 });
  await world.pass(1);
  expect(world.sent.map(({ tables }) => tables.map(({ tableId }) => tableId))).toEqual([['table0'], ['table1']]);
});

describe('the hour of the digest', () => {
  test.each([
    ['2026-03-29T00:10Z', 2, 'Europe/Rome', '2026-03-30T00:00Z'],
    ['2026-03-28T23:10Z', 8, 'Europe/Rome', '2026-03-29T06:00Z'],
    ['2026-01-01T03:00Z', 8, 'Asia/Kathmandu', '2026-01-02T02:15Z'],
    ['2026-01-01T02:15Z', 8, 'Asia/Kathmandu', '2026-01-01T02:15Z'],
  ])('after %s, %i o’clock in %s is %s', (after, hour, zone, expected) => {
    expect(new Date(nextDigest(Date.parse(after), hour, zone)).toISOString()).toBe(new Date(expected).toISOString());
  });
});
