/**
 * Links in mail. Tokens are stored as hashes only, so a mail cannot repeat a seat's own link; it carries one of its
 * own, sealed with a key only the service knows. It names the seat's present token: when that is rotated, it dies too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatRow } from '../db/schema.ts';
import { seal } from '../domain/tokens.ts';

/** Compared as hashes: how long it takes tells nothing. */
function isSame(a: string, b: string): boolean {
  return bytesToHex(sha256(utf8ToBytes(a))) === bytesToHex(sha256(utf8ToBytes(b)));
}

type Seat = Pick<SeatRow, 'tableId' | 'seat' | 'tokenHash' | 'addressHash'>;

export function seatToken(key: string, { tableId, seat, tokenHash }: Seat): string | null {
  return tokenHash === null ? null : seal(key, 'seat', tableId, seat, tokenHash);
}

/** Whether a token (as its hash) is the one mail carries for a seat. */
export class MailTokens {
  readonly #hashes = new WeakMap<object, string | null>();

  constructor(readonly key: string | null) {}

  opens(seat: SeatRow, tokenHash: string): boolean {
    if (this.key === null) return false;
    let hash = this.#hashes.get(seat);
    if (hash === undefined) {
      const token = seatToken(this.key, seat);
      hash = token === null ? null : bytesToHex(sha256(utf8ToBytes(token)));
      this.#hashes.set(seat, hash);
    }
    return hash !== null && hash === tokenHash;
  }
}

/** Stops mail for one seat, whoever holds it, as long as it has this address. */
export function stopToken(key: string, { tableId, seat, addressHash }: Seat): string {
  return `${tableId}.${seat}.${seal(key, 'stop', tableId, seat, addressHash ?? '')}`;
}

export function parseStopToken(token: string): { tableId: string; seat: number } | null {
  const parts = /^([0-9a-z]{12})\.(\d)\.[\w-]{43}$/.exec(token);
  return parts ? { tableId: parts[1] ?? '', seat: Number(parts[2]) } : null;
}

export function isStopToken(key: string, seat: Seat, token: string): boolean {
  return isSame(token, stopToken(key, seat));
}

export function confirmToken(key: string, addressHash: string): string {
  return `${addressHash}.${seal(key, 'confirm', addressHash)}`;
}

/** The address a token confirms, or null. */
export function confirmedBy(key: string, token: string): string | null {
  const hash = /^([0-9a-f]{64})\.[\w-]{43}$/.exec(token)?.[1];
  return hash !== undefined && isSame(token, confirmToken(key, hash)) ? hash : null;
}

/** For who did not ask for mail: nothing is sent to this address any more. */
export function blockToken(key: string, addressHash: string): string {
  return `${addressHash}.${seal(key, 'block', addressHash)}`;
}

export function blockedBy(key: string, token: string): string | null {
  const hash = /^([0-9a-f]{64})\.[\w-]{43}$/.exec(token)?.[1];
  return hash !== undefined && isSame(token, blockToken(key, hash)) ? hash : null;
}

export interface SeatUrls {
  open: string;
  settings: string;
  stop: string;
}

export function seatUrls(origin: string, key: string, seat: Seat): SeatUrls {
  const token = seatToken(key, seat);
  const fragment = token === null ? '' : `#${token}`;
  return {
    open: `${origin}/t/${seat.tableId}${fragment}`,
    settings: `${origin}/t/${seat.tableId}?settings=mail${fragment}`,
    stop: `${origin}/api/mail/unsubscribe?t=${stopToken(key, seat)}`,
  };
}

export function blockUrl(origin: string, key: string, addressHash: string): string {
  return `${origin}/api/mail/unsubscribe?t=${blockToken(key, addressHash)}`;
}

export function confirmUrl(origin: string, key: string, addressHash: string): string {
  return `${origin}/api/mail/confirm?t=${confirmToken(key, addressHash)}`;
}
