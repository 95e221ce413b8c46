/** Players with addresses, the clock of their rooms, and the mailbox. */
import type { Table, TableOpened } from '../../../worker/domain/wire/tables.ts';
import { ask, fetchRaw, type Play } from '../client.ts';
import { bindings, ring, setClock } from '../room.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

let people = 0;
export const newAddress = (): string => `player${++people}@mail.example`;

export interface Letter {
  id: number;
  messageId: string;
  at: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  raw: string;
}

export async function letters(to: string): Promise<Letter[]> {
  const { results } = await bindings.DB.prepare('select * from mailbox where "to" = ? order by id').bind(to).all();
  return results.map(({ message_id, ...rest }) => ({ ...rest, messageId: message_id })) as unknown as Letter[];
}

export const subjects = async (to: string): Promise<string[]> => (await letters(to)).map(({ subject }) => subject);

export const linkIn = (letter: Letter | undefined, what: RegExp): string => what.exec(letter?.text ?? '')?.[1] ?? '';
export const CONFIRM = /(https:\S+\/api\/mail\/confirm\?t=\S+)/;
export const OPEN = /Open the table: (\S+)/;
export const STOP = /(https:\S+\/api\/mail\/unsubscribe\?t=\S+)/;

export const post = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetchRaw(url.replace('https://test.example', ''), { method: 'POST', ...init });

export interface Options {
  table?: Record<string, unknown>;
  language?: 'en' | 'it';
  confirm?: boolean;
}

/** A started table whose players gave these addresses (null: none), all confirmed. */
export async function tableWith(addresses: readonly (string | null)[], options: Options = {}): Promise<Play> {
  const body = { game: 'test-auction', options: {}, seats: addresses.length, name: 'A table', ...options.table };
  const { id, hostToken, inviteToken, watchToken } = (await ask<TableOpened>('POST', '/api/tables', { body })).json;
  const tokens: string[] = [];
  for (const [seat, mail] of addresses.entries()) {
    const claim = { name: `P${seat}`, language: options.language ?? 'en', ...(mail === null ? {} : { mail }) };
    const claimed = await ask<{ token: string }>('POST', `/api/tables/${id}/seats`, {
      token: inviteToken,
      body: claim,
    });
    if (claimed.status !== 201) throw new Error(claimed.text);
    tokens.push(claimed.json.token);
  }
  await ringAndSend(id);
  if (options.confirm !== false) for (const mail of new Set(addresses)) if (mail !== null) await confirm(mail);
  return { id, host: hostToken, invite: inviteToken, watch: watchToken, tokens };
}

export async function confirm(address: string): Promise<void> {
  const url = (await letters(address)).map((letter) => linkIn(letter, CONFIRM)).find((link) => link !== '');
  if (url) await post(url);
}

/** Moves the clocks of rooms, and lets their alarms ring. */
export async function pass(plays: readonly Play[], at: number): Promise<void> {
  for (const play of plays) setClock(play.id, () => at);
  for (const play of plays) await ringAndSend(play.id);
}

/** The room's own alarm may be at it too: what it holds is not yet in the mailbox. */
async function ringAndSend(id: string): Promise<void> {
  await ring(id);
  for (const d1 of [bindings.DB, bindings.DB1 as D1Database]) {
    const held = d1.prepare('select count(*) as n from outbox where claim is not null');
    while ((await held.first<{ n: number }>())?.n !== 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const tableOf = async (play: Play, token: string): Promise<Table> =>
  (await ask<Table>('GET', `/api/tables/${play.id}`, { token })).json;

export const sinceOf = async (play: Play): Promise<number> =>
  Math.max(...(await tableOf(play, play.watch)).awaiting.map(({ since }) => since));

/** Meanwhile no message can be delivered. */
export async function withoutServer(work: () => Promise<unknown>): Promise<void> {
  await bindings.DB.exec('alter table mailbox rename to hidden');
  try {
    await work();
  } finally {
    await bindings.DB.exec('alter table hidden rename to mailbox');
  }
}
