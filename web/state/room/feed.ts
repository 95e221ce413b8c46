/**
 * Tells when a table has changed. A socket carries only the version number. If the socket does not connect, the feed
 * polls instead, with back-off, and with jitter so that a thousand pages do not poll at the same moment.
 */
import { createHeartbeat } from './heartbeat.ts';

export interface FeedParts {
  /** Opens the socket, or throws. */
  connect: () => WebSocket;
  /** Fetches what has changed. Returns false if there was no response. */
  refresh: () => Promise<boolean>;
  /** The same, after the socket named a version. */
  hear: (version: number) => Promise<boolean>;
  onLink: (link: 'live' | 'polling' | 'offline') => void;
  /** True if the fetch before the feed was opened had no response. */
  failed?: boolean;
  random?: () => number;
  setTimer?: (run: () => void, ms: number) => unknown;
  clearTimer?: (timer: unknown) => void;
}

export const POLL_MS = 15_000;
const POLL_HIDDEN_MS = 120_000;
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 300_000;
/** The code with which the service closes a socket when a table has too many. */
const TOO_MANY = 4002;
/** How long a page that was turned away for lack of room only polls. */
const CROWDED_MS = 600_000;

/** A random time between half of `ms` and all of it. */
export const jitter = (ms: number, random: () => number) => Math.round(ms * (0.5 + random() / 2));

export const backOff = (failures: number, first: number, most: number) => Math.min(most, first * 2 ** failures);

export interface Feed {
  /** The window became visible again, or the network came back: fetch at once. */
  wake(): void;
  hide(hidden: boolean): void;
  stop(): void;
}

export function openFeed(parts: FeedParts): Feed {
  const random = parts.random ?? Math.random;
  const setTimer = parts.setTimer ?? ((run, ms) => setTimeout(run, ms));
  const clearTimer = parts.clearTimer ?? ((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>));
  let socket: WebSocket | null = null;
  let live = false;
  let hidden = false;
  let stopped = false;
  let drops = 0;
  /** There was no room for our socket. Reconnecting at once would only push somebody else out. */
  let crowded = false;
  let misses = parts.failed ? 1 : 0;
  let reconnect: unknown;
  let poll: unknown;

  const tell = () => parts.onLink(misses > 0 ? 'offline' : live ? 'live' : 'polling');

  const look = async (version?: number) => {
    const ok = await (version === undefined ? parts.refresh() : parts.hear(version));
    if (stopped) return;
    misses = ok ? 0 : misses + 1;
    // A dead socket can look alive for a long time. A failed call shows the truth.
    if (!ok && socket) socket.close();
    tell();
  };

  const schedulePoll = () => {
    clearTimer(poll);
    poll = undefined;
    if (stopped || live) return;
    const every = hidden ? POLL_HIDDEN_MS : POLL_MS;
    poll = setTimer(() => void look().then(schedulePoll), jitter(backOff(misses, every, RETRY_MAX_MS), random));
  };

  const heartbeat = createHeartbeat({
    send: (text) => socket?.send(text),
    isHidden: () => hidden,
    // Only a socket that has lasted a while resets the back-off.
    onLasting: () => {
      drops = 0;
    },
    onDead: () => socket?.close(),
    setTimer,
    clearTimer,
  });

  const lost = (from: WebSocket | null, code?: number) => {
    if (stopped || from !== socket) return;
    socket = null;
    live = false;
    heartbeat.stop();
    tell();
    // A poll that is already scheduled stays scheduled, however often the socket fails meanwhile.
    if (poll === undefined) schedulePoll();
    clearTimer(reconnect);
    crowded = code === TOO_MANY;
    const wait = crowded ? CROWDED_MS : backOff(drops++, RETRY_MS, RETRY_MAX_MS);
    reconnect = setTimer(open, jitter(wait, random));
  };

  const open = () => {
    if (stopped || socket) return;
    crowded = false;
    let next: WebSocket;
    try {
      next = parts.connect();
    } catch {
      return lost(null);
    }
    socket = next;
    next.addEventListener('open', () => {
      if (next !== socket) return;
      live = true;
      misses = 0;
      clearTimer(poll);
      poll = undefined;
      tell();
      heartbeat.start();
    });
    next.addEventListener('message', (event) => {
      heartbeat.heard();
      // The first message arrives on opening and shows what was missed. The same number again means that a seat, a name
      // or the chat has changed. So every message is a reason to fetch.
      if (event.data !== 'pong') void look(JSON.parse(event.data).v);
    });
    next.addEventListener('close', (event) => lost(next, event.code));
    next.addEventListener('error', () => next.close());
  };

  open();
  schedulePoll();
  return {
    wake: () => {
      if (stopped) return;
      misses = 0;
      if (!socket && !crowded) {
        drops = 0;
        clearTimer(reconnect);
        open();
      }
      void look().then(schedulePoll);
    },
    hide: (now) => {
      if (hidden && !now && socket && live) heartbeat.pulse();
      hidden = now;
      schedulePoll();
    },
    stop: () => {
      stopped = true;
      for (const timer of [poll, reconnect]) clearTimer(timer);
      heartbeat.stop();
      socket?.close();
    },
  };
}
