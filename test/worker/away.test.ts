/** A player who is away: the others see it, the pace of the seat rests, and the days of a game are limited. */
import { describe, expect, test } from 'vitest';
import { absence, awayLeft, awayUntil } from '../../worker/domain/absence.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { dueAt, timeLeft } from '../../worker/room/pace.ts';
import { act, ask, openTable, type Play } from './client.ts';
import { bindings, evict, ring, setClock, storedEntries } from './room.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-05-04T09:00:00Z');

const at = (play: Play, time: number) => setClock(play.id, () => time);
const table = async (play: Play, seat = 0) =>
  (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.tokens[seat] ?? '' })).json;
const go = (play: Play, seat: number, awayUntil: number | null) =>
  ask<{ error?: { code: string } }>('PATCH', `/api/tables/${play.id}/seats/${seat}`, {
    token: play.tokens[seat] ?? '',
    body: { awayUntil },
  });
const acting = (action: object) => ({ task: { type: 'act', action }, else: 'ask' });
const dueOf = async (play: Play, seat: number) =>
  (await table(play)).awaiting.find((one) => one.seat === seat)?.due ?? null;

/** A table of two with ten hours for each decision. Its clock stands at the start. */
async function opened(pace: Record<string, unknown> = {}): Promise<Play> {
  const play = await openTable(2, { pace: { perDecision: 10 * HOUR, late: 'wait', ...pace } as never });
  // The waitings began by the real clock.
  const waiting = await bindings.DB.prepare('select seats from awaited where table_id = ?')
    .bind(play.id)
    .first<string>('seats');
  const moved = (JSON.parse(waiting ?? '[]') as { since: number; due: number }[]).map((one) => ({
    ...one,
    since: START,
    due: START + 10 * HOUR,
  }));
  await bindings.DB.prepare('update awaited set seats = ?, wake_at = ? where table_id = ?')
    .bind(JSON.stringify(moved), START + 10 * HOUR, play.id)
    .run();
  await evict(play.id);
  at(play, START);
  return play;
}

