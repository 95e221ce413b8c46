/**
 * A table as this browser knows it, whether open, playing or finished. The pages read it, and one feed keeps it up to
 * date.
 */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import type { Link } from '../games/contract.ts';
import { dropOldest } from './lastSeen.ts';
import { type Role, remember, takeToken, tokenOf } from './links.ts';
import { createKnown, type Known, type Trouble } from './room/known.ts';
import { createLive } from './room/live.ts';
import { createLooking } from './room/looking.ts';

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
  /** Fetches the table, and the view if it has changed. Returns false if there was no response. */
  refresh(): Promise<boolean>;
  /** Makes a move, and takes over the view that comes in response. `onReply` runs together with that. */
  move(call: () => Promise<{ view: View }>, onReply: () => void): Promise<void>;
  /** Makes a call after which this link may open nothing any more. What the socket says waits until `onReply` has run. */
  hold(call: () => Promise<unknown>, onReply: () => void): Promise<void>;
  /** Continues with this token, after a claim or a new link. */
  use(role: Role, token: string): Promise<void>;
}

type Looking = ReturnType<typeof createLooking>;
type Live = ReturnType<typeof createLive>;

/** Starts with the link in the address bar, or else with the best that this browser holds. */
async function begin(id: string, known: Known, looking: Looking, live: Live): Promise<void> {
  const fresh = takeToken();
  const first = fresh ?? tokenOf(id);
  if (!first) {
    known.setTrouble({ kind: 'no-link' });
    return;
  }
  // Store it before trying it: the address bar no longer has it, and the call may get no response.
  if (fresh) remember(id, { untried: [fresh], now: Date.now() });
  await looking.begin(first, fresh !== null);
  const table = known.table();
  if (table && !known.trouble()) {
    remember(id, { name: table.name, game: table.game, now: Date.now() });
    // A watch link, opened by somebody who has a seat here, does not replace the seat.
    const best = tokenOf(id);
    if (fresh && looking.token() === fresh && best && best !== fresh) await looking.use(best);
  }
  dropOldest();
  live.start();
}

/** Another window of this browser took a seat here, or renewed the link of its seat. */
function followOtherWindows(id: string, looking: Looking, live: Live): void {
  const follow = async () => {
    await looking.atRest();
    const best = tokenOf(id);
    const now = looking.token();
    if (!best || !now || best === now || live.isStopped()) return;
    await looking.use(best);
    live.start();
  };
  createEffect(
    on(
      createMemo(() => tokenOf(id)),
      follow,
      { defer: true },
    ),
  );
}

export function openRoom(id: string): Room {
  const [link, setLink] = createSignal<Link>('polling');
  const known = createKnown(id);
  const looking = createLooking(id, known, {
    onOffline: () => setLink('offline'),
    // There was no socket while the links did not work.
    onBack: () => live.wake(),
  });
  const { token, refresh, hear } = looking;
  const works = () => known.trouble()?.kind !== 'gone';
  const live = createLive({ id, token, works, refresh, hear, link, onLink: setLink });
  const start = () => void begin(id, known, looking, live);
  followOtherWindows(id, looking, live);

  // The browser does not reload the page for another link to the same table in the address bar.
  const onHash = () => location.hash && start();
  addEventListener('hashchange', onHash);
  onCleanup(() => removeEventListener('hashchange', onHash));
  start();

  return {
    id,
    table: known.table,
    view: known.view,
    role: () => known.table()?.role ?? null,
    token,
    trouble: known.trouble,
    link,
    seenAt: known.seenAt,
    refresh,
    move: looking.move,
    hold: looking.hold,
    use: async (role, next) => {
      remember(id, { tokens: { [role]: next } });
      await looking.use(next);
      live.start();
    },
  };
}
