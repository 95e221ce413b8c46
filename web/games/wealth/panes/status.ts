/** What a player is doing, in two or three words. */
import { t } from '../../../i18n/i18n.ts';
import { day, now, since } from '../../../i18n/time.ts';
import { awayOf } from '../../../table/prompt/seatWords.ts';
import type { WealthTable } from '../wealthTable.ts';
import type { Words } from '../words.ts';

/** Whether a player has passed and not acted since, while the run of passes lasts. */
function hasPassed(table: WealthTable, seat: number): boolean {
  const { passes, players, active } = table.state();
  if (players[seat]?.out) return true;
  if (active === null || passes === 0) return false;
  const living = players.map((_, step) => (active - 1 - step + 2 * players.length) % players.length);
  return living
    .filter((other) => players[other]?.eliminated === null)
    .slice(0, passes)
    .includes(seat);
}

export const isFirst = (table: WealthTable, seat: number): boolean => {
  const { first, round, phase } = table.state();
  return first === seat && round > 0 && phase !== 'over';
};

export function statusOf({ word }: Words, table: WealthTable, seat: number): string {
  const state = table.state();
  const player = state.players[seat];
  if (player?.eliminated !== null) return word('st.out');
  const isPast = table.past();
  const until = isPast ? null : awayOf(table, seat);
  const awaited = !isPast && table.awaiting().some((one) => one.seat === seat);
  if (awaited) {
    if (seat === table.seat()) return state.phase === 'produce' ? word('st.yourChoice') : word('st.yourMove');
    if (until !== null) return t('away.until', { day: day(until) });
    const due = table.due().find((one) => one.seat === seat);
    const isFresh = !due || now() - due.since < 60_000;
    return isFresh ? word('st.decidesNow') : word('st.decides', { time: since(due.since) });
  }
  if (state.phase === 'produce') return player.runs ? word('st.done') : isPast ? '' : word('st.done');
  if ((state.phase === 'trade' || state.phase === 'develop') && hasPassed(table, seat)) return word('st.passed');
  const open = state.offers.filter((offer) => offer.from === seat).length;
  if (open > 0) return word('st.offers', { n: open });
  return until === null ? '' : t('away.until', { day: day(until) });
}
