/** What this browser knows of a table: the service's last response, or what was last seen if there was none. */
import { batch, createSignal } from 'solid-js';
import type { View } from '../../../worker/domain/wire/play.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import type { ApiError } from '../../api/client.ts';
import { keepSeen, lastSeen } from '../lastSeen.ts';

/**
 * Why a table cannot be shown: this browser has no link to it, its links do not work right now, or there was no
 * response. All but the first may pass, so the page keeps trying and keeps the links until the player removes them.
 */
export type Trouble = { kind: 'no-link' | 'gone' } | { kind: 'error'; error: ApiError };

export type Known = ReturnType<typeof createKnown>;

export function createKnown(id: string) {
  const [table, setTable] = createSignal<Table | null>(null);
  const [view, setView] = createSignal<View | null>(null);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const [seenAt, setSeenAt] = createSignal(0);

  const store = () => {
    const seen = table();
    if (seen) keepSeen(id, { table: seen, view: view(), at: seenAt() });
  };

  /** A view that is older than the one here is dropped. */
  const setNewerView = (next: View) => {
    const before = view();
    if (!before || before.version <= next.version) setView(next);
  };

  return {
    table,
    view,
    trouble,
    setTrouble,
    seenAt,
    /** Takes over the view that came in response to a move. */
    accept: (next: View) => {
      setNewerView(next);
      store();
    },
    /** Takes over what a look got in response: null for what has not changed. */
    seen: (nextTable: Table | null, nextView: View | null) =>
      batch(() => {
        if (nextTable) setTable(nextTable);
        if (nextView) setNewerView(nextView);
        setTrouble(null);
        setSeenAt(Date.now());
        if (nextTable || nextView) store();
      }),
    /** There was no response. */
    showLastSeen: (error: ApiError) =>
      batch(() => {
        const last = lastSeen(id);
        setTrouble(last ? null : { kind: 'error', error });
        if (!last) return;
        setTable(last.table);
        setView(last.view);
        setSeenAt(last.at);
      }),
  };
}
