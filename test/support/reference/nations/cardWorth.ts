/** What a card in play will bring until the end of the game, besides strength, stability and today's production. */
import {
  type Amounts,
  type CardId,
  cardOf,
  type Effect,
  RESOURCES,
  type Resource,
  type Step,
  type Yield,
} from '../../../../engine/nations/data/cards/index.ts';
import { heldWorth, RULE_A_ROUND, SPECIAL_A_ROUND, STABILITY_UNIT, STRENGTH_UNIT, TRIGGER_A_ROUND } from './weights.ts';

/** The worth of resources and VP in hand. */
export function amountsWorth(amounts: Amounts, rounds: number): number {
  let sum = amounts.vp ?? 0;
  for (const kind of RESOURCES) sum += (amounts[kind] ?? 0) * heldWorth(kind, rounds);
  return sum;
}

/** What one unit of a kind is worth if every future production brings it. */
export type Units = Readonly<Record<Resource, number>>;

/** The worth of what a card provides, at once and in every production. */
export function yieldWorth(yields: Yield, rounds: number, units: Units): number {
  let sum = (yields.strength ?? 0) * STRENGTH_UNIT * rounds + (yields.stability ?? 0) * STABILITY_UNIT * rounds;
  for (const kind of RESOURCES) sum += (yields[kind] ?? 0) * units[kind];
  return sum;
}

/** The worth of steps that happen once, to the owner. */
export function stepsWorth(steps: readonly Step[], rounds: number): number {
  return steps.reduce((sum, step) => sum + stepWorth(step, rounds), 0);
}

function stepWorth(step: Step, rounds: number): number {
  switch (step.op) {
    case 'gain':
      return amountsWorth(step.res, rounds);
    case 'lose':
      return -amountsWorth(step.res, rounds);
    case 'pay':
      return -Math.min(...(step.options ?? [step.res ?? {}]).map((res) => amountsWorth(res, rounds)));
    case 'choose':
      return Math.max(...step.options.map((option) => stepsWorth(option, rounds)));
    case 'may':
      return Math.max(0, stepsWorth(step.do, rounds));
    case 'takeWorkers':
      return 0.3 * step.n;
    case 'returnWorkers':
      return -0.2 * rounds * step.n;
    case 'hireFree':
    case 'deployFree':
      return 0.3 * step.n;
    case 'loseAllBut':
      return -3 * heldWorth('gold', rounds);
    case 'removeAdvisors':
    case 'removeColony':
    case 'removeArchitect':
      return -0.6;
    case 'goFirst':
      return 0.2;
    case 'goLast':
      return -0.2;
    default:
      return 0;
  }
}

function effectWorth(effect: Effect, rounds: number): number {
  switch (effect.kind) {
    case 'always':
      return RULE_A_ROUND[effect.rule] * rounds;
    case 'remove':
      return -0.3;
    case 'action': {
      const exchange = effect.do.every((step) => step.op === 'pay' || step.op === 'gain' || step.op === 'choose');
      if (!exchange) return SPECIAL_A_ROUND * rounds;
      let sum = 0;
      for (let left = rounds - 1; left >= 0; left--) sum += Math.max(0, stepsWorth(effect.do, left));
      return sum;
    }
    case 'trigger':
      // Production is counted elsewhere; `ready` and final scoring have happened or are in the score.
      if (effect.when === 'production' || effect.when === 'ready' || effect.when === 'finalScoring') return 0;
      if (effect.when === 'endOfAge') return Math.ceil(rounds / 2) * stepsWorth(effect.do, 0);
      return TRIGGER_A_ROUND * rounds;
  }
}

export const effectsWorth = (effects: readonly Effect[] | undefined, rounds: number): number =>
  (effects ?? []).reduce((sum, effect) => sum + effectWorth(effect, rounds), 0);

/** The worth of an unfinished wonder as if it were ready. */
export function wonderWorth(id: CardId, rounds: number, units: Units): number {
  const card = cardOf(id);
  if (card.type !== 'wonder') return 0;
  const ready = (card.effects ?? []).reduce(
    (sum, effect) =>
      effect.kind === 'trigger' && effect.when === 'ready' && (effect.who ?? 'owner') === 'owner'
        ? sum + stepsWorth(effect.do, rounds)
        : sum,
    0,
  );
  return card.vp + yieldWorth(card.provides, rounds, units) + effectsWorth(card.effects, rounds) + ready;
}
