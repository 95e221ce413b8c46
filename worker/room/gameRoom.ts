/**
 * The Durable Object: one for each table, and the only writer of its rows. It finds out who is asking and delegates.
 */
import { DurableObject } from 'cloudflare:workers';
import type { Seat } from '../../engine/core/game.ts';
import type { Language } from '../../engine/core/messages.ts';
import type { Asker } from '../domain/asker.ts';
import type { ChatPage } from '../domain/chatPage.ts';
import type { Env } from '../domain/env.ts';
import { notFound } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import type { Opening } from '../domain/opening.ts';
import { failureReply, jsonReply, type Reply } from '../domain/reply.ts';
import type { KeyedRequest } from '../domain/request.ts';
import type { RoomCalls } from '../domain/roomCalls.ts';
import type { AddChannel } from '../domain/wire/channels.ts';
import type { GiveOrders } from '../domain/wire/orders.ts';
import type { Act, Undo } from '../domain/wire/play.ts';
import type { ChangeSeat, ClaimSeat, HostTool, RotateSeat } from '../domain/wire/seats.ts';
import type { NoticeHooks } from '../table/noticeHooks.ts';
import { Access } from './access.ts';
import { deliverMail, wake } from './alarm.ts';
import * as answers from './answers.ts';
import * as channels from './channels.ts';
import { act, undo } from './command.ts';
import { RoomCore } from './core.ts';
import { exportFile } from './exportFile.ts';
import { Unnamed } from './identity.ts';
import { openedBefore, openTable } from './openTable.ts';
import { giveOrders } from './orders.ts';
import { chatReply, copyReply, logReply, notesReply, pastReply, tableReply, viewReply } from './replies.ts';
import { ownRequest } from './roles.ts';
import * as seats from './seats.ts';
import { sayLine, writeNotes } from './talk.ts';
import { tableView } from './views.ts';

export class GameRoom extends DurableObject<Env> implements RoomCalls {
  readonly core: RoomCore;
  readonly access: Access;

  constructor(ctx: DurableObjectState, env: Env, offer: Offer, mail: NoticeHooks) {
    super(ctx, env);
    this.core = new RoomCore(ctx, env, offer, mail);
    this.access = new Access(this.core);
  }

  // ---- tables and seats ----

  open(opening: Opening): Promise<Reply> {
    return this.access.queued(async () => {
      const db = this.core.db();
      if (!db) return notFound;
      const known = await this.core.load();
      return known ? openedBefore(this.core, known, opening) : openTable(this.core, db, opening);
    }, 201);
  }

  summary(token: string): Promise<Reply> {
    return this.access.glancing(token, async (visit) => jsonReply(tableView(visit, visit.role)));
  }

  table(asker: Asker, etag: string | null): Promise<Reply> {
    return this.access.reading(asker, (visit) => tableReply(visit, etag));
  }

  claim(token: string, body: ClaimSeat, request: KeyedRequest | null): Promise<Reply> {
    return this.access.writing(token, ['host', 'invite'], 201, async (visit) => {
      const own = ownRequest(visit.role, request);
      if (!('computer' in body)) return seats.claimSeat(visit, body, own);
      return visit.role.name === 'host' ? seats.claimComputer(visit, body.level, own) : notFound;
    });
  }

  invite(token: string, inviteHash: string): Promise<Reply> {
    return this.access.changing(token, ['host'], (visit) => seats.changeInvite(visit, inviteHash));
  }

  start(token: string): Promise<Reply> {
    return this.access.changing(token, ['host'], seats.startTable);
  }

  change(token: string, seat: Seat, body: ChangeSeat): Promise<Reply> {
    return this.access.changingOwn(token, seat, (visit) => seats.changeSeat(visit, seat, body));
  }

  rotate(token: string, seat: Seat, body: Omit<RotateSeat, 'token'>, tokenHash: string): Promise<Reply> {
    return this.access.changingOwn(token, seat, (visit) => seats.rotateSeat(visit, seat, body, tokenHash));
  }

  leave(token: string, seat: Seat): Promise<Reply> {
    return this.access.changingOwn(token, seat, (visit) => seats.leaveSeat(visit, seat));
  }

  tool(token: string, seat: Seat, body: HostTool): Promise<Reply> {
    return this.access.changing(token, ['host'], (visit) => seats.useHostTool(visit, seat, body));
  }

  // ---- channels ----

  addChannel(token: string, seat: number, body: AddChannel): Promise<Reply> {
    return this.access.owning(token, seat, 201, (visit) => channels.addChannel(visit, seat, body));
  }

  removeChannel(token: string, seat: number, id: string): Promise<Reply> {
    return this.access.changingOwn(token, seat, (visit) => channels.removeChannel(visit, seat, id));
  }

