/** The Durable Object: one a table, the only writer of its rows. Thin: it finds out who asks and hands on. */
import { DurableObject } from 'cloudflare:workers';
import type { Seat } from '../../engine/core/game.ts';
import type { Language } from '../../engine/core/messages.ts';
import { type ChatPage, chatRows } from '../db/queries.ts';
import { isKnown } from '../domain/entityTag.ts';
import type { Env } from '../domain/env.ts';
import { type Answer, type Failure, failureAnswer, notFound } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import { hashText } from '../domain/tokens.ts';
import type { Notes } from '../domain/wire/chat.ts';
import type { Act, Undo } from '../domain/wire/play.ts';
import type { ChangeSeat, ClaimSeat, HostTool, RotateSeat } from '../domain/wire/seats.ts';
import { isStopToken } from '../mail/links.ts';
import type { RoomData } from '../table/data.ts';
import { exportFor, logFor, stateAt } from '../table/history.ts';
import type { MailHooks } from '../table/mailHooks.ts';
import { Access, type Outcome } from './access.ts';
import { deliverMail, meetDeadlines } from './alarm.ts';
import { act, undo } from './command.ts';
import type { Request as KeyedRequest } from './commit.ts';
import { copyOf } from './copy.ts';
import { RoomCore } from './core.ts';
import { Unnamed } from './identity.ts';
import { type Opening, openedBefore, openTable } from './openTable.ts';
import type { Role } from './roles.ts';
import {
  changeInvite,
  changeSeat,
  claimComputer,
  claimSeat,
  leaveSeat,
  rotateSeat,
  startTable,
  useHostTool,
} from './seats.ts';
import { sayLine, writeNotes } from './talk.ts';
import { playView, stateView, tableView, viewTag } from './views.ts';

export class GameRoom extends DurableObject<Env> {
  readonly core: RoomCore;
  readonly access: Access;

  constructor(ctx: DurableObjectState, env: Env, offer: Offer, mail: MailHooks) {
    super(ctx, env);
    this.core = new RoomCore(ctx, env, offer, mail);
    this.access = new Access(this.core);
  }

  // ---- tables and seats ----

  open(opening: Opening): Promise<Answer> {
    return this.access.guarded(
      () =>
        this.core.enqueue(async () => {
          const db = this.core.db();
          if (!db) return notFound;
          const known = await this.core.load();
          return known ? openedBefore(this.core, known, opening) : openTable(this.core, db, opening);
        }),
      201,
    );
  }

  /** The table among all tables of a player, who is not at it for that. */
  summary(token: string): Promise<Answer> {
    return this.access.glancing(token, async ({ data, role }) => json(tableView(this.core, data, role)));
  }

  table(token: string, tag: string | null): Promise<Answer> {
    return this.access.reading(token, async ({ data, role }) => {
      const body = JSON.stringify(tableView(this.core, data, role));
      const etag = `"${(await hashText(body)).slice(0, 32)}"`;
      return isKnown(tag, etag) ? unchanged(etag) : { status: 200, body, etag };
    });
  }

  claim(token: string, body: ClaimSeat, request: KeyedRequest | null): Promise<Answer> {
    return this.access.writing(token, ['host', 'invite'], 201, ({ db, data, role }) => {
      const own = ownRequest(role, request);
      if (!('computer' in body)) return claimSeat(this.core, db, data, body, own);
      return role.name === 'host' ? claimComputer(this.core, db, data, own) : Promise.resolve(notFound);
    });
  }

  invite(token: string, inviteHash: string): Promise<Answer> {
    return this.access.writing(token, ['host'], 200, async ({ db, data }) =>
      done(await changeInvite(this.core, db, data, inviteHash)),
    );
  }

  start(token: string): Promise<Answer> {
    return this.access.writing(token, ['host'], 200, async ({ db, data }) =>
      done(await startTable(this.core, db, data)),
    );
  }

