import { blocked, type Choice, type Field, family, one } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { record, type TypeOf } from '../../core/shape.ts';
import { type Amounts, type CardId, cardOf, type Step } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { checkAfter, moveWorker, spendAction } from '../rules/actionPhase.ts';
import { cardAt, filledCells } from '../rules/buying/progressBoard.ts';
import { applyPurchase, checkPurchase } from '../rules/buying/purchase.ts';
import { answersTo } from '../rules/effects/answers.ts';
import { compile } from '../rules/effects/compile.ts';
import { spend } from '../rules/effects/paying.ts';
import { startProgram } from '../rules/effects/start.ts';
import { checkSpecialAtAll, freeCells, specialOf, specialsOf } from '../rules/specialActions.ts';
import { plus } from '../rules/valuesAndWorkers/tokens.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { type EffectAnswer, nationAt, type State } from '../state.ts';
import { defineAction } from './define.ts';
import { after, effectAnswer, id } from './shapes.ts';
import { goldenAgePayments } from './splits.ts';

const shape = record({ card: id, answer: effectAnswer, after });

type Special = { type: 'special' } & TypeOf<typeof shape>;

/** Uses the special action of a card. */
export const special = defineAction({
  type: 'special',
  rules: ['N8.2', 'N8.4', 'N12.1', 'N12.2', 'N12.3', 'N12.4', 'N12.5', 'N20.3'],
  shape,
  when: 'turn',

  check(state, seat, { card, answer, after }) {
    const refusal = checkSpecialAtAll(state, seat, card) ?? checkSteps(state, seat, stepsOf(state, seat, card), answer);
    return (
      refusal ??
      checkAfter(state, seat, after, (workers) => {
        for (const { from, to } of answer.deploys ?? []) moveWorker(workers, from, to);
      })
    );
  },

  apply(play, seat, { card, answer, after }) {
    const { state } = play;
    spendAction(play, after);
    const nation = nationAt(state, seat);
    const steps = stepsOf(state, seat, card);
    const compiled = compile(state, seat, steps, answer);
    if (specialOf(state, seat, card)?.perRound !== undefined) nation.used[card] = (nation.used[card] ?? 0) + 1;
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
  },

  choices: (state, seat) =>
    specialsOf(state, seat).flatMap(({ card }): Choice<Special>[] => {
      const why = checkSpecialAtAll(state, seat, card);
      return why ? [blocked({ type: 'special', card }, why)] : waysToUse(state, seat, card);
    }),
});

const stepsOf = (state: State, seat: Seat, card: CardId): readonly Step[] => specialOf(state, seat, card)?.do ?? [];

function checkSteps(state: State, seat: Seat, steps: readonly Step[], answer: EffectAnswer): Refusal | null {
  for (const { op } of steps) {
    if (op === 'swapBoardCards') {
      const [a, b] = answer.swap ?? [];
      const filled = filledCells(state);
      const isFilled = (cell?: [number, number]) => filled.some((other) => String(other) === String(cell));
      if (!isFilled(a) || !isFilled(b) || String(a) === String(b)) return refuse('special/swap', 'N12.4');
    }
    if (op === 'buyFree') {
      const { buy } = answer;
      const fits = buy && freeCells(state, steps).some(([row, col]) => row === buy.row && col === buy.col);
      if (!fits) return refuse('special/buy', 'N12.3');
      const refusal = checkPurchase(state, seat, cardOf(cardAt(state, buy.row, buy.col) as CardId), 0, buy);
      if (refusal) return refusal;
    }
  }
  const compiled = compile(state, seat, steps, answer);
  return compiled.ok ? null : compiled.refusal;
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

function waysToUse(state: State, seat: Seat, card: CardId): Choice<Special>[] {
  const steps = stepsOf(state, seat, card);
  const act = (answer: EffectAnswer): Special => ({ type: 'special', card, answer });
  if (steps.some(({ op }) => op === 'swapBoardCards')) {
    const values = filledCells(state);
    const fields = [0, 1].map((i): Field => ({ name: `answer.swap.${i}`, type: 'oneOf', values }));
    // The template has no cells yet: the fields put them in.
    const template = { type: 'special' as const, card, answer: { swap: [] as unknown as EffectAnswer['swap'] } };
    return [family(template, fields)];
  }
  if (steps.some(({ op }) => op === 'buyFree')) {
    return freeCells(state, steps).flatMap(([row, col]) => {
      const bought = cardOf(cardAt(state, row, col) as CardId);
      if (bought.type !== 'goldenAge') return [one(act({ buy: { row, col } }))];
      return [
        one(act({ buy: { row, col, take: 'gain' } })),
        ...goldenAgePayments(state, seat, bought, 0, 'answer.buy.pay', (pay) =>
          act({ buy: { row, col, take: 'vp', pay } }),
        ),
      ];
    });
  }
  return answersTo(state, seat, steps).map((answer) => one(act(answer)));
}
