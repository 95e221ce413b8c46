/** So many requests a minute for each key, with as many in reserve: a bucket that fills steadily. */
export class RateLimit {
  readonly #buckets = new Map<string, { level: number; at: number }>();

  constructor(
    readonly perPeriod: number,
    readonly period = 60_000,
  ) {}

  /** Seconds to wait, or 0 when the request may pass. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key) ?? { level: this.perPeriod, at: now };
    const level = Math.min(this.perPeriod, bucket.level + ((now - bucket.at) / this.period) * this.perPeriod);
    if (this.#buckets.size > 10_000) this.#buckets.clear();
    if (level < 1) {
      this.#buckets.set(key, { level, at: now });
      return Math.max(1, Math.ceil(((1 - level) / this.perPeriod) * (this.period / 1000)));
    }
    this.#buckets.set(key, { level: level - 1, at: now });
    return 0;
  }
}