  testChannel(token: string, seat: number, id: string): Promise<Reply> {
    return this.access.glancing(token, async (visit) => {
      const result = visit.role.seat === seat ? await channels.testChannel(visit, seat, id) : notFound;
      return result.ok ? jsonReply(result.value) : failureReply(result);
    });
  }

  // ---- play ----

  view(asker: Asker, etag: string | null): Promise<Reply> {
    return this.access.reading(asker, (visit) => viewReply(visit, etag));
  }

  act(token: string, body: Act, request: KeyedRequest): Promise<Reply> {
    return this.access.writing(token, ['seat'], 200, (visit) =>
      act(visit, visit.role.seat as Seat, body, ownRequest(visit.role, request)),
    );
  }

  undo(token: string, body: Undo, request: KeyedRequest): Promise<Reply> {
    return this.access.writing(token, ['seat'], 200, (visit) =>
      undo(visit, visit.role.seat as Seat, body, ownRequest(visit.role, request)),
    );
  }

  orders(token: string, body: GiveOrders): Promise<Reply> {
    return this.access.writing(token, ['seat'], 200, (visit) => giveOrders(visit, visit.role.seat as Seat, body));
  }

  showAnswer(answerToken: string): Promise<Reply> {
    return this.access.queued(() => answers.showAnswer(this.core, answerToken), 200);
  }

  giveAnswer(answerToken: string): Promise<Reply> {
    return this.access.queued(() => answers.giveAnswer(this.core, answerToken), 200);
  }

  // ---- history ----

  log(asker: Asker, from: number, to: number, language: Language | null): Promise<Reply> {
    return this.access.reading(asker, (visit) => logReply(visit, from, to, language));
  }

  at(asker: Asker, version: number): Promise<Reply> {
    return this.access.reading(asker, (visit) => pastReply(visit, version));
  }

  export(asker: Asker): Promise<Reply> {
    return this.access.reading(asker, async (visit) => jsonReply(await exportFile(visit, visit.role.seat)));
  }

  copy(asker: Asker, version: number | undefined): Promise<Reply> {
    return this.access.reading(asker, (visit) => copyReply(visit, version));
  }

  // ---- chat and notes ----

  chat(asker: Asker, page: ChatPage): Promise<Reply> {
    return this.access.reading(asker, (visit) => chatReply(visit, page));
  }

  say(token: string, text: string, request: KeyedRequest | null): Promise<Reply> {
    return this.access.writing(token, ['seat', 'host'], 201, async (visit) => {
      const { role, data } = visit;
      const failure = await sayLine(visit, role.seat, text, ownRequest(role, request));
      return failure ?? { ok: true, value: { ok: true, version: data.version } };
    });
  }

  notes(asker: Asker): Promise<Reply> {
    return this.access.reading(asker, notesReply);
  }

  writeNotes(token: string, text: string): Promise<Reply> {
    return this.access.writing(token, ['seat'], 200, async (visit) => {
      await writeNotes(visit, visit.role.seat as Seat, text);
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

  /** Clients send nothing over the socket, and the runtime answers pings. A client that sends keeps the room awake. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, 'this socket takes no messages');
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code, 'bye');
  }

  // ---- what the room does by itself, and for other parts of the worker ----

  /**
   * A room that does not know its table can do nothing. It aborts at once, so that the next request starts one that
   * has a name. The runtime tries the alarm again, and the sweep wakes the room by the table's id.
   */
  override async alarm(): Promise<void> {
    if (!this.core.isNamed) this.ctx.abort(new Unnamed().message);
    await this.wake();
  }

  async wake(tableId?: string): Promise<void> {
    if (tableId !== undefined) this.core.learn(tableId);
    await wake(this.core);
  }

  looking(seat: Seat): boolean {
    return this.core.sockets.isLooking(seat, this.core.now());
  }

  stopMail(seat: Seat, mailToken: string): Promise<boolean> {
    return this.core.enqueue(() => seats.stopMail(this.core, seat, mailToken));
  }

  async reload(): Promise<void> {
    await this.core.enqueue(async () => this.core.drop());
    await deliverMail(this.core);
  }

  /** The operator has removed the table. Nothing of it stays here. */
  async forget(): Promise<void> {
    await this.core.enqueue(async () => {
      this.core.drop();
      this.core.forgetAlarm();
      this.core.sockets.closeAll();
      await this.ctx.storage.deleteAlarm();
      await this.ctx.storage.deleteAll();
    });
  }

  async ping(): Promise<Reply> {
    return { status: 200, body: '{}' };
  }
}

/** Seconds until a page that was turned away may try to open a socket again. It polls meanwhile. */
const FULL_RETRY = 300;

/** The object's class for an offer of games. The runtime needs a class that it can construct by itself. */
export function makeGameRoom(offer: Offer, mail: NoticeHooks) {
  return class extends GameRoom {
    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env, offer, mail);
    }
  };
}
