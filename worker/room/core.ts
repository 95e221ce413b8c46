/** The room's own machinery: one queue, one copy of the table, one alarm. What commands do is in the other files. */

import { type Database, database, homeDatabase, shardBinding } from '../db/shards.ts';
import { type Env, limit } from '../env.ts';
import { MailTokens } from '../mail/links.ts';
import { linkKeyOf } from '../mail/service.ts';
import type { Offer } from '../offer.ts';
import { RateLimit } from '../rateLimit.ts';
import { shardOf } from '../tokens.ts';
import { loadRoom, type RoomData } from './data.ts';
import type { MailHooks } from './mailHooks.ts';
import { Sockets } from './sockets.ts';

export class RoomCore {
  readonly sockets: Sockets;
  readonly rates: RateLimit;
  /** Links in mail open a seat too. */
  readonly mailTokens: MailTokens;
  /** Views ready to be sent, by viewer; emptied when the table changes. */
  readonly bodies = new Map<string, string>();
  /** Replaced by tests that need another time. */
  now: () => number = Date.now;
  /** Replaced by tests that make the record slow or fail. */
  d1: D1Database | undefined;
  #data: RoomData | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #alarmAt: number | null | undefined;

  constructor(
    readonly ctx: DurableObjectState,
    readonly env: Env,
    readonly offer: Offer,
    readonly mail: MailHooks,
    readonly tableId: string,
  ) {
    this.sockets = new Sockets(ctx);
    this.rates = new RateLimit(limit(env, 'LIMIT_REQUESTS_PER_MINUTE'));
    this.mailTokens = new MailTokens(linkKeyOf(env));
    this.d1 = shardBinding(env, shardOf(tableId));
  }

  db(): Database | null {
    return this.d1 ? database(this.d1) : null;
  }

  /** Where addresses are kept. */
  home(): Database {
    return homeDatabase(this.env);
  }

  /**
   * One command at a time. The object's own gates are not enough: they open while a command awaits the database,
   * and a second one would start from the same version.
   */
  enqueue<T>(command: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(command);
    this.#queue = run.catch(() => undefined);
    return run.catch((error) => {
      this.drop();
      throw error;
    });
  }

  /** The table as stored. To be called within a command. */
  async load(): Promise<RoomData | null> {
    if (!this.#data) {
      const db = this.db();
      this.#data = db ? await loadRoom(db, this.home(), this.offer, this.tableId) : null;
    }
    return this.#data;
  }

  /** The table for a reader: at once when it is known, else after the commands that are under way. */
  async read(): Promise<RoomData | null> {
    return this.#data ?? this.enqueue(() => this.load());
  }

  /** After a commit, and only then. */
  replace(data: RoomData): void {
    this.#data = data;
    this.bodies.clear();
  }

  drop(): void {
    this.#data = null;
    this.bodies.clear();
  }

  /**
   * Makes sure the alarm is not later than this. One that comes too early finds nothing due and is set again, which
   * is cheaper than moving it with every action.
   */
  async arm(at: number | null): Promise<void> {
    if (at === null) return;
    if (this.#alarmAt === undefined) this.#alarmAt = await this.ctx.storage.getAlarm();
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }

  /** It has rung or was lost: whatever is due next sets it. */
  forgetAlarm(): void {
    this.#alarmAt = null;
  }
}
