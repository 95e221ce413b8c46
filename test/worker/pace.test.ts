/** Pace, quiet hours, late players and computer players: everything that the room does by itself. */
import { describe, expect, test, vi } from 'vitest';
import type { Log } from '../../worker/domain/wire/history.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { dueAt, isQuiet } from '../../worker/room/pace.ts';
import { sweep } from '../../worker/sweep.ts';
import { auction } from '../support/auction/engine/index.ts';
import { act, ask, openTable, type Play, view } from './client.ts';
import { aroundBatch, bindings, evict, inRoom, ring, setClock, sleep, storedEntries, stubOf } from './room.ts';
import { testOffer } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const utc = (text: string) => Date.parse(`${text}Z`);
const tableOf = async (play: Play) => (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;
const actors = async (play: Play) =>
  (await ask<Log>('GET', `/api/tables/${play.id}/log?from=1`, { token: play.watch })).json.events.map(
    ({ seat, actor, type }) => `${seat} ${actor} ${type}`,
  );
const later = (play: Play, ms: number) => {
  const from = Date.now() + ms;
  setClock(play.id, () => from);
};

describe('when a decision is due', () => {
  const night = { from: 22 * 60, to: 7 * 60 };

  test('without quiet hours the pace just runs', () => {
    expect(dueAt(utc('2026-03-01T10:00:00'), 5 * HOUR, null, 'Europe/Rome')).toBe(utc('2026-03-01T15:00:00'));
  });

  test.each([
    // From, hours, due. Rome is one hour ahead of UTC in winter and two hours in summer.
    ['2026-02-01T10:00:00', 5, '2026-02-01T15:00:00'],
    ['2026-02-01T20:00:00', 2, '2026-02-02T07:00:00'],
    ['2026-02-01T22:30:00', 2, '2026-02-02T08:00:00'],
    ['2026-02-01T10:00:00', 24, '2026-02-02T19:00:00'],
    ['2026-07-01T19:00:00', 2, '2026-07-02T06:00:00'],
    // These start in the quiet night in which the clock goes forward or back.
    ['2026-03-29T00:50:00', 1, '2026-03-29T06:00:00'],
    ['2026-10-25T00:50:00', 1, '2026-10-25T07:00:00'],
    // The night of 29 March loses an hour: quiet from 21:00 to 5:00 UTC.
    ['2026-03-28T20:30:00', 1, '2026-03-29T05:30:00'],
    ['2026-02-01T21:00:30', 1, '2026-02-02T07:00:00'],
  ])('from %s, %i hours in Rome with quiet nights: %s', (from, hours, due) => {
    expect(new Date(dueAt(utc(from), hours * HOUR, night, 'Europe/Rome')).toISOString()).toBe(
      new Date(utc(due)).toISOString(),
    );
  });

  test('every edge of quiet hours at every hour of the two nights the clock is moved: time never stands still', () => {
    for (const day of ['2026-03-28', '2026-10-24']) {
      for (let from = 0; from < 1440; from += 30) {
        for (let length = 30; length < 1440; length += 150) {
          const quiet = { from, to: (from + length) % 1440 };
          const since = utc(`${day}T18:00:00`);
          const due = dueAt(since, HOUR, quiet, 'Europe/Rome');
          expect(due).toBeGreaterThanOrEqual(since + HOUR);
          expect(due).toBeLessThan(since + 50 * HOUR);
        }
      }
    }
  });

  test('is as many waking hours away as the pace gives, minute by minute, on every clock', () => {
    const zones = [
      'Europe/Rome',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
      'UTC',
    ];
    for (const [index, zone] of zones.entries()) {
      for (const start of [
        '2026-02-10T11:17:30',
        '2026-03-07T22:40:00',
        '2026-10-03T13:05:00',
        '2026-10-24T23:59:59',
      ]) {
        const quiet = { from: (index * 397 + 1300) % 1440, to: (index * 397 + 1300 + 120 * (index + 1)) % 1440 };
        const since = utc(start);
        const due = dueAt(since, 80 * HOUR, quiet, zone);
        // This is the slow way, minute by minute.
        let left = 80 * HOUR;
        let at = since;
        while (left > 0) {
          const step = Math.min(MINUTE - (at % MINUTE), isQuiet(at, quiet, zone) ? MINUTE : left);
          if (!isQuiet(at, quiet, zone)) left -= step;
          at += step;
        }
        expect([zone, start, new Date(due).toISOString()]).toEqual([zone, start, new Date(at).toISOString()]);
      }
    }
  });

  test('is at most twice the pace away, however long the quiet hours of an older release are', () => {
    const since = utc('2026-02-01T10:00:00');
    for (const quiet of [
      { from: 1, to: 0 },
      { from: 0, to: 1439 },
      { from: 600, to: 599 },
    ]) {
      expect(dueAt(since, HOUR, quiet, 'Europe/Rome')).toBeLessThanOrEqual(since + 13 * HOUR);
      expect(dueAt(since, 14 * 24 * HOUR, quiet, 'Europe/Rome')).toBeLessThanOrEqual(since + 28.5 * 24 * HOUR);
    }
  });

  test('costs a handful of looks at the clock, not one for every day', () => {
    const looks = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    dueAt(utc('2026-02-01T10:00:00'), 14 * 24 * HOUR, { from: 1320, to: 600 }, 'Europe/Rome');
    expect(looks.mock.calls.length).toBeGreaterThan(0);
    expect(looks.mock.calls.length).toBeLessThan(20);
    looks.mockRestore();
  });

  test('quiet hours of more than half a day are refused', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    const token = play.tokens[0] as string;
    const set = (quiet: { from: number; to: number }) =>
      ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { quiet } });
    expect((await set({ from: 1, to: 0 })).json).toMatchObject({ error: { code: 'service/too-quiet' } });
    expect((await set({ from: 0, to: 721 })).status).toBe(422);
    expect((await set({ from: 1320, to: 600 })).status).toBe(200);
  });

  test('quiet hours may span midnight or not', () => {
    expect(isQuiet(utc('2026-02-01T23:00:00'), night, 'UTC')).toBe(true);
    expect(isQuiet(utc('2026-02-01T07:00:00'), night, 'UTC')).toBe(false);
    expect(isQuiet(utc('2026-02-01T13:00:00'), { from: 720, to: 840 }, 'UTC')).toBe(true);
    expect(isQuiet(utc('2026-02-01T13:00:00'), { from: 720, to: 720 }, 'UTC')).toBe(false);
  });
});

