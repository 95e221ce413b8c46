/** A client for tests. It speaks HTTP with the worker and remembers its token. */
import { createExecutionContext } from 'cloudflare:test';
import type { Acted, View } from '../../worker/domain/wire/play.ts';
import type { OpenTable, TableOpened } from '../../worker/domain/wire/tables.ts';
import { bindings } from './room.ts';
import worker from './worker.ts';

let keys = 0;
export const newKey = (): string => `key-${++keys}`;

export interface Reply<T> {
  status: number;
  json: T;
  text: string;
  headers: Headers;
}

/** Calls the worker in this isolate: the test pool's own loop-back gets slower with every request. */
export async function fetchRaw(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`https://test.example${path}`, init);
  return worker.fetch(request, bindings, createExecutionContext());
}

export async function ask<T = unknown>(
  method: string,
  path: string,
  options: { token?: string; body?: unknown; key?: string; headers?: Record<string, string> } = {},
): Promise<Reply<T>> {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.key !== undefined) headers.set('Idempotency-Key', options.key);
  const answer = await fetchRaw(path, {
    method,
    headers,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: (text === '' ? null : JSON.parse(text)) as T, headers: answer.headers };
}

export interface Play {
  id: string;
  host: string;
  invite: string;
  watch: string;
  /** By seat. */
  tokens: string[];
}

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];

/** A started table, all seats but the computers' claimed. */
export async function openTable(seats: number, more: Partial<OpenTable> = {}): Promise<Play> {
  const body = { game: 'test-auction', options: {}, seats, name: 'A table', ...more };
  const opened = await ask<TableOpened>('POST', '/api/tables', { body });
  if (opened.status !== 201) throw new Error(opened.text);
  const { id, hostToken, inviteToken, watchToken } = opened.json;
  const tokens: string[] = [];
  for (let seat = 0; seat < seats - (more.computers ?? 0); seat++) {
    const claim = await ask<{ token: string }>('POST', `/api/tables/${id}/seats`, {
      token: inviteToken,
      body: { name: NAMES[seat] },
    });
    if (claim.status !== 201) throw new Error(claim.text);
    tokens.push(claim.json.token);
  }
  return { id, host: hostToken, invite: inviteToken, watch: watchToken, tokens };
}

export const view = async (play: Play, seat: number): Promise<View> =>
  (await ask<View>('GET', `/api/tables/${play.id}/view`, { token: play.tokens[seat] ?? play.watch })).json;

export function act(
  play: Play,
  seat: number,
  expected: number,
  actions: { type: string; [name: string]: unknown }[],
  key = newKey(),
): Promise<Reply<Acted & { error?: { code: string; version?: number } }>> {
  return ask('POST', `/api/tables/${play.id}/actions`, {
    token: play.tokens[seat] ?? '',
    key,
    body: { expected, actions },
  });
}
