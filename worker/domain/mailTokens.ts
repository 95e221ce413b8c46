/**
 * Tokens in the links of a mail. Seat tokens are stored as hashes only, so a mail cannot repeat a seat's own link. It
 * carries a token of its own, sealed with a key that only the service knows. That token depends on the seat's present
 * token: when the seat gets a new link, the old mail stops working too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { seal } from './tokens.ts';

/** Compared as hashes, so that the time a comparison takes tells nothing. */
export function sameSeal(a: string, b: string): boolean {
  return bytesToHex(sha256(utf8ToBytes(a))) === bytesToHex(sha256(utf8ToBytes(b)));
}

/** What a token depends on. */
export interface SealedSeat {
  tableId: string;
  seat: number;
  tokenHash: string | null;
  addressHash: string | null;
}

export function seatToken(key: string, { tableId, seat, tokenHash }: SealedSeat): string | null {
  return tokenHash === null ? null : seal(key, 'seat', tableId, seat, tokenHash);
}

/** Whether a token (given as its hash) is the one that mail carries for a seat. */
export class MailTokens {
  readonly #hashes = new WeakMap<object, string | null>();

  constructor(readonly key: string | null) {}

  opens(seat: SealedSeat, tokenHash: string): boolean {
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

/** Stops mail for one seat, whoever holds it, for as long as it has this address. */
export function stopToken(key: string, { tableId, seat, addressHash }: SealedSeat): string {
  return `${tableId}.${seat}.${seal(key, 'stop', tableId, seat, addressHash ?? '')}`;
}

export function parseStopToken(token: string): { tableId: string; seat: number } | null {
  const parts = /^([0-9a-z]{12})\.(\d)\.[\w-]{43}$/.exec(token);
  return parts ? { tableId: parts[1] ?? '', seat: Number(parts[2]) } : null;
}

export function isStopToken(key: string, seat: SealedSeat, token: string): boolean {
  return sameSeal(token, stopToken(key, seat));
}

export function confirmToken(key: string, addressHash: string): string {
  return `${addressHash}.${seal(key, 'confirm', addressHash)}`;
}

/** The address a token confirms, or null. */
export function confirmedBy(key: string, token: string): string | null {
  const hash = /^([0-9a-f]{64})\.[\w-]{43}$/.exec(token)?.[1];
  return hash !== undefined && sameSeal(token, confirmToken(key, hash)) ? hash : null;
}

/** For somebody who did not ask for mail: nothing is sent to this address any more. */
export function blockToken(key: string, addressHash: string): string {
  return `${addressHash}.${seal(key, 'block', addressHash)}`;
}

/** The address a token blocks, or null. */
export function blockedBy(key: string, token: string): string | null {
  const hash = /^([0-9a-f]{64})\.[\w-]{43}$/.exec(token)?.[1];
  return hash !== undefined && sameSeal(token, blockToken(key, hash)) ? hash : null;
}
