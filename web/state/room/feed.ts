/**
 * Tells when a table has changed. A socket carries only the version number. If the socket does not connect, the feed
 * polls instead, with back-off, and with jitter so that a thousand pages do not poll at the same moment.
 */
import { Line } from './line.ts';
import { createPolling } from './polling.ts';
import { backOff, jitter, type Timers } from './timers.ts';

export interface FeedParts extends Partial<Timers> {
  /** Opens the socket, or throws. */
  connect: () => WebSocket;
  /** Fetches what has changed. Returns false if there was no response. */
  refresh: () => Promise<boolean>;
  /** The same, after the socket named a version. */
  hear: (version: number) => Promise<boolean>;
  onLink: (link: 'live' | 'polling' | 'offline') => void;
  /** True if the fetch before the feed was opened had no response. */
  failed?: boolean;
  /** True if nobody is at the page now. It may have been opened in the background. */
  hidden?: boolean;
}

export const POLL_MS = 15_000;
const POLL_HIDDEN_MS = 120_000;

export interface Feed {
  /** The window became visible again, or the network came back: fetch at once. */
  wake(): void;
  hide(hidden: boolean): void;
  stop(): void;
}

const timersOf = (parts: FeedParts): Timers => ({
  random: parts.random ?? Math.random,
  setTimer: parts.setTimer ?? ((run, ms) => setTimeout(run, ms)),
  clearTimer: parts.clearTimer ?? ((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>)),
});

const pollTime = (isHidden: boolean, misses: number, random: () => number) =>
  jitter(backOff(misses, isHidden ? POLL_HIDDEN_MS : POLL_MS), random);

export function openFeed(parts: FeedParts): Feed {
  const timers = timersOf(parts);
  let hidden = parts.hidden ?? false;
  let stopped = false;
  let misses = parts.failed ? 1 : 0;

  const tell = () => parts.onLink(misses > 0 ? 'offline' : line.isLive() ? 'live' : 'polling');

  const look = async (version?: number) => {
    const ok = await (version === undefined ? parts.refresh() : parts.hear(version));
    if (stopped) return;
    misses = ok ? 0 : misses + 1;
    // A dead socket can look alive for a long time. A failed call shows the truth.
    if (!ok) line.drop();
    tell();
  };

  const polling = createPolling(timers, {
    look,
    wait: () => (stopped || line.isLive() ? null : pollTime(hidden, misses, timers.random)),
  });
  const line = new Line(timers, {
    connect: parts.connect,
    isHidden: () => hidden,
    onOpen: () => {
      misses = 0;
      polling.cancel();
      tell();
    },
    onVersion: (version) => void look(version),
    onLost: () => {
      tell();
      // A poll that is already scheduled stays scheduled, however often the socket fails meanwhile.
      if (!polling.isScheduled()) polling.schedule();
    },
  });

  line.open();
  polling.schedule();
  return {
    wake: () => {
      if (stopped) return;
      misses = 0;
      line.openNow();
      void look().then(polling.schedule);
    },
    hide: (now) => {
      if (hidden && !now) line.pulse();
      hidden = now;
      polling.schedule();
    },
    stop: () => {
      stopped = true;
      polling.cancel();
      line.stop();
    },
  };
}