describe('late', () => {
  test('and the table waits: all see it, the game goes on when the player does', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'wait' } });
    const before = await tableOf(play);
    expect(before.awaiting.map(({ due, since }) => (due ?? 0) - since)).toEqual([HOUR, HOUR]);
    later(play, 2 * HOUR);
    await ring(play.id);
    expect((await tableOf(play)).awaiting.map(({ late }) => late)).toEqual([true, true]);
    expect(await storedEntries(play.id)).toHaveLength(0);
    expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
    expect((await tableOf(play)).awaiting).toMatchObject([{ seat: 1, late: true, since: before.awaiting[1]?.since }]);
  });

  test('and the safe default is played, logged as such', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'default' } });
    await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
    later(play, 2 * HOUR);
    await ring(play.id);
    expect((await actors(play)).slice(0, 3)).toEqual([
      '0 player bidDeposited',
      '1 late bidDeposited',
      '1 late prizeSold',
    ]);
    expect((await view(play, 0)).awaiting).toMatchObject([{ seat: 0 }]);
  });

  test('a player who acts is waited for anew', async () => {
    const play = await openTable(1, { pace: { perDecision: HOUR, late: 'wait' } });
    const first = (await tableOf(play)).awaiting[0]?.since ?? 0;
    later(play, HOUR / 2);
    await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
    const second = (await tableOf(play)).awaiting[0];
    expect(second?.since).toBeGreaterThan(first);
    expect(second?.due).toBe((second?.since ?? 0) + HOUR);
  });
});

