/** Fetches the table, and its view unless the newest one is here already. */
import type { View } from '../../../worker/domain/wire/play.ts';
import type { Table } from '../../../worker/domain/wire/tables.ts';
import { api } from '../../api/client.ts';
import type { Known } from './known.ts';

/** A view depends on the version and the status alone, so one that is here is not fetched again. */
function isUpToDate(view: View | null, table: Table | null): boolean {
  if (!view || !table) return false;
  return view.version > table.version || (view.version === table.version && view.status === table.status);
}

/** `putOffView`: true while a move is under way, whose reply brings the view. */
export function createFetching(id: string, known: Known, putOffView: () => boolean) {
  let etag: string | undefined;
  /** The token that the view here belongs to. */
  let viewToken: string | undefined;
  /** The highest version that the socket named. */
  let newest = -1;

  async function fetchWith(key: string): Promise<Table | null> {
    const here = viewToken === key ? known.view() : null;
    const isOld = !here || here.version < newest;
    const [table, early] = await Promise.all([api.table(id, key, etag), isOld ? api.view(id, key) : null]);
    const isHere = early !== null || isUpToDate(known.view(), table.body ?? known.table());
    // The table may turn out to be newer than the view here.
    const view = isHere || putOffView() ? early : await api.view(id, key);
    known.seen(table.body, view);
    etag = table.etag ?? etag;
    viewToken = key;
    return table.body;
  }

  return {
    fetchWith,
    /** The socket named a version. */
    expect: (version: number) => {
      newest = Math.max(newest, version);
    },
    /** The view here is an old one that this browser kept. */
    distrustView: () => {
      viewToken = undefined;
    },
    /** Another token may see another table. */
    startOver: () => {
      etag = undefined;
      viewToken = undefined;
    },
  };
}

export type Fetching = ReturnType<typeof createFetching>;