  change(token: string, seat: Seat, body: ChangeSeat): Promise<Answer> {
    return this.access.asSeat(token, seat, async ({ db, data }) =>
      done(await changeSeat(this.core, db, data, seat, body)),
    );
  }

  rotate(token: string, seat: Seat, body: RotateSeat, tokenHash: string): Promise<Answer> {
    return this.access.asSeat(token, seat, async ({ db, data }) =>
      done(await rotateSeat(this.core, db, data, seat, body, tokenHash)),
    );
  }

  leave(token: string, seat: Seat): Promise<Answer> {
    return this.access.asSeat(token, seat, async ({ db, data }) => done(await leaveSeat(this.core, db, data, seat)));
  }

  tool(token: string, seat: Seat, body: HostTool): Promise<Answer> {
    return this.access.writing(token, ['host'], 200, async ({ db, data }) =>
      done(await useHostTool(this.core, db, data, seat, body)),
    );
  }

  // ---- play ----

  view(token: string, tag: string | null): Promise<Answer> {
    return this.access.reading(token, async ({ data, role }) => {
      const etag = viewTag(data, role.seat);
      if (isKnown(tag, etag)) return unchanged(etag);
      const viewer = String(role.seat);
      let body = this.core.bodies.get(viewer);
      if (body === undefined) {
        body = JSON.stringify(playView(data, data.state, data.version, role.seat));
        this.core.bodies.set(viewer, body);
      }
      return { status: 200, body, etag };
    });
  }

  act(token: string, body: Act, request: KeyedRequest): Promise<Answer> {
    return this.access.writing(token, ['seat'], 200, ({ db, data, role }) =>
      act(this.core, db, data, role.seat as Seat, body, ownRequest(role, request)),
    );
  }

  undo(token: string, body: Undo, request: KeyedRequest): Promise<Answer> {
    return this.access.writing(token, ['seat'], 200, ({ db, data, role }) =>
      undo(this.core, db, data, role.seat as Seat, body, ownRequest(role, request)),
    );
  }

  // ---- history ----

  log(token: string, from: number, to: number, language: Language | null): Promise<Answer> {
    return this.access.reading(token, async ({ db, data, role }) => {
      const own = role.seat === null ? 'en' : (data.seats[role.seat]?.language ?? 'en');
      return json(await logFor(db, this.core.offer, data, role.seat, language ?? own, from, to));
    });
  }

  at(token: string, version: number): Promise<Answer> {
    return this.access.reading(token, async ({ db, data, role }) => {
      if (!data.state || version > data.version) return failureAnswer(notFound);
      const state = version === data.version ? data.state : await stateAt(db, data, version);
      return json(stateView(data, state, version, role.seat));
    });
  }

  export(token: string): Promise<Answer> {
    return this.access.reading(token, async ({ db, data, role }) => json(await exportFor(db, data, role.seat)));
  }

  copy(token: string, version: number | undefined): Promise<Answer> {
    return this.access.reading(token, async ({ db, data, role }) => {
      const copy = await copyOf(db, data, role.seat, version);
      return copy.ok ? json(copy.value) : failureAnswer(copy);
    });
  }

  // ---- chat and notes ----

  chat(token: string, page: ChatPage): Promise<Answer> {
    return this.access.reading(token, async ({ db, data }) => {
      const rows = await chatRows(db, data.table.id, page);
      return json({ lines: rows.map(({ id, at, seat, name, text }) => ({ id, at, seat, name, text })) });
    });
  }

  say(token: string, text: string, request: KeyedRequest | null): Promise<Answer> {
    return this.access.writing(token, ['seat', 'host'], 201, async ({ db, data, role }) => {
      const failure = await sayLine(this.core, db, data, role.seat, text, ownRequest(role, request));
      return failure ?? { ok: true, value: { ok: true, version: data.version } };
    });
  }

  notes(token: string): Promise<Answer> {
    return this.access.reading(token, async ({ data, role }) => {
      if (role.seat === null) return failureAnswer(notFound);
      return json({ text: data.seats[role.seat]?.notes ?? '' } satisfies Notes);
    });
  }

