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
  /** I am awaited there. A practice copy waits for nobody. */
  mine: boolean;
}

const ORDER = { playing: 1, open: 2, practice: 3, finished: 4, none: 5 } as const;

function rankOf({ mine, table }: MyTable): number {
  if (mine) return 0;
  return ORDER[table?.practice ? 'practice' : (table?.status ?? 'none')];
}

/** When my decision is due there; where none is, or no time is set, after all that have one. */
function dueOf({ mine, table }: MyTable): number {
  const due = mine ? table?.awaiting.find((one) => one.seat === table.own?.seat)?.due : null;
  return due ?? Number.MAX_SAFE_INTEGER;
}

/** What waits for me first, the most pressing before; then what goes on, what is open, what is practice, what is over. */
export const myTables = createRoot(() =>
  createMemo<readonly MyTable[]>(() =>
    links()
      .map((link) => {
        const table = standings()[link.id] ?? null;
        const seat = table?.own?.seat;
        const mine = table?.status === 'playing' && !table.practice && table.awaiting.some((one) => one.seat === seat);
        return { id: link.id, name: table?.name ?? link.name, game: table?.game ?? link.game, table, mine };
      })
      .sort((a, b) => rankOf(a) - rankOf(b) || dueOf(a) - dueOf(b)),
  ),
);

/** The tables that wait for me, other than the one I look at. */
export function waitingElsewhere(id: string): readonly MyTable[] {
  return myTables().filter((one) => one.mine && one.id !== id);
}