describe('the time for a decision', () => {
  const pace = { perDecision: HOUR, late: 'wait' } as const;

  test('runs on through what a player does beside the turn', async () => {
    const play = await openTable(2, { pace });
    const [first] = (await tableOf(play)).awaiting;
    later(play, HOUR / 2);
    expect((await act(play, 0, 0, [{ type: 'shout' }, { type: 'whisper', word: 'hm' }])).status).toBe(200);
    expect((await tableOf(play)).awaiting[0]).toEqual(first);
    later(play, 2 * HOUR);
    await ring(play.id);
    await act(play, 0, 2, [{ type: 'shout' }]);
    expect((await tableOf(play)).awaiting[0]).toEqual({ ...first, late: true });
  });

  test('begins anew where a decision comes along with something beside the turn', async () => {
    const play = await openTable(1, { pace });
    const first = (await tableOf(play)).awaiting[0]?.since ?? 0;
    later(play, HOUR / 2);
    await act(play, 0, 0, [{ type: 'shout' }, { type: 'bid', coins: 1 }]);
    expect((await tableOf(play)).awaiting[0]?.since).toBeGreaterThan(first);
  });

  test('is not won back by taking a move back', async () => {
    const play = await openTable(1, { pace });
    await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
    await act(play, 0, 1, [{ type: 'paint' }]);
    const [painted] = (await tableOf(play)).awaiting;
    later(play, HOUR / 2);
    const undone = await ask('POST', `/api/tables/${play.id}/undo`, {
      token: play.tokens[0] ?? '',
      key: 'back',
      body: { expected: 2, to: 1 },
    });
    expect(undone.status).toBe(200);
    const [after] = (await tableOf(play)).awaiting;
    expect([after?.since, after?.due]).toEqual([painted?.since, painted?.due]);
  });

  test.each([
    ['wealth-of-nations', 2, (state: { phase?: string }) => state.phase === 'trade', { type: 'borrow', notes: 1 }],
    ['nations', 2, () => true, { type: 'setStanding', standing: { spare: ['gold'] } }],
  ] as const)('%s: is kept when an awaited player does something beside the turn', async (game, seats, when, aside) => {
    const play = await openTable(seats, { game, pace, options: {} });
    for (let seat = 0; seat < seats; seat++) {
      await ask('PATCH', `/api/tables/${play.id}/seats/${seat}`, {
        token: play.tokens[seat] ?? '',
        body: { autoAnswer: false },
      });
    }
    let now = await view(play, 0);
    while (!when(now.state as object)) {
      const seat = now.awaiting[0]?.seat ?? 0;
      const own = await view(play, seat);
      const choice = own.choices.find(({ kind }) => kind === 'one') as { action: { type: string } };
      now = (await act(play, seat, own.version, [choice.action])).json.view;
    }
    const before = (await tableOf(play)).awaiting;
    const seat = before[0]?.seat ?? 0;
    later(play, HOUR / 2);
    expect((await act(play, seat, now.version, [aside])).status).toBe(200);
    expect((await tableOf(play)).awaiting).toEqual(before);
  });
});

