/** What strangers and ill-meaning players may try, where no other test does. The list: worker/SECURITY.md. */
import { expect, test } from 'vitest';
import { act, ask, fetchRaw, openTable } from './client.ts';

interface Info {
  name: string;
  seats: { name: string | null }[];
}

const claimAs = async (name: string) => {
  const opened = await ask<{ id: string; inviteToken: string }>('POST', '/api/tables', {
    body: { game: 'test-auction', options: {}, seats: 2, name: 'A table' },
  });
  const { id, inviteToken } = opened.json;
  const claimed = await ask('POST', `/api/tables/${id}/seats`, { token: inviteToken, body: { name } });
  const info = await ask<Info>('GET', `/api/tables/${id}`, { token: inviteToken });
  return { status: claimed.status, shown: info.json.seats[0]?.name };
};

test.each([
  ['turned around', 'Ada\u202e gnp.exe', 'Ada gnp.exe'],
  ['isolated', '\u2067Ada\u2069', 'Ada'],
  ['several lines', 'Ada\r\nBcc: all', 'Ada Bcc: all'],
  ['control letters', 'A\u0000d\u0007a', 'Ada'],
  ['unseen letters', '\ufeffA\u200bda\u00ad', 'Ada'],
  ['HTML, which is only text', '<b>Ada</b>', '<b>Ada</b>'],
  ['letters and joiners of other scripts', 'می‌خواهم', 'می‌خواهم'],
  ['joined pictures', '👩‍🚀', '👩‍🚀'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
])('a name with %s is shown plainly', async (_what, name, shown) => {
  expect(await claimAs(name)).toEqual({ status: 201, shown });
});

test.each(['\u200b', ' \u2060 ', '\u200d', '\u202e\u202c'])('a name nobody can see is none', async (name) => {
  expect((await claimAs(name)).status).toBe(400);
});

test('chat keeps its lines and loses what cannot be seen', async () => {
  const play = await openTable(2);
  const text = 'one\u202e two\r\nthree\u0000\u200b';
  await ask('POST', `/api/tables/${play.id}/chat`, { token: play.tokens[0] as string, body: { text } });
  const { json } = await ask<{ lines: { text: string }[] }>('GET', `/api/tables/${play.id}/chat`, {
    token: play.watch,
  });
  expect(json.lines.map((line) => line.text)).toEqual(['one two\nthree']);
});

test('a body that never ends holds up nobody', async () => {
  const play = await openTable(2);
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"expected":0,')),
  });
  const hanging = fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${play.tokens[0]}`, 'Idempotency-Key': 'slow' },
    body: slow,
  });
  const state = await Promise.race([hanging.then(() => 'answered'), act(play, 0, 0, [{ type: 'shout' }])]);
  expect(state).toMatchObject({ status: 200 });
});

test('another site can neither read an answer nor send with a token: there is no leave for other origins', async () => {
  const play = await openTable(2);
  const asked = await fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.status).toBe(404);
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const posted = await fetchRaw(`/api/tables/${play.id}/actions`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain', 'Idempotency-Key': 'form' },
    body: JSON.stringify({ expected: 0, actions: [{ type: 'shout' }] }),
  });
  expect(posted.status).toBe(404);
});

test('no cookie is ever set', async () => {
  const opened = await fetchRaw('/api/tables', {
    method: 'POST',
    body: JSON.stringify({ game: 'test-auction', options: {}, seats: 2, name: 'A table' }),
  });
  expect(opened.status).toBe(201);
  expect(opened.headers.get('Set-Cookie')).toBeNull();
});

test('there is no list of tables, and ids tell nothing of one another', async () => {
  expect((await ask('GET', '/api/tables')).status).toBe(404);
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await openTable(2)).id));
  expect(new Set(ids.map((id) => id.slice(1, 5))).size).toBe(5);
});
