/** Secrets and names: made here, stored as hashes, compared as hashes. */
import { sha256, toHex } from '../../engine/core/sha256.ts';

const BLOCK = 64;
const utf8 = (text: string) => new TextEncoder().encode(text);
const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 192 bits, in the alphabet of a URL fragment. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** HMAC-SHA-256 (RFC 2104), synchronous because a seat is looked up in the middle of a command. */
function hmac(key: string, message: string): Uint8Array {
  const secret = utf8(key);
  const padded = new Uint8Array(BLOCK);
  padded.set(secret.length > BLOCK ? sha256(secret) : secret);
  const text = utf8(message);
  const inner = new Uint8Array(BLOCK + text.length);
  inner.set(padded.map((byte) => byte ^ 0x36));
  inner.set(text, BLOCK);
  const outer = new Uint8Array(BLOCK + 32);
  outer.set(padded.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** 256 bits in the alphabet of a URL. Each use has its name in front, so that none passes for another. */
export function seal(key: string, ...parts: readonly (string | number)[]): string {
  return btoa(String.fromCharCode(...hmac(key, parts.join('\n'))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Native, unlike the engine's: a token is hashed on every request. */
export async function hashText(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));
}

/** The table's secret: 32 bytes in hex, and the hash that is shown from the start. */
export function newSeed(): { seed: string; seedHash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: toHex(bytes), seedHash: toHex(sha256(bytes)) };
}

/** The first letter of a table's id is its shard, so that its database is known without asking any. */
export function newTableId(shard: number): string {
  return tableIdFrom(shard, crypto.getRandomValues(new Uint8Array(11)));
}

export function tableIdFrom(shard: number, bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 11)].map((byte) => BASE36[byte % 36] as string);
  return `${BASE36[shard] as string}${letters.join('')}`;
}

export const shardOf = (tableId: string): number => BASE36.indexOf(tableId.charAt(0));
