/** What a token opens. Tokens are compared as hashes, so the time a comparison takes tells nothing. */
import type { Seat } from '../../engine/core/game.ts';
import type { MailTokens } from '../domain/mailTokens.ts';
import type { KeyedRequest } from '../domain/request.ts';
import type { TableData } from '../table/data.ts';

export type Role = { name: 'host' | 'invite' | 'watch'; seat: null } | { name: 'seat'; seat: Seat };

export function roleOf(data: TableData, tokenHash: string, mail: MailTokens): Role | null {
  const holder = data.seats.find((seat) => seat.tokenHash === tokenHash);
  if (holder) return { name: 'seat', seat: holder.seat };
  const { hostHash, inviteHash, watchHash } = data.table;
  if (tokenHash === hostHash) return { name: 'host', seat: null };
  if (tokenHash === inviteHash) return { name: 'invite', seat: null };
  if (tokenHash === watchHash) return { name: 'watch', seat: null };
  const mailed = data.seats.find((seat) => mail.opens(seat, tokenHash));
  return mailed ? { name: 'seat', seat: mailed.seat } : null;
}

/** A key belongs to its seat, or to its link: two players may use the same key. */
export function ownRequest<T extends KeyedRequest | null>({ name, seat }: Role, request: T): T {
  return (request && { ...request, key: `${seat ?? name}/${request.key}` }) as T;
}
