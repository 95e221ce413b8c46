/**
 * Pings a socket at once and from time to time. So a socket that no longer answers is noticed, and the service knows that
 * somebody is at the page.
 */
import type { Timers } from './timers.ts';

/** The runtime answers pings even while the object sleeps, so a socket that does not answer is dead. */
const PING_MS = 45_000;

export interface HeartbeatParts extends Pick<Timers, 'setTimer' | 'clearTimer'> {
  send: (text: 'ping') => void;
  /** Nobody is at the page. A ping says that somebody is, and a hidden tab sends none, so that its player gets mail. */
  isHidden: () => boolean;
  /** The socket has lasted until a ping was due. */
  onLasting: () => void;
  onDead: () => void;
}

export function createHeartbeat(parts: HeartbeatParts) {
  let timer: unknown;
  let isAnswered = true;

  const pulse = () => {
    isAnswered = false;
    parts.send('ping');
  };
  const beat = () => {
    parts.clearTimer(timer);
    timer = parts.setTimer(() => {
      parts.onLasting();
      if (parts.isHidden()) return beat();
      if (!isAnswered) return parts.onDead();
      pulse();
      beat();
    }, PING_MS);
  };

  return {
    start: () => {
      isAnswered = true;
      if (!parts.isHidden()) pulse();
      beat();
    },
    heard: () => {
      isAnswered = true;
    },
    /** Pings at once. */
    pulse,
    stop: () => parts.clearTimer(timer),
  };
}

export type Heartbeat = ReturnType<typeof createHeartbeat>;
