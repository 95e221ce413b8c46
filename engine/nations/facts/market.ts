/** The progress board as one nation sees it: the price of each card, and why the nation cannot buy it. */
import type { Refusal, Seat } from '../../core/game.ts';
import { type Amounts, type CardId, cardOf } from '../data/cards/index.ts';
import { checkAffordable, priceFor, requirementFor } from '../rules/buying/price.ts';
import { goldenAgeOffer } from '../rules/buying/purchase.ts';
import { nationAt, type State } from '../state.ts';

export interface Offer {
  row: number;
  col: number;
  card: CardId;
  /** In gold, with what the cards of others add. */
  price: number;
  /** Colony: the strength that it requires now. */
  requires?: number;
  /** Golden age: what it gives the nation, and how many resources its VP costs. */
  goldenAge?: { gain: Amounts; vpPrice: number };
  /** Null where the nation could buy the card in its turn. */
  refusal: Refusal | null;
}

/** All offers row by row, cheapest first, without empty spaces. */
export function market(state: State, seat: Seat): Offer[] {
  return state.board.flatMap((cards, index) =>
    cards.flatMap((id, col): Offer[] => {
      if (id === null) return [];
      const card = cardOf(id);
      const row = index + 1;
      const price = priceFor(state, seat, row, card);
      const offer: Offer = { row, col, card: id, price, refusal: checkAffordable(state, seat, card, price) };
      if (card.type === 'colony') offer.requires = requirementFor(state, card);
      if (card.type === 'goldenAge') offer.goldenAge = goldenAgeOffer(nationAt(state, seat), card);
      return [offer];
    }),
  );
}

/** The offer at a place of the board, or undefined if the place is empty. */
export const offerAt = (state: State, seat: Seat, cell: { row: number; col: number }): Offer | undefined =>
  market(state, seat).find(({ row, col }) => row === cell.row && col === cell.col);
