/**
 * Tells when a table has moved on. A socket that carries only the version number; where it does not come up,
 * asking again and again, with jitter so that a thousand pages do not ask at once, and with back-off.
 */
export interface FeedParts {
  /** Opens the socket, or throws. */
  connect: () => WebSocket;
  /** Looks again; false when there was no answer. */
  refresh: () => Promise<boolean>;
  onLink: (link: 'live' | 'polling' | 'offline') => void;
  /** The look before the feed was opened had no answer. */
  failed?: boolean;
  random?: () => number;
  setTimer?: (run: () => void, ms: number) => unknown;
  clearTimer?: (timer: unknown) => void;
}

export const POLL_MS = 15_000;
const POLL_HIDDEN_MS = 120_000;
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 300_000;
/** The service closes a socket with this code when a table has too many of them. */
const TOO_MANY = 4002;
/** So long a page that was one too many asks by calls alone. */
const CROWDED_MS = 600_000;
/** The runtime answers pings while the object sleeps; a socket that does not is dead. */
const PING_MS = 45_000;

/** Between half and the whole of it. */
export const jitter = (ms: number, random: () => number) => Math.round(ms * (0.5 + random() / 2));

export const backOff = (failures: number, first: number, most: number) => Math.min(most, first * 2 ** failures);

export interface Feed {
  /** The window came back, or the network did: look at once. */
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
  /** There was no room for our socket: whoever comes back at once only pushes out somebody else. */
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
    // A socket that hears nothing looks alive for a long time; a call that fails tells the truth.
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
      // It has lasted: only now is it sure that the next loss is not one more of a row.
      drops = 0;
      // A ping says that somebody is at the table: a tab nobody looks at is silent, so that mail is sent.
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
    // A call that is due stays due, however often the socket fails meanwhile.
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
      // The first comes on opening and tells what was missed; the same number again means that a seat, a name
      // or the chat has changed. So every one of them is a reason to look.
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
