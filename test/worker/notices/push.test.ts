/** A browser as a channel: proven by what its service worker sends back, and forgotten when its subscription is gone. */
import { expect, test } from 'vitest';
import { ask } from '../client.ts';
import { bindings, stubOf } from '../room.ts';
import { MINUTE, pass, sinceOf, tableOf, tableWith } from './post.ts';
import { addChannel, channelsOf, got, newHook, tryOut } from './receiver.ts';

const base64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function subscription(endpoint: string): Promise<string> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair;
  const p256dh = base64((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const auth = base64(crypto.getRandomValues(new Uint8Array(16)).buffer);
  return JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });
}

const confirmed = (endpoint: string) =>
  bindings.DB.prepare("update addresses set confirmed = 1 where channel = 'push' and instr(address, ?)")
    .bind(endpoint)
    .run();

test('a browser is told the turn once, encrypted, after its proof', async () => {
  const url = newHook();
  const play = await tableWith([null, null]);
  const added = await addChannel(play, 0, 'push', await subscription(url));
  expect(added.status, added.text).toBe(201);
  const at = (await sinceOf(play)) + 6 * MINUTE;
  await pass([play], at);
  expect(await got(url)).toHaveLength(1);
  await confirmed(url);
  expect(await tryOut(play, 0, added.json.id)).toEqual({ outcome: 'sent', reason: null });
  await bindings.DB.prepare('update outbox set due = 0 where table_id = ?').bind(play.id).run();
  await stubOf(play.id).reload();
  await pass([play], at + MINUTE);
  await pass([play], at + 2 * MINUTE);
  const all = await got(url);
  expect(all).toHaveLength(3);
  for (const { headers } of all) {
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toMatch(/^vapid t=/);
  }
  // The proof, the test and the turn look alike to the push service.
  expect(new Set(all.map(({ bytes }) => bytes.length)).size).toBe(1);
});

test('a subscription that is gone is removed without a word', async () => {
  const url = newHook('status/410');
  const play = await tableWith([null, null]);
  await addChannel(play, 0, 'push', await subscription(url));
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  expect(await channelsOf(play, 0)).toEqual([]);
  expect((await tableOf(play, play.watch)).seats[0]?.noticesFail).toBe(false);
});

test.each(['nonsense', '{}', '{"endpoint":"https://10.0.0.1/x","keys":{"auth":"AAAA","p256dh":"AAAA"}}', '[]', 'null'])(
  '%s is no subscription',
  async (text) => {
    const play = await tableWith([null, null]);
    expect((await addChannel(play, 0, 'push', text)).status).toBe(422);
  },
);

test('the key is told to every page, and its private part to nobody', async () => {
  const { text, json } = await ask<{ pushKey: string }>('GET', '/api/channels');
  expect(json.pushKey).toMatch(/^B[\w-]{86}$/);
  expect(text).not.toContain(JSON.parse((bindings as unknown as { PUSH_KEY: string }).PUSH_KEY).d);
});
