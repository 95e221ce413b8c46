/** Looks at the table with one after the other of the links that this browser holds. */
import { createSignal } from 'solid-js';
import { ApiError } from '../../api/client.ts';
import { t } from '../../i18n/i18n.ts';
import { toast } from '../../ui/Toast.tsx';
import { linksOf, type Role, remember, tokensOf } from '../links.ts';
import type { Fetching } from './fetching.ts';
import type { Known } from './known.ts';
import { oneAtATime } from './oneAtATime.ts';

export interface Hooks {
  onOffline(): void;
  /** The table answers again. */
  onBack(): void;
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

/** The first token that the service knows, or null, or the error that leaves it open. None is dropped for failing. */
async function firstKnown(
  keys: Iterable<string>,
  look: (key: string) => Promise<void>,
): Promise<string | null | ApiError> {
  for (const key of keys) {
    try {
      await look(key);
      return key;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) return error;
    }
  }
  return null;
}

export function createTrying(id: string, known: Known, fetching: Fetching, { onOffline, onBack }: Hooks) {
  const [token, setToken] = createSignal<string | undefined>();
  const { run: refresh, atRest } = oneAtATime(lookOnce);
  /** The link that was in the address bar. */
  let opened: string | null = null;

  function renew(next: string): void {
    setToken(next);
    fetching.startOver();
  }

  async function lookWith(key: string): Promise<void> {
    if (key !== token()) renew(key);
    const isBack = known.trouble() !== null;
    const table = await fetching.fetchWith(key);
    if (table) sortIn(id, key, table.role, key === opened);
    if (isBack) onBack();
  }

  async function lookOnce(): Promise<boolean> {
    const first = token();
    if (!first) return true;
    const found = await firstKnown(new Set([first, ...tokensOf(id)]), lookWith);
    if (typeof found === 'string') {
      if (found !== first && linksOf(id)?.tokens.seat === first) toast(t('link.other'));
      return true;
    }
    if (found === null) {
      renew(first);
      known.setTrouble({ kind: 'gone' });
    } else if (!known.table() || known.trouble()) {
      known.showLastSeen(found);
      fetching.distrustView();
    }
    onOffline();
    return false;
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
    /** Resolves when no fetch is running: one that is may be trying one token after the other. */
    atRest,
  };
}
