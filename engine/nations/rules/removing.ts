/** Cards that come into play and leave it. A removed card is out of the game (N5). */
import type { Seat } from '../../core/game.ts';
import { type CardId, cardOf } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { type Nation, nationAt, type State, seatsOf } from '../state.ts';
import { holds } from './mostAndLeast.ts';
import { type Holder, holdersOf } from './valuesAndWorkers/values.ts';

/** Whether a ready wonder gives a second advisor space. */
const givesAdvisorSpace = (card: CardId): boolean =>
  cardOf(card).effects?.some((effect) => effect.kind === 'always' && effect.rule === 'advisorSlot') ?? false;

function forget(state: State, nation: Nation, card: CardId): void {
  delete nation.architects[card];
  delete nation.used[card];
  if (cardOf(card).set !== null) state.gone.push(card);
}

/** An advisor, a colony or a ready wonder leaves play. An advisor on the wonder goes with it. */
export function takeAway(play: Play, seat: Seat, card: CardId, cause: string): void {
  const nation = nationAt(play.state, seat);
  for (const held of [nation.advisors, nation.colonies, nation.wonders]) {
    const space = held.indexOf(card);
    if (space < 0) continue;
    held[space] = null;
    forget(play.state, nation, card);
    play.events.push({ type: 'cardRemoved', seat, card, cause });
    break;
  }
  if (givesAdvisorSpace(card)) {
    const onTop = nation.advisors[1] ?? null;
    nation.advisors.length = 1;
    if (onTop !== null) {
      forget(play.state, nation, onTop);
      play.events.push({ type: 'cardRemoved', seat, card: onTop, cause });
    }
  }
}

/** Private architects lie on a card from the moment it comes into play, and again every round (N11.6). */
export function layArchitects(nation: Nation, { card, effects }: Pick<Holder, 'card' | 'effects'>): void {
  for (const effect of effects) {
    if (effect.kind === 'always' && effect.rule === 'privateArchitects') nation.architects[card] = effect.n;
  }
}

export function bringIntoPlay(nation: Nation, card: CardId): void {
  layArchitects(nation, { card, effects: cardOf(card).effects ?? [] });
  if (givesAdvisorSpace(card)) nation.advisors.push(null);
}

function dueForRemoval(state: State): { seat: Seat; card: CardId }[] {
  const due: { seat: Seat; card: CardId }[] = [];
  for (const seat of seatsOf(state)) {
    for (const { card, effects } of holdersOf(nationAt(state, seat))) {
      for (const effect of effects) {
        if (effect.kind === 'remove' && holds(state, seat, effect.if)) due.push({ seat, card });
      }
    }
  }
  return due;
}

/**
 * Runs after every single change of strength, stability or workers on cards. Cards that are due go together, then the
 * test is repeated (N5.2).
 */
export function testRemoval(play: Play): void {
  for (let due = dueForRemoval(play.state); due.length > 0; due = dueForRemoval(play.state)) {
    for (const { seat, card } of due) takeAway(play, seat, card, card);
  }
}

export function removeAdvisors(play: Play, seat: Seat, cause: string): void {
  for (const card of [...nationAt(play.state, seat).advisors]) if (card !== null) takeAway(play, seat, card, cause);
}