describe('computer players', () => {
  async function untilAsked(play: Play, seat: number): Promise<void> {
    for (;;) {
      const now = await view(play, seat);
      if (now.status === 'finished' || now.awaiting.every((one) => one.seat === seat)) return;
      await sleep(5);
    }
  }

  test('play by the alarm after each commit, and the game comes to its end', async () => {
    const play = await openTable(3, { computers: 2, options: { rounds: 4, hiddenCoins: true } });
    for (;;) {
      await untilAsked(play, 0);
      const now = await view(play, 0);
      if (now.status === 'finished') break;
      const choice = now.choices.find(({ kind }) => kind === 'one') as { action: { type: string } };
      expect((await act(play, 0, now.version, [choice.action])).status).toBe(200);
    }
    const said = await actors(play);
    expect(said).toContain('1 computer bidDeposited');
    expect(said.every((line) => line.startsWith('0 player') || /^[12] computer/.test(line))).toBe(true);
  });

  test('take only so many decisions in one alarm', async () => {
    const play = await openTable(2, { computers: 1, options: { rounds: 200 } });
    await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'computer' } });
    const sizes: number[] = [];
    aroundBatch(play.id, async (run) => {
      const before = (await storedEntries(play.id)).length;
      const result = await run();
      sizes.push((await storedEntries(play.id)).length - before);
      return result;
    });
    for (;;) {
      const now = await view(play, 0);
      if (now.status === 'finished') break;
      await sleep(10);
    }
    expect(Math.max(...sizes)).toBe(20);
  });

  test('that stumble do not stop the table: the safe default is played', async () => {
    const bot = vi.spyOn(auction, 'bot').mockImplementation(() => {
      throw new Error('lost its head');
    });
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const play = await openTable(2, { computers: 1 });
    await ring(play.id);
    expect(await actors(play)).toEqual(['1 computer bidDeposited']);
    expect(quiet).toHaveBeenCalled();
    bot.mockRestore();
    quiet.mockRestore();
  });

  test('an answer that is no choice is given at once, unless the seat wants to be asked', async () => {
    for (const autoAnswer of [true, false]) {
      const play = await openTable(2, { options: { rounds: 9 } });
      const token = play.tokens[0] as string;
      await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { autoAnswer } });
      await act(play, 0, 0, [{ type: 'bid', coins: 10 }]);
      await act(play, 1, 1, [{ type: 'bid', coins: 1 }]);
      await act(play, 0, 2, [{ type: 'end' }]);
      await ring(play.id);
      const said = await actors(play);
      expect(said.at(-1)).toBe(autoAnswer ? '0 forced bidDeposited' : '0 player prizeDrawn');
    }
  });
});

describe('alarms', () => {
  test('a lost alarm is repaired by the sweep', async () => {
    const play = await openTable(2, { computers: 1 });
    for (;;) {
      if ((await view(play, 0)).version === 1) break;
      await sleep(5);
    }
    await act(play, 0, 1, [{ type: 'bid', coins: 0 }]);
    await inRoom(play.id, (_room, ctx) => ctx.storage.deleteAlarm());
    await evict(play.id);
    await inRoom(play.id, (_room, ctx) => ctx.storage.deleteAlarm());
    const before = (await view(play, 0)).version;
    await bindings.DB.prepare('update awaited set wake_at = 1 where table_id = ?').bind(play.id).run();
    await evict(play.id);
    expect(await sweep(bindings, testOffer, Date.now)).toBeGreaterThan(0);
    expect((await view(play, 0)).version).toBeGreaterThanOrEqual(before);
    const row = await bindings.DB.prepare('select wake_at from awaited where table_id = ?').bind(play.id).first();
    expect(row?.wake_at).not.toBe(1);
  });

  test('one lost while the room is in memory is set again by the sweep', async () => {
    const play = await openTable(2, { pace: { perDecision: HOUR, late: 'default' } });
    const due = (await tableOf(play)).awaiting[0]?.due ?? 0;
    await inRoom(play.id, (_room, ctx) => ctx.storage.deleteAlarm());
    setClock(play.id, () => due + 2 * 60_000);
    await sweep(bindings, testOffer, () => due + 2 * 60_000);
    const next = Math.min(...(await tableOf(play)).awaiting.map((one) => one.due ?? 0));
    expect(next).toBeGreaterThan(due);
    const alarm = await inRoom(play.id, (_room, ctx) => ctx.storage.getAlarm());
    expect(alarm).not.toBeNull();
    expect(alarm).toBeLessThanOrEqual(next);
  });

  test('repeated and early alarms do nothing twice', async () => {
    const play = await openTable(2, { computers: 1, options: { hiddenCoins: true } });
    await Promise.all(Array.from({ length: 20 }, () => stubOf(play.id).wake()));
    expect(await storedEntries(play.id)).toHaveLength(1);
  });
});
