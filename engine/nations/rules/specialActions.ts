/** Special actions of cards (N12): all of it must be possible. */
import type { Refusal, Seat } from '../../core/game.ts';
import { type Amounts, type CardId, cardOf, type SpecialAction, type Step } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { refuse } from '../refuse.ts';
import { type EffectAnswer, nationAt, type State } from '../state.ts';
import { applyPurchase, cardAt, checkPurchase } from './buying/purchase.ts';
import { compile } from './effects/compile.ts';
import { canMeet } from './effects/feasible.ts';
import { spend } from './effects/paying.ts';
import { startProgram } from './effects/start.ts';
import { holds } from './mostAndLeast.ts';
import { plus } from './valuesAndWorkers/tokens.ts';
import { holdersOf } from './valuesAndWorkers/values.ts';

/** The special actions a nation's cards offer, used up or not. */
export const specialsOf = (state: State, seat: Seat): { card: CardId; effect: SpecialAction }[] =>
  holdersOf(nationAt(state, seat)).flatMap(({ card, effects }) =>
    effects.flatMap((effect) => (effect.kind === 'action' ? [{ card, effect }] : [])),
  );

/** Whether the card's action is there at all, not used up, its condition met, something to do it with. */
export function checkSpecialAtAll(state: State, seat: Seat, card: CardId): Refusal | null {
  const effect = effectOf(state, seat, card);
  if (!effect) return refuse('special/none', 'N12.1');
  if (effect.perRound !== undefined && (nationAt(state, seat).used[card] ?? 0) >= effect.perRound) {
    return refuse('special/used', 'N12.2');
  }
  if (effect.if && !holds(state, seat, effect.if)) return refuse('special/condition', 'N12.1');
  if (!canMeet(state, seat, effect.do)) return refuse('special/impossible', 'N12.1');
  if (effect.do.some((step) => step.op === 'buyFree') && freeCells(state, seat, effect.do).length === 0) {
    return refuse('special/impossible', 'N12.1');
  }
  if (effect.do.some((step) => step.op === 'swapBoardCards') && filledCells(state).length < 2) {
    return refuse('special/impossible', 'N12.1');
  }
  return null;
}

export const filledCells = (state: State): [number, number][] =>
  state.board.flatMap((cards, row) =>
    cards.flatMap((card, col): [number, number][] => (card === null ? [] : [[row + 1, col]])),
  );

/** Cells whose card a step lets the nation buy for no gold. */
export function freeCells(state: State, seat: Seat, steps: readonly Step[]): [number, number][] {
  const types = steps.flatMap((step) => (step.op === 'buyFree' ? step.types : []));
  return filledCells(state).filter(([row, col]) => types.includes(cardOf(cardAt(state, row, col) as CardId).type));
}

export function checkSpecial(state: State, seat: Seat, card: CardId, answer: EffectAnswer): Refusal | null {
  const refusal = checkSpecialAtAll(state, seat, card);
  if (refusal) return refusal;
  const steps = stepsOf(state, seat, card);
  for (const step of steps) {
    if (step.op === 'swapBoardCards') {
      const [a, b] = answer.swap ?? [];
      const filled = filledCells(state);
      const isFilled = (cell?: [number, number]) => filled.some((other) => String(other) === String(cell));
      if (!isFilled(a) || !isFilled(b) || String(a) === String(b)) return refuse('special/swap', 'N12.4');
    }
    if (step.op === 'buyFree') {
      const { buy } = answer;
      const fits = buy && freeCells(state, seat, steps).some(([row, col]) => row === buy.row && col === buy.col);
      if (!fits) return refuse('special/buy', 'N12.3');
      const refused = checkPurchase(state, seat, cardOf(cardAt(state, buy.row, buy.col) as CardId), 0, buy);
      if (refused) return refused;
    }
  }
  const compiled = compile(state, seat, steps, answer);
  return compiled.ok ? null : compiled.refusal;
}

const effectOf = (state: State, seat: Seat, card: CardId): SpecialAction | undefined =>
  specialsOf(state, seat).find((special) => special.card === card)?.effect;

export const stepsOf = (state: State, seat: Seat, card: CardId): readonly Step[] =>
  effectOf(state, seat, card)?.do ?? [];

export function applySpecial(play: Play, seat: Seat, card: CardId, answer: EffectAnswer): void {
  const { state } = play;
  const nation = nationAt(state, seat);
  const steps = stepsOf(state, seat, card);
  const compiled = compile(state, seat, steps, answer);
  if (effectOf(state, seat, card)?.perRound !== undefined) nation.used[card] = (nation.used[card] ?? 0) + 1;
  const atoms = compiled.ok ? compiled.atoms : [];
  const paid = atoms.reduce<Amounts>((sum, atom) => (atom.op === 'pay' ? plus(sum, atom.res) : sum), {});
  play.events.push({ type: 'specialUsed', seat, card, paid });
  spend(play, seat, paid);
  for (const step of steps) {
    if (step.op === 'swapBoardCards' && answer.swap) swapCards(play, seat, answer.swap);
    if (step.op === 'buyFree' && answer.buy) applyPurchase(play, seat, answer.buy, 0, answer.buy);
  }
  const rest = atoms.filter((atom) => atom.op !== 'pay');
  if (rest.length > 0) startProgram(play, card, seat, rest);
}

function swapCards(play: Play, seat: Seat, [a, b]: NonNullable<EffectAnswer['swap']>): void {
  const rowA = play.state.board[a[0] - 1] as (CardId | null)[];
  const rowB = play.state.board[b[0] - 1] as (CardId | null)[];
  const first = rowA[a[1]] as CardId;
  const second = rowB[b[1]] as CardId;
  rowA[a[1]] = second;
  rowB[b[1]] = first;
  play.events.push({ type: 'cardsSwapped', seat, cards: [first, second] });
}
