/** A deck is the set of cards that nobody has seen. A draw picks a card from the set when it happens (N7.3, N1.4). */
import { CARD_TYPES, type CardId, type CardType, cardOf } from '../../data/cards/index.ts';
import { balancedShare } from '../../data/tables.ts';
import type { Play } from '../../play.ts';
import type { State } from '../../state.ts';

/** How many cards of each type a balanced deck holds; null where the deck holds all cards of its sets. */
export function newDeck(state: State): Partial<Record<CardType, number>> | null {
  if (!state.options.balancedDecks) return null;
  return Object.fromEntries(CARD_TYPES.map((type) => [type, balancedShare(type, state.nations.length)]));
}

/**
 * The next card, or null from an empty deck. In a balanced deck the type is drawn first, by what is left of its share.
 */
export function drawCard(play: Play, label: string): CardId | null {
  const { state } = play;
  const from = state.shares ? ofDrawnType(play, label, state.shares) : state.deck;
  if (from.length === 0) return null;
  const card = play.chance.pick(label, from);
  state.deck.splice(state.deck.indexOf(card), 1);
  return card;
}

function ofDrawnType(play: Play, label: string, shares: Partial<Record<CardType, number>>): CardId[] {
  const left = CARD_TYPES.flatMap((type) => Array.from({ length: shares[type] ?? 0 }, () => type));
  if (left.length === 0) return [];
  const type = play.chance.pick(`${label}/type`, left);
  shares[type] = (shares[type] ?? 0) - 1;
  return play.state.deck.filter((card) => cardOf(card).type === type);
}
