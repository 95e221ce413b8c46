/** The room's machinery: one queue, one copy of the table, one alarm. The other files say what commands do. */

import { type Database, database, homeDatabase, shardBinding } from '../db/shards.ts';
import { type Env, limit } from '../domain/env.ts';
import { MailTokens } from '../domain/mailTokens.ts';
import type { Offer } from '../domain/offer.ts';
import { RateLimit } from '../domain/rateLimit.ts';
import type { KeyedRequest } from '../domain/request.ts';
import { newToken, seal, shardOf } from '../domain/tokens.ts';
import { loadTable, type TableData } from '../table/data.ts';
import type { NoticeHooks } from '../table/noticeHooks.ts';
import { keepTableId, knownTableId, ownSecret, Unnamed } from './identity.ts';
import { Sockets } from './sockets.ts';

/** An alarm that is later than this was lost, although the storage may still name its time. */
const ALARM_GRACE = 60_000;

export class RoomCore {
  readonly sockets: Sockets;
  readonly rates: RateLimit;
  /** Limits tokens that open nothing, for all callers together: each of them costs a read from the database. */
  readonly misses: RateLimit;
  /** Links in mail open a seat too. */
  readonly mailTokens: MailTokens;
  /** Views ready to be sent, by viewer. Emptied when the table changes. */
  readonly bodies = new Map<string, string>();
  /** Replaced by tests that need another time. */
  now: () => number = Date.now;
  /** Replaced by the bench, which counts rows. */
  d1: D1Database | undefined;
  #data: TableData | null = null;
  #isAbsent = false;
  /** A command has failed, and what it wanted to store may be stored although nobody at the table has heard of it. */
  #isInDoubt = false;
  #queue: Promise<unknown> = Promise.resolve();
  /** The time of the alarm, null for none, undefined where only the storage knows. */
  #alarmAt: number | null | undefined;
  #arming: Promise<unknown> = Promise.resolve();
  /** How often the alarm has rung. */
  #rings = 0;
  #tableId: string | null = null;

  constructor(
    readonly ctx: DurableObjectState,
    readonly env: Env,
    readonly offer: Offer,
    readonly mail: NoticeHooks,
  ) {
    this.sockets = new Sockets(ctx);
    this.rates = new RateLimit(limit(env, 'LIMIT_REQUESTS_PER_MINUTE'));
    this.misses = new RateLimit(limit(env, 'LIMIT_REQUESTS_PER_MINUTE'));
    this.mailTokens = new MailTokens(mail.linkKey(env));
    const tableId = knownTableId(ctx);
    if (tableId !== null) this.#become(tableId);
  }

  get isNamed(): boolean {
    return this.#tableId !== null;
  }

  get tableId(): string {
    if (this.#tableId === null) throw new Unnamed();
    return this.#tableId;
  }

  /** Tells a room that was started without a table's id which table it is for. A wrong id is ignored. */
  learn(tableId: string): void {
    if (!this.isNamed && this.ctx.id.equals(this.env.GAME_ROOM.idFromName(tableId))) this.#become(tableId);
  }

  #become(tableId: string): void {
    this.#tableId = tableId;
    this.d1 = shardBinding(this.env, shardOf(tableId));
  }

  /** From now on the room knows its table, whoever starts it. */
  keepName(): void {
    keepTableId(this.ctx, this.tableId);
  }

  /**
   * A new link. For a request with an idempotency key it depends on that key: tokens are stored as hashes only, and a
   * repeated request must get the same link.
   */
  newToken(use: string, request: KeyedRequest | null): string {
    return request ? seal(ownSecret(this.ctx), use, request.key) : newToken();
  }

  /** Null where the table's id names a shard that does not exist. */
  db(): Database | null {
    if (!this.isNamed) throw new Unnamed();
    return this.d1 ? database(this.d1) : null;
  }

  /** The database that keeps addresses. */
  home(): Database {
    return homeDatabase(this.env);
  }

  /**
   * Runs one command at a time. The object's own gates are not enough: they open while a command awaits the database,
   * and a second command would start from the same version.
   */
  enqueue<T>(command: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(command);
    this.#queue = run.catch(() => undefined);
    return run.catch((error) => {
      this.doubt();
      throw error;
    });
  }

  /** The copy in memory, if there is one. */
  get loaded(): TableData | null {
    return this.#data;
  }

  /** Whether the database was found to hold no such table. */
  get isAbsent(): boolean {
    return this.#isAbsent && this.#data === null;
  }

  /** The table as stored. Call it only within a command. */
  async load(): Promise<TableData | null> {
    if (!this.#data) {
      this.#data = await this.readRecord();
      this.#isAbsent = this.#data === null;
      if (this.#data) this.keepName();
      if (this.#data && this.#isInDoubt) this.sockets.broadcast(this.#data.version);
      this.#isInDoubt = false;
    }
    return this.#data;
  }

  async readRecord(): Promise<TableData | null> {
    const db = this.db();
    return db && loadTable(db, this.home(), this.offer, this.tableId);
  }

  /** The table for a reader: at once when it is in memory, else after the commands that are under way. */
  async read(): Promise<TableData | null> {
    return this.#data ?? this.enqueue(() => this.load());
  }

  /** Call it after a commit, and only then. */
  replace(data: TableData): void {
    this.#data = data;
    this.bodies.clear();
  }

  drop(): void {
    this.#data = null;
    this.bodies.clear();
  }

  /** After an error. The next command reads the table again and tells the sockets which version it found. */
  doubt(): void {
    this.drop();
    this.#isInDoubt = true;
  }

  /**
   * Makes sure that the alarm comes no later than this. An alarm that comes too early finds nothing due and is set
   * again, which is cheaper than moving it with every action. One call at a time: otherwise a later time could replace an
   * earlier one that is still being stored.
   */
  arm(at: number | null): Promise<void> {
    if (at === null) return Promise.resolve();
    const armed = this.#arming.then(() => this.#armNow(at));
    this.#arming = armed.catch(() => undefined);
    return armed;
  }

  async #armNow(at: number): Promise<void> {
    const rings = this.#rings;
    const known = this.#alarmAt === undefined ? await this.ctx.storage.getAlarm() : this.#alarmAt;
    const isLost = known !== null && known < this.now() - ALARM_GRACE;
    const isEarlier = known !== null && known <= at && !isLost;
    if (!isEarlier) await this.ctx.storage.setAlarm(at);
    // If the alarm rang meanwhile, nobody knows whether this one is still to come: the storage is asked next time.
    this.#alarmAt = rings === this.#rings ? (isEarlier ? known : at) : undefined;
  }

  /** The alarm has come or was lost. Whatever is due next sets it again. */
  forgetAlarm(): void {
    this.#rings++;
    this.#alarmAt = null;
  }
}
