/** The socket of a table, which is opened again with back-off whenever it is lost. */
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { backOff, jitter, type Timers } from './timers.ts';

const RETRY_MS = 2_000;
/** The code with which the service closes a socket when a table has too many. */
const TOO_MANY = 4002;
/** How long a page that was turned away for lack of room only polls. */
const CROWDED_MS = 600_000;

interface LineParts {
  /** Opens the socket, or throws. */
  connect: () => WebSocket;
  isHidden: () => boolean;
  onOpen: () => void;
  onVersion: (version: number) => void;
  onLost: () => void;
}

export class Line {
  readonly #timers: Timers;
  readonly #parts: LineParts;
  readonly #heartbeat: Heartbeat;
  #socket: WebSocket | null = null;
  #isLive = false;
  #isStopped = false;
  /** There was no room for our socket. Reconnecting at once would only push somebody else out. */
  #isCrowded = false;
  #drops = 0;
  #reconnect: unknown;

  constructor(timers: Timers, parts: LineParts) {
    this.#timers = timers;
    this.#parts = parts;
    this.#heartbeat = createHeartbeat({
      ...timers,
      send: (text) => this.#socket?.send(text),
      isHidden: parts.isHidden,
      // Only a socket that has lasted a while resets the back-off.
      onLasting: () => {
        this.#drops = 0;
      },
      onDead: () => this.drop(),
    });
  }

  isLive(): boolean {
    return this.#isLive;
  }

  open(): void {
    if (this.#isStopped || this.#socket) return;
    this.#isCrowded = false;
    try {
      this.#socket = this.#listen(this.#parts.connect());
    } catch {
      this.#lose();
    }
  }

  /** Opens it without waiting any longer, if there is room for it. */
  openNow(): void {
    if (this.#socket || this.#isCrowded) return;
    this.#drops = 0;
    this.#timers.clearTimer(this.#reconnect);
    this.open();
  }

  /** Says that somebody is at the page again. */
  pulse(): void {
    if (this.#isLive) this.#heartbeat.pulse();
  }

  /** Gives up the socket: another one is opened later. */
  drop(): void {
    this.#socket?.close();
  }

  stop(): void {
    this.#isStopped = true;
    this.#timers.clearTimer(this.#reconnect);
    this.#heartbeat.stop();
    this.drop();
  }

  #listen(socket: WebSocket): WebSocket {
    const isOurs = () => socket === this.#socket;
    socket.addEventListener('open', () => isOurs() && this.#opened());
    socket.addEventListener('message', (event) => this.#heard(event.data));
    socket.addEventListener('close', (event) => isOurs() && this.#lose(event.code));
    socket.addEventListener('error', () => socket.close());
    return socket;
  }

  #opened(): void {
    this.#isLive = true;
    this.#parts.onOpen();
    this.#heartbeat.start();
  }

  #heard(text: string): void {
    this.#heartbeat.heard();
    // The first message arrives on opening and shows what was missed. The same number again means that a seat, a name
    // or the chat has changed. So every message is a reason to fetch.
    if (text !== 'pong') this.#parts.onVersion(JSON.parse(text).v);
  }

  #lose(code?: number): void {
    if (this.#isStopped) return;
    this.#socket = null;
    this.#isLive = false;
    this.#heartbeat.stop();
    this.#parts.onLost();
    this.#isCrowded = code === TOO_MANY;
    const { setTimer, clearTimer, random } = this.#timers;
    clearTimer(this.#reconnect);
    const wait = this.#isCrowded ? CROWDED_MS : backOff(this.#drops++, RETRY_MS);
    this.#reconnect = setTimer(() => this.open(), jitter(wait, random));
  }
}
