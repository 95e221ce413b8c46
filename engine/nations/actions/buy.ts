import { blocked, type Choice, one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { oneOf, optional, record, type TypeOf } from '../../core/shape.ts';
import { type CardId, cardOf, type ProgressCard } from '../data/cards/index.ts';
import { BATTLE_RESOURCES } from '../data/tables.ts';
import { checkAfter, moveWorker, spendAction } from '../rules/actionPhase.ts';
import { checkAffordable, priceFor, priceRules } from '../rules/buying/price.ts';
import { cardAt, filledCells } from '../rules/buying/progressBoard.ts';
import { applyPurchase, checkPurchase, mayDeployOnBought } from '../rules/buying/purchase.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { type Nation, nationAt, type State } from '../state.ts';
import { defineAction } from './define.ts';
import { after, count, resources, slotOrArea } from './shapes.ts';
import { goldenAgePayments } from './splits.ts';

const shape = record({
  row: count,
  col: count,
  space: optional(count),
  take: optional(oneOf([...BATTLE_RESOURCES, 'gain', 'vp'])),
  pay: optional(resources),
  deploy: optional(record({ from: slotOrArea })),
  after,
});

type Buy = { type: 'buy' } & TypeOf<typeof shape>;

/** Buys a progress card. Which choices it needs depends on the type of the card: see `Purchase`. */
export const buy = defineAction({
  type: 'buy',
  rules: [
    'N8.2',
    'N8.4',
    'N9.1',
    'N9.2',
    'N9.3',
    'N9.4',
    'N9.5',
    'N9.6',
    'N9.7',
    'N9.8',
    'N9.9',
    'N9.10',
    'N9.11',
    'N9.12',
    'N9.13',
    'N9.14',
    'N20.3',
  ],
  shape,
  when: 'turn',

  check(state, seat, action) {
    const id = cardAt(state, action.row, action.col);
    if (id === null) return refuse('buy/no-card', 'N9.1');
    const card = cardOf(id);
    const refusal = checkPurchase(state, seat, card, priceFor(state, seat, action.row, card), action);
    return (
      refusal ??
      checkAfter(state, seat, action.after, (workers) => {
        const { space, deploy } = action;
        if (space === undefined || !isWorkCard(card)) return;
        workers[space] = 0;
        if (deploy) moveWorker(workers, deploy.from, space);
      })
    );
  },

  apply(play, seat, action) {
    const { state } = play;
    const card = cardOf(cardAt(state, action.row, action.col) as CardId);
    const price = priceFor(state, seat, action.row, card);
    spendAction(play, action.after);
    applyPurchase(play, seat, action, price, action);
  },

  choices(state, seat) {
    const rules = priceRules(state, seat);
    const choices: Choice<Buy>[] = [];
    for (const [row, col] of filledCells(state)) {
      const card = cardOf(cardAt(state, row, col) as CardId);
      const price = priceFor(state, seat, row, card, rules);
      const why = checkAffordable(state, seat, card, price);
      const base = { type: 'buy' as const, row, col };
      if (why) choices.push(blocked(base, why));
      else addWays(choices, state, seat, base, card, price);
    }
    return choices;
  },
});

const isWorkCard = ({ type }: ProgressCard): boolean => type === 'building' || type === 'military';

/** Adds every way to buy one card to the choices. */
function addWays(choices: Choice<Buy>[], state: State, seat: Seat, base: Buy, card: ProgressCard, price: number): void {
  const nation = nationAt(state, seat);
  const { type, row, col } = base;
  const addSpaces = (spaces: readonly unknown[]) => {
    for (let space = 0; space < spaces.length; space++) choices.push(one({ type, row, col, space }));
  };
  switch (card.type) {
    case 'building':
      if (mayDeployOnBought(state, seat)) choices.push(...waysToDeploy(nation, base));
      else addSpaces(nation.slots);
      return;
    case 'military':
      addSpaces(nation.slots);
      return;
    case 'advisor':
      addSpaces(nation.advisors);
      return;
    case 'colony': {
      const free = nation.colonies.indexOf(null);
      if (free >= 0) choices.push(one({ ...base, space: free }));
      else addSpaces(nation.colonies);
      return;
    }
    case 'battle':
      for (const take of BATTLE_RESOURCES) choices.push(one({ ...base, take }));
      return;
    case 'goldenAge':
      choices.push(
        one({ ...base, take: 'gain' as const }),
        ...goldenAgePayments(state, seat, card, price, 'pay', (pay): Buy => ({ ...base, take: 'vp', pay })),
      );
      return;
    default:
      choices.push(one(base));
  }
}

/** A building on each slot, without and with a worker that moves there at once (MIT). */
function waysToDeploy(nation: Nation, base: Buy): Choice<Buy>[] {
  return nation.slots.flatMap((slot, space) => {
    const sources: (number | null)[] = nation.slots.flatMap((other, index) =>
      other && other.workers > 0 && index !== space ? [index] : [],
    );
    if (nation.idle + (slot?.workers ?? 0) > 0) sources.unshift(null);
    return [one({ ...base, space }), ...sources.map((from) => one({ ...base, space, deploy: { from } }))];
  });
}
