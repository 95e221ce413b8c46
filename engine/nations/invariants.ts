/** What must be true of every state. */

import type { Age, CardId } from './data/cards/index.ts';
import { boardOf, cardOf, TOKENS } from './data/cards/index.ts';
import { cardsOfAge } from './rules/maintenance/decks.ts';
import { workersInPlay, workersOnTrack } from './rules/valuesAndWorkers/values.ts';
import type { Nation, State } from './state.ts';

export function invariants(state: State): string[] {
  const broken: string[] = [];
  checkTokens(state, broken);
  state.nations.forEach((nation, seat) => {
    if (nation.board !== null) checkWorkers(nation, seat, broken);
    for (const card in nation.architects) {
      if ((nation.architects[card] ?? 0) < 0) broken.push(`seat ${seat} owes an architect`);
    }
  });
  if (state.architects < 0) broken.push('architects below zero');
  const cards = cardsSomewhere(state);
  if (cards !== cardsInGame(state)) broken.push(`${cards} cards of ${cardsInGame(state)}`);
  if (new Set(state.order).size !== state.nations.length) broken.push('player order broken');
  if ((state.final !== null) !== (state.stack.length === 0)) broken.push('nothing is under way');
  return broken;
}

/** What all purses and the bank hold of a kind adds up to zero, because all of it came from the bank. */
function checkTokens(state: State, broken: string[]): void {
  for (const kind of TOKENS) {
    let sum = state.bank[kind] ?? 0;
    state.nations.forEach(({ purse }, seat) => {
      sum += purse[kind];
      if (purse[kind] < 0) broken.push(`seat ${seat} holds ${purse[kind]} ${kind}`);
    });
    if (sum !== 0) broken.push(`${kind} not conserved: ${sum}`);
  }
}

function checkWorkers(nation: Nation, seat: number, broken: string[]): void {
  const board = boardOf(nation.board ?? 'a');
  const all = board.workers + board.track.food + board.track.stability;
  const found = workersInPlay(nation) + workersOnTrack(nation);
  if (found !== all) broken.push(`seat ${seat} has ${found} workers of ${all}`);
  if (nation.idle < 0 || nation.track.top < 0) broken.push(`seat ${seat} has workers below zero`);
  if (nation.track.food > nation.capacity.food || nation.track.stability > nation.capacity.stability) {
    broken.push(`seat ${seat} has an overfull section`);
  }
}

/** The progress cards on the board, in decks, in play and out of the game. */
function cardsSomewhere(state: State): number {
  let sum = state.deck.length + state.undealt + state.gone.length;
  for (const row of state.board) sum += countProgress(row);
  if (state.war && !state.war.over) sum++;
  for (const nation of state.nations) {
    sum += countProgress(nation.advisors) + countProgress(nation.colonies) + countProgress(nation.wonders);
    if (nation.construction && isProgress(nation.construction.card)) sum++;
    for (const slot of nation.slots) if (slot && isProgress(slot.card)) sum++;
  }
  return sum;
}

/** False for the cards that are printed on a nation's board. */
const isProgress = (id: CardId): boolean => cardOf(id).set !== null;

function countProgress(ids: readonly (CardId | null)[]): number {
  let count = 0;
  for (const id of ids) if (id !== null && isProgress(id)) count++;
  return count;
}

const sizes = new Map<string, number>();

/** The number of cards that the game is played with, up to the current age. */
function cardsInGame(state: State): number {
  const key = `${state.options.sets}/${state.age}/${JSON.stringify(state.rules)}`;
  const known = sizes.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (let age = 1; age <= state.age; age++) sum += cardsOfAge(state, age as Age).length;
  sizes.set(key, sum);
  return sum;
}
