/** Final scoring (N19). */
import type { Placing, Result, Seat } from '../core/game.ts';
import { cardOf, RESOURCES } from './data/cards/index.ts';
import { gainsOf, triggersOf } from './rules/effects/triggers.ts';
import { rulesOf } from './rules/options.ts';
import { cappedStability, cappedStrength, workCardOf } from './rules/valuesAndWorkers/values.ts';
import { nationAt, type Score, type State, seatsOf } from './state.ts';

export function scoreOf(state: State, seat: Seat): Score {
  const nation = nationAt(state, seat);
  const printed = (held: readonly (string | null)[]): number =>
    held.reduce((sum, id) => {
      const card = id === null ? null : cardOf(id);
      return card && 'vp' in card ? sum + card.vp : sum;
    }, 0);
  const bonus = triggersOf(state, seat, 'finalScoring')
    .flatMap(({ trigger }) => gainsOf(state, seat, trigger.do))
    .reduce((sum, amounts) => sum + (amounts.vp ?? 0), 0);
  const workers = nation.slots.reduce((sum, slot) => {
    const marks = slot ? (workCardOf(slot.card)?.vpPerWorker ?? []) : [];
    return sum + marks.slice(0, slot?.workers ?? 0).reduce((a, b) => a + b, 0);
  }, 0);
  const resourceSum =
    RESOURCES.reduce((sum, kind) => sum + nation.purse[kind], 0) +
    cappedStrength(state, seat) +
    cappedStability(state, seat);
  const score = {
    vp: nation.purse.vp,
    colonies: printed(nation.colonies),
    wonders: printed(nation.wonders) + bonus,
    workers,
    resources: Math.max(0, Math.floor(resourceSum / rulesOf(state).resourcesPerVp)),
  };
  const total = score.vp + score.colonies + score.wonders + score.workers + score.resources;
  return { seat, ...score, resourceSum, total };
}

/** All scores, by seat. */
export const scoreAll = (state: State): Score[] => seatsOf(state).map((seat) => scoreOf(state, seat));

/** Ties go to the nation earlier in player order (N19.5). */
function placingsOf(state: State, scores: readonly Score[]): Placing[] {
  const order = [...scores].sort(
    (a, b) => b.total - a.total || state.order.indexOf(a.seat) - state.order.indexOf(b.seat),
  );
  return order.map(({ seat, total }, index) => ({ seat, rank: index + 1, points: total }));
}

/** The placings if the game ended now. */
export const placings = (state: State): Placing[] => placingsOf(state, scoreAll(state));

export function result(state: State): Result | null {
  if (!state.final) return null;
  const placings = placingsOf(state, state.final);
  return { winners: placings.slice(0, 1).map(({ seat }) => seat), placings };
}
