/** Secrets and names: made here, stored as hashes, compared as hashes. */
import { sha256, toHex } from '../engine/core/sha256.ts';

const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 192 bits, in the alphabet of a URL fragment. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Native, unlike the engine's: a token is hashed on every request. */
export async function hashText(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The table's secret: 32 bytes in hex, and the hash that is shown from the start. */
export function newSeed(): { seed: string; seedHash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: toHex(bytes), seedHash: toHex(sha256(bytes)) };
}

/** The first letter of a table's id is its shard, so that its database is known without asking any. */
export function newTableId(shard: number): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(11))].map((byte) => BASE36[byte % 36] as string);
  return `${BASE36[shard] as string}${letters.join('')}`;
}

export const shardOf = (tableId: string): number => BASE36.indexOf(tableId.charAt(0));
