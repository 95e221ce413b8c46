/**
 * What things are worth to the computer player, in VP. Found by playing it against itself and against weaker
 * versions; nothing of the rules depends on them.
 */
import type { Resource, StandingRule } from '../cards/index.ts';

/** A unit held with n productions to come: a tenth of a VP at the end, more while it can still work. */
const HELD: Readonly<Record<Resource, { end: number; perRound: number }>> = {
  gold: { end: 0.1, perRound: 0.026 },
  stone: { end: 0.1, perRound: 0.026 },
  food: { end: 0.1, perRound: 0.012 },
  books: { end: 0.1, perRound: 0 },
};

export const heldWorth = (kind: Resource, rounds: number): number => HELD[kind].end + HELD[kind].perRound * rounds;

/** One unit of production in each of the n productions to come, each worth what it is worth then. */
export const producedWorth = (kind: Resource, rounds: number): number =>
  HELD[kind].end * rounds + (HELD[kind].perRound * rounds * (rounds - 1)) / 2;

/** A worker that could still be deployed is worth this part of what it would bring. */
export const IDLE_PART = 0.8;
/** Moving a worker to a better card is worth this part of the difference. */
export const MOVE_PART = 0.5;

/** Moves that are reckoned with. */
export const MOVES = 3;
/** A colony that could be bought, and strength by which one may still be out of reach. */
export const COLONY_PART = 0.5;
export const COLONY_REACH = 4;

export const STRENGTH_UNIT = 0.025;
export const STABILITY_UNIT = 0.03;
/** Being alone in front or behind, for what events and wars to come will make of it, a round. */
export const FRONT_A_ROUND = 0.1;
export const BEHIND_A_ROUND = 0.14;
/** The chance that a war comes that hits a nation weaker than another. */
export const WAR_RISK = 0.35;
/** Famine to be expected in a round of each age. */
export const FAMINE: readonly number[] = [0, 1.3, 1.8, 2.4, 3];
/** Books by which one is as good as ahead, times the rounds until they are counted. */
export const BOOK_SPREAD = 4;

/** Standing rules, a round. */
export const RULE_A_ROUND: Readonly<Record<StandingRule['rule'], number>> = {
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
export const WONDER_BEGUN = 0.3;
export const WONDER_NEARLY = 0.8;

/** An action must be worth this much more than passing. */
export const WORTHWHILE = 0.03;
