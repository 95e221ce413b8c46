/** Who gets which mail and when, through the whole service: real rooms, real D1, the local mailbox. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../../worker/domain/wire/play.ts';
import { act, ask, type Play, view } from '../client.ts';
import { bedFor, inRoom, ring, setClock } from '../room.ts';
import {
  confirm,
  HOUR,
  letters,
  linkIn,
  MINUTE,
  newAddress,
  OPEN,
  pass,
  sinceOf,
  subjects,
  tableOf,
  tableWith,
  withoutServer,
} from './post.ts';

const bid = (coins: number) => [{ type: 'bid', coins }];

describe('a turn', () => {
  test('is told after the delay with what happened, and its link opens the seat in another browser', async () => {
    const [ada, bruno] = [newAddress(), newAddress()];
    const play = await tableWith([ada, bruno]);
    expect((await act(play, 0, 0, bid(3))).status).toBe(200);
    const since = await sinceOf(play);
    await pass([play], since + 4 * MINUTE);
    expect(await letters(bruno)).toHaveLength(1);
    await pass([play], since + 5 * MINUTE);
    const [, letter] = await letters(bruno);
    expect(letter?.subject).toMatch(/^Your move: A table \(Bid for \d\)$/);
    expect(letter?.text).toContain('P0 bids ?.');
    expect(letter?.text).not.toContain('bids 3');
    expect(await letters(ada)).toHaveLength(1);
    const url = new URL(linkIn(letter, OPEN));
    expect(url.pathname).toBe(`/t/${play.id}`);
    const token = url.hash.slice(1);
    const seen = await ask<View>('GET', `/api/tables/${play.id}/view`, { token });
    expect(seen.json).toMatchObject({ seat: 1, version: 1 });
    const acted = await ask('POST', `/api/tables/${play.id}/actions`, {
      token,
      key: 'by-mail',
      body: { expected: 1, actions: bid(1) },
    });
    expect(acted.status).toBe(200);
    await ask('POST', `/api/tables/${play.id}/seats/1/rotate`, { token, body: {} });
    expect((await ask('GET', `/api/tables/${play.id}/view`, { token })).status).toBe(404);
  });

  test('says what was gained and lost since the reader’s last decision', async () => {
    const [ada, bruno] = [newAddress(), newAddress()];
    const play = await tableWith([ada, bruno]);
    await act(play, 0, 0, bid(4));
    await act(play, 1, 1, bid(1));
    const since = await sinceOf(play);
    await pass([play], since + 6 * MINUTE);
    const letter = (await letters(ada)).at(-1);
    expect(letter?.text).toMatch(/Coins\s+6\s+\(−4\)/);
    expect(letter?.text).toContain('Since your last turn, 6 minutes ago');
    expect(letter?.raw).toContain(`References: <table.${play.id}.0@commonwealth.example>`);
    expect(letter?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter?.messageId).not.toBe((await letters(ada))[0]?.messageId);
  });

  test('is not told to who is at the table, and is when they leave it', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const since = await sinceOf(play);
    await inRoom(play.id, (room) => room.core.sockets.look(0, since + 5 * MINUTE));
    await pass([play], since + 5 * MINUTE);
    expect(await letters(ada)).toHaveLength(1);
    await pass([play], since + 11 * MINUTE);
    expect(await letters(ada)).toHaveLength(2);
  });

  test('at two tables is one mail that names both', async () => {
    const ada = newAddress();
    const first = await tableWith([ada, null], { table: { name: 'North' } });
    const second = await tableWith([ada, null], { table: { name: 'South' } });
    const since = await sinceOf(first);
    await pass([first, second], since + 6 * MINUTE);
    const told = (await letters(ada)).slice(1);
    expect(told.map(({ subject }) => subject)).toEqual(['Your move at 2 tables: North, South']);
    expect(told[0]?.html).toContain(`/t/${second.id}#`);
    await pass([first, second], since + 3 * HOUR);
    expect(await letters(ada)).toHaveLength(2);
  });

  test('is told in the language of the seat', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], { language: 'it', table: { name: 'Città' } });
    await pass([play], (await sinceOf(play)) + 6 * MINUTE);
    const letter = (await letters(ada)).at(-1);
    expect(letter?.subject).toMatch(/^Tocca a te: Città \(Offri per \d\)$/);
    expect(letter?.raw).toContain('Subject: =?UTF-8?Q?');
  });
});

describe('the pace', () => {
  const paced = (late: 'wait' | 'default') => ({ table: { pace: { perDecision: 10 * HOUR, late } } });

  test('reminds a player who comes back early by the new deadline', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced('wait'));
    const since = await sinceOf(play);
    const go = (awayUntil: number | null) =>
      ask('PATCH', `/api/tables/${play.id}/seats/0`, { token: play.tokens[0] ?? '', body: { awayUntil } });
    await pass([play], since + 5 * MINUTE);
    expect((await go(since + 100 * HOUR)).status).toBe(200);
    // The call for the turn is due again when half of the longer time is over.
    await pass([play], since + 5.5 * HOUR);
    await pass([play], since + 6 * HOUR);
    expect(await letters(ada)).toHaveLength(2);
    await go(null);
    const due = (await tableOf(play, play.watch)).awaiting.find(({ seat }) => seat === 0)?.due as number;
    expect(due).toBeLessThan(since + 16 * HOUR);
    await pass([play], since + (due - since) * 0.5);
    await pass([play], since + (due - since) * 0.8);
    await pass([play], since + (due - since) * 0.9);
    expect(await letters(ada)).toHaveLength(4);
  });

  test('tells who is late also where their next answer is no choice', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced('default'));
    // Ada spends all her coins and falls asleep over her turn; in the next round she can only bid nothing.
    await act(play, 0, 0, bid(10));
    await act(play, 1, 1, bid(1));
    const since = await sinceOf(play);
    await pass([play], since + 10 * HOUR + MINUTE);
    expect((await letters(ada)).filter(({ messageId }) => messageId.includes('.late.'))).toHaveLength(1);
  });

  test('reminds at half and at 80 %, tells who is late once, and then leaves them in peace', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced('default'));
    await act(play, 1, 0, bid(5));
    const since = await sinceOf(play);
    const start = Math.min(since, ...(await tableOf(play, play.watch)).awaiting.map((one) => one.since));
    for (const hours of [0.1, 4.9, 5.1, 7.9, 8.1, 10.1]) await pass([play], start + hours * HOUR);
    const told = (await subjects(ada)).slice(1);
    expect(told).toEqual([
      expect.stringMatching(/^Your move: A table/),
      'Still your move: A table (4 hours left)',
      'Last call: A table (1 hour left)',
      'You are late: A table',
    ]);
    expect((await letters(ada)).at(-1)?.text).toContain('A safe move was played for you');
    for (const hours of [15, 18, 20, 21, 30, 31, 40]) await pass([play], start + hours * HOUR);
    expect((await subjects(ada)).slice(1).filter((subject) => !subject.startsWith('Finished'))).toHaveLength(4);
  });

  test('tells a player who only looks at the list of all tables as it tells one who is away', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], {
      table: { pace: { perDecision: 10 * HOUR, late: 'wait' }, options: { rounds: 1 } },
    });
    const passAtHome = async (at: number) => {
      setClock(play.id, () => at);
      const tables = [{ id: play.id, token: play.tokens[0] as string }];
      await ask('POST', '/api/mine', { body: { tables } });
      await pass([play], at);
    };
    const start = await sinceOf(play);
    for (const hours of [0.1, 5.1, 8.1, 10.1]) await passAtHome(start + hours * HOUR);
    await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'remind' } });
    await passAtHome(start + 11.5 * HOUR);
    await act(play, 1, 0, bid(4));
    await act(play, 0, 1, bid(1));
    await act(play, 1, 2, [{ type: 'end' }]);
    await passAtHome(start + 12 * HOUR);
    expect((await subjects(ada)).slice(1)).toEqual([
      expect.stringMatching(/^Your move: A table/),
      'Still your move: A table (4 hours left)',
      'Last call: A table (1 hour left)',
      'You are late: A table',
      'Reminder from the host: A table is waiting for you',
      'Finished: A table',
    ]);
  });

  test('tells a player whose tab is open in the background, and hears of everything, as it tells one who is away', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], {
      table: { pace: { perDecision: 10 * HOUR, late: 'wait' }, options: { rounds: 1 } },
    });
    const token = play.tokens[0] as string;
    await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { mailSettings: { delay: 0 } } });
    // The tab looks whenever the room has changed something, before the room sends its mail.
    const { onAlarm } = bedFor(play.id);
    bedFor(play.id).onAlarm = async (context) => {
      await ask('GET', `/api/tables/${play.id}`, { token, headers: { 'X-Away': 'true' } });
      await onAlarm(context);
    };
    const start = await sinceOf(play);
    for (const hours of [0.1, 5.1, 8.1, 10.1]) await pass([play], start + hours * HOUR);
    await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'remind' } });
    await pass([play], start + 11.5 * HOUR);
    await act(play, 1, 0, bid(4));
    await act(play, 0, 1, bid(1));
    await act(play, 1, 2, [{ type: 'end' }]);
    await pass([play], start + 12 * HOUR);
    expect((await subjects(ada)).slice(1)).toEqual([
      expect.stringMatching(/^Your move: A table/),
      'Still your move: A table (4 hours left)',
      'Last call: A table (1 hour left)',
      'You are late: A table',
      'Reminder from the host: A table is waiting for you',
      'Finished: A table',
    ]);
  });

  test('where the table waits, says so', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced('wait'));
    const start = await sinceOf(play);
    for (const hours of [10.1, 10.2]) await pass([play], start + hours * HOUR);
    const letter = (await letters(ada)).at(-1);
    expect(letter?.subject).toBe('You are late: A table');
    expect(letter?.text).toContain('The table is waiting for you');
    expect(await letters(ada)).toHaveLength(2);
  });
});

describe('a player who has decided', () => {
  const late = async (to: string) =>
    (await letters(to)).filter(({ messageId }) => /\.(late|remind)\./.test(messageId)).map(({ text }) => text);

  /** Two players are asked at the same time, and both are late. The mail about it cannot go out. */
  async function bothLate(pace: 'wait' | 'default') {
    const [ada, bruno] = [newAddress(), newAddress()];
    const table = { pace: { perDecision: 10 * HOUR, late: pace }, options: { rounds: 5 } };
    const play = await tableWith([ada, bruno], { table });
    const at = (await sinceOf(play)) + 10 * HOUR + MINUTE;
    setClock(play.id, () => at);
    await withoutServer(() => pass([play], at));
    return { ada, bruno, play, at };
  }

  test('is not told to be late when the server works again; the other one is', async () => {
    const { ada, bruno, play, at } = await bothLate('wait');
    expect((await act(play, 0, 0, bid(2))).status).toBe(200);
    await pass([play], at + HOUR);
    expect(await late(ada)).toEqual([]);
    expect(await late(bruno)).toHaveLength(1);
  });

  test('is not told to be late in the next round either, where they are asked again', async () => {
    const { ada, play, at } = await bothLate('wait');
    await act(play, 0, 0, bid(2));
    await act(play, 1, 1, bid(1));
    await act(play, 0, 2, [{ type: 'end' }]);
    expect((await view(play, 0)).awaiting.map(({ seat }) => seat)).toEqual([0, 1]);
    await pass([play], at + HOUR);
    expect(await late(ada)).toEqual([]);
  });

  test('is not reminded by the host', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + MINUTE;
    setClock(play.id, () => at);
    await withoutServer(async () => {
      await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'remind' } });
      await pass([play], at);
    });
    await act(play, 0, 0, bid(2));
    await pass([play], at + HOUR);
    expect(await late(ada)).toEqual([]);
  });

  test('is told that a safe move was played, unless they have acted since', async () => {
    const { ada, bruno, play, at } = await bothLate('default');
    const { version, awaiting } = await view(play, 0);
    // Both bids are equal, so chance has picked the winner.
    const winner = awaiting[0]?.seat as number;
    expect((await act(play, winner, version, [{ type: 'end' }])).status).toBe(200);
    await pass([play], at + HOUR);
    expect(await late(winner === 0 ? ada : bruno)).toEqual([]);
    expect(await late(winner === 0 ? bruno : ada)).toEqual([expect.stringContaining('A safe move was played for you')]);
  });
});

