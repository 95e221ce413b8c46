/** What the owner of an address can do (confirm, stop, block, get all links) and what protects them (limits). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText } from '../../../worker/domain/tokens.ts';
import type { View } from '../../../worker/domain/wire/play.ts';
import { mailLimit } from '../../../worker/http/mailLimit.ts';
import { act, ask, fetchRaw } from '../client.ts';
import { bindings } from '../room.ts';
import {
  CONFIRM,
  HOUR,
  letters,
  linkIn,
  MINUTE,
  newAddress,
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
    expect(done.headers.get('Cache-Control')).toBe('no-store');
    expect(done.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    // An old mail confirms the address again but opens no seat.
    const again = await post(url, { headers: { Accept: 'text/html' } });
    expect(again.status).toBe(200);
    expect(await again.text()).not.toContain('/t/');
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

test('one source names only so many addresses an hour, however it does', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.20' };
  const play = await tableWith([null, null]);
  const seat = `/api/tables/${play.id}/seats/0`;
  const token = play.tokens[0] ?? '';
  const visitor = { env: bindings, req: { header: () => headers['CF-Connecting-IP'] } };
  for (let n = 0; n < Number(bindings.LIMIT_ADDRESSES_PER_HOUR); n++)
    mailLimit(visitor as unknown as Parameters<typeof mailLimit>[0], 'somebody');
  const mail = newAddress();
  const me = { name: 'Ada', mail };
  for (const [method, path, body] of [
    ['POST', '/api/tables', { game: 'test-auction', seats: 2, name: 'A table', me }],
    ['POST', `/api/tables/${play.id}/seats`, me],
    ['PATCH', seat, { mail }],
    ['POST', `${seat}/rotate`, { mail }],
    ['POST', '/api/mail/links', { mail }],
  ] as const) {
    expect([path, (await ask(method, path, { token, body, headers })).status]).toEqual([path, 429]);
  }
  expect((await ask('PATCH', seat, { token, body: { name: 'Nina', mail: null }, headers })).status).toBe(200);
  expect((await ask('PATCH', seat, { token, body: { mail } })).status).toBe(200);
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

test('news of very many tables at once keeps to the limit too', async () => {
  const ada = newAddress();
  const plays = [];
  for (let i = 0; i < 5; i++) plays.push(await tableWith([ada], { table: { options: { rounds: 1 } } }));
  for (const play of plays) {
    await act(play, 0, 0, bid(0));
    await act(play, 0, 1, [{ type: 'end' }]);
  }
  const at = (Math.floor(Date.now() / HOUR) + 2) * HOUR;
  await bindings.DB.prepare('update addresses set hour = ?, sent_in_hour = 17 where hash = ?')
    .bind(at / HOUR, await hashText(ada))
    .run();
  const over = async () => (await subjects(ada)).filter((subject) => subject.startsWith('Finished')).length;
  await pass(plays, at);
  expect(await over()).toBe(3);
  await pass(plays, at + HOUR / 2);
  expect(await over()).toBe(3);
  await pass(plays, at + HOUR);
  expect(await over()).toBe(5);
});
