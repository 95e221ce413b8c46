/** The page's client against a real but overloaded server on this machine. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  api,
  CHANGE_LIMIT_MS,
  createIntents,
  type IntentStore,
  LOOK_LIMIT_MS,
  tellAway,
} from '../../web/api/client.ts';

let server: Server;
let asked: IncomingMessage[] = [];
/** What is answered, one after the other; then 200. `never`: nothing at all; `half`: the answer stops in its middle. */
let answers: ({ status: number; body: string } | 'never' | 'half')[] = [];
const real = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    request.resume();
    request.on('end', () => {
      const next = answers.shift() ?? { status: 200, body: '{"version":1,"view":{}}' };
      if (next === 'never') return;
      if (next === 'half') return response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"vers');
      const { status, body } = next;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page sends requests to its own origin. Node has none.
  globalThis.fetch = (input, init) => real(new URL(String(input), `http://127.0.0.1:${port}`), init);
});
afterAll(() => {
  globalThis.fetch = real;
  server.closeAllConnections();
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
    await expect(api.start('0abc', 'token')).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
    answers = [{ status: 422, body: '{"error":{"code":"no","message":"no"}}' }];
    await expect(act()).rejects.toMatchObject({ status: 422 });
    expect(asked).toHaveLength(2);
  });
});

describe('a page that nobody is at', () => {
  const lookAndAct = async () => {
    asked = [];
    await api.at('0abc', 'token', 1);
    await act();
    return asked.map(({ headers }) => headers['x-away']);
  };

  it('says so with every look, until it is told that somebody is back or another table is shown', async () => {
    let isAway = true;
    const stop = tellAway(() => isAway);
    expect(await lookAndAct()).toEqual(['true', undefined]);
    isAway = false;
    expect(await lookAndAct()).toEqual([undefined, undefined]);
    const stopOther = tellAway(() => true);
    // The page before it is left only now.
    stop();
    expect(await lookAndAct()).toEqual(['true', undefined]);
    stopOther();
    expect(await lookAndAct()).toEqual([undefined, undefined]);
  });
});

describe('a call that is not answered', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Runs the client's clock to the limit once the server has the request. */
  const atLimit = async (ms: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    vi.advanceTimersByTime(ms - 1);
    const early = await Promise.race([failed.promise, Promise.resolve('still waiting')]);
    vi.advanceTimersByTime(1);
    return early;
  };
  let failed: { promise: Promise<unknown> };
  const watch = (call: Promise<unknown>) => {
    failed = { promise: call.catch((error: unknown) => error) };
  };

  it.each([
    { what: 'a look', limit: LOOK_LIMIT_MS, answer: 'never', call: () => api.table('0abc', 'token') },
    { what: 'a look whose answer stops', limit: LOOK_LIMIT_MS, answer: 'half', call: () => api.at('0abc', 'token', 1) },
    { what: 'a change', limit: CHANGE_LIMIT_MS, answer: 'never', call: () => api.start('0abc', 'token') },
    { what: 'a move', limit: CHANGE_LIMIT_MS, answer: 'never', call: act },
  ] as const)('fails when its time is over: $what', async ({ limit, answer, call }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answers = [answer];
    watch(call());
    expect(await atLimit(limit)).toBe('still waiting');
    expect(await failed.promise).toMatchObject({ status: 0, code: 'timeout', offline: true });
  });
});

describe('the keys of a button', () => {
  const refused = new ApiError(422, 'no', 'no');
  const lost = new ApiError(0, 'timeout', 'no answer in time');

  it('repeats the key while no answer came, and takes a new one after it or for another wish', async () => {
    const attempt = createIntents();
    const keys: string[] = [];
    const press = (wish: string, outcome: ApiError | null) =>
      attempt(wish, async (key) => {
        keys.push(key);
        if (outcome) throw outcome;
      }).catch(() => {});
    await press('a', lost);
    await press('a', new ApiError(503, 'unavailable', 'later'));
    await press('a', null);
    expect(new Set(keys).size).toBe(1);
    await press('a', refused);
    await press('a', lost);
    await press('b', lost);
    await press('a', null);
    expect(new Set(keys).size).toBe(5);
  });

  it('repeats the key after the page was discarded before an answer came, and not after an answer', async () => {
    let stored: ReturnType<IntentStore['read']> = null;
    const store: IntentStore = {
      read: () => stored,
      write: (open) => {
        stored = open;
      },
    };
    const keys: string[] = [];
    const never = (key: string) => {
      keys.push(key);
      return new Promise<void>(() => {});
    };
    void createIntents(store)('a', never);
    const attempt = createIntents(store);
    await attempt('a', async (key) => void keys.push(key));
    await createIntents(store)('a', async (key) => void keys.push(key));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(stored).toBeNull();
  });

  it.each([
    ['open', () => api.open({ game: 'nations', options: {}, seats: 1, name: 'x' }, 'the-key')],
    ['claim', () => api.claim('0abc', 'token', { name: 'x' }, 'the-key')],
    ['say', () => api.sayInChat('0abc', 'token', 'x', 'the-key')],
    ['copy', () => api.copy('0abc', 'token', { version: 1, name: 'x' }, 'the-key')],
  ])('lets the client repeat what the service knows by its key: %s', async (_, call) => {
    answers = [busy];
    await call();
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['the-key', 'the-key']);
  });
});
