/** The service's calls, typed by its own wire shapes. No schema is shipped: the server is trusted for its answers. */
import type * as wire from '../../worker/http/wire.ts';

/** A refusal, a stale version, a lost connection: everything a call can meet that is not its answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    /** 0 where no answer came at all. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Partial<wire.ErrorAnswer['error']> & { retryAfter?: number } = {},
  ) {
    super(message);
  }
  get offline(): boolean {
    return this.status === 0;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string | undefined;
  body?: unknown;
  /** Names the intent: a repeated call with the same key is done once. */
  key?: string;
  /** The service itself holds to the key: the call may be repeated without asking. */
  keyed?: true;
  etag?: string | undefined;
  signal?: AbortSignal;
}

export interface Answer<T> {
  /** Null for 304: what the ETag named still holds. */
  body: T | null;
  etag: string | null;
}

/** A server that is short of breath is asked again, each time a little later; the third answer counts. */
const PAUSES = [300, 1200];
const BREATHLESS = [502, 503, 504];

/** Only what can be repeated without doing anything twice: looks, and moves, which carry their key. */
async function call<T>(path: string, options: Call = {}): Promise<Answer<T>> {
  const pauses = options.body === undefined || options.keyed ? PAUSES : [];
  for (const pause of pauses) {
    try {
      return await callOnce<T>(path, options);
    } catch (error) {
      if (!(error instanceof ApiError) || !BREATHLESS.includes(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
      if (options.signal?.aborted) throw error;
    }
  }
  return callOnce<T>(path, options);
}

async function callOnce<T>(path: string, options: Call): Promise<Answer<T>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.key) headers.set('Idempotency-Key', options.key);
  if (options.etag) headers.set('If-None-Match', options.etag);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      cache: 'no-store',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    throw new ApiError(0, 'offline', error instanceof Error ? error.message : 'no connection');
  }
  if (response.status === 304) return { body: null, etag: options.etag ?? null };
  const answer: unknown = await response.json().catch(() => null);
  // An answer that broke off is none.
  if (response.ok && answer === null) throw new ApiError(502, 'http-502', 'the answer is empty');
  if (response.ok) return { body: answer as T, etag: response.headers.get('ETag') };
  const error = (answer as wire.ErrorAnswer | null)?.error;
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
  games: () => ask<wire.GameOffer[]>('/games'),
  open: (body: wire.OpenTable, key: string) => ask<wire.TableOpened>('/tables', { body, key }),
  mine: (tables: wire.MyTables['tables']) =>
    ask<{ tables: { id: string; table: wire.Table | null }[] }>('/mine', { body: { tables } }),
  table: (id: string, token: string, etag?: string) => call<wire.Table>(table(id), { token, etag }),
  claim: (id: string, token: string, body: wire.ClaimSeat, key: string) =>
    ask<wire.SeatClaimed>(table(id, '/seats'), { token, body, key }),
  changeSeat: (id: string, token: string, seat: number, body: wire.ChangeSeat) =>
    ask<unknown>(seatOf(id, seat), { method: 'PATCH', token, body }),
  rotate: (id: string, token: string, seat: number, body: wire.RotateSeat) =>
    ask<{ seat: number; token: string }>(seatOf(id, seat, '/rotate'), { token, body }),
  leave: (id: string, token: string, seat: number) => ask<unknown>(seatOf(id, seat, '/leave'), { token, body: {} }),
  hostTool: (id: string, token: string, seat: number, body: wire.HostTool) =>
    ask<unknown>(seatOf(id, seat, '/host'), { token, body }),
  start: (id: string, token: string) => ask<unknown>(table(id, '/start'), { token, body: {} }),

  view: (id: string, token: string, etag?: string, signal?: AbortSignal) =>
    call<wire.View>(table(id, '/view'), { token, etag, ...(signal ? { signal } : {}) }),
  act: (id: string, token: string, body: wire.Act, key: string) =>
    ask<wire.Acted>(table(id, '/actions'), { token, body, key, keyed: true }),
  undo: (id: string, token: string, body: wire.Undo, key: string) =>
    ask<wire.Acted>(table(id, '/undo'), { token, body, key, keyed: true }),

  log: (id: string, token: string, from: number, language: 'en' | 'it') =>
    ask<wire.LogAnswer>(table(id, `/log?from=${from}&lang=${language}`), { token }),
  at: (id: string, token: string, version: number) => ask<wire.AtAnswer>(table(id, `/at/${version}`), { token }),
  export: (id: string, token: string) => ask<wire.Exported>(table(id, '/export'), { token }),
  copy: (id: string, token: string, at: { version: number; name: string }, key: string) =>
    ask<wire.Imported>('/import', { token, body: { from: id, ...at } satisfies wire.Import, key }),

  chat: (id: string, token: string) => ask<wire.ChatAnswer>(table(id, '/chat'), { token }),
  sayInChat: (id: string, token: string, text: string, key: string) =>
    ask<unknown>(table(id, '/chat'), { token, body: { text }, key }),
  notes: (id: string, token: string) => ask<wire.Notes>(table(id, '/notes'), { token }),
  keepNotes: (id: string, token: string, text: string) =>
    ask<unknown>(table(id, '/notes'), { method: 'PUT', token, body: { text } }),

  mailLinks: (mail: string, language: 'en' | 'it') => ask<unknown>('/mail/links', { body: { mail, language } }),
};

/** A key for one intent: kept for its repeats, never used for another. */
export function intent(): string {
  return crypto.randomUUID();
}
