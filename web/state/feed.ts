/**
 * Tells when a table has changed. A socket carries only the version number. If the socket does not connect, the feed
 * polls instead, with back-off, and with jitter so that a thousand pages do not poll at the same moment.
 */
export interface FeedParts {
  /** Opens the socket, or throws. */
  connect: () => WebSocket;
  /** Fetches the view. Returns false if there was no response. */
  refresh: () => Promise<boolean>;
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
/** The runtime answers pings even while the object sleeps, so a socket that does not answer is dead. */
const PING_MS = 45_000;

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
  let answered = true;
  let hidden = false;
  let stopped = false;
  let drops = 0;
  /** There was no room for our socket. Reconnecting at once would only push somebody else out. */
  let crowded = false;
  let misses = parts.failed ? 1 : 0;
  let reconnect: unknown;
  let poll: unknown;
  let ping: unknown;

  const tell = () => parts.onLink(misses > 0 ? 'offline' : live ? 'live' : 'polling');

  const look = async () => {
    const ok = await parts.refresh();
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
    poll = setTimer(
      async () => {
        await look();
        schedulePoll();
      },
      jitter(backOff(misses, every, RETRY_MAX_MS), random),
    );
  };

  const pulse = () => {
    if (!socket || !live) return;
    answered = false;
    socket.send('ping');
  };

  const beat = () => {
    clearTimer(ping);
    ping = setTimer(() => {
      if (!socket) return;
      // Only a socket that has lasted a while resets the back-off.
      drops = 0;
      // A ping says that somebody is at the table. A hidden tab sends none, so that its player gets mail.
      if (hidden) return beat();
      if (!answered) return socket.close();
      pulse();
      beat();
    }, PING_MS);
  };

  const lost = (from: WebSocket | null, code?: number) => {
    if (stopped || from !== socket) return;
    socket = null;
    live = false;
    clearTimer(ping);
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
      answered = true;
      misses = 0;
      clearTimer(poll);
      poll = undefined;
      tell();
      beat();
    });
    next.addEventListener('message', (event) => {
      answered = true;
      // The first message arrives on opening and shows what was missed. The same number again means that a seat, a name
      // or the chat has changed. So every message is a reason to fetch.
      if (event.data !== 'pong') void look();
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
      if (hidden && !now) pulse();
      hidden = now;
      schedulePoll();
    },
    stop: () => {
      stopped = true;
      for (const timer of [poll, reconnect, ping]) clearTimer(timer);
      socket?.close();
    },
  };
}
