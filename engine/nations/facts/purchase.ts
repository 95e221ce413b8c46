/** What buying a card in one of its ways does at once. The purchase is carried out on a copy. */
import { clone } from '../../core/clone.ts';
import { unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { type CardId, type CardType, cardOf } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { priceFor } from '../rules/buying/price.ts';
import { applyPurchase } from '../rules/buying/purchase.ts';
import type { Nation, State } from '../state.ts';
import { type WarHit, warHits } from './war.ts';

export interface PurchaseFacts {
  /** The card or the unfinished wonder that leaves the game. */
  replaced: CardId | null;
  /** The workers on it, which come back. */
  workers: number;
  /** A war: the strength it stands at, and whom it would hit now. */
  war: { marker: number; hits: WarHit[] } | null;
}

/** The purchase must be legal. */
export function purchaseFacts(state: State, seat: Seat, action: Extract<Action, { type: 'buy' }>): PurchaseFacts {
  const draft = clone(state);
  const id = draft.board[action.row - 1]?.[action.col];
  const facts: PurchaseFacts = { replaced: null, workers: 0, war: null };
  if (!id) return facts;
  const play: Play = { state: draft, chance: unknownChance(), events: [], actor: seat };
  applyPurchase(play, seat, action, priceFor(draft, seat, action.row, cardOf(id)), action);
  for (const event of play.events) {
    if (event.type === 'cardPlaced' && event.card === id) {
      facts.replaced = event.replaced;
      facts.workers = event.workers;
    }
    if (event.type === 'constructionBegun') facts.replaced = event.replaced;
    if (event.type === 'warDeclared') facts.war = { marker: event.marker, hits: warHits(draft) };
  }
  return facts;
}

/** The slot of the nation's board that a purchase puts its card on. Null if the card goes elsewhere. */
export function slotFor({ board }: State, { row, col, space }: Extract<Action, { type: 'buy' }>): number | null {
  const id = board[row - 1]?.[col];
  return id && goesOnSlot(cardOf(id).type) ? (space ?? null) : null;
}

const goesOnSlot = (type: CardType): boolean => type === 'building' || type === 'military';

/** The cards in the spaces that `space` of a purchase counts. */
export function spacesFor(nation: Nation, type: CardType): readonly (CardId | null)[] {
  if (goesOnSlot(type)) return nation.slots.map((slot) => slot?.card ?? null);
  return type === 'colony' ? nation.colonies : nation.advisors;
}
