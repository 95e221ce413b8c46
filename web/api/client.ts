/**
 * The service's calls, typed by its own wire shapes. The browser trusts the server and does not validate its responses,
 * so no schema is shipped.
 */

import type { Language } from '../../engine/core/messages.ts';
import type { AddChannel, ChannelAdded, ChannelKinds, ChannelTested } from '../../worker/domain/wire/channels.ts';
import type { ChatLines, Notes } from '../../worker/domain/wire/chat.ts';
import type { ErrorReply } from '../../worker/domain/wire/error.ts';
import type { GameOffer } from '../../worker/domain/wire/games.ts';
import type { Exported, Log, PastView } from '../../worker/domain/wire/history.ts';
import type { Import, Imported } from '../../worker/domain/wire/imports.ts';
import type { GiveOrders, OrdersGiven } from '../../worker/domain/wire/orders.ts';
import type { Act, Acted, Undo, View } from '../../worker/domain/wire/play.ts';
import type { ChangeSeat, ClaimSeat, HostTool, RotateSeat, SeatClaimed } from '../../worker/domain/wire/seats.ts';
import type { MyTable, MyTables, OpenTable, Table, TableOpened } from '../../worker/domain/wire/tables.ts';

/** Anything but a success: a refusal, a stale version, a lost connection. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    /** 0 when no response came at all, or none in time. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Partial<ErrorReply['error']> & { retryAfter?: number } = {},
  ) {
    super(message);
  }
  get offline(): boolean {
    return this.status === 0;
  }
  /** True when we cannot know whether the call was carried out. A repeated call must then send the same key. */
  get unsure(): boolean {
    return this.offline || this.status === 429 || this.status >= 500;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string | undefined;
  body?: unknown;
  /** Identifies the intent: the service carries out repeated calls with the same key only once. */
  key?: string;
  /** The service honours the key, so the client may repeat the call by itself. */
  keyed?: true;
  etag?: string | undefined;
}

export interface Reply<T> {
  /** Null for 304: the version that the ETag names is still current. */
  body: T | null;
  etag: string | null;
}

/**
 * The time limit of one attempt. A call that never returns must fail, or its button would stay disabled for ever. Calls
 * that change something get longer, because giving up on one leaves the player in doubt.
 */
export const LOOK_LIMIT_MS = 15_000;
export const CHANGE_LIMIT_MS = 30_000;

/** An overloaded server is asked again, each time a little later. The third response is final. */
const PAUSES = [300, 1200];
const BREATHLESS = [502, 503, 504];

let isAway = (): boolean => false;

/** Calls that only look say when nobody is at the page, so that they hold back no mail. Returns how to stop it. */
export function tellAway(is: () => boolean): () => void {
  isAway = is;
  return () => {
    if (isAway === is) isAway = () => false;
  };
}

/** Repeats only what cannot be done twice by accident: reads, and calls that the service recognises by their key. */
async function call<T>(path: string, options: Call = {}): Promise<Reply<T>> {
  const pauses = options.body === undefined || options.keyed ? PAUSES : [];
  for (const pause of pauses) {
    try {
      return await callOnce<T>(path, options);
    } catch (error) {
      if (!(error instanceof ApiError) || !BREATHLESS.includes(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    }
  }
  return callOnce<T>(path, options);
}

async function callOnce<T>(path: string, options: Call): Promise<Reply<T>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.key) headers.set('Idempotency-Key', options.key);
  if (options.etag) headers.set('If-None-Match', options.etag);
  if (options.body === undefined && isAway()) headers.set('X-Away', 'true');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.body === undefined ? LOOK_LIMIT_MS : CHANGE_LIMIT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      cache: 'no-store',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: limit.signal,
    });
    if (response.status === 304) return { body: null, etag: options.etag ?? null };
    // The body may stall too. Then the limit aborts the read, which also counts as no response.
    const reply: unknown = await response.json().catch(() => null);
    if (limit.signal.aborted) throw new Error('no reply in time');
    return readReply<T>(response, reply);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const message = error instanceof Error ? error.message : 'no connection';
    throw new ApiError(0, limit.signal.aborted ? 'timeout' : 'offline', message);
  } finally {
    clearTimeout(timer);
  }
}

function readReply<T>(response: Response, reply: unknown): Reply<T> {
  // A response that broke off counts as none.
  if (response.ok && reply === null) throw new ApiError(502, 'http-502', 'the reply is empty');
  if (response.ok) return { body: reply as T, etag: response.headers.get('ETag') };
  const error = (reply as ErrorReply | null)?.error;
  const retryAfter = Number(response.headers.get('Retry-After'));
  throw new ApiError(response.status, error?.code ?? `http-${response.status}`, error?.message ?? response.statusText, {
    ...error,
    ...(retryAfter > 0 ? { retryAfter } : {}),
  });
}

async function ask<T>(path: string, options?: Call): Promise<T> {
  return (await call<T>(path, options)).body as T;
}

