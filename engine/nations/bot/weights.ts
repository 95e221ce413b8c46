/**
 * What things are worth to the computer player, in VP; tuned.ts has more of it. We found the numbers by playing it against itself and against
 * weaker versions. No rule depends on them.
 */
import type { CardRule, Resource } from '../data/cards/index.ts';

/**
 * A unit is worth a tenth of a VP at the end, and `work` in each future production while the nation holds up to
 * `enough`.
 */
const WORTH: Readonly<Record<Resource, { work: number; enough: number; enoughMade: number }>> = {
  gold: { work: 0.03, enough: 9, enoughMade: 6 },
  stone: { work: 0.03, enough: 9, enoughMade: 6 },
  food: { work: 0.02, enough: 8, enoughMade: 4 },
  books: { work: 0, enough: 0, enoughMade: 0 },
};
const AT_END = 0.1;
/** Units beyond `enough` are worth this part. */
const BEYOND = 0.2;

const bent = (n: number, enough: number): number => (n <= enough ? n : enough + (n - enough) * BEYOND);

/** The worth of one unit among the first ones held. */
export const heldWorth = (kind: Resource, rounds: number): number => AT_END + WORTH[kind].work * rounds;

/** The worth of everything held of a kind. */
export const stockWorth = (kind: Resource, n: number, rounds: number): number =>
  AT_END * n + WORTH[kind].work * rounds * bent(n, WORTH[kind].enough);

/** The worth of a kind that every future production brings. */
export const flowWorth = (kind: Resource, n: number, rounds: number): number =>
  AT_END * rounds * n + ((WORTH[kind].work * rounds * (rounds - 1)) / 2) * bent(n, WORTH[kind].enoughMade);

/** A worker that could still be deployed is worth this part of what it would bring. */
export const IDLE_PART = 0.8;
/** Moving a worker to a better card is worth this part of the difference. */
export const MOVE_PART = 0.5;

/** How many slots the player looks at closely. */
export const WEIGHED = 2;
/** How many moves the player counts on. */
export const MOVES = 3;
/** Parts of the worth of a colony: within reach, and nearly; and the strength that may be lacking. */
export const COLONY_READY = 1.2;
export const COLONY_NEAR = 0.9;
export const COLONY_REACH = 6;
/** The part of the worth of a battle within reach. */
export const BATTLE_PART = 0.5;

export const STRENGTH_UNIT = 0.08;
export const STABILITY_UNIT = 0.03;
/** How much stability, and how much gold in a production, counts as the first. */
export const CALM = 3;
export const FIRST_GOLD = 2;
/** The distance at which it is safe to be in front. */
export const SAFE_LEAD = 4;
/** The part of an event's worth that counts while others may still act, and when all others have passed. */
export const EVENT_OPEN = 0.5;
export const EVENT_SURE = 0.95;
/** How much it counts, as a part of the own loss, that all rivals lose a war. */
export const RIVALS_LOSS = 1.6;
/** The expected famine in a round of each age. */
export const FAMINE: readonly number[] = [0, 1.3, 1.8, 2.4, 3];
/** How many hungry rounds the player counts, and the part of their cost. */
export const HUNGER_ROUNDS = 3;
export const HUNGER_PART = 0.3;
/** A lead of this many books, times the rounds until books count, is as good as safe. */
export const BOOK_SPREAD = 3;

/** The worth of a card's rule in each round. */
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
/** The worth in each round of a trigger that is not counted elsewhere. */
export const TRIGGER_A_ROUND = 0.2;
/** The worth in each round of a special action that is not a plain exchange. */
export const SPECIAL_A_ROUND = 0.4;
/** The part of a wonder's worth that counts with no section done, and with all but the last. */
export const WONDER_BEGUN = 0.4;
export const WONDER_NEARLY = 0.95;

/** An action must be worth this much more than passing. */
export const WORTHWHILE = 0.01;
/** Moving a worker to another card must be worth this much more. */
export const WORTH_MOVING = 0.15;
