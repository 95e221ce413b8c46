/**
 * Whole phases of both games, played from mails alone: real alarms, a real SMTP server, and nothing that a player's mail
 * program and a browser without scripts could not do.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice } from '../../engine/core/choices.ts';
import type { Tagged } from '../../engine/core/game.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { SeatClaimed } from '../../worker/domain/wire/seats.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { startServer } from '../notices/wire.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';

const ORIGIN = 'http://play.example';

let local: LocalRuntime;
let post: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  post = await startServer();
  local = await startRuntime(bundle(), {
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: 'table@play.example',
    ORIGIN,
    LINK_KEY: 'a key for links that only this test knows',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(post.port),
    SMTP_SECURITY: 'none',
  });
});
afterAll(async () => {
  await local?.stop();
  await post?.stop();
});

interface Sent {
  method?: string;
  token?: string;
  body?: unknown;
}

async function call<T>(path: string, { method, token, body }: Sent = {}): Promise<T> {
  const response = await local.runtime.dispatchFetch(`${ORIGIN}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Idempotency-Key': crypto.randomUUID(),
      'X-Away': '1',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function follow(href: string, method: 'GET' | 'POST'): Promise<{ status: number; html: string }> {
  const response = await local.runtime.dispatchFetch(href, { method });
  return { status: response.status, html: await response.text() };
}

/** The text of the first mail to an address that has this in it, and that was not read before. */
async function letter(to: string, has: RegExp, read: Set<string>): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const found = post.received.find(
      ({ to: [one], parsed }) => one === to && !read.has(parsed.messageId ?? '') && has.test(parsed.text ?? ''),
    );
    if (found) {
      read.add(found.parsed.messageId ?? '');
      return found.parsed.text ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to} with ${has}`);
}

interface Mailed {
  id: string;
  watch: string;
  people: { address: string; token: string }[];
  read: Set<string>;
}

/** A table whose players get their mail at once. */
async function openTable(game: string, options: object): Promise<Mailed> {
  const opened = await call<TableOpened>('/tables', { body: { game, options, seats: 3, name: 'By post' } });
  const read = new Set<string>();
  const people: Mailed['people'] = [];
  for (const seat of [0, 1, 2]) {
    const address = `p${seat}@${game}.example`;
    const seats = `/tables/${opened.id}/seats`;
    const body = { name: `P${seat}`, mail: address };
    const { token = '' } = await call<SeatClaimed>(seats, { token: opened.inviteToken, body });
    await call(`${seats}/${seat}`, { method: 'PATCH', token, body: { mailSettings: { delay: 0 } } });
    const href = /http\S+confirm\?t=\S+/.exec(await letter(address, /confirm\?t=/, read))?.[0] ?? '';
    expect(await follow(href, 'POST')).toMatchObject({ status: 200 });
    people.push({ address, token });
  }
  return { id: opened.id, watch: opened.watchToken, people, read };
}

const seen = ({ id, watch }: Mailed) => call<View>(`/tables/${id}/view`, { token: watch });

/** Takes the answer that begins so from each player's next mail, until something else is asked. */
async function playFromMail(table: Mailed, prompt: string, answers: readonly RegExp[]): Promise<string[]> {
  const given: string[] = [];
  for (let view = await seen(table); view.awaiting[0]?.prompt.key === prompt; view = await seen(table)) {
    const person = table.people[view.awaiting[0].seat];
    const text = await letter(person?.address ?? '', /\/answer\//, table.read);
    const lines = [...text.matchAll(/ {2}- ([^\n]+)\n {4}(http\S+\/answer\/\S+)/g)];
    const chosen = answers
      .map((wanted) => lines.find(([, label = '']) => wanted.test(label)))
      .find((line) => line !== undefined);
    const [, label = '', href = ''] = chosen ?? [];
    expect(await follow(href, 'GET')).toMatchObject({
      status: 200,
      html: expect.stringContaining('<form method="post"'),
    });
    expect(await follow(href, 'POST')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Done</h1>') });
    given.push(label);
  }
  return given;
}

test('a growth phase of Nations', async () => {
  const table = await openTable('nations', { boards: 'A' });
  expect(await playFromMail(table, 'prompt.growth', [/^Take 3 stone/])).toEqual(Array(3).fill('Take 3 stone'));
  expect((await seen(table)).awaiting[0]?.prompt.key).toBe('prompt.turn');
});

test('a trade phase of Wealth of Nations, with an offer that is accepted', async () => {
  const table = await openTable('wealth-of-nations', {});
  let view = await seen(table);
  for (; view.awaiting[0]?.prompt.key !== 'prompt.trade'; view = await seen(table)) {
    const token = table.people[view.awaiting[0]?.seat ?? 0]?.token ?? '';
    const { choices, version } = await call<View>(`/tables/${table.id}/view`, { token });
    const [action] = (choices as Choice<Tagged>[]).flatMap((one) => (one.kind === 'one' ? [one.action] : []));
    await call(`/tables/${table.id}/actions`, { token, body: { expected: version, actions: [action] } });
  }
  // The first player has an offer for the third, who reads of it when the turn comes.
  const first = view.awaiting[0]?.seat ?? 0;
  const person = table.people[first];
  await letter(person?.address ?? '', /\/answer\//, table.read);
  const offer = { type: 'offer', to: (first + 2) % 3, give: { money: 1 }, want: { money: 2 } };
  await call(`/tables/${table.id}/actions`, {
    token: person?.token ?? '',
    body: { expected: view.version, actions: [offer, { type: 'passTrade' }] },
  });
  const given = await playFromMail(table, 'prompt.trade', [/^Accept/, /^Pass/]);
  const labels = given.map((label) => label.split(':')[0]);
  expect(labels.slice(0, 2)).toEqual(['Pass', `Accept the offer of P${first}`]);
  expect(new Set(labels.slice(2))).toEqual(new Set(['Pass']));
  expect((await seen(table)).awaiting[0]?.prompt.key).toBe('prompt.develop');
});
