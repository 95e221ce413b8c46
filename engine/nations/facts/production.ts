/** What production will bring a nation this round, and where it comes from (N13). */
import type { Seat } from '../../core/game.ts';
import { type Amounts, boardOf, type CardId, cardOf, RESOURCES, type Resource } from '../data/cards/index.ts';
import { bonusSteps, netProduction, revoltOf } from '../rules/production.ts';
import { baseProduction, fromWorkers } from '../rules/valuesAndWorkers/values.ts';
import { type Nation, nationAt, type State } from '../state.ts';

/** Where an amount comes from: a card by id, the `board`, the `population` (the food that workers eat), or `revolt`. */
export interface Source {
  source: CardId | 'board' | 'population' | 'revolt';
  amount: number;
  /** The workers on the card, where the amount comes from them. */
  workers?: number;
  /** True for what a card adds by an effect, besides what it shows. */
  isBonus?: true;
}

export interface ProductionOf {
  /** Gained if above zero, lost if below. */
  net: number;
  gains: number;
  /** Zero or less. */
  upkeep: number;
  sources: Source[];
}

export interface ProductionFacts {
  of: Record<Resource, ProductionOf>;
  /** What the nation loses because it is in revolt; null where it is not. */
  revolt: { vp: number; books: number } | null;
  /** What the nation may choose in addition (Peter the Great). */
  choice: Amounts[];
}

export function productionFacts(state: State, seat: Seat): ProductionFacts {
  const nation = nationAt(state, seat);
  const { net, bonuses } = netProduction(state, seat, null);
  const revolt = revoltOf(state, seat);
  const of = Object.fromEntries(
    RESOURCES.map((kind) => {
      const sources = baseSources(state, nation, kind);
      if (kind === 'books' && revolt) sources.push({ source: 'revolt', amount: -revolt.books });
      const total = net[kind] ?? 0;
      for (const { card, amounts } of bonuses) {
        const amount = amounts[kind] ?? 0;
        if (amount !== 0) sources.push({ source: card, amount, isBonus: true });
      }
      const sum = (sign: 1 | -1) => sources.reduce((all, { amount }) => (amount * sign > 0 ? all + amount : all), 0);
      return [kind, { net: total, gains: sum(1), upkeep: sum(-1), sources }];
    }),
  ) as Record<Resource, ProductionOf>;
  const choice = (bonusSteps(state, seat)?.options ?? []).flatMap((steps) =>
    steps.flatMap((step) => (step.op === 'gain' ? [step.res] : [])),
  );
  return { of, revolt, choice };
}

/** Every card that brings or costs the kind, the board, and the rest: the population. */
function baseSources(state: State, nation: Nation, kind: Resource): Source[] {
  const sources: Source[] = [];
  for (const slot of nation.slots) {
    const amount = slot ? fromWorkers({ ...nation, slots: [slot] }, kind) : 0;
    if (slot && amount !== 0) sources.push({ source: slot.card, amount, workers: slot.workers });
  }
  for (const id of [...nation.advisors, ...nation.colonies, ...nation.wonders]) {
    const card = id === null ? null : cardOf(id);
    const amount = card && 'provides' in card ? (card.provides[kind] ?? 0) : 0;
    if (card && amount !== 0) sources.push({ source: card.id, amount });
  }
  const board = nation.board === null ? 0 : (boardOf(nation.board).provides[kind] ?? 0);
  if (board !== 0) sources.push({ source: 'board', amount: board });
  const population = baseProduction(state, nation, kind) - sources.reduce((sum, source) => sum + source.amount, 0);
  if (population !== 0) sources.push({ source: 'population', amount: population });
  return sources;
}
