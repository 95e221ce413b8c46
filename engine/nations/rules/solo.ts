/** The shadow opponent of the solo game and its die (N20). */
import { type CardId, cardOf, type ShadowChange, type TileId, type Trigger, tileOf } from '../data/cards/index.ts';
import { forPlayers } from '../data/values.ts';
import type { Play } from '../play.ts';
import type { Shadow, State } from '../state.ts';
import { isShadowWeakest, shadowStrength } from './mostAndLeast.ts';
import { rulesOf } from './options.ts';
import { testRemoval } from './removing.ts';

export const newShadow = (state: Pick<State, 'rules'>): Shadow => ({
  tile: null,
  strength: 0,
  stability: 0,
  books: rulesOf(state).shadowBooks,
  first: false,
});

/** The tile sets the shadow's strength and stability, and adds its books (N20.2). */
export function layTile(play: Play, id: TileId): void {
  const { shadow } = play.state;
  if (!shadow) return;
  const tile = tileOf(id);
  shadow.tile = id;
  shadow.strength = tile.strength;
  shadow.stability = tile.stability;
  shadow.books += tile.books;
  testRemoval(play);
}

/** The shadow's strength and books never go below 0 (N20.5). */
function changeShadow(play: Play, change: ShadowChange, cause: string): void {
  const { shadow } = play.state;
  if (!shadow) return;
  shadow.strength = Math.max(0, shadow.strength + (change.strength ?? 0));
  shadow.stability += change.stability ?? 0;
  shadow.books = Math.max(0, shadow.books + (change.books ?? 0));
  const { strength, stability, books } = shadow;
  play.events.push({ type: 'shadowChanged', change, strength, stability, books, cause });
  testRemoval(play);
}

/** The column that a face of the die clears; null where the shadow changes instead (N20.4, N20.5). */
export const columnCleared = (state: Pick<State, 'rules'>, value: number): number | null =>
  value <= forPlayers(rulesOf(state).columns, 1) ? value - 1 : null;

export function rollDie(play: Play): void {
  const { state } = play;
  if (!state.shadow) return;
  const value = 1 + play.chance.below(`round-${state.round}/die/${state.rolls}`, rulesOf(state).dieFaces);
  state.rolls++;
  play.events.push({ type: 'dieRolled', value });
  const column = columnCleared(state, value);
  if (column !== null) clearColumn(play, column);
  else if (state.shadow.tile !== null) {
    const tile = tileOf(state.shadow.tile);
    changeShadow(play, value === 5 ? tile.on5 : tile.on6, 'die');
  }
}

/** Clears a column. If nobody has bought a war, the shadow buys the cheapest one in it (N20.4). */
function clearColumn(play: Play, col: number): void {
  const { state } = play;
  const cards: CardId[] = [];
  let war: CardId | null = null;
  for (const row of state.board) {
    const card = row[col] ?? null;
    if (card === null) continue;
    row[col] = null;
    if (war === null && state.war === null && cardOf(card).type === 'war') war = card;
    else state.gone.push(card);
    cards.push(card);
  }
  if (cards.length > 0) play.events.push({ type: 'columnCleared', col, cards });
  if (war !== null) {
    const marker = shadowStrength(state);
    state.war = { card: war, marker, buyer: null, over: false };
    play.events.push({ type: 'warDeclared', seat: null, card: war, marker });
  }
}

/** The shadow loses books to effects on others, and nothing else (N20.6). */
export function shadowSuffers(play: Play, trigger: Trigger, cause: string): void {
  if (trigger.who !== 'leastStrength') return;
  const books = trigger.do.reduce((sum, step) => (step.op === 'lose' ? sum + (step.res.books ?? 0) : sum), 0);
  if (books > 0 && isShadowWeakest(play.state)) changeShadow(play, { books: -books }, cause);
}
