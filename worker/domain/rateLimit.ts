/**
 * Limits requests for each key to a number per period. It is a bucket that fills steadily and holds one period's
 * number. Cloudflare's own rate limits have periods of 10 or 60 seconds only, and some of ours last an hour.
 */
export class RateLimit {
  readonly #buckets = new Map<string, { level: number; at: number }>();

  constructor(
    readonly perPeriod: number,
    readonly period = 60_000,
  ) {}

  /** Seconds to wait, or 0 when the request may pass. */
  take(key: string, now: number, cost = 1): number {
    const bucket = this.#buckets.get(key) ?? { level: this.perPeriod, at: now };
    // A clock that is set back adds nothing and takes nothing.
    const since = Math.max(0, now - bucket.at);
    const level = Math.min(this.perPeriod, bucket.level + (since / this.period) * this.perPeriod);
    if (this.#buckets.size > 10_000) this.#buckets.clear();
    // A request that costs more than the bucket holds may pass when the bucket is full.
    const needed = Math.min(cost, this.perPeriod);
    if (level < needed) {
      this.#buckets.set(key, { level, at: now });
      return Math.max(1, Math.ceil(((needed - level) / this.perPeriod) * (this.period / 1000)));
    }
    this.#buckets.set(key, { level: level - needed, at: now });
    return 0;
  }
}

/** The owner of an IP address. Of IPv6 only the first half counts, because the owner can choose the other freely. */
export function sourceOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? '';
  const [left = '', right] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  if (right !== undefined) {
    const rest = right === '' ? [] : right.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(':');
}
