/** So many requests a minute for each key, with as many in reserve: a bucket that fills steadily. */
export class RateLimit {
  readonly #buckets = new Map<string, { level: number; at: number }>();

  constructor(
    readonly perPeriod: number,
    readonly period = 60_000,
  ) {}

  /** Seconds to wait, or 0 when the request may pass. */
  take(key: string, now: number, cost = 1): number {
    const bucket = this.#buckets.get(key) ?? { level: this.perPeriod, at: now };
    // A clock that is put back gives nothing, and takes nothing.
    const since = Math.max(0, now - bucket.at);
    const level = Math.min(this.perPeriod, bucket.level + (since / this.period) * this.perPeriod);
    if (this.#buckets.size > 10_000) this.#buckets.clear();
    // What costs more than the bucket holds may still pass when it is full.
    const needed = Math.min(cost, this.perPeriod);
    if (level < needed) {
      this.#buckets.set(key, { level, at: now });
      return Math.max(1, Math.ceil(((needed - level) / this.perPeriod) * (this.period / 1000)));
    }
    this.#buckets.set(key, { level: level - needed, at: now });
    return 0;
  }
}

/** Whom an address belongs to. Of IPv6 its first half: the other is its owner's to choose, as often as they like. */
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
