/** Players' names in the sentences of a prompt. */
import type { AnyTable } from '../../games/contract.ts';
import { list, t } from '../../i18n/i18n.ts';
import { stillAway } from '../../i18n/time.ts';

export function nameOf(table: AnyTable, seat: number): string {
  return seat === table.seat() ? t('you') : (table.players()[seat]?.name ?? '');
}

/** Until when a player is away. */
export const awayOf = (table: AnyTable, seat: number): number | null => stillAway(table.players()[seat]?.awayUntil);

export function waitingWords(table: AnyTable): string {
  const awaited = table.awaiting();
  if (awaited.some((one) => one.seat === table.seat())) return t('wait.yours');
  return t('wait.for', { who: list(awaited.map((one) => nameOf(table, one.seat))) });
}
