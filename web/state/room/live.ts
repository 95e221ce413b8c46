/** Keeps a table up to date: by a feed, when somebody comes back to the page, and when the network does. */
import { onCleanup } from 'solid-js';
import { tellAway } from '../../api/client.ts';
import type { Link } from '../../games/contract.ts';
import { type Feed, openFeed } from './feed.ts';
import { watchPresence } from './presence.ts';

interface LiveParts {
  id: string;
  token(): string | undefined;
  /** False while no link works: then there is no socket either. */
  works(): boolean;
  refresh(): Promise<boolean>;
  hear(version: number): Promise<boolean>;
  link(): Link;
  onLink(link: Link): void;
}

function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/tables/${id}/live`;
}

export function createLive(parts: LiveParts) {
  let feed: Feed | null = null;
  let isStopped = false;

  function connect(): WebSocket {
    if (!parts.works()) throw new Error('no socket for a link that does not work');
    // The token travels as a subprotocol: a browser cannot set headers on a socket, and addresses end up in logs.
    return new WebSocket(socketAddress(parts.id), ['commonwealth', parts.token() ?? '']);
  }

  /** Starts anew, with the token that is in use now. */
  function start(): void {
    feed?.stop();
    if (!parts.token() || isStopped) return;
    const { refresh, hear, onLink } = parts;
    const failed = parts.link() === 'offline';
    feed = openFeed({ connect, refresh, hear, onLink, failed, hidden: !presence.isAttentive() });
  }

  const wake = () => feed?.wake();
  const presence = watchPresence((attentive) => {
    feed?.hide(!attentive);
    if (attentive) wake();
  });
  const stopTelling = tellAway(() => !presence.isAttentive());
  addEventListener('online', wake);
  addEventListener('offline', wake);
  onCleanup(() => {
    isStopped = true;
    feed?.stop();
    presence.stop();
    stopTelling();
    removeEventListener('online', wake);
    removeEventListener('offline', wake);
  });
  return { start, wake, isStopped: () => isStopped };
}
