/** The price of a progress card, and whether a nation may buy it at all (N9.1 to N9.4). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { ProgressCard } from '../../data/cards/index.ts';
import { nationAt, type State } from '../../state.ts';
import { cardRules, raidValueOf, strengthOf } from '../valuesAndWorkers/values.ts';
import { refuse } from '../whoDecides/refuse.ts';

/** The rules of others' cards that raise the prices of a nation (Hannibal). */
export const priceRules = (state: State, seat: Seat) =>
  state.nations.flatMap((nation, other) => (other === seat ? [] : cardRules(nation, 'cardPrice')));

/** The row's gold, and what the cards of others add. Callers that look at many cards pass `rules`. */
export function priceFor(
  state: State,
  seat: Seat,
  row: number,
  card: ProgressCard,
  rules = priceRules(state, seat),
): number {
  let price = row;
  for (const rule of rules) if (rule.types.includes(card.type)) price += rule.gold;
  return price;
}

/** The strength that a colony requires, with what cards add (Pocahontas). */
export function requirementFor(state: State, card: Extract<ProgressCard, { type: 'colony' }>): number {
  let needed = card.requires;
  for (const nation of state.nations) for (const rule of cardRules(nation, 'colonyRequirement')) needed += rule.n;
  return needed;
}

/** Whether a nation may buy a card at all, whatever it then chooses. */
export function checkAffordable(state: State, seat: Seat, card: ProgressCard, price: number): Refusal | null {
  const nation = nationAt(state, seat);
  if (nation.purse.gold < price) return refuse('buy/gold', 'N9.1', { price, have: nation.purse.gold });
  if (cardRules(nation, 'mayNotBuy').some((rule) => rule.types.includes(card.type))) {
    return refuse('buy/forbidden', 'N9.14');
  }
  switch (card.type) {
    case 'colony': {
      const needed = requirementFor(state, card);
      const have = strengthOf(state, seat);
      return have < needed ? refuse('buy/strength', 'N9.2', { needed, have }) : null;
    }
    case 'war':
      return state.war === null ? null : refuse('buy/second-war', 'N9.3');
    case 'battle':
      return raidValueOf(state, seat) > 0 ? null : refuse('buy/no-raid', 'N9.4');
    default:
      return null;
  }
}