const table = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;
const seatOf = (id: string, seat: number, rest = '') => table(id, `/seats/${seat}${rest}`);

export const api = {
  games: () => ask<GameOffer[]>('/games'),
  open: (body: OpenTable, key: string) => ask<TableOpened>('/tables', { body, key, keyed: true }),
  mine: (tables: MyTables['tables']) => ask<{ tables: MyTable[] }>('/mine', { body: { tables } }),
  table: (id: string, token: string, etag?: string) => call<Table>(table(id), { token, etag }),
  claim: (id: string, token: string, body: ClaimSeat, key: string) =>
    ask<SeatClaimed>(table(id, '/seats'), { token, body, key, keyed: true }),
  changeSeat: (id: string, token: string, seat: number, body: ChangeSeat) =>
    ask<unknown>(seatOf(id, seat), { method: 'PATCH', token, body }),
  rotate: (id: string, token: string, seat: number, body: RotateSeat) =>
    ask<{ seat: number; token: string }>(seatOf(id, seat, '/rotate'), { token, body }),
  leave: (id: string, token: string, seat: number) => ask<unknown>(seatOf(id, seat, '/leave'), { token, body: {} }),
  hostTool: (id: string, token: string, seat: number, body: HostTool) =>
    ask<unknown>(seatOf(id, seat, '/host'), { token, body }),
  channelKinds: () => ask<ChannelKinds>('/channels'),
  addChannel: (id: string, token: string, seat: number, body: AddChannel) =>
    ask<ChannelAdded>(seatOf(id, seat, '/channels'), { token, body }),
  removeChannel: (id: string, token: string, seat: number, channel: string) =>
    ask<unknown>(seatOf(id, seat, `/channels/${channel}/remove`), { token, body: {} }),
  testChannel: (id: string, token: string, seat: number, channel: string) =>
    ask<ChannelTested>(seatOf(id, seat, `/channels/${channel}/test`), { token, body: {} }),
  newInvite: (id: string, token: string) => ask<{ inviteToken: string }>(table(id, '/invite'), { token, body: {} }),
  start: (id: string, token: string) => ask<unknown>(table(id, '/start'), { token, body: {} }),

  view: (id: string, token: string) => ask<View>(table(id, '/view'), { token }),
  act: (id: string, token: string, body: Act, key: string) =>
    ask<Acted>(table(id, '/actions'), { token, body, key, keyed: true }),
  undo: (id: string, token: string, body: Undo, key: string) =>
    ask<Acted>(table(id, '/undo'), { token, body, key, keyed: true }),

  orders: (id: string, token: string, body: GiveOrders) =>
    ask<OrdersGiven>(table(id, '/orders'), { method: 'PUT', token, body }),

  log: (id: string, token: string, from: number, language: Language) =>
    ask<Log>(table(id, `/log?from=${from}&lang=${language}`), { token }),
  at: (id: string, token: string, version: number) => ask<PastView>(table(id, `/at/${version}`), { token }),
  export: (id: string, token: string) => ask<Exported>(table(id, '/export'), { token }),
  copy: (id: string, token: string, at: { version: number; name: string }, key: string) =>
    ask<Imported>('/import', { token, body: { from: id, ...at } satisfies Import, key, keyed: true }),

  /** The latest lines. `after` returns the first lines that follow a line, `before` the last ones that precede it. */
  chat: (id: string, token: string, part: '' | `?after=${number}` | `?before=${number}`) =>
    ask<ChatLines>(table(id, `/chat${part}`), { token }),
  sayInChat: (id: string, token: string, text: string, key: string) =>
    ask<unknown>(table(id, '/chat'), { token, body: { text }, key, keyed: true }),
  notes: (id: string, token: string) => ask<Notes>(table(id, '/notes'), { token }),
  keepNotes: (id: string, token: string, text: string) =>
    ask<unknown>(table(id, '/notes'), { method: 'PUT', token, body: { text } }),

  mailLinks: (mail: string, language: Language) => ask<unknown>('/mail/links', { body: { mail, language } }),
};

/** What a button was pressed for and has had no response yet. */
interface Intent {
  wish: string;
  key: string;
}

/** Where intents are stored, so that they survive when the browser discards the page. */
export interface IntentStore {
  read(): Intent | null;
  write(open: Intent | null): void;
}

/**
 * Keys for one button. If it is pressed again with the same intent after a response that never came, it sends the same
 * key, so the intent is carried out once. Another intent, or the same one after a response, gets a new key.
 */
export function createIntents(store?: IntentStore) {
  let open = store?.read() ?? null;
  const keep = (next: Intent | null) => {
    open = next;
    store?.write(next);
  };
  return async function attempt<T>(wish: unknown, run: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(wish);
    const mine = open?.wish === text ? open : { wish: text, key: crypto.randomUUID() };
    keep(mine);
    try {
      const reply = await run(mine.key);
      if (open === mine) keep(null);
      return reply;
    } catch (error) {
      if (open === mine && !(error instanceof ApiError && error.unsure)) keep(null);
      throw error;
    }
  };
}
