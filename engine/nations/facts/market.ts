/** The progress board as a nation sees it: what each card costs it, and why it cannot have it. */
import type { Refusal, Seat } from '../../core/game.ts';
import { type CardId, cardOf } from '../data/cards/index.ts';
import { checkAffordable, priceFor, requirementFor } from '../rules/buying/price.ts';
import type { State } from '../state.ts';

export interface Offer {
  row: number;
  col: number;
  card: CardId;
  /** In gold, with what others' cards add. */
  price: number;
  /** Colony: the strength it asks for now. */
  requires?: number;
  /** Null: it could be bought, were it this nation's turn. */
  refusal: Refusal | null;
}

/** Row by row, cheapest first; empty spaces are left out. */
export function market(state: State, seat: Seat): Offer[] {
  return state.board.flatMap((cards, index) =>
    cards.flatMap((id, col): Offer[] => {
      if (id === null) return [];
      const card = cardOf(id);
      const row = index + 1;
      const price = priceFor(state, seat, row, card);
      const offer: Offer = { row, col, card: id, price, refusal: checkAffordable(state, seat, card, price) };
      if (card.type === 'colony') offer.requires = requirementFor(state, card);
      return [offer];
    }),
  );
}
