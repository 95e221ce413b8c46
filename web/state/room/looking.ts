/** Asks the service for the table, with one after the other of the links that this browser holds. */
import { createSignal } from 'solid-js';
import type { View } from '../../../worker/domain/wire/play.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { ApiError, api } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { toast } from '../../ui/Toast.tsx';
import { linksOf, type Role, remember, tokensOf } from '../links.ts';
import type { Known } from './known.ts';
import { createMoves } from './moves.ts';
import { oneAtATime } from './oneAtATime.ts';

interface Hooks {
  onOffline(): void;
  /** The table answers again. */
  onBack(): void;
}

/** A view depends on the version and the status alone, so one that is here is not fetched again. */
function isUpToDate(view: View | null, table: Table | null): boolean {
  if (!view || !table) return false;
  return view.version > table.version || (view.version === table.version && view.status === table.status);
}

/**
 * Stores what an untried link allows. The link that the player opened goes first, and one of the same kind gives way:
 * it may be of another seat, and work for longer. A link that was only fallen back on replaces none.
 */
function sortIn(id: string, key: string, role: Role, isOpened: boolean): void {
  const links = linksOf(id);
  if (!links?.untried?.includes(key)) return;
  const other = links.tokens[role];
  if (!other || isOpened) remember(id, { tokens: { [role]: key }, untried: other ? [other] : [] });
}

export function createLooking(id: string, known: Known, { onOffline, onBack }: Hooks) {
  const [token, setToken] = createSignal<string | undefined>();
  const { run: refresh, atRest } = oneAtATime(lookOnce);
  const moves = createMoves(() => void refresh());
  let etag: string | undefined;
  /** The token that the view here belongs to. */
  let viewToken: string | undefined;
  /** The highest version that the socket named. */
  let newest = -1;
  /** The link that was in the address bar. */
  let opened: string | null = null;

  function renew(next: string): void {
    setToken(next);
    etag = undefined;
    viewToken = undefined;
  }

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
        return failed(error);
      }
    }
    renew(first);
    known.setTrouble({ kind: 'gone' });
    onOffline();
    return false;
  }

  function failed(error: ApiError): false {
    if (!known.table() || known.trouble()) {
      known.showLastSeen(error);
      viewToken = undefined;
    }
    onOffline();
    return false;
  }

  async function lookWith(key: string): Promise<void> {
    const here = viewToken === key ? known.view() : null;
    const isOld = !here || here.version < newest;
    const [table, early] = await Promise.all([api.table(id, key, etag), isOld ? api.view(id, key) : null]);
    const isHere = early !== null || isUpToDate(known.view(), table.body ?? known.table());
    // The table may turn out to be newer than the view here.
    const view = isHere || moves.putOffLook() ? early : await api.view(id, key);
    const isBack = known.trouble() !== null;
    known.seen(table.body, view);
    etag = table.etag ?? etag;
    viewToken = key;
    if (table.body) sortIn(id, key, table.body.role, key === opened);
    if (isBack) onBack();
  }

  /** The socket named a version. If it is here already, something else about the table has changed. */
  async function hear(version: number): Promise<boolean> {
    newest = Math.max(newest, version);
    return moves.putOffLook() || refresh();
  }

  /** The socket may name the version of a move before its reply comes, but the reply has the view. */
  function move(call: () => Promise<{ view: View }>, onReply: () => void): Promise<void> {
    const key = token();
    return moves.carry(call, ({ view }) => {
      if (key === token()) known.accept(view);
      onReply();
    });
  }

  return {
    token,
    /** Looks with the link from the address bar, or else with the best that this browser holds. */
    begin: (first: string, isOpened: boolean) => {
      if (isOpened) opened = first;
      setToken(first);
      return refresh();
    },
    /** Looks with another token. */
    use: (next: string) => {
      renew(next);
      return refresh();
    },
    refresh,
    hear,
    move,
    /** Resolves when no fetch is running: one that is may be trying one token after the other. */
    atRest,
  };
}
