/** Secrets and names of tables. Secrets are stored and compared as hashes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64Url } from 'hono/utils/encode';

const encoder = new TextEncoder();
const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';

const urlSafe = (bytes: Uint8Array) => encodeBase64Url(bytes.slice().buffer).replaceAll('=', '');

/** 192 bits, in the alphabet of a URL fragment. */
export function newToken(): string {
  return urlSafe(crypto.getRandomValues(new Uint8Array(24)));
}

/**
 * 256 bits in the alphabet of a URL (HMAC-SHA-256). It is synchronous because a seat is looked up in the middle of a
 * command. The first part names the use, so that a seal made for one use does not pass for another.
 */
export function seal(key: string, ...parts: readonly (string | number)[]): string {
  return urlSafe(hmac(sha256, utf8ToBytes(key), utf8ToBytes(parts.join('\n'))));
}

/** The runtime's own SHA-256, because a token is hashed with every request. */
export async function hashText(text: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** The table's secret: 32 bytes in hex, and the hash that is shown from the start. */
export function newSeed(): { seed: string; seedHash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: bytesToHex(bytes), seedHash: bytesToHex(sha256(bytes)) };
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
