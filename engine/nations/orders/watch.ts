/**
 * What a player wants to be asked about instead. A watch compares the present with what the seat saw when it gave the
 * order, so it holds only for what has changed since then.
 */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import { type CardId, cardOf, type Group } from '../data/cards/index.ts';
import { eventsNow } from '../facts/round.ts';
import { priceFor } from '../rules/buying/price.ts';
import { cellOf } from '../rules/buying/progressBoard.ts';
import { bookPointsOf } from '../rules/endOfAge.ts';
import { groupOf } from '../rules/mostAndLeast.ts';
import { rulesOf } from '../rules/options.ts';
import { nationAt, type State, seatsOf } from '../state.ts';
import { named } from './meanings.ts';
import type { Seen, Watch } from './task.ts';

/** It is good to be in these groups, and bad to be in the others that events compare nations by. */
const GOOD: readonly Group[] = [
  'mostStrength',
  'mostStability',
  'mostFood',
  'mostGoldenAgesBought',
  'mostIndustrialBuildingWorkers',
  'strengthAboveWar',
];
const BAD: readonly Group[] = ['leastStrength', 'leastStability', 'leastFood'];

/** What the seat sees now, as far as these watches look at it. */
export function seenBy(view: State, seat: Seat, watches: readonly Watch[]): Seen {
  const cards = watches.flatMap((watch) => ('card' in watch ? [watch.card] : []));
  const priced = cards.flatMap((card) => {
    const price = priceOf(view, seat, card);
    return price === null ? [] : [[card, price] as const];
  });
  return {
    prices: Object.fromEntries(priced),
    war: isWarOfAnother(view, seat),
    groups: groupsThatCount(view, seat),
    bookPoints: bookPointsOf(view, seat),
    passed: passedOthers(view, seat).length,
  };
}

/** The first watch that holds, as a reason to ask; null where none does. */
export function alarmOf(
  view: State,
  seat: Seat,
  { unless = [], seen }: { unless?: readonly Watch[]; seen?: Seen },
): Message | null {
  if (!seen) return null;
  for (const watch of unless) {
    const why = alarm(view, seat, watch, seen);
    if (why) return why;
  }
  return null;
}

function alarm(view: State, seat: Seat, watch: Watch, seen: Seen): Message | null {
  switch (watch.on) {
    case 'cardCheaper': {
      const before = seen.prices[watch.card];
      const price = priceOf(view, seat, watch.card);
      if (before === undefined || price === null || price >= before) return null;
      return { key: 'order.why.cardCheaper', params: { card: named(watch.card), price } };
    }
    case 'cardGone': {
      const isGone = seen.prices[watch.card] !== undefined && priceOf(view, seat, watch.card) === null;
      return isGone ? { key: 'order.why.cardGone', params: { card: named(watch.card) } } : null;
    }
    case 'warBought': {
      if (seen.war || !isWarOfAnother(view, seat) || !view.war) return null;
      const params = { card: named(view.war.card), marker: view.war.marker };
      return { key: 'order.why.warBought', params };
    }
    case 'rankLost':
      return lostRank(view, seat, seen);
    case 'somebodyPassed': {
      const passed = passedOthers(view, seat);
      const latest = passed.at(-1);
      if (passed.length <= seen.passed || latest === undefined) return null;
      return { key: 'order.why.somebodyPassed', params: { who: { seat: latest } } };
    }
  }
}

const priceOf = (view: State, seat: Seat, card: CardId): number | null => {
  const cell = cellOf(view, card);
  return cell ? priceFor(view, seat, cell.row, cardOf(card)) : null;
};

const isWarOfAnother = (view: State, seat: Seat): boolean => view.war !== null && view.war.buyer !== seat;

/** The others who have passed, in the order in which they did. */
const passedOthers = (view: State, seat: Seat): Seat[] =>
  seatsOf(view)
    .filter((other) => other !== seat && nationAt(view, other).passed > 0)
    .sort((a, b) => nationAt(view, a).passed - nationAt(view, b).passed);

/** The groups of the event card that the nation belongs to now. */
function groupsThatCount(view: State, seat: Seat): Group[] {
  const groups = eventsNow(view).flatMap(({ effects }) =>
    effects.flatMap((effect): Group[] => {
      if (effect.kind !== 'trigger' || effect.who === undefined) return [];
      if (typeof effect.who === 'object') return 'not' in effect.who ? [...effect.who.not] : [];
      return isCompared(effect.who) ? [effect.who] : [];
    }),
  );
  return [...new Set(groups)].filter((group) => isCompared(group) && groupOf(view, group).includes(seat));
}

const isCompared = (who: string): who is Group => [...GOOD, ...BAD].some((group) => group === who);

/** A group that the nation no longer belongs to, or has come to belong to, or VP for books that it has lost. */
function lostRank(view: State, seat: Seat, seen: Seen): Message | null {
  const now: readonly string[] = groupsThatCount(view, seat);
  const left = GOOD.find((group) => seen.groups.includes(group) && !now.includes(group));
  if (left) return { key: 'order.why.rankLost', params: { rank: { term: `order.rank.${left}` } } };
  const entered = BAD.find((group) => now.includes(group) && !seen.groups.includes(group));
  if (entered) return { key: 'order.why.rankTaken', params: { rank: { term: `order.rank.${entered}` } } };
  const vp = bookPointsOf(view, seat);
  const counts = view.round % rulesOf(view).roundsPerAge === 0;
  return counts && vp < seen.bookPoints
    ? { key: 'order.why.booksLost', params: { vp, before: seen.bookPoints } }
    : null;
}
