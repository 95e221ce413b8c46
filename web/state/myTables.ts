/** How the tables of this browser stand, asked in one call; kept so that the list is there at once next time. */
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { Table } from '../../worker/http/wire.ts';
import { ApiError, api } from '../api/client.ts';
import { keep, kept } from './keep.ts';
import { links, tokenOf } from './links.ts';

const KEY = 'standings';
const [standings, setStandings] = createSignal<Readonly<Record<string, Table>>>(kept<Record<string, Table>>(KEY) ?? {});
const [offline, setOffline] = createSignal(false);
/** A call answers for so many tables at most. */
const MOST = 60;

export { offline as tablesOffline };

export async function refreshTables(): Promise<void> {
  const asked = links()
    .slice(0, MOST)
    .flatMap(({ id }) => {
      const token = tokenOf(id);
      return token ? [{ id, token }] : [];
    });
  if (asked.length === 0) return;
  try {
    const { tables } = await api.mine(asked);
    const next: Record<string, Table> = {};
    for (const { id, table } of tables) if (table) next[id] = table;
    setStandings(next);
    setOffline(false);
    keep(KEY, next);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    setOffline(true);
  }
}

export interface MyTable {
  id: string;
  name: string;
  game: string;
  table: Table | null;
  /** I am awaited there. */
  mine: boolean;
}

/** What waits for me first, then what goes on, then what is open, then what is over. */
export const myTables = createRoot(() =>
  createMemo<readonly MyTable[]>(() => {
    const rank = (one: MyTable) => {
      if (one.mine) return 0;
      return { playing: 1, open: 2, finished: 3, none: 4 }[one.table?.status ?? 'none'];
    };
    return links()
      .map((link) => {
        const table = standings()[link.id] ?? null;
        const seat = table?.own?.seat;
        const mine = table?.status === 'playing' && table.awaiting.some((one) => one.seat === seat);
        return { id: link.id, name: table?.name ?? link.name, game: table?.game ?? link.game, table, mine };
      })
      .sort((a, b) => rank(a) - rank(b));
  }),
);

/** The tables that wait for me, other than the one I look at. */
export function waitingElsewhere(id: string): readonly MyTable[] {
  return myTables().filter((one) => one.mine && one.id !== id);
}
