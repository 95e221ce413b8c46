/**
 * The state of all tables in this browser, fetched in one call and stored so that the list is there at once next time.
 */
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { ApiError, api } from '../api/client.ts';
import { keep, kept } from './keep.ts';
import { links, tokensOf } from './links.ts';

const KEY = 'standings';
const [known, setKnown] = createSignal<Readonly<Record<string, Table>>>(kept<Record<string, Table>>(KEY) ?? {});
/** Tables that none of their links could open at the last call. What was known of them before stays. */
const [missing, setMissing] = createSignal<ReadonlySet<string>>(new Set());
/** Tables that could not be asked at the last call. */
const [unavailable, setUnavailable] = createSignal<ReadonlySet<string>>(new Set());
const [offline, setOffline] = createSignal(false);
/** One call covers at most this many tables. */
const MOST = 60;

export { offline as tablesOffline };

export async function refreshTables(): Promise<void> {
  const ids = links()
    .slice(0, MOST)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  try {
    const found: Record<string, Table> = {};
    const silent = new Set<string>();
    // If the best link does not open a table, its next best link may.
    for (let rank = 0; ; rank++) {
      const asked = ids.flatMap((id) => {
        const token = found[id] ? undefined : tokensOf(id)[rank];
        return token ? [{ id, token }] : [];
      });
      if (asked.length === 0) break;
      const { tables } = await api.mine(asked);
      for (const { id, table, unavailable: isSilent } of tables) {
        if (table) found[id] = table;
        if (isSilent) silent.add(id);
      }
    }
    const before = known();
    const next = Object.fromEntries(
      ids.flatMap((id) => {
        const table = found[id] ?? before[id];
        return table ? [[id, table] as const] : [];
      }),
    );
    setKnown(next);
    setMissing(new Set(ids.filter((id) => !found[id] && !silent.has(id))));
    setUnavailable(new Set(ids.filter((id) => !found[id] && silent.has(id))));
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
  /** The table when it was last fetched. */
  table: Table | null;
  /** None of its links opens it right now. */
  missing: boolean;
  /** It does not answer right now. */
  unavailable: boolean;
  /** The table is waiting for me. A practice copy waits for nobody. */
  mine: boolean;
}

const ORDER = { playing: 1, open: 2, practice: 3, finished: 4, none: 5 } as const;

function rankOf({ mine, missing, table }: MyTable): number {
  if (mine) return 0;
  if (missing) return ORDER.none;
  return ORDER[table?.practice ? 'practice' : (table?.status ?? 'none')];
}

/** My own decision there, if one is due. */
const decisionAt = ({ mine, table }: MyTable) =>
  mine ? table?.awaiting.find((one) => one.seat === table.own?.seat) : undefined;

/** When my decision is due. Tables where no decision is due, or without a time limit, sort last. */
const dueOf = (one: MyTable): number => decisionAt(one)?.due ?? Number.MAX_SAFE_INTEGER;

/**
 * First the tables that are waiting for me, most urgent first; then those in play, open tables, practice copies and
 * finished games.
 */
export const myTables = createRoot(() =>
  createMemo<readonly MyTable[]>(() =>
    links()
      .map((link) => {
        const table = known()[link.id] ?? null;
        const seat = table?.own?.seat;
        const isMissing = missing().has(link.id);
        const isAwaited = table?.status === 'playing' && table.awaiting.some((one) => one.seat === seat);
        return {
          id: link.id,
          name: table?.name ?? link.name,
          game: table?.game ?? link.game,
          table,
          missing: isMissing,
          unavailable: unavailable().has(link.id),
          mine: isAwaited && !table.practice && !isMissing,
        };
      })
      .sort((a, b) => rankOf(a) - rankOf(b) || dueOf(a) - dueOf(b)),
  ),
);

/** The tables that are waiting for me, except this one. */
export function waitingElsewhere(id: string): readonly MyTable[] {
  return myTables().filter((one) => one.mine && one.id !== id);
}

/** How many tables are waiting for me. */
export const waitingCount = (): number => myTables().filter((one) => one.mine).length;

/** The table that has been waiting for me longest. */
export function waitsLongest(): MyTable | undefined {
  const since = (one: MyTable) => decisionAt(one)?.since ?? Number.MAX_SAFE_INTEGER;
  return [...myTables()].filter((one) => one.mine).sort((a, b) => since(a) - since(b))[0];
}
