/** The start of a round: marks are cleared and the progress board is filled (N7.1 to N7.3). */
import { type Age, type CardId, eventCardsOf, soloTilesOf } from '../../data/cards/index.ts';
import type { Play } from '../../play.ts';
import { noTokens, type State } from '../../state.ts';
import { rulesOf } from '../options.ts';
import { layArchitects, testRemoval } from '../removing.ts';
import { holdersOf } from '../valuesAndWorkers/values.ts';
import { cardsOfAge, drawCard, newDeck } from './decks.ts';
import { startGrowth } from './growth.ts';

const ageNow = (state: State): Age => Math.ceil(state.round / rulesOf(state).roundsPerAge) as Age;

export function startRound(play: Play): void {
  const { state } = play;
  state.round++;
  const age = ageNow(state);
  if (age !== state.age) enterAge(play, age);
  clearMarks(state);
  play.events.push({ type: 'roundBegan', round: state.round, age });
  // Versailles no longer counts: somebody else may be the least stable now (N11.7).
  if (state.rules.removalAtRoundStart) testRemoval(play);
  if (state.round > 1) refillBoard(play);
  startGrowth(play);
}

/** Lays out the decks of an age. The cards left in the deck of the last age never come back. */
export function enterAge(play: Play, age: Age): void {
  const { state } = play;
  state.undealt += state.deck.length;
  state.age = age;
  state.deck = cardsOfAge(state, age).map((card) => card.id);
  state.shares = newDeck(state);
  state.eventDeck = state.shadow ? [] : eventCardsOf(age).map((card) => card.id);
  state.tiles = state.shadow ? soloTilesOf(age).map((tile) => tile.id) : [];
}

/** Clears used marks, passes, shortages and architects. Private architects lie on their cards again (N7.1). */
function clearMarks(state: State): void {
  state.architects = 0;
  state.event = null;
  state.war = null;
  state.rolls = 0;
  for (const nation of state.nations) {
    nation.used = {};
    nation.passed = 0;
    nation.turns = 0;
    nation.short = [];
    nation.bought = { colony: 0, war: 0, battle: 0, goldenAge: 0 };
    nation.warLoss = noTokens();
    nation.leastStable = false;
    nation.strengthShift = 0;
    nation.architects = {};
    nation.standing.events = {};
    for (const holder of holdersOf(nation)) layArchitects(nation, holder);
  }
}

/**
 * Rows 1 and 2 leave the game, what is left of row 3 slides to the left of row 1, and empty spaces are filled (N7.2).
 */
function refillBoard(play: Play): void {
  const { state } = play;
  const [first = [], second = [], third = []] = state.board;
  const discarded = [...first, ...second].filter((card): card is CardId => card !== null);
  state.gone.push(...discarded);
  if (discarded.length > 0) play.events.push({ type: 'cardsDiscarded', cards: discarded });
  const kept = third.filter((card) => card !== null);
  const empty = () => third.map(() => null);
  state.board = [[...kept, ...third.slice(kept.length).map(() => null)], empty(), empty()];
  fillBoard(play);
}

/** Fills rows 1, 2 and 3 from left to right. An empty deck leaves spaces empty (N7.3). */
export function fillBoard(play: Play): void {
  const { state } = play;
  const cards: { card: CardId; row: number; col: number }[] = [];
  state.board.forEach((spaces, row) => {
    spaces.forEach((held, col) => {
      if (held !== null) return;
      const card = drawCard(play, `round-${Math.max(1, state.round)}/progress/${cards.length}`);
      if (card === null) return;
      spaces[col] = card;
      cards.push({ card, row: row + 1, col });
    });
  });
  play.events.push({ type: 'boardFilled', cards });
}
