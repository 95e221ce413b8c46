/**
 * Sockets carry the version and nothing else. A page that hears a new number asks for the view. A page that hears the
 * same number again asks for the table, because a seat, a name or the chat has changed. Sockets hibernate, so that a
 * table that somebody is looking at costs nothing while nothing happens.
 */
import type { Role } from './roles.ts';

const PING = 'ping';
const PONG = 'pong';
/** The first subprotocol. The token is the second one, because it must not be in an address. */
export const PROTOCOL = 'commonwealth';
/** A player without a socket counts as looking for this long after each request. */
const LOOKING = 45_000;
/**
 * A look is stored at most this often, because the room may be out of memory when mail is due. Pages without a socket
 * ask every 15 seconds, so a player who keeps asking always counts as looking.
 */
const WRITE_LOOK_AFTER = 30_000;
/**
 * A player with a socket counts as looking for this long after each ping. Pages ping at once and every 45 seconds while
 * somebody is using them, and are silent otherwise: a tab left open, or one that connects again by itself, must not hold
 * back mail from its player.
 */
const PINGED = 120_000;

/** Beyond this many sockets of one player, the oldest is closed: a forgotten page must not lock its player out. */
const MOST_A_SEAT = 20;
/**
 * Beyond this many sockets of one shared link, the newest is turned away, and its page polls. If the oldest were closed
 * instead, its page would open another socket and so close the next.
 */
const MOST_A_LINK = 200;

const tagOf = ({ name, seat }: Role): string => (seat === null ? name : `seat-${seat}`);

/** A socket whose other end is gone may be closed already. */
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
  /** When each seat that polls last asked. */
  readonly #looks = new Map<number, number>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Null where too many sockets are open already. */
  accept(role: Role, version: number): Response | null {
    const tag = tagOf(role);
    const open = this.#ctx.getWebSockets(tag);
    if (role.seat === null && open.length >= MOST_A_LINK) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    if (role.seat !== null) {
      // Close all that are too many: a socket whose other end does not confirm the closing still counts.
      for (const socket of open.slice(0, Math.max(0, open.length - MOST_A_SEAT + 1))) shut(socket, 4002, 'too many');
    }
    this.#ctx.acceptWebSocket(server, [tag]);
    server.send(JSON.stringify({ v: version }));
    return new Response(null, { status: 101, webSocket: client, headers: { 'Sec-WebSocket-Protocol': PROTOCOL } });
  }

  /** Tells everybody, or one seat only. */
  broadcast(version: number, only?: number): void {
    const message = JSON.stringify({ v: version });
    for (const socket of this.#ctx.getWebSockets(only === undefined ? undefined : `seat-${only}`)) {
      try {
        socket.send(message);
      } catch {
        // The other end is gone. Its page asks again when it comes back.
      }
    }
  }

  /** Closes the sockets of a link that no longer opens the table. */
  close(role: Role): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(role))) shut(socket, 4001, 'link revoked');
    if (role.seat === null) return;
    this.#looks.delete(role.seat);
    this.#ctx.storage.kv.delete(lookKey(role.seat));
  }

  /** The table is gone. */
  closeAll(): void {
    for (const socket of this.#ctx.getWebSockets()) shut(socket, 4001, 'table removed');
    this.#looks.clear();
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
    return this.#ctx
      .getWebSockets(`seat-${seat}`)
      .some((socket) => now - (this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0) < PINGED);
  }
}
