/** Absences: mine at a table, and at all tables of this browser at once. */
import type { OwnSeat } from '../../worker/domain/wire/seats.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { ApiError, api } from '../api/client.ts';
import { now, stillAway } from '../i18n/time.ts';
import { backOn, lastMoment } from './awayDays.ts';
import { links, type TableLinks } from './links.ts';
import { myTables, refreshTables } from './myTables.ts';
import { timeZone } from './openTable.ts';

export type Seated = Table & { own: OwnSeat };

/** My seat at a table where I can be away: a game that others play with me, and that is not over. */
export const canRest = (table: Table | null): table is Seated =>
  table !== null && table.own !== null && !table.practice && table.status !== 'finished';

export const myAbsence = (table: Table): number | null =>
  stillAway(table.seats.find(({ seat }) => seat === table.own?.seat)?.awayUntil);

/** The tables where I can be away, as they are known. */
export const restingTables = (): Seated[] =>
  myTables().flatMap(({ table, missing }) => (canRest(table) && !missing ? [table] : []));

export interface Unsettled {
  id: string;
  name: string;
  /** The table as it is known; null where nothing is known of it. */
  table: Seated | null;
  error: ApiError;
}

/** Says at all tables of this browser until which date I am away, or with null that I am back. Returns where it failed. */
export async function sayAway(date: string | null): Promise<readonly Unsettled[]> {
  await refreshTables();
  const asked = await Promise.all(links().map((link) => sayAt(link, date)));
  await refreshTables();
  return asked.flatMap((one) => one ?? []);
}

async function sayAt({ id, name, tokens, untried }: TableLinks, date: string | null): Promise<Unsettled | null> {
  const known = myTables().find((one) => one.id === id);
  let table = known?.table ?? null;
  const token = tokens.seat ?? untried?.[0];
  if (!token || known?.missing || (table && !canRest(table))) return null;
  try {
    // The list of tables does not reach to the oldest, and tells nothing of one that did not answer.
    table ??= await lookUp(id, token);
    if (!canRest(table)) return null;
    const until = myAbsence(table);
    if (date === null && until === null) return null;
    const awayUntil = date === null ? null : backOn(date, lastMoment(table.own, until, now()));
    await api.changeSeat(id, token, table.own.seat, { awayUntil, timeZone: timeZone() });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, name: table?.name || name, table: canRest(table) ? table : null, error };
  }
}

/** One table, asked as the list of tables asks: who is away from all tables is at none of them, and still gets mail. */
async function lookUp(id: string, token: string): Promise<Table> {
  const { tables } = await api.mine([{ id, token }]);
  const [found] = tables;
  if (found?.table) return found.table;
  const status = found?.unavailable ? 503 : 404;
  throw new ApiError(status, `http-${status}`, 'the table does not answer');
}
