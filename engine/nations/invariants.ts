/** What must be true of every state. */

import type { Age, CardId } from './data/cards/index.ts';
import { boardOf, cardOf, TOKENS } from './data/cards/index.ts';
import { cardsOfAge } from './rules/maintenance/decks.ts';
import { workersInPlay, workersOnTrack } from './rules/valuesAndWorkers/values.ts';
import type { Nation, State } from './state.ts';

export function invariants(state: State): string[] {
  const broken: string[] = [];
  const demand = (fits: boolean, what: string) => {
    if (!fits) broken.push(what);
  };
  for (const kind of TOKENS) {
    const sum = state.nations.reduce((total, nation) => total + nation.purse[kind], state.bank[kind] ?? 0);
    demand(sum === 0, `${kind} not conserved: ${sum}`);
  }
  state.nations.forEach((nation, seat) => {
    for (const kind of TOKENS) demand(nation.purse[kind] >= 0, `seat ${seat} holds ${nation.purse[kind]} ${kind}`);
    if (nation.board !== null) checkWorkers(nation, seat, demand);
    demand(
      Object.values(nation.architects).every((n) => n >= 0),
      `seat ${seat} owes an architect`,
    );
  });
  demand(state.architects >= 0, 'architects below zero');
  const cards = cardsSomewhere(state);
  demand(cards === cardsInGame(state), `${cards} cards of ${cardsInGame(state)}`);
  demand(new Set(state.order).size === state.nations.length, 'player order broken');
  demand((state.final !== null) === (state.stack.length === 0), 'nothing is under way');
  return broken;
}

function checkWorkers(nation: Nation, seat: number, demand: (fits: boolean, what: string) => void): void {
  const board = boardOf(nation.board ?? 'a');
  const all = board.workers + board.track.food + board.track.stability;
  const found = workersInPlay(nation) + workersOnTrack(nation);
  demand(found === all, `seat ${seat} has ${found} workers of ${all}`);
  demand(nation.idle >= 0 && nation.track.top >= 0, `seat ${seat} has workers below zero`);
  demand(
    nation.track.food <= nation.capacity.food && nation.track.stability <= nation.capacity.stability,
    `seat ${seat} has an overfull section`,
  );
}

/** The progress cards on the board, in decks, in play and out of the game. */
function cardsSomewhere(state: State): number {
  const isProgress = (id: CardId | null | undefined): number => (id && cardOf(id).set !== null ? 1 : 0);
  const count = (ids: readonly (CardId | null)[]) => ids.reduce((sum, id) => sum + isProgress(id), 0);
  let sum = state.deck.length + state.undealt + state.gone.length;
  for (const row of state.board) sum += count(row);
  if (state.war && !state.war.over) sum++;
  for (const nation of state.nations) {
    sum += count(nation.advisors) + count(nation.colonies) + count(nation.wonders);
    sum += isProgress(nation.construction?.card);
    for (const slot of nation.slots) sum += isProgress(slot?.card);
  }
  return sum;
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