  writeNotes(token: string, text: string): Promise<Answer> {
    return this.access.writing(token, ['seat'], 200, async ({ db, data, role }) => {
      await writeNotes(this.core, db, data, role.seat as Seat, text);
      return { ok: true, value: { text } };
    });
  }

  // ---- live ----

  override async fetch(request: Request): Promise<Response> {
    if (!this.core.isNamed) return new Response(null, { status: 503 });
    const visit = await this.access.enter(request.headers.get('X-Token-Hash') ?? '', () => this.core.read());
    const refused = (status: number, wait = 0) =>
      new Response(null, { status, headers: { 'Retry-After': String(wait) } });
    if ('ok' in visit) return refused(visit.status, visit.retryAfter);
    return this.core.sockets.accept(visit.role, visit.data.version) ?? refused(429, FULL_RETRY);
  }

  /** Nothing is asked over the socket, and pings are answered by the runtime: who talks keeps the room from sleeping. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, 'nothing is asked here');
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code, 'bye');
  }

  // ---- by itself ----

  /**
   * A room that does not know its table can do nothing. It gives way at once, so that the next request starts one that
   * has a name; the runtime tries the alarm again, and the sweep wakes the room by the table's id.
   */
  override async alarm(): Promise<void> {
    if (!this.core.isNamed) this.ctx.abort(new Unnamed().message);
    await this.wake();
  }

  /** What the alarm does. The sweep calls it with the table's id, for alarms that were lost. */
  async wake(tableId?: string): Promise<void> {
    if (tableId !== undefined) this.core.learn(tableId);
    this.core.forgetAlarm();
    try {
      await this.core.enqueue(async () => {
        const db = this.core.db();
        const data = db && (await this.core.load());
        if (db && data) await meetDeadlines(this.core, db, data);
      });
    } finally {
      await deliverMail(this.core);
    }
  }

  /** Whether the player of a seat is at the table: asked before mail goes out that another table's room sends. */
  looking(seat: Seat): boolean {
    return this.core.sockets.isLooking(seat, this.core.now());
  }

  /** A link in a mail: this seat gets no more of it. False where the link is not ours. */
  stopMail(seat: Seat, mailToken: string): Promise<boolean> {
    return this.core.enqueue(async () => {
      const db = this.core.db();
      const data = db && (await this.core.load());
      const row = data?.seats[seat];
      const { key } = this.core.mailTokens;
      if (!db || !data || !row || key === null || !isStopToken(key, row, mailToken)) return false;
      await changeSeat(this.core, db, data, seat, { mailSettings: { mode: 'off' } });
      return true;
    });
  }

  /** Rows were changed by someone else (an address was confirmed): read them again. */
  async reload(): Promise<void> {
    await this.core.enqueue(async () => this.core.drop());
    await deliverMail(this.core);
  }

  /** Does nothing: the measure other calls are compared with. */
  async ping(): Promise<Answer> {
    return { status: 200, body: '{}' };
  }
}

/** Seconds until a page that was turned away may try for a socket again. It polls meanwhile. */
const FULL_RETRY = 300;
const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) });
const unchanged = (etag: string): Answer => ({ status: 304, body: '', etag });
/** A key belongs to its seat, or to its link: two players may use the same. */
const ownRequest = <T extends KeyedRequest | null>({ name, seat }: Role, request: T): T =>
  (request && { ...request, key: `${seat ?? name}/${request.key}` }) as T;
const done = (outcome: { ok: true; value: RoomData } | Failure): Outcome =>
  outcome.ok ? { ok: true, value: { ok: true, version: outcome.value.version } } : outcome;

/** The object's class for an offer of games; the runtime wants one that it can construct by itself. */
export function makeGameRoom(offer: Offer, mail: MailHooks) {
  return class extends GameRoom {
    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env, offer, mail);
    }
  };
}