describe('away', () => {
  test('the others see until when, and no more once it is over', async () => {
    const play = await opened();
    expect((await go(play, 1, START + 3 * DAY)).status).toBe(200);
    expect((await table(play)).seats.map(({ awayUntil: until }) => until)).toEqual([null, START + 3 * DAY]);
    at(play, START + 3 * DAY);
    expect((await table(play)).seats[1]?.awayUntil).toBeNull();
  });

  test('the time that is left counts from the return', async () => {
    const play = await opened();
    at(play, START + 4 * HOUR);
    await go(play, 1, START + 2 * DAY);
    expect(await dueOf(play, 1)).toBe(START + 2 * DAY + 6 * HOUR);
    expect(await dueOf(play, 0)).toBe(START + 10 * HOUR);
  });

  test('who comes back early has the same time left', async () => {
    const play = await opened();
    at(play, START + 4 * HOUR);
    await go(play, 1, START + 2 * DAY);
    at(play, START + DAY);
    await go(play, 1, null);
    expect(await dueOf(play, 1)).toBe(START + DAY + 6 * HOUR);
    expect((await table(play, 1)).own?.awayLeft).toBe(7 * DAY - 20 * HOUR);
  });

  test('the time of a decision that comes up meanwhile begins at the return', async () => {
    const play = await opened();
    await act(play, 1, 0, [{ type: 'bid', coins: 3 }]);
    await go(play, 1, START + DAY);
    await act(play, 0, 1, [{ type: 'bid', coins: 0 }]);
    expect(await dueOf(play, 1)).toBe(START + DAY + 10 * HOUR);
  });

  test('nobody is late while away', async () => {
    const play = await opened();
    await go(play, 1, START + 2 * DAY);
    at(play, START + DAY);
    await ring(play.id);
    expect((await table(play)).awaiting.map(({ seat, late }) => [seat, late])).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  test('orders still play: those that were given before, when the turn comes', async () => {
    const play = await opened();
    const bid = (coins: number) => ({ type: 'bid', coins });
    await act(play, 1, 0, [bid(1)]);
    await ask('PUT', `/api/tables/${play.id}/orders`, {
      token: play.tokens[1] ?? '',
      body: { expected: 1, orders: [acting({ type: 'end' }), acting(bid(2))] },
    });
    await go(play, 1, START + 2 * DAY);
    at(play, START + DAY);
    // The player who is away wins the round and is awaited again.
    await act(play, 0, 1, [bid(0)]);
    await ring(play.id);
    const played = await storedEntries(play.id);
    expect(played.map(({ seat, action }) => [seat, JSON.parse(action ?? 'null')])).toEqual([
      [1, bid(1)],
      [0, bid(0)],
      [1, { type: 'end' }],
      [1, bid(2)],
    ]);
    expect((await table(play)).awaiting.map(({ seat }) => seat)).toEqual([0]);
  });

  test('orders that are given while away are played too', async () => {
    const play = await opened();
    await go(play, 1, START + 2 * DAY);
    await ask('PUT', `/api/tables/${play.id}/orders`, {
      token: play.tokens[1] ?? '',
      body: { expected: 0, orders: [acting({ type: 'bid', coins: 2 })] },
    });
    await ring(play.id);
    expect((await table(play)).awaiting.map(({ seat }) => seat)).toEqual([0]);
  });

  test('who goes away and comes back again and again gains nothing, whatever the quiet hours', async () => {
    const play = await opened();
    const quiet = { from: 22 * 60, to: 7 * 60 };
    await ask('PATCH', `/api/tables/${play.id}/seats/1`, {
      token: play.tokens[1] ?? '',
      body: { quiet, timeZone: 'Europe/Rome' },
    });
    for (let i = 0; i < 5; i++) {
      at(play, START + i * HOUR + 17_001);
      const due = await dueOf(play, 1);
      await go(play, 1, START + 2 * DAY + i);
      await go(play, 1, null);
      expect(await dueOf(play, 1)).toBe(due);
    }
  });

  test('whoever takes over the seat is not away, and has the time that was left', async () => {
    const play = await opened();
    at(play, START + 4 * HOUR);
    await go(play, 1, START + 5 * DAY);
    await ask('POST', `/api/tables/${play.id}/seats/1/host`, { token: play.host, body: { tool: 'replace' } });
    const claim = { token: play.invite, body: { name: 'Carla' } };
    expect((await ask('POST', `/api/tables/${play.id}/seats`, claim)).status).toBe(201);
    expect((await table(play)).seats[1]).toMatchObject({ name: 'Carla', awayUntil: null });
    expect(await dueOf(play, 1)).toBe(START + 10 * HOUR);
  });

  test('the host cannot remind a player who is away', async () => {
    const play = await opened();
    await go(play, 1, START + DAY);
    const remind = () =>
      ask<{ error?: { code: string } }>('POST', `/api/tables/${play.id}/seats/1/host`, {
        token: play.host,
        body: { tool: 'remind' },
      });
    expect((await remind()).json.error?.code).toBe('service/player-away');
    await go(play, 1, null);
    expect((await remind()).status).toBe(200);
  });

  test.each([
    ['longer than the table allows', START + 7 * DAY + 1, 'service/away-too-long'],
    ['until a moment that is over', START, 'service/away-past'],
    ['until the beginning of time', 0, 'service/away-past'],
    ['until before the beginning of time', -1, 'service/away-past'],
  ])('%s is refused, and nothing changes', async (_name, until, code) => {
    const play = await opened();
    const reply = await go(play, 1, until);
    expect([reply.status, reply.json.error?.code]).toEqual([422, code]);
    expect((await table(play)).seats[1]?.awayUntil).toBeNull();
    expect(await dueOf(play, 1)).toBe(START + 10 * HOUR);
  });

  test('the table says how many days there are, and none of them come back', async () => {
    const play = await opened({ awayDays: 2 });
    expect((await go(play, 1, START + 2 * DAY)).status).toBe(200);
    at(play, START + DAY);
    await go(play, 1, null);
    expect((await go(play, 1, START + 3 * DAY)).json.error?.code).toBe('service/away-too-long');
    expect((await go(play, 1, START + 2 * DAY)).status).toBe(200);
  });

  test('where the table allows no day, nobody can be away', async () => {
    const play = await opened({ awayDays: 0 });
    expect((await go(play, 1, START + 1)).json.error?.code).toBe('service/away-too-long');
    expect((await table(play, 1)).own?.awayLeft).toBe(0);
    expect((await table(play)).pace.awayDays).toBe(0);
  });

  test.each([-1, 61, 1.5, '7', null])('a table with %j days away is refused', async (awayDays) => {
    const pace = { perDecision: null, late: 'wait', awayDays };
    const body = { game: 'test-auction', options: {}, seats: 2, name: 'A table', pace };
    expect((await ask('POST', '/api/tables', { body })).status).toBe(400);
  });

  test('another player’s absence is none of mine', async () => {
    const play = await opened();
    const reply = await ask('PATCH', `/api/tables/${play.id}/seats/1`, {
      token: play.tokens[0] ?? '',
      body: { awayUntil: START + DAY },
    });
    expect(reply.status).toBe(404);
  });
});

describe('the arithmetic', () => {
  test('an absence that is over counts in full, one that was cut short as long as it lasted', () => {
    const first = absence(null, 0, 2 * DAY);
    expect(awayUntil(first, DAY)).toBe(2 * DAY);
    const back = absence(first, DAY, DAY);
    expect(awayUntil(back, DAY)).toBeNull();
    expect(awayLeft(back, { perDecision: null, late: 'wait' }, 9 * DAY)).toBe(6 * DAY);
    expect(awayLeft(first, { perDecision: null, late: 'wait', awayDays: 1 }, 9 * DAY)).toBe(0);
  });

  test('what is left of a decision is due at the same moment again, whatever the quiet hours', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    for (let hours = 0; hours < 40; hours += 3) {
      const due = dueAt(START, 20 * HOUR, night, 'Europe/Rome');
      const now = START + hours * HOUR;
      if (now >= due) continue;
      const left = timeLeft(now, due, night, 'Europe/Rome');
      expect(dueAt(now, left, night, 'Europe/Rome')).toBe(due);
    }
  });

  test('of a decision that is due in quiet hours, the time before them is left', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    const due = Date.parse('2026-02-01T23:00:00Z');
    expect(timeLeft(due - 3 * HOUR, due, night, 'Europe/Rome')).toBe(HOUR);
    expect(timeLeft(due - HOUR, due, night, 'Europe/Rome')).toBe(0);
    expect(timeLeft(due + HOUR, due, night, 'Europe/Rome')).toBe(0);
  });

  test('a player who comes back in quiet hours with no time left is not late before they end', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    const morning = Date.parse('2026-02-02T06:00:00Z');
    for (const hours of [9, 5, 0]) expect(dueAt(morning - hours * HOUR, 0, night, 'Europe/Rome')).toBe(morning);
    expect(dueAt(morning - 10 * HOUR, 0, night, 'Europe/Rome')).toBe(morning - 10 * HOUR);
  });

  test('nothing is won by going away and coming back again and again', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    const first = dueAt(START, 20 * HOUR, night, 'Europe/Rome');
    let due = first;
    for (let n = 1; n <= 200; n++) {
      const now = START + n * 777;
      due = dueAt(now, timeLeft(now, due, night, 'Europe/Rome'), night, 'Europe/Rome');
    }
    expect(due).toBe(first);
  });
});
