/** A table as this browser knows it, whatever its state: open, playing or finished. The pages read it, one feed renews it. */
import { batch, createSignal, onCleanup } from 'solid-js';
import type { Table, View } from '../../worker/http/wire.ts';
import { ApiError, api } from '../api/client.ts';
import type { Link } from '../games/contract.ts';
import { type Feed, openFeed } from './feed.ts';
import { dropOldest, keepSeen, lastSeen } from './lastSeen.ts';
import { forgetToken, type Role, remember, takeToken, tokenOf } from './links.ts';
import { watchPresence } from './presence.ts';

/** Why a table cannot be shown: no link, a link that opens nothing any more, or trouble that may pass. */
export type Trouble = { kind: 'no-link' | 'gone' } | { kind: 'error'; error: ApiError };

export interface Room {
  readonly id: string;
  table(): Table | null;
  view(): View | null;
  /** What this browser's link is good for. */
  role(): Role | null;
  token(): string | undefined;
  trouble(): Trouble | null;
  link(): Link;
  /** When what is shown was true (milliseconds since 1970). */
  seenAt(): number;
  /** Looks again; false when there was no answer. */
  refresh(): Promise<boolean>;
  /** An answer to a move is news too. */
  accept(view: View): void;
  acceptTable(table: Table): void;
  /** After a claim or a new link: the token to go on with. */
  use(role: Role, token: string): Promise<void>;
}

function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/tables/${id}/live`;
}

export function openRoom(id: string): Room {
  const [table, setTable] = createSignal<Table | null>(null);
  const [view, setView] = createSignal<View | null>(null);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [link, setLink] = createSignal<Link>('polling');
  const [seenAt, setSeenAt] = createSignal(0);
  const [token, setToken] = createSignal<string | undefined>();
  const etags: { table?: string; view?: string } = {};
  let feed: Feed | null = null;
  let running: Promise<boolean> | null = null;
  let again = false;

  const note = () => {
    const seen = table();
    if (seen) keepSeen(id, { table: seen, view: view(), at: seenAt() });
  };

  const setNewerView = (next: View) => {
    const before = view();
    if (before && before.version > next.version) return;
    setView(next);
  };

  async function lookOnce(): Promise<boolean> {
    const key = token();
    if (!key) return true;
    try {
      const [tableAnswer, viewAnswer] = await Promise.all([
        api.table(id, key, etags.table),
        api.view(id, key, etags.view),
      ]);
      batch(() => {
        if (tableAnswer.body) setTable(tableAnswer.body);
        if (viewAnswer.body) setNewerView(viewAnswer.body);
        setTrouble(null);
        setSeenAt(Date.now());
      });
      if (tableAnswer.etag) etags.table = tableAnswer.etag;
      if (viewAnswer.etag) etags.view = viewAnswer.etag;
      if (tableAnswer.body || viewAnswer.body) note();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) {
        forgetToken(id, key);
        const other = tokenOf(id);
        if (other) {
          renew(other);
          return lookOnce();
        }
        setTrouble({ kind: 'gone' });
        feed?.stop();
        return true;
      }
      if (!table()) showLastSeen(error);
      setLink('offline');
      return false;
    }
  }

  function showLastSeen(error: ApiError): void {
    const seen = lastSeen(id);
    batch(() => {
      if (seen) {
        setTable(seen.table);
        setView(seen.view);
        setSeenAt(seen.at);
      } else setTrouble({ kind: 'error', error });
    });
  }

  function renew(next: string): void {
    setToken(next);
    delete etags.table;
    delete etags.view;
  }

  /** One look at a time; a wish that comes meanwhile is granted once after it. */
  function refresh(): Promise<boolean> {
    if (running) {
      again = true;
      return running;
    }
    running = lookOnce().finally(() => {
      running = null;
      if (again) {
        again = false;
        void refresh();
      }
    });
    return running;
  }

  function startFeed(): void {
    feed?.stop();
    const key = token();
    if (!key) return;
    feed = openFeed({
      // The token goes as a subprotocol: a browser cannot set headers on a socket, and an address is logged.
      connect: () => new WebSocket(socketAddress(id), ['commonwealth', key]),
      refresh,
      onLink: setLink,
      failed: link() === 'offline',
    });
  }

  async function begin(): Promise<void> {
    const fresh = takeToken();
    const first = fresh ?? tokenOf(id);
    if (!first) {
      setTrouble({ kind: 'no-link' });
      return;
    }
    setToken(first);
    await refresh();
    const known = table();
    if (known && !trouble()) {
      const role = roleOf(known);
      remember(id, {
        name: known.name,
        game: known.game,
        now: Date.now(),
        ...(fresh ? { tokens: { [role]: fresh } } : {}),
      });
      // A link to look on, opened by somebody who has a seat here, does not unseat them.
      const best = tokenOf(id);
      if (best && best !== token()) {
        renew(best);
        await refresh();
      }
    }
    dropOldest();
    if (trouble()?.kind !== 'gone') startFeed();
  }

  const stopWatching = watchPresence((attentive) => {
    feed?.hide(!attentive);
    if (attentive) feed?.wake();
  });
  const onNetwork = () => feed?.wake();
  addEventListener('online', onNetwork);
  addEventListener('offline', onNetwork);
  onCleanup(() => {
    feed?.stop();
    stopWatching();
    removeEventListener('online', onNetwork);
    removeEventListener('offline', onNetwork);
  });
  void begin();

  return {
    id,
    table,
    view,
    role: () => {
      const known = table();
      return known ? roleOf(known) : null;
    },
    token,
    trouble,
    link,
    seenAt,
    refresh,
    accept: (next) => {
      setNewerView(next);
      note();
      void refresh();
    },
    acceptTable: (next) => {
      setTable(next);
      note();
    },
    use: async (role, next) => {
      remember(id, { tokens: { [role]: next } });
      renew(tokenOf(id) ?? next);
      await refresh();
      startFeed();
    },
  };
}

const roleOf = (table: Table): Role => table.role;
