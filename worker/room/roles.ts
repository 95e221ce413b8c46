/** What a token opens. Tokens are compared as hashes, so the time a comparison takes tells nothing. */
import type { Seat } from '../../engine/core/game.ts';
import type { MailTokens } from '../mail/links.ts';
import type { RoomData } from '../table/data.ts';

export type Role = { name: 'host' | 'invite' | 'watch'; seat: null } | { name: 'seat'; seat: Seat };

export function roleOf(data: RoomData, tokenHash: string, mail: MailTokens): Role | null {
  const holder = data.seats.find((seat) => seat.tokenHash === tokenHash);
  if (holder) return { name: 'seat', seat: holder.seat };
  const { hostHash, inviteHash, watchHash } = data.table;
  if (tokenHash === hostHash) return { name: 'host', seat: null };
  if (tokenHash === inviteHash) return { name: 'invite', seat: null };
  if (tokenHash === watchHash) return { name: 'watch', seat: null };
  const mailed = data.seats.find((seat) => mail.opens(seat, tokenHash));
  return mailed ? { name: 'seat', seat: mailed.seat } : null;
}
