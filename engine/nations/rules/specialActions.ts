/** Special actions of cards (N12). */
import type { Refusal, Seat } from '../../core/game.ts';
import { type CardId, cardOf, type SpecialAction, type Step } from '../data/cards/index.ts';
import { nationAt, type State } from '../state.ts';
import { cardAt, filledCells } from './buying/progressBoard.ts';
import { canMeet } from './effects/feasible.ts';
import { holds } from './mostAndLeast.ts';
import { holdersOf } from './valuesAndWorkers/values.ts';
import { refuse } from './whoDecides/refuse.ts';

/** The special actions of a nation's cards, including those that are used up. */
export const specialsOf = (state: State, seat: Seat): { card: CardId; effect: SpecialAction }[] =>
  holdersOf(nationAt(state, seat)).flatMap(({ card, effects }) =>
    effects.flatMap((effect) => (effect.kind === 'action' ? [{ card, effect }] : [])),
  );

export const specialOf = (state: State, seat: Seat, card: CardId): SpecialAction | undefined =>
  specialsOf(state, seat).find((special) => special.card === card)?.effect;

/** Whether the nation can use the action of a card at all, whatever it then chooses (N12.1, N12.2). */
export function checkSpecialAtAll(state: State, seat: Seat, card: CardId): Refusal | null {
  const effect = specialOf(state, seat, card);
  if (!effect) return refuse('special/none', 'N12.1');
  if (effect.perRound !== undefined && (nationAt(state, seat).used[card] ?? 0) >= effect.perRound) {
    return refuse('special/used', 'N12.2');
  }
  if (effect.if && !holds(state, seat, effect.if)) return refuse('special/condition', 'N12.1');
  if (!canMeet(state, seat, effect.do)) return refuse('special/impossible', 'N12.1');
  if (effect.do.some((step) => step.op === 'buyFree') && freeCells(state, effect.do).length === 0) {
    return refuse('special/impossible', 'N12.1');
  }
  if (effect.do.some((step) => step.op === 'swapBoardCards') && filledCells(state).length < 2) {
    return refuse('special/impossible', 'N12.1');
  }
  return null;
}

/** The cells whose cards the steps let the nation buy for no gold. */
export function freeCells(state: State, steps: readonly Step[]): [number, number][] {
  const types = steps.flatMap((step) => (step.op === 'buyFree' ? step.types : []));
  return filledCells(state).filter(([row, col]) => types.includes(cardOf(cardAt(state, row, col) as CardId).type));
}