describe('a player who is away', () => {
  const DAY = 24 * HOUR;
  const go = (play: Play, awayUntil: number | null) =>
    ask('PATCH', `/api/tables/${play.id}/seats/0`, {
      token: play.tokens[0] ?? '',
      body: { awayUntil, timeZone: 'Europe/Rome' },
    });
  const paced = { table: { pace: { perDecision: 10 * HOUR, late: 'wait' } } };

  test('is told of the turn once, with the day of the return, and reminded only after it', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced);
    await act(play, 1, 0, bid(5));
    const start = await sinceOf(play);
    const back = start + 2 * DAY;
    setClock(play.id, () => start + MINUTE);
    await go(play, back);
    for (const hours of [0.1, 5.1, 8.1, 10.1, 30, 47]) await pass([play], start + hours * HOUR);
    const [told, ...rest] = (await letters(ada)).slice(1);
    expect(told?.subject).toMatch(/^Your move: A table/);
    const day = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Rome',
    });
    expect(told?.text).toContain(`You are away until ${day.format(back)}, and your time rests until then.`);
    expect(rest).toEqual([]);
    for (const hours of [4.9, 5.1, 8.1, 10.1]) await pass([play], back + hours * HOUR);
    const reminders = (await letters(ada)).slice(2);
    expect(reminders.map(({ subject }) => subject)).toEqual([
      'Still your move: A table (4 hours left)',
      'Last call: A table (1 hour left)',
      'You are late: A table',
    ]);
    expect(reminders.map(({ text }) => text.includes('away'))).toEqual([false, false, false]);
  });

  test('is reminded by the earlier return where that comes first', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced);
    const start = await sinceOf(play);
    await pass([play], start + 0.1 * HOUR);
    await go(play, start + 3 * DAY);
    await pass([play], start + DAY);
    await go(play, null);
    for (const hours of [4.8, 5.1]) await pass([play], start + DAY + hours * HOUR);
    expect((await subjects(ada)).slice(1)).toEqual([
      expect.stringMatching(/^Your move: A table/),
      'Still your move: A table (4 hours left)',
    ]);
  });

  test('is told in Italian too', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], { language: 'it' });
    await go(play, Date.now() + DAY);
    await pass([play], (await sinceOf(play)) + 6 * MINUTE);
    expect((await letters(ada)).at(-1)?.text).toMatch(/Sei via fino a \S+ \d+ \S+\./);
  });
});

