/**
 * Push on the wire: the sender in workerd, a push service and a browser in Node. The payload is decrypted with an
 * independent library, and the signature is checked with Node's own.
 */
import { createECDH, createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import ece from 'http_ece';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery } from '../../worker/notices/channels/delivery.ts';
import type { Notice } from '../../worker/notices/say/content.ts';
import { startReceiver } from '../support/receiver.ts';
import { startPush } from './wire.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let push: { send(address: string, notice: Notice): Promise<Delivery>; stop(): Promise<void> };
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });

beforeAll(async () => {
  receiver = await startReceiver();
  push = await startPush(JSON.stringify(key.privateKey.export({ format: 'jwk' })));
});
afterAll(async () => {
  await push.stop();
  await receiver.stop();
});

function subscribe(path: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const keys = { auth: auth.toString('base64url'), p256dh: browser.getPublicKey().toString('base64url') };
  const address = JSON.stringify({ endpoint: `${receiver.url}${path}`, keys });
  const read = async () => {
    const got = (await (await fetch(`${receiver.url}${path}`)).json()) as {
      headers: Record<string, string>;
      body: string;
    }[];
    return got.map(({ headers, body }) => {
      const bytes = Buffer.from(body, 'base64');
      const plain = ece.decrypt(bytes, {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: auth.toString('base64url'),
      });
      return { headers, size: bytes.length, said: JSON.parse(plain.toString()) };
    });
  };
  return { address, read };
}

const test1 = (table: string): Notice => ({
  messageId: '<a@b>',
  date: 0,
  said: { kind: 'test', language: 'en', table, href: 'https://play.example/t/0abc', stop: 'https://play.example/stop' },
});

test('the browser can read what was sent, and the push service learns neither the words nor their length', async () => {
  const { address, read } = subscribe('/hook/one');
  expect(await push.send(address, test1('A'))).toEqual({ outcome: 'sent' });
  expect(await push.send(address, test1('A table with a long name and an é'))).toEqual({ outcome: 'sent' });
  const [short, long] = await read();
  expect(short?.said).toMatchObject({ kind: 'notice', title: 'A test from A', url: '/t/0abc' });
  expect(long?.said.title).toBe('A test from A table with a long name and an é');
  expect(long?.size).toBe(short?.size);
  expect(short?.headers['content-encoding']).toBe('aes128gcm');
});

test('every request is signed for its push service, with the key that the browser knows', async () => {
  const { address, read } = subscribe('/hook/two');
  await push.send(address, test1('A'));
  const [{ headers } = { headers: {} as Record<string, string> }] = await read();
  const [, jwt = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const { x = '', y = '' } = key.publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  expect(shown).toBe(point.toString('base64url'));
  const [head, claims = '', seal = ''] = jwt.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signature = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signature, Buffer.from(seal, 'base64url'))).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said.aud).toBe(receiver.url.replace('http:', 'https:'));
  expect(said.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
  expect(said.sub).toMatch(/^mailto:/);
});

test('a subscription that is gone says so, and one whose keys are no keys is refused', async () => {
  for (const code of [404, 410]) {
    expect(await push.send(subscribe(`/status/${code}/x`).address, test1('A'))).toMatchObject({ outcome: 'gone' });
  }
  expect(await push.send(subscribe('/status/429/x').address, test1('A'))).toMatchObject({ outcome: 'deferred' });
  const { endpoint } = JSON.parse(subscribe('/hook/bad').address);
  const broken = JSON.stringify({ endpoint, keys: { auth: 'AAAA', p256dh: 'AAAA' } });
  expect(await push.send(broken, test1('A'))).toMatchObject({ outcome: 'refused' });
});
