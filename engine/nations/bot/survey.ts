/** What the computer player knows of the others when it decides. It is read once for all actions that it weighs. */
import type { Seat } from '../../core/game.ts';
import { type CardId, type CardType, cardOf, type Group, RESOURCES, type Resource } from '../data/cards/index.ts';
import { requirementFor } from '../rules/buying/price.ts';
import { groupOf, least, most, shadowStability, shadowStrength } from '../rules/mostAndLeast.ts';
import { placesIn } from '../rules/options.ts';
import { netProduction } from '../rules/production.ts';
import { baseProduction, cappedStrength, comparedStability } from '../rules/valuesAndWorkers/values.ts';
import { nationAt, type State, seatsOf } from '../state.ts';
import { type Units, yieldWorth } from './cardWorth.ts';
import type { Weights } from './tuned.ts';
import { flowWorth, heldWorth } from './weights.ts';

/** The books that the shadow opponent is expected to gain in a round. */
const SHADOW_BOOKS = 3.5;

export interface Survey {
  weights: Weights;
  /** What one more unit of a kind in every future production is worth now. */
  units: Units;
  /** Whether others may still act this round. */
  isOpen: boolean;
  reach: number;
  strength: number[];
  stability: number[];
  food: number[];
  books: { held: number; made: number }[];
  /** The greatest strength among the rivals who can still buy a war. */
  warlike: number;
  warOnBoard: boolean;
  /** The colonies on the progress board with their worth in play, best first. */
  colonies: { row: number; col: number; card: CardId; requires: number; worth: number }[];
  /** The rows of the battles on the progress board. */
  battles: number[];
}

function coloniesOnBoard(state: State, rounds: number, units: Units): Survey['colonies'] {
  const found = state.board.flatMap((cards, index) =>
    cards.flatMap((id, col) => {
      const card = id === null ? null : cardOf(id);
      if (card?.type !== 'colony') return [];
      const requires = requirementFor(state, card);
      const price = (index + 1) * heldWorth('gold', rounds);
      const worth = card.vp + yieldWorth(card.provides, rounds, units) - price;
      return worth > 0 ? [{ row: index + 1, col, card: card.id, requires, worth }] : [];
    }),
  );
  return found.sort((a, b) => b.worth - a.worth);
}

const rowsOf = (state: State, type: CardType): number[] =>
  state.board.flatMap((cards, index) =>
    cards.flatMap((id) => (id !== null && cardOf(id).type === type ? [index + 1] : [])),
  );

export function survey(state: State, seat: Seat, rounds: number, weights: Weights): Survey {
  const others = seatsOf(state).filter((other) => other !== seat);
  const strength = others.map((other) => cappedStrength(state, other));
  const stability = others.map((other) => comparedStability(state, other));
  const books = others.map((other) => {
    const nation = nationAt(state, other);
    return { held: nation.purse.books, made: baseProduction(state, nation, 'books') };
  });
  const active = others.flatMap((other, i) => (nationAt(state, other).passed === 0 ? [strength[i] ?? 0] : []));
  if (state.shadow) {
    strength.push(shadowStrength(state));
    stability.push(shadowStability(state));
    books.push({ held: state.shadow.books, made: SHADOW_BOOKS });
    active.push(state.shadow.strength);
  }
  const { net } = netProduction(state, seat, null);
  const units = Object.fromEntries(
    RESOURCES.map((kind) => {
      const made = net[kind] ?? 0;
      return [kind, flowWorth(kind, made + 1, rounds) - flowWorth(kind, made, rounds)];
    }),
  ) as Record<Resource, number>;
  return {
    weights,
    units,
    isOpen: others.some((other) => nationAt(state, other).passed === 0) || state.shadow !== null,
    reach: placesIn(state),
    strength,
    stability,
    food: others.map((other) => nationAt(state, other).purse.food),
    books,
    warlike: Math.max(0, ...active),
    colonies: coloniesOnBoard(state, rounds, units),
    battles: rowsOf(state, 'battle'),
    warOnBoard: rowsOf(state, 'war').length > 0,
  };
}

/** The nation's own values after the action that is weighed. */
export interface Own {
  strength: number;
  stability: number;
  food: number;
}

const isMost = (own: number, rivals: readonly number[], reach: number): boolean =>
  most([own, ...rivals], reach).includes(0);
const isLeast = (own: number, rivals: readonly number[], reach: number): boolean =>
  least([own, ...rivals], reach).includes(0);

/** Whether the nation would belong to a group. */
export function belongs(state: State, seat: Seat, group: Group, own: Own, field: Survey): boolean {
  switch (group) {
    case 'mostStrength':
      return isMost(own.strength, field.strength, field.reach);
    case 'leastStrength':
      return isLeast(own.strength, field.strength, field.reach);
    case 'mostStability':
      return isMost(own.stability, field.stability, field.reach);
    case 'leastStability':
      return isLeast(own.stability, field.stability, field.reach);
    case 'mostFood':
      return isMost(own.food, field.food, field.reach);
    case 'leastFood':
      return isLeast(own.food, field.food, field.reach);
    default:
      return groupOf(state, group).includes(seat);
  }
}
