/**
 * Sockets carry the version and nothing else: who hears a number it does not have yet asks for the view; who hears
 * the same number again asks for the table (a seat, a name or the chat changed). They hibernate, so that a table
 * somebody is looking at costs nothing while nothing happens.
 */
import type { Role } from './roles.ts';

const PING = 'ping';
const PONG = 'pong';
/** The subprotocol; the token travels as the second one, for it may not be in an address. */
export const PROTOCOL = 'commonwealth';
/** How long after a look without a socket a player still counts as looking. */
const LOOKING = 45_000;
/**
 * A look is written down this often at most, for the room may be out of memory when mail is due. Pages without a socket
 * ask every 15 seconds: who goes on asking is always found to be looking.
 */
const WRITE_LOOK_AFTER = 30_000;
/**
 * How long after the last ping. Pages ping every 45 seconds while somebody is at them and are silent else: a tab left
 * open must not keep mail from its player.
 */
const PINGED = 120_000;

/** Of one player's sockets the oldest gives way: a page left open somewhere must not lock its player out. */
const MOST_A_SEAT = 20;
/**
 * Of those who hold one link in common, the newest is turned away and asks again by polling. If the oldest gave way,
 * each page that is closed would open another socket and close the next.
 */
const MOST_A_LINK = 200;

const tagOf = ({ name, seat }: Role): string => (seat === null ? name : `seat-${seat}`);

/** One that is gone without a word is closed already: what was asked for is done all the same. */
function shut(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // Nothing is left to close.
  }
}

const lookKey = (seat: number): string => `look-${seat}`;

export class Sockets {
  readonly #ctx: DurableObjectState;
  /** Last looks of who polls, by seat. */
  readonly #looks = new Map<number, number>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Null where too many are open already. */
  accept(role: Role, version: number): Response | null {
    const tag = tagOf(role);
    const open = this.#ctx.getWebSockets(tag);
    if (role.seat === null && open.length >= MOST_A_LINK) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    if (role.seat !== null) {
      // All that are too many: one whose other end does not answer its closing still counts.
      for (const socket of open.slice(0, Math.max(0, open.length - MOST_A_SEAT + 1))) shut(socket, 4002, 'too many');
    }
    this.#ctx.acceptWebSocket(server, [tag]);
    server.serializeAttachment(Date.now());
    server.send(JSON.stringify({ v: version }));
    return new Response(null, { status: 101, webSocket: client, headers: { 'Sec-WebSocket-Protocol': PROTOCOL } });
  }

  broadcast(version: number): void {
    const message = JSON.stringify({ v: version });
    for (const socket of this.#ctx.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        // Gone without a word: it will ask again when it comes back.
      }
    }
  }

  /** A link that no longer opens the table loses its sockets too. */
  close(role: Role): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(role))) shut(socket, 4001, 'link revoked');
    if (role.seat === null) return;
    this.#looks.delete(role.seat);
    this.#ctx.storage.kv.delete(lookKey(role.seat));
  }

  look(seat: number | null, now: number): void {
    if (seat === null) return;
    this.#looks.set(seat, now);
    if (now - this.#writtenLook(seat) >= WRITE_LOOK_AFTER) this.#ctx.storage.kv.put(lookKey(seat), now);
  }

  #writtenLook(seat: number): number {
    return this.#ctx.storage.kv.get<number>(lookKey(seat)) ?? 0;
  }

  isLooking(seat: number, now: number): boolean {
    if (now - (this.#looks.get(seat) ?? this.#writtenLook(seat)) < LOOKING) return true;
    return this.#ctx.getWebSockets(`seat-${seat}`).some((socket) => {
      const ping = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      return now - Math.max(ping, Number(socket.deserializeAttachment())) < PINGED;
    });
  }
}