describe('news', () => {
  test('of the end says who won and the final score', async () => {
    const [ada, bruno] = [newAddress(), newAddress()];
    const play = await tableWith([ada, bruno], { table: { options: { rounds: 1 } } });
    await act(play, 0, 0, bid(4));
    await act(play, 1, 1, bid(1));
    await act(play, 0, 2, [{ type: 'end' }]);
    expect((await view(play, 0)).status).toBe('finished');
    await pass([play], Date.now() + 10 * MINUTE);
    const [won, lost] = [(await letters(ada)).at(-1), (await letters(bruno)).at(-1)];
    expect(won?.subject).toBe('Finished: A table');
    expect(won?.text).toContain('You won');
    expect(lost?.text).toContain('P0 won, and you came second');
    expect(lost?.text).toContain('Final score');
  });

  test('of the start comes with the first turn, in one mail', async () => {
    const ada = newAddress();
    await tableWith([ada]);
    const play = await tableWith([ada, null]);
    await pass([play], (await sinceOf(play)) + 6 * MINUTE);
    expect((await letters(ada)).filter(({ text }) => text.includes('The game has begun'))).not.toHaveLength(0);
  });

  test('of being replaced goes to who was, and says nothing of the game', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'replace' } });
    await pass([play], Date.now() + HOUR);
    const letter = (await letters(ada)).at(-1);
    expect(letter?.subject).toBe('Your seat at A table has a new player');
    expect(letter?.text).not.toContain('#');
  });

  test('a new player of a seat is told, though the old one was', async () => {
    const [ada, carla] = [newAddress(), newAddress()];
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await pass([play], at);
    expect((await subjects(ada)).at(-1)).toContain('Your move');
    await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'replace' } });
    const claim = { token: play.invite, body: { name: 'Carla', mail: carla } };
    expect((await ask('POST', `/api/tables/${play.id}/seats`, claim)).status).toBe(201);
    await pass([play], at + HOUR);
    await confirm(carla);
    await pass([play], at + 2 * HOUR);
    expect((await subjects(carla)).at(-1)).toContain('Your move');
  });

  test('the host can remind, once an hour', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await pass([play], at);
    for (let i = 0; i < 3; i++) {
      await ask('POST', `/api/tables/${play.id}/seats/0/host`, { token: play.host, body: { tool: 'remind' } });
      await ring(play.id);
    }
    expect((await subjects(ada)).slice(1)).toEqual([
      expect.stringMatching(/^Your move/),
      'Reminder from the host: A table is waiting for you',
    ]);
  });
});
