/** The servers of others, as test/support/receiver.ts plays them, and channels that lead there. */
import type { ChannelAdded, ChannelTested, OwnChannel } from '../../../worker/domain/wire/channels.ts';
import { ask, type Play } from '../client.ts';
import { bindings } from '../room.ts';
import { post, tableOf } from './post.ts';

const { RECEIVER } = bindings as unknown as { RECEIVER: string };

let places = 0;
/** An address of its own for each test. `what` decides how the server replies. */
export const newHook = (what = 'hook'): string => `${RECEIVER}/${what}/${++places}-${crypto.randomUUID()}`;

export interface Got {
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function got(url: string): Promise<Got[]> {
  const all = (await (await fetch(url)).json()) as { headers: Record<string, string>; body: string }[];
  return all.map(({ headers, body }) => ({ headers, bytes: Uint8Array.from(atob(body), (c) => c.charCodeAt(0)) }));
}

export const textOf = ({ bytes }: Got): string => new TextDecoder().decode(bytes);
export const jsonOf = <T = Record<string, unknown>>(one: Got): T => JSON.parse(textOf(one)) as T;

export const channelsPath = (play: Play, seat: number): string => `/api/tables/${play.id}/seats/${seat}/channels`;

const tokenFor = (play: Play, seat: number) => play.tokens[seat] ?? '';

export const addChannel = (play: Play, seat: number, channel: string, target: string) =>
  ask<ChannelAdded & { error?: { code: string } }>('POST', channelsPath(play, seat), {
    token: tokenFor(play, seat),
    body: { channel, target },
  });

export const tryOut = async (play: Play, seat: number, id: string): Promise<ChannelTested> =>
  (await ask<ChannelTested>('POST', `${channelsPath(play, seat)}/${id}/test`, { token: tokenFor(play, seat) })).json;

export const channelsOf = async (play: Play, seat: number): Promise<OwnChannel[]> =>
  (await tableOf(play, play.tokens[seat] ?? '')).own?.channels ?? [];

/** Whoever reads what came to a hook agrees. */
export async function agree(url: string): Promise<void> {
  const link = /https:\/\/test\.example\/api\/mail\/confirm\?t=[\w.-]+/.exec(textOf((await got(url))[0] as Got))?.[0];
  const reply = await post(link ?? '');
  if (reply.status !== 200) throw new Error(`the proof was not accepted: ${reply.status}`);
}
