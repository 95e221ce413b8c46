/** A deck is the set of cards that nobody has seen. A draw picks a card from the set when it happens (N7.3, N1.4). */
import {
  type Age,
  CARD_TYPES,
  type CardId,
  type CardType,
  cardOf,
  type ProgressCard,
  progressCardsOf,
} from '../../data/cards/index.ts';
import { forPlayers } from '../../data/values.ts';
import { setsInPlay } from '../../options.ts';
import type { Play } from '../../play.ts';
import type { State } from '../../state.ts';
import { rulesOf } from '../options.ts';

/** The progress cards of an age that a game is played with. A rule flag that adds a card is applied here. */
export function cardsOfAge({ options }: Pick<State, 'options' | 'rules'>, age: Age): readonly ProgressCard[] {
  const sets = setsInPlay(options);
  return progressCardsOf(age).filter((card) => card.set !== null && sets.includes(card.set));
}

/** How many cards of each type a balanced deck holds; null where the deck holds all cards of its sets. */
export function newDeck(state: State): Partial<Record<CardType, number>> | null {
  if (!state.options.balancedDecks) return null;
  const { balancedBuildings, balancedOthers } = rulesOf(state);
  const share = (type: CardType) =>
    forPlayers(type === 'building' ? balancedBuildings : balancedOthers, state.nations.length);
  return Object.fromEntries(CARD_TYPES.map((type) => [type, share(type)]));
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
  const left: CardType[] = [];
  for (const type of CARD_TYPES) for (let i = 0; i < (shares[type] ?? 0); i++) left.push(type);
  if (left.length === 0) return [];
  const type = play.chance.pick(`${label}/type`, left);
  shares[type] = (shares[type] ?? 0) - 1;
  return play.state.deck.filter((card) => cardOf(card).type === type);
}
