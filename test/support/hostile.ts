/** Requests that cannot do anything legal: an unknown token, a malformed or refused body, a broken path. */
import type { WireRequest } from './wire.ts';

export interface Target {
  id: string;
  host: string;
  invite: string;
  watch: string;
  /** The token of seat 0, which is not awaited. */
  token: string;
}

interface Route {
  path: string;
  method: string;
  takesBody: boolean;
}

type Document = { paths: Record<string, Record<string, { requestBody?: unknown }>> };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** Every route of the service's own description, so that a new route is tried too. */
export function routesOf(description: string): Route[] {
  const { paths } = JSON.parse(description) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      takesBody: requestBody !== undefined,
    })),
  );
}

const NASTY: readonly unknown[] = [
  null,
  '',
  'x',
  '🎲'.repeat(30),
  '\u0000\u202e<script>alert(1)</script>',
  "'; drop table tables; --",
  '__proto__',
  -1,
  0.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { type: 'bid' },
  { type: 'bid', coins: -1 },
  { type: 'bid', coins: '1' },
  { type: '__proto__' },
  { type: 'constructor', coins: 1 },
  { __proto__: { type: 'bid', coins: 1 } },
  { type: 'x'.repeat(100) },
];
const BROKEN = [
  '',
  '{',
  '[',
  'null',
  '"',
  '{"expected":',
  '\u0000',
  'NaN',
  '{"a":1}}',
  '[1,]',
  '\ud800',
  '['.repeat(5000),
  '"x"'.padEnd(70_000),
];
/** No single one of these, and no combination of them, is a complete request that the service could carry out. */
const NAMES = [
  'expected',
  'actions',
  'to',
  'orders',
  'game',
  'seats',
  'options',
  'name',
  'pace',
  'me',
  'computers',
  'tool',
  'tables',
  'table',
  'from',
  'version',
  'mail',
  'token',
  'language',
  'timeZone',
  'quiet',
  'computer',
];
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'Idempotency-Key': 'a-key' },
  { 'Idempotency-Key': 'b-key' },
  { 'Idempotency-Key': 'c-key', 'If-None-Match': '*' },
  { 'Idempotency-Key': '' },
  { 'Idempotency-Key': 'k'.repeat(101) },
  { 'Idempotency-Key': 'with space' },
  { 'Content-Type': 'text/xml' },
  { 'If-None-Match': '"nonsense' },
  { Accept: 'text/html', 'Accept-Language': '%%%' },
  { Range: 'bytes=9-1', Expect: 'nothing' },
];
const IDS = ['0aaaaaaaaaaa', 'zzzzzzzzzzzz', '%00', '..', 'ABC', '0'.repeat(12), '%ff%fe', 'a'.repeat(3000)];
const ELSEWHERE = [
  '/api/x',
  '/api/',
  '/api/tables//view',
  '/api',
  '/api/tables/',
  '/api/mail',
  '/api/%2e%2e/x',
  '/api/%c3%28',
];
const QUERIES = [
  '',
  '',
  '',
  '?from=-1',
  '?to=x',
  '?from=1&from=2',
  '?after=1e9',
  '?t=',
  '?t=%ff',
  '?%',
  '?language=xx',
];

export function badRequests(routes: readonly Route[], target: Target, below: (n: number) => number): () => WireRequest {
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  /** Almost a task: no value in it is one that the game takes. */
  const nastyTask = (): unknown => {
    const [one, two] = [pick(NASTY), pick(NASTY)];
    const almost = [
      { type: 'act', action: one },
      { type: 'paint', marks: one },
      { type: 'bidIn', round: one, coins: two },
      { type: 'bidAlways', coins: one, unless: two },
    ];
    return below(3) === 0 ? one : pick(almost);
  };

  /** An absence of the player's own seat that cannot be: in the past, for longer than the table allows, or no time at all. */
  const nastyAbsence = (): string => {
    const awayUntil = pick([-1, 0, 1, 0.5, 8.64e15, 2 ** 53, 1e308, '', '2099-01-01', true, [], {}, [null]]);
    return JSON.stringify({ awayUntil, ...(below(3) === 0 ? { [pick(NAMES)]: pick(NASTY) } : {}) });
  };

  const nastyBody = (): string => {
    const way = below(9);
    if (way === 0) return pick(BROKEN);
    if (way === 1) return JSON.stringify(pick(NASTY));
    // Undo cannot go to the present version or to a later one.
    if (way === 2) return JSON.stringify({ expected: pick([0, 1, 99]), to: pick([1, 2, 99]) });
    if (way === 3) {
      const action = { type: pick(['bid', 'paint', 'end']), coins: 1 };
      return JSON.stringify({ expected: pick([0, 1, 99]), actions: [action] });
    }
    if (way === 4) {
      const order = { task: nastyTask(), else: pick(['ask', 'skip', 'x', { task: nastyTask(), else: 'ask' }]) };
      const action = { type: pick(['bid', 'paint', 'end']), coins: 1 };
      const body = { expected: pick([0, 1, 99]), orders: Array.from({ length: pick([1, 2, 41]) }, () => order) };
      return JSON.stringify(below(2) === 0 ? body : { ...body, actions: [action] });
    }
    const body: Record<string, unknown> = {};
    for (let n = below(5); n >= 0; n--) {
      const value = pick(NASTY);
      body[pick(NAMES)] = below(3) === 0 ? Array.from({ length: below(4) }, () => pick(NASTY)) : value;
    }
    return JSON.stringify(body);
  };

  /** The routes on which a table is played. Most things that can go wrong go wrong there. */
  const play = routes.filter(({ path }) => /\/(actions|undo|orders|seats\/\{seat\})$/.test(path));
  return () => {
    const route = pick(below(4) === 0 ? play : routes);
    const method = below(3) > 0 ? route.method : pick(METHODS);
    const made = routes.find((one) => one.path === route.path && one.method === method);
    // A request that needs no body is carried out at once if its sender may do it.
    const isAtOnce = made !== undefined && method !== 'GET' && !made.takesBody;
    const { id, host, invite, watch, token } = target;
    const own = isAtOnce ? [watch, invite] : [token, token, token, host, invite, watch];
    const bearer = pick([...own, 'x'.repeat(32), '', 'a b', undefined]);
    const isAbsence = method === 'PATCH' && route.path.endsWith('/{seat}') && below(2) === 0;
    const path = route.path
      .replace('{id}', below(4) > 0 ? id : pick(IDS))
      .replace('{seat}', isAbsence ? '0' : pick(['1', '1', '9', 'x', '-1', '%31', '']))
      .replace(/\{\w+\}/, () => pick(['9999999', '-1', 'x', '1e3', '%']));
    const headers = { ...pick(HEADERS) };
    if (bearer !== undefined && bearer !== '') headers.Authorization = below(9) > 0 ? `Bearer ${bearer}` : bearer;
    const body = method === 'GET' || method === 'HEAD' ? undefined : isAbsence ? nastyAbsence() : nastyBody();
    return {
      method,
      path: below(12) > 0 ? path + pick(QUERIES) : pick(ELSEWHERE),
      headers,
      ...(body === undefined ? {} : { body }),
    };
  };
}
