/** Opens a table and stores its links. Used by the quick form, the full form, "try it alone" and the rematch. */
import type { OpenTable } from '../../worker/domain/wire/tables.ts';
import { api, createIntents } from '../api/client.ts';
import { language, t } from '../i18n/i18n.ts';
import { keep, kept } from './keep.ts';
import { remember } from './links.ts';

/** The name this person used last. */
export const myName = (): string => kept<string>('me') ?? '';
export const keepMyName = (name: string): unknown => name.trim() && keep('me', name.trim());

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const attempt = createIntents();

export async function openTable(body: OpenTable): Promise<string> {
  const opened = await attempt(body, (key) => api.open(body, key));
  remember(opened.id, {
    name: body.name,
    game: body.game,
    now: Date.now(),
    tokens: {
      host: opened.hostToken,
      invite: opened.inviteToken,
      watch: opened.watchToken,
      ...(opened.token ? { seat: opened.token } : {}),
    },
  });
  return opened.id;
}

/** Starts a game against the computer at once, without any questions. */
export function tryAlone(game: string, alone: { seats: number; computers: number }): Promise<string> {
  return openTable({
    game,
    options: {},
    name: t('try.name'),
    ...alone,
    me: { name: myName() || t('try.me'), language: language(), timeZone: timeZone() },
  });
}
