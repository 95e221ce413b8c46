/** The page's client against a server that is short of breath: a real one, on this machine. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiError, api } from '../../web/api/client.ts';

let server: Server;
let asked: IncomingMessage[] = [];
/** What is answered, one after the other; then 200. */
let answers: { status: number; body: string }[] = [];
const real = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    request.resume();
    request.on('end', () => {
      const { status, body } = answers.shift() ?? { status: 200, body: '{"version":1,"view":{}}' };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page asks its own origin; Node has none.
  globalThis.fetch = (input, init) => real(new URL(String(input), `http://127.0.0.1:${port}`), init);
});
afterAll(() => {
  globalThis.fetch = real;
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = [];
});

const busy = { status: 503, body: '{"error":{"code":"unavailable","message":"later"}}' };
const act = () => api.act('0abc', 'token', { expected: 0, actions: [{ type: 'x' }] }, 'the-key');

describe('the client', () => {
  it('asks again for a look that met a busy server, or an answer that broke off', async () => {
    answers = [busy, { status: 200, body: '' }];
    expect((await api.at('0abc', 'token', 1)).version).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it('repeats a move with the key it had', async () => {
    answers = [busy];
    expect((await act()).version).toBe(1);
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['the-key', 'the-key']);
  });

  it('gives up after the third', async () => {
    answers = [busy, busy, busy, busy];
    await expect(act()).rejects.toMatchObject({ status: 503, code: 'unavailable' } satisfies Partial<ApiError>);
    expect(asked).toHaveLength(3);
  });

  it('never repeats by itself what would be done twice, nor what is refused', async () => {
    answers = [busy];
    await expect(api.claim('0abc', 'token', { name: 'x' }, 'key')).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
    answers = [{ status: 422, body: '{"error":{"code":"no","message":"no"}}' }];
    await expect(act()).rejects.toMatchObject({ status: 422 });
    expect(asked).toHaveLength(2);
  });
});
