import { blocked, type Choice, one } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import { oneOf, optional, record, type TypeOf } from '../../core/shape.ts';
import { type CardId, cardOf, type ProgressCard } from '../data/cards/index.ts';
import { BATTLE_RESOURCES } from '../data/tables.ts';
import { checkAfter, moveWorker, spendAction } from '../rules/actionPhase.ts';
import { checkAffordable, priceFor } from '../rules/buying/price.ts';
import { cardAt, filledCells } from '../rules/buying/progressBoard.ts';
import { applyPurchase, checkPurchase, mayDeployOnBought } from '../rules/buying/purchase.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { nationAt, type State } from '../state.ts';
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

  choices: (state, seat) =>
    filledCells(state).flatMap(([row, col]): Choice<Buy>[] => {
      const card = cardOf(cardAt(state, row, col) as CardId);
      const price = priceFor(state, seat, row, card);
      const why = checkAffordable(state, seat, card, price);
      const base = { type: 'buy' as const, row, col };
      return why ? [blocked(base, why)] : waysToBuy(state, seat, base, card, price);
    }),
});

const isWorkCard = ({ type }: ProgressCard): boolean => type === 'building' || type === 'military';

function waysToBuy(state: State, seat: Seat, base: Buy, card: ProgressCard, price: number): Choice<Buy>[] {
  const nation = nationAt(state, seat);
  switch (card.type) {
    case 'building':
    case 'military':
      return nation.slots.flatMap((slot, space) => {
        const plain = one({ ...base, space });
        if (card.type !== 'building' || !mayDeployOnBought(state, seat)) return [plain];
        const sources: (number | null)[] = nation.slots.flatMap((other, index) =>
          other && other.workers > 0 && index !== space ? [index] : [],
        );
        if (nation.idle + (slot?.workers ?? 0) > 0) sources.unshift(null);
        return [plain, ...sources.map((from) => one({ ...base, space, deploy: { from } }))];
      });
    case 'advisor':
      return nation.advisors.map((_, space) => one({ ...base, space }));
    case 'colony': {
      const free = nation.colonies.indexOf(null);
      if (free >= 0) return [one({ ...base, space: free })];
      return nation.colonies.map((_, space) => one({ ...base, space }));
    }
    case 'battle':
      return BATTLE_RESOURCES.map((take) => one({ ...base, take }));
    case 'goldenAge':
      return [
        one({ ...base, take: 'gain' as const }),
        ...goldenAgePayments(state, seat, card, price, 'pay', (pay): Buy => ({ ...base, take: 'vp', pay })),
      ];
    default:
      return [one(base)];
  }
}
