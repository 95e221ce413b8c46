/** Mail through the whole service: real rooms, real D1, the local mailbox. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { database } from '../../../worker/db/shards.ts';
import type { View } from '../../../worker/http/wire.ts';
import { drainAddress } from '../../../worker/mail/service.ts';
import { sweep } from '../../../worker/sweep.ts';
import { hashText } from '../../../worker/tokens.ts';
import { act, ask, fetchRaw, view } from '../client.ts';
import { bindings, inRoom, stubOf } from '../room.ts';
import { testOffer } from '../worker.ts';
import {
  CONFIRM,
  confirm,
  HOUR,
  letters,
  linkIn,
  MINUTE,
  newAddress,
  OPEN,
  pass,
  post,
  STOP,
  sinceOf,
  subjects,
  tableOf,
  tableWith,
} from './post.ts';

const bid = (coins: number) => [{ type: 'bid', coins }];

describe('an address', () => {
  test('gets the request to confirm and nothing else until its page is used; opening the page alone does nothing', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], { confirm: false });
    await pass([play], Date.now() + 2 * HOUR);
    expect(await subjects(ada)).toEqual(['Confirm your address for A table']);
    const url = linkIn((await letters(ada))[0], CONFIRM);
    const page = await fetchRaw(url.replace('https://test.example', ''), { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(await page.text()).toContain('method="post"');
    await pass([play], Date.now() + 3 * HOUR);
    expect(await letters(ada)).toHaveLength(1);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mail).toEqual({
      address: ada,
      confirmed: false,
      fails: false,
    });
    const done = await post(url, { headers: { Accept: 'text/html' } });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain(`/t/${play.id}#`);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mail?.confirmed).toBe(true);
    await pass([play], Date.now() + 4 * HOUR);
    expect(await subjects(ada)).toEqual([
      'Confirm your address for A table',
      expect.stringContaining('Your move: A table'),
    ]);
  });

  test('is shown to nobody but its owner', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    for (const token of [play.tokens[1], play.watch, play.host, play.invite]) {
      const answer = await ask('GET', `/api/tables/${play.id}`, { token: token ?? '' });
      expect(answer.text).not.toContain(ada);
    }
    expect((await ask('GET', `/api/tables/${play.id}`, { token: play.tokens[0] ?? '' })).text).toContain(ada);
  });

  test('can be blocked by its owner: no table reaches it any more, and confirming undoes it', async () => {
    const ada = newAddress();
    const first = await tableWith([ada, null], { confirm: false });
    const letter = (await letters(ada))[0];
    expect((await post(linkIn(letter, STOP))).status).toBe(200);
    const second = await tableWith([ada, null], { confirm: false });
    await pass([first, second], Date.now() + 2 * HOUR);
    expect(await letters(ada)).toHaveLength(1);
    await post(linkIn(letter, CONFIRM));
    const third = await tableWith([ada, null], { confirm: false });
    await pass([third], Date.now() + 2 * HOUR);
    expect(await subjects(ada)).toContainEqual(expect.stringContaining('Your move'));
  });

  test('that is not confirmed gets one mail an hour, however many tables name it', async () => {
    const ada = newAddress();
    const plays = [];
    for (let i = 0; i < 4; i++) plays.push(await tableWith([ada, null], { confirm: false }));
    expect(await letters(ada)).toHaveLength(1);
  });
});

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
    expect(letter?.text).toMatch(/Term\.coin\s+6\s+\(−4\)/);
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

describe('told once', () => {
  test('1,000 doubled and late alarms and drains give one mail', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    const hash = await hashText(ada);
    await inRoom(play.id, (room) => {
      room.core.now = () => at;
    });
    const ring = (i: number): Promise<unknown> =>
      i % 10 === 0
        ? stubOf(play.id).wake()
        : drainAddress({ env: bindings, offer: testOffer, db: database(bindings.DB), now: () => at + i }, hash);
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => ring(round * 50 + i)));
    }
    expect((await letters(ada)).slice(1)).toHaveLength(1);
  });

  test('a lost alarm is made good by the sweep', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 8 * MINUTE;
    await inRoom(play.id, async (room, ctx) => {
      await ctx.storage.deleteAlarm();
      room.core.now = () => at;
    });
    await sweep(bindings, testOffer, at);
    expect((await letters(ada)).slice(1)).toHaveLength(1);
    await sweep(bindings, testOffer, at + MINUTE);
    expect((await letters(ada)).slice(1)).toHaveLength(1);
  });
});

describe('the pace', () => {
  const paced = (late: 'wait' | 'default') => ({ table: { pace: { perDecision: 10 * HOUR, late } } });

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
      'Late: A table',
    ]);
    expect((await letters(ada)).at(-1)?.text).toContain('A safe move was played for you');
    for (const hours of [15, 18, 20, 21, 30, 31, 40]) await pass([play], start + hours * HOUR);
    expect((await subjects(ada)).slice(1).filter((subject) => !subject.startsWith('Finished'))).toHaveLength(4);
  });

  test('where the table waits, says so', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], paced('wait'));
    const start = await sinceOf(play);
    for (const hours of [10.1, 10.2]) await pass([play], start + hours * HOUR);
    const letter = (await letters(ada)).at(-1);
    expect(letter?.subject).toBe('Late: A table');
    expect(letter?.text).toContain('The table waits for you');
    expect(await letters(ada)).toHaveLength(2);
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
    expect(won?.text).toContain('You have won');
    expect(lost?.text).toContain('P0 has won, you are second');
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
      await stubOf(play.id).wake();
    }
    expect((await subjects(ada)).slice(1)).toEqual([
      expect.stringMatching(/^Your move/),
      'The host asks: A table waits for you',
    ]);
  });
});

describe('stopping', () => {
  test('is one POST, as a mail program sends it, and shows in the settings; a forged link does nothing', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await pass([play], at);
    const url =
      /List-Unsubscribe: <(\S+)>/.exec((await letters(ada)).at(-1)?.raw.replace(/\r\n /g, ' ') ?? '')?.[1] ?? '';
    const forged = await post(`${url.slice(0, -3)}AAA`, { body: 'List-Unsubscribe=One-Click' });
    expect(forged.status).toBe(404);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mailSettings.mode).toBe('each');
    const page = await fetchRaw(url.replace('https://test.example', ''), {});
    expect(page.status).toBe(200);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mailSettings.mode).toBe('each');
    const stopped = await post(url, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(stopped.status).toBe(200);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mailSettings.mode).toBe('off');
    await act(play, 0, 0, bid(1));
    await act(play, 1, 1, bid(2));
    await act(play, 1, 2, [{ type: 'end' }]);
    await pass([play], at + 2 * HOUR);
    expect(await letters(ada)).toHaveLength(2);
  });
});

describe('mail me my links', () => {
  const askLinks = (mail: string) => ask('POST', '/api/mail/links', { body: { mail } });

  test('answers the same for any address, mails all seats to a confirmed one, once an hour', async () => {
    const ada = newAddress();
    const first = await tableWith([ada, null], { table: { name: 'North' } });
    const second = await tableWith([ada, null], { table: { name: 'South' } });
    const known = await askLinks(ada);
    const unknown = await askLinks(newAddress());
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await expect.poll(async () => (await subjects(ada)).includes('Your tables')).toBe(true);
    const letter = (await letters(ada)).find(({ subject }) => subject === 'Your tables');
    for (const play of [first, second]) {
      const token = new RegExp(`/t/${play.id}#(\\S+)`).exec(letter?.text ?? '')?.[1] ?? '';
      expect((await ask<View>('GET', `/api/tables/${play.id}/view`, { token })).json.seat).toBe(0);
    }
    await askLinks(ada);
    await askLinks(ada);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await subjects(ada)).filter((subject) => subject === 'Your tables')).toHaveLength(1);
  });
});

describe('when the mail server fails', () => {
  async function without(work: () => Promise<void>): Promise<void> {
    await bindings.DB.exec('alter table mailbox rename to hidden');
    try {
      await work();
    } finally {
      await bindings.DB.exec('alter table hidden rename to mailbox');
    }
  }

  test('it is tried again after a minute', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await without(() => pass([play], at));
    await pass([play], at + MINUTE / 2);
    expect(await letters(ada)).toHaveLength(1);
    await pass([play], at + MINUTE);
    expect(await letters(ada)).toHaveLength(2);
  });

  test('for good, the table sees it, and giving the address again mends it', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await without(async () => {
      for (let hours = 0; hours <= 36; hours++) await pass([play], at + hours * HOUR);
    });
    const seen = await tableOf(play, play.tokens[1] ?? '');
    expect(seen.seats[0]?.mailFails).toBe(true);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mail).toEqual({
      address: ada,
      confirmed: false,
      fails: true,
    });
    const again = await ask('PATCH', `/api/tables/${play.id}/seats/0`, {
      token: play.tokens[0] ?? '',
      body: { mail: ada },
    });
    expect(again.status).toBe(200);
    await pass([play], at + 40 * HOUR);
    await confirm(ada);
    expect((await tableOf(play, play.tokens[1] ?? '')).seats[0]?.mailFails).toBe(false);
    expect(await subjects(ada)).toContainEqual(expect.stringContaining('Your move'));
  });
});

test('no more than so many mails an hour go to one address', async () => {
  const ada = newAddress();
  const first = await tableWith([ada, null]);
  const hash = await hashText(ada);
  const at = (await sinceOf(first)) + 6 * MINUTE;
  await bindings.DB.prepare('update addresses set hour = ?, sent_in_hour = 20 where hash = ?')
    .bind(Math.floor(at / HOUR), hash)
    .run();
  await pass([first], at);
  expect(await letters(ada)).toHaveLength(1);
  await pass([first], at + HOUR);
  expect(await letters(ada)).toHaveLength(2);
});

test('calls of very many tables do not keep mail from going out', async () => {
  const ada = newAddress();
  const play = await tableWith([ada, null]);
  const hash = await hashText(ada);
  const stale = bindings.DB.prepare(
    `insert into outbox (key, kind, table_id, seat, address_hash, due, created_at) values (?, 'turn', ?, 0, ?, 0, 0)`,
  );
  await bindings.DB.batch(Array.from({ length: 130 }, (_, i) => stale.bind(`gone${i}/turn/0/0`, `gone${i}`, hash)));
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  expect((await subjects(ada)).slice(1)).toEqual([expect.stringContaining('Your move')]);
});

test('whatever is sent to the links of mail, nothing breaks and nothing is done', async () => {
  const ada = newAddress();
  const play = await tableWith([ada, null]);
  const letter = (await letters(ada))[0];
  const good = [linkIn(letter, CONFIRM), linkIn(letter, STOP)].map((link) => new URL(link).searchParams.get('t') ?? '');
  const pieces = fc.constantFrom(
    ...good,
    play.id,
    'zzzzzzzzzzzz',
    '.0.',
    'A'.repeat(43),
    '%',
    '\u0000',
    '\u{1f600}',
    '..',
  );
  const token = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join('')),
  );
  const before = await tableOf(play, play.tokens[0] ?? '');
  await fc.assert(
    fc.asyncProperty(token, fc.constantFrom('confirm', 'unsubscribe'), fc.boolean(), async (text, what, inBody) => {
      fc.pre(!good.includes(text));
      const path = `/api/mail/${what}`;
      const sent = inBody
        ? await fetchRaw(path, { method: 'POST', body: JSON.stringify({ token: text }) })
        : await fetchRaw(`${path}?t=${encodeURIComponent(text)}`, { method: 'POST' });
      expect(sent.status).toBe(404);
      const page = await fetchRaw(`${path}?t=${encodeURIComponent(text)}`, {});
      expect(page.status).toBe(200);
      expect(await page.text()).not.toMatch(/<script/i);
    }),
    { numRuns: 150 },
  );
  expect((await tableOf(play, play.tokens[0] ?? '')).own).toEqual(before.own);
});

describe('the mailbox', () => {
  test('lists and shows mail, and does not exist elsewhere', async () => {
    const ada = newAddress();
    await tableWith([ada, null]);
    const list = await fetchRaw('/dev/mail', {});
    expect(await list.text()).toContain(ada);
    const [letter] = await letters(ada);
    const shown = await (await fetchRaw(`/dev/mail/${letter?.id}`, {})).text();
    expect(shown).toContain('Message-ID: ');
    expect(await (await fetchRaw(`/dev/mail/${letter?.id}/html`, {})).text()).toContain('Is this your address?');
    expect((await fetchRaw('/dev/mail/999999', {})).status).toBe(404);
  });
});
