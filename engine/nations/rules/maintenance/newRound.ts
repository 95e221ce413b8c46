/** Maintenance (N7): the new round, the progress board, growth, the event card, architects. */
import {
  type Age,
  type CardId,
  eventCardOf,
  eventCardsOf,
  progressCardsOf,
  soloTilesOf,
  tileOf,
} from '../../data/cards/index.ts';
import { ARCHITECTS, ROUNDS_PER_AGE } from '../../data/tables.ts';
import { setsInPlay } from '../../options.ts';
import type { Play } from '../../play.ts';
import { noTokens, type State } from '../../state.ts';
import { startActions } from '../actionPhase.ts';
import { layArchitects, testRemoval } from '../removing.ts';
import { layTile } from '../solo.ts';
import { holdersOf, rulesOf } from '../valuesAndWorkers/values.ts';
import { drawCard, newDeck } from './decks.ts';
import { startGrowth } from './growth.ts';

const ageOfRound = (round: number): Age => Math.ceil(round / ROUNDS_PER_AGE) as Age;

export function startRound(play: Play): void {
  const { state } = play;
  state.round++;
  const age = ageOfRound(state.round);
  if (age !== state.age) enterAge(play, age);
  clearMarks(state);
  play.events.push({ type: 'roundBegan', round: state.round, age });
  // Versailles has ended: somebody else may be the least stable now (N11.7).
  if (state.rules.removalAtRoundStart) testRemoval(play);
  if (state.round > 1) refillBoard(play);
  startGrowth(play);
}

/** What is left of an age's deck never comes back. */
export function enterAge(play: Play, age: Age): void {
  const { state } = play;
  state.undealt += state.deck.length;
  state.age = age;
  const sets = setsInPlay(state.options);
  const cards = progressCardsOf(age).filter((card) => card.set !== null && sets.includes(card.set));
  state.deck = cards.map((card) => card.id);
  state.shares = newDeck(state);
  state.eventDeck = state.shadow ? [] : eventCardsOf(age).map((card) => card.id);
  state.tiles = state.shadow ? soloTilesOf(age).map((tile) => tile.id) : [];
}

/** N7.1: used marks, passes, shortages and architects are cleared; private architects lie on their cards again. */
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

/** N7.2: rows 1 and 2 leave, what is left of row 3 slides to the left of row 1, empty spaces are filled. */
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

/** Row 1, 2, 3, left to right; an empty deck leaves spaces empty (N7.3). */
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

/** N7.5: after growth an event card of the age, or a tile; Machiavelli's owner chooses between two. */
export function turnUpEvent(play: Play): void {
  const { state } = play;
  state.phase = 'newEvent';
  const owner = state.nations.findIndex((nation) => rulesOf(nation, 'chooseEvent').length > 0);
  const deck = state.shadow ? state.tiles : state.eventDeck;
  const wanted = owner < 0 ? 1 : 2;
  const cards: string[] = [];
  for (let i = 0; i < wanted && deck.length > 0; i++) {
    const card = play.chance.pick(`round-${state.round}/event/${i}`, deck);
    deck.splice(deck.indexOf(card), 1);
    cards.push(card);
  }
  if (owner >= 0 && cards.length > 1) {
    play.events.push({ type: 'eventsDrawn', seat: owner, cards: [...cards] });
    state.stack.push({ type: 'chooseEvent', seat: owner, cards });
    return;
  }
  if (cards[0] !== undefined) layEvent(play, cards[0], null, null);
}

/** The card is up; architects are placed (N7.6); the action phase begins. */
export function layEvent(play: Play, card: string, chosenBy: number | null, other: string | null): void {
  const { state } = play;
  const added = state.shadow ? tileOf(card).architects : eventCardOf(card).architects;
  if (state.shadow) {
    // The tile that was not chosen goes back (N20.7).
    if (other !== null) state.tiles.push(other);
    state.tiles.sort();
    play.events.push({ type: 'tileRevealed', tile: card, chosenBy, other });
    layTile(play, card);
  } else {
    state.event = card;
    play.events.push({ type: 'eventRevealed', card, chosenBy, other });
  }
  state.architects = (ARCHITECTS[state.nations.length] ?? 0) + added;
  play.events.push({ type: 'architectsPlaced', count: state.architects });
  startActions(play);
}
