/** Who asks, and may they: every call of a room passes here, and every trouble inside becomes an answer. */
import type { Seat } from '../../engine/core/game.ts';
import type { Database } from '../db/shards.ts';
import { type Answer, type Failure, failureAnswer, notFound, tooMany } from '../domain/failure.ts';
import type { RoomData } from '../table/data.ts';
import type { RoomCore } from './core.ts';
import { type Role, roleOf } from './roles.ts';
import { failureOf } from './trouble.ts';

export type Outcome = { ok: true; value: unknown } | Failure;

interface Visit {
  db: Database;
  data: RoomData;
  role: Role;
}

export class Access {
  readonly core: RoomCore;

  constructor(core: RoomCore) {
    this.core = core;
  }

  /** A look: of anybody with a token of this table. Counts as being at it. */
  reading(token: string, answer: (visit: Visit) => Promise<Answer>): Promise<Answer> {
    return this.glancing(token, (visit) => {
      this.core.sockets.look(visit.role.seat, this.core.now());
      return answer(visit);
    });
  }

  /** A look from elsewhere, such as the list of all one's tables: its player is not at this one. */
  glancing(token: string, answer: (visit: Visit) => Promise<Answer>): Promise<Answer> {
    return this.#answering(async () => {
      const visit = await this.enter(token, () => this.core.read());
      return 'ok' in visit ? failureAnswer(visit) : answer(visit);
    });
  }

  /** A command, in its turn: of those who have one of these roles. */
  writing(
    token: string,
    roles: readonly Role['name'][],
    status: number,
    command: (visit: Visit) => Promise<Outcome>,
  ): Promise<Answer> {
    return this.guarded(
      () =>
        this.core.enqueue(async () => {
          const visit = await this.enter(token, () => this.core.load());
          if ('ok' in visit) return visit;
          return roles.includes(visit.role.name) ? command(visit) : notFound;
        }),
      status,
    );
  }

  /** A command of one seat about itself. */
  asSeat(token: string, seat: Seat, command: (visit: Visit) => Promise<Outcome>): Promise<Answer> {
    return this.writing(token, ['seat'], 200, (visit) =>
      visit.role.seat === seat ? command(visit) : Promise.resolve(notFound),
    );
  }

  /**
   * Finds out who asks. A token that a room in memory does not know is looked for in the record, as for a table that
   * does not exist: both answers take as long, so nobody can time which tables exist. After too many of them neither
   * looks there any more: a flood of guesses must not slow down the other tables of the same database.
   */
  async enter(token: string, table: () => Promise<RoomData | null>): Promise<Visit | Failure> {
    const { core } = this;
    const db = core.db();
    const inMemory = core.loaded;
    const isMiss = core.isAbsent || (inMemory !== null && !roleOf(inMemory, token, core.mailTokens));
    const guesses = isMiss ? core.misses.take('', core.now()) : 0;
    if (guesses > 0) return tooMany(guesses);
    let data = await table();
    let role = data && roleOf(data, token, core.mailTokens);
    if (data && !role && inMemory) {
      data = await core.readRecord();
      role = data && roleOf(data, token, core.mailTokens);
    }
    if (!db || !data || !role) {
      if (!isMiss) core.misses.take('', core.now());
      return notFound;
    }
    const wait = this.core.rates.take(token, this.core.now());
    return wait > 0 ? tooMany(wait) : { db, data, role };
  }

  /** An outcome as an answer. */
  guarded(run: () => Promise<Outcome>, status: number): Promise<Answer> {
    return this.#answering(async () => {
      const outcome = await run();
      return outcome.ok ? { status, body: JSON.stringify(outcome.value) } : failureAnswer(outcome);
    });
  }

  async #answering(run: () => Promise<Answer>): Promise<Answer> {
    try {
      return await run();
    } catch (error) {
      return failureAnswer(failureOf(error, (await this.core.read().catch(() => null))?.version));
    }
  }
}
