/** Who is asking, and whether they may. Every call of a room passes here, and every error inside becomes a reply. */
import type { Seat } from '../../engine/core/game.ts';
import type { Asker } from '../domain/asker.ts';
import { type Failure, notFound, type Result, tooMany } from '../domain/failure.ts';
import { failureReply, jsonReply, type Reply } from '../domain/reply.ts';
import type { TableData } from '../table/data.ts';
import type { RoomContext } from './context.ts';
import type { RoomCore } from './core.ts';
import { type Role, roleOf } from './roles.ts';
import { failureOf } from './trouble.ts';

export interface Visit extends RoomContext {
  role: Role;
}

export class Access {
  readonly core: RoomCore;

  constructor(core: RoomCore) {
    this.core = core;
  }

  /** For anybody with a token of this table. The caller counts as being at the table, unless nobody is at the page. */
  reading({ token, isAway }: Asker, read: (visit: Visit) => Promise<Reply>): Promise<Reply> {
    return this.glancing(token, (visit) => {
      if (!isAway) this.core.sockets.look(visit.role.seat, this.core.now());
      return read(visit);
    });
  }

  /** The same from elsewhere, such as the list of all tables of a player, who is not at this one for that. */
  glancing(token: string, read: (visit: Visit) => Promise<Reply>): Promise<Reply> {
    return this.#replying(async () => {
      const visit = await this.enter(token, () => this.core.read());
      return 'ok' in visit ? failureReply(visit) : read(visit);
    });
  }

  /** A command, in its turn, for those who have one of these roles. */
  writing(
    token: string,
    roles: readonly Role['name'][],
    status: number,
    command: (visit: Visit) => Promise<Result<unknown>>,
  ): Promise<Reply> {
    return this.queued(async () => {
      const visit = await this.enter(token, () => this.core.load());
      if ('ok' in visit) return visit;
      return roles.includes(visit.role.name) ? command(visit) : notFound;
    }, status);
  }

  /** A command that only changes the table. The reply holds nothing but the version. */
  changing(
    token: string,
    roles: readonly Role['name'][],
    command: (visit: Visit) => Promise<Result<TableData>>,
  ): Promise<Reply> {
    return this.writing(token, roles, 200, async (visit) => {
      const result = await command(visit);
      return result.ok ? { ok: true, value: { ok: true, version: result.value.version } } : result;
    });
  }

  /** The same for a command that a seat gives about itself. */
  changingOwn(token: string, seat: Seat, command: (visit: Visit) => Promise<Result<TableData>>): Promise<Reply> {
    return this.changing(token, ['seat'], async (visit) => (visit.role.seat === seat ? command(visit) : notFound));
  }

  /** The same where the reply holds more. */
  owning(
    token: string,
    seat: Seat,
    status: number,
    command: (visit: Visit) => Promise<Result<unknown>>,
  ): Promise<Reply> {
    return this.writing(token, ['seat'], status, async (visit) =>
      visit.role.seat === seat ? command(visit) : notFound,
    );
  }

  /** A command in its turn, whoever gives it. */
  queued(command: () => Promise<Result<unknown>>, status: number): Promise<Reply> {
    return this.#replying(async () => {
      const result = await this.core.enqueue(command);
      return result.ok ? jsonReply(result.value, status) : failureReply(result);
    });
  }

  /**
   * Finds out who is asking. A token that the copy in memory does not know is looked up in the database, and so is a
   * table that does not exist. Both replies take equally long, so nobody can find out by timing which tables exist.
   * After too many such tokens nothing is looked up any more: a flood of guesses must not slow down other tables in the
   * same database.
   */
  async enter(token: string, table: () => Promise<TableData | null>): Promise<Visit | Failure> {
    const { core } = this;
    const db = core.db();
    const inMemory = core.loaded;
    const known = inMemory && roleOf(inMemory, token, core.mailTokens);
    const isMiss = core.isAbsent || (inMemory !== null && !known);
    const guesses = isMiss ? core.misses.take('', core.now()) : 0;
    if (guesses > 0) return tooMany(guesses);
    let data = await table();
    let role = data === inMemory ? known : data && roleOf(data, token, core.mailTokens);
    if (data && !role && inMemory) {
      data = await core.readRecord();
      role = data && roleOf(data, token, core.mailTokens);
    }
    if (!db || !data || !role) {
      if (!isMiss) core.misses.take('', core.now());
      return notFound;
    }
    const wait = core.rates.take(token, core.now());
    return wait > 0 ? tooMany(wait) : { core, db, data, role };
  }

  async #replying(run: () => Promise<Reply>): Promise<Reply> {
    try {
      return await run();
    } catch (error) {
      const version = (await this.core.read().catch(() => null))?.version;
      return failureReply(failureOf(error, this.core.isNamed ? this.core.tableId : '', version));
    }
  }
}
