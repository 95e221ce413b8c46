/**
 * A table as this browser knows it, whether open, playing or finished. The pages read it, and one feed keeps it up to
 * date.
 */
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { ApiError, api } from '../api/client.ts';
import type { Link } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { toast } from '../ui/Toast.tsx';
import { type Feed, openFeed } from './feed.ts';
import { dropOldest, keepSeen, lastSeen } from './lastSeen.ts';
import { linksOf, type Role, remember, takeToken, tokenOf, tokensOf } from './links.ts';
import { watchPresence } from './presence.ts';

/**
 * Why a table cannot be shown: this browser has no link to it, its links do not work right now, or there was no
 * response. All but the first may pass, so the page keeps trying and keeps the links until the player removes them.
 */
export type Trouble = { kind: 'no-link' | 'gone' } | { kind: 'error'; error: ApiError };

export interface Room {
  readonly id: string;
  table(): Table | null;
  view(): View | null;
  /** What this browser's link allows. */
  role(): Role | null;
  token(): string | undefined;
  trouble(): Trouble | null;
  link(): Link;
  /** When the view on the page was fetched (milliseconds since 1970). */
  seenAt(): number;
  /** Fetches the view. Returns false if there was no response. */
  refresh(): Promise<boolean>;
  /** Takes over the view that came in response to a move. */
  accept(view: View): void;
  acceptTable(table: Table): void;
  /** Continues with this token, after a claim or a new link. */
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
  let stopped = false;

  const note = () => {
    const seen = table();
    if (seen) keepSeen(id, { table: seen, view: view(), at: seenAt() });
  };

  const setNewerView = (next: View) => {
    const before = view();
    if (before && before.version > next.version) return;
    setView(next);
  };

  /** Tries the current token, and if it does not work, the others this browser holds. None is dropped for failing. */
  async function lookOnce(): Promise<boolean> {
    const first = token();
    if (!first) return true;
    for (const key of new Set([first, ...tokensOf(id)])) {
      try {
        if (key !== token()) renew(key);
        await lookWith(key);
        if (key !== first && linksOf(id)?.tokens.seat === first) toast(t('link.other'));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) continue;
        if (!table() || trouble()) showLastSeen(error);
        setLink('offline');
        return false;
      }
    }
    renew(first);
    batch(() => {
      setTrouble({ kind: 'gone' });
      setLink('offline');
    });
    return false;
  }

  async function lookWith(key: string): Promise<void> {
    const [tableAnswer, viewAnswer] = await Promise.all([
      api.table(id, key, etags.table),
      api.view(id, key, etags.view),
    ]);
    const isBack = trouble() !== null;
    batch(() => {
      if (tableAnswer.body) setTable(tableAnswer.body);
      if (viewAnswer.body) setNewerView(viewAnswer.body);
      setTrouble(null);
      setSeenAt(Date.now());
    });
    if (tableAnswer.etag) etags.table = tableAnswer.etag;
    if (viewAnswer.etag) etags.view = viewAnswer.etag;
    if (tableAnswer.body || viewAnswer.body) note();
    const role = tableAnswer.body?.role;
    if (role && linksOf(id)?.untried?.includes(key)) remember(id, { tokens: { [role]: key } });
    // There was no socket while the links did not work.
    if (isBack) feed?.wake();
  }

  function showLastSeen(error: ApiError): void {
    const seen = lastSeen(id);
    batch(() => {
      if (seen) {
        setTable(seen.table);
        setView(seen.view);
        setSeenAt(seen.at);
        setTrouble(null);
      } else setTrouble({ kind: 'error', error });
    });
  }

  function renew(next: string): void {
    setToken(next);
    delete etags.table;
    delete etags.view;
  }

  /** Runs one fetch at a time. Requests that arrive meanwhile share one more fetch after it. */
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
    if (!key || stopped) return;
    feed = openFeed({
      // The token travels as a subprotocol: a browser cannot set headers on a socket, and addresses end up in logs.
      connect: () => {
        if (trouble()?.kind === 'gone') throw new Error('no socket for a link that does not work');
        return new WebSocket(socketAddress(id), ['commonwealth', token() ?? key]);
      },
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
    // Store it before trying it: the address bar no longer has it, and the call may get no response.
    if (fresh) remember(id, { untried: [fresh], now: Date.now() });
    setToken(first);
    await refresh();
    const known = table();
    if (known && !trouble()) {
      remember(id, { name: known.name, game: known.game, now: Date.now() });
      // A watch link, opened by somebody who has a seat here, does not replace the seat.
      const best = tokenOf(id);
      if (fresh && token() === fresh && best && best !== fresh) {
        renew(best);
        await refresh();
      }
    }
    dropOldest();
    startFeed();
  }

  // Another window of this browser took a seat here, or renewed the link of its seat.
  createEffect(
    on(
      createMemo(() => tokenOf(id)),
      async () => {
        // A fetch in progress may be trying one token after the other.
        await running;
        const best = tokenOf(id);
        if (!best || !token() || best === token() || stopped) return;
        renew(best);
        await refresh();
        startFeed();
      },
      { defer: true },
    ),
  );

  const stopWatching = watchPresence((attentive) => {
    feed?.hide(!attentive);
    if (attentive) feed?.wake();
  });
  const onNetwork = () => feed?.wake();
  // The browser does not reload the page for another link to the same table in the address bar.
  const onHash = () => location.hash && void begin();
  addEventListener('hashchange', onHash);
  addEventListener('online', onNetwork);
  addEventListener('offline', onNetwork);
  onCleanup(() => {
    stopped = true;
    feed?.stop();
    stopWatching();
    removeEventListener('online', onNetwork);
    removeEventListener('offline', onNetwork);
    removeEventListener('hashchange', onHash);
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
      renew(next);
      remember(id, { tokens: { [role]: next } });
      await refresh();
      startFeed();
    },
  };
}

const roleOf = (table: Table): Role => table.role;
