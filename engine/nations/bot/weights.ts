/**
 * What things are worth to the computer player, in VP. Found by playing it against itself and against weaker
 * versions; nothing of the rules depends on them.
 */
import type { CardRule, Resource } from '../data/cards/index.ts';

/** A unit held: a tenth of a VP at the end, and `work` for each production to come while not more than `enough` are held. */
const WORTH: Readonly<Record<Resource, { work: number; enough: number; enoughMade: number }>> = {
  gold: { work: 0.03, enough: 9, enoughMade: 6 },
  stone: { work: 0.03, enough: 9, enoughMade: 6 },
  food: { work: 0.02, enough: 8, enoughMade: 4 },
  books: { work: 0, enough: 0, enoughMade: 0 },
};
const AT_END = 0.1;
/** What goes beyond enough works only this part. */
const BEYOND = 0.2;

const bent = (n: number, enough: number): number => (n <= enough ? n : enough + (n - enough) * BEYOND);

/** One unit among the first ones held. */
export const heldWorth = (kind: Resource, rounds: number): number => AT_END + WORTH[kind].work * rounds;

/** All that is held of a kind. */
export const stockWorth = (kind: Resource, n: number, rounds: number): number =>
  AT_END * n + WORTH[kind].work * rounds * bent(n, WORTH[kind].enough);

/** A kind made in each of the productions to come, each worth what it is worth then. */
export const flowWorth = (kind: Resource, n: number, rounds: number): number =>
  AT_END * rounds * n + ((WORTH[kind].work * rounds * (rounds - 1)) / 2) * bent(n, WORTH[kind].enoughMade);

/** A worker that could still be deployed is worth this part of what it would bring. */
export const IDLE_PART = 0.8;
/** Moving a worker to a better card is worth this part of the difference. */
export const MOVE_PART = 0.5;

/** Slots looked at closely where a card or a worker could go on any. */
export const WEIGHED = 2;
/** Moves that are reckoned with. */
export const MOVES = 3;
/** A colony that could be bought, one nearly in reach, and the strength that may still be lacking. */
export const COLONY_READY = 1.2;
export const COLONY_NEAR = 0.9;
export const COLONY_REACH = 6;
/** A battle that could be bought. */
export const BATTLE_PART = 0.5;

export const STRENGTH_UNIT = 0.08;
export const STABILITY_UNIT = 0.03;
/** Being alone in front or behind, for what events and wars to come will make of it, a round; by how much it is safe. */
export const FRONT_A_ROUND = 0.2;
export const SAFE_LEAD = 4;
/** What an event is worth while others may still act, and when they have passed. */
export const EVENT_OPEN = 0.5;
export const EVENT_SURE = 0.95;
/** The chance that a war comes that hits a nation weaker than another. */
export const WAR_RISK = 0.35;
/** What the rivals lose in a war, as a part of what it would cost me: all of them losing it counts this much. */
export const RIVALS_LOSS = 1.6;
/** Famine to be expected in a round of each age. */
export const FAMINE: readonly number[] = [0, 1.3, 1.8, 2.4, 3];
/** Hungry rounds that are reckoned with, and what part of their cost. */
export const HUNGER_ROUNDS = 3;
export const HUNGER_PART = 0.3;
/** Books by which one is as good as ahead, times the rounds until they are counted. */
export const BOOK_SPREAD = 3;

/** Standing rules, a round. */
export const RULE_A_ROUND: Readonly<Record<CardRule['rule'], number>> = {
  privateArchitects: 0.35,
  goldenAgeBonus: 0.2,
  raidBonus: 0.1,
  cardPrice: 0.05,
  noMilitaryUpkeep: 0.1,
  warStrength: 0.2,
  deployDiscount: 0.15,
  extraFirstAction: 0.15,
  skipFirstTurn: -0.15,
  stability: 0,
  colonyRequirement: 0,
  warExtraLoss: 0,
  chooseEvent: 0.2,
  mayNotBuy: -0.1,
  advisorSlot: 0.3,
  noWarVpLoss: 0.1,
  noShortageVpLoss: 0.1,
  keepPlayerOrder: 0,
};
/** A trigger that is not counted elsewhere, a round. */
export const TRIGGER_A_ROUND = 0.2;
/** A special action that is not a plain exchange, a round. */
export const SPECIAL_A_ROUND = 0.4;
/** An unfinished wonder: what is sure of its worth at once, and with all sections but the last. */
export const WONDER_BEGUN = 0.4;
export const WONDER_NEARLY = 0.95;

/** An action must be worth this much more than passing. */
export const WORTHWHILE = 0.01;
/** And taking a worker off a card to put it on another this much more. */
export const WORTH_MOVING = 0.15;
