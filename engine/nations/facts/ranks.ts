/** Ranks in strength, stability and books, with ties, as events and scoring compare them. */
import type { Seat } from '../../core/game.ts';
import type { Group } from '../data/cards/index.ts';
import { groupOf, shadowStability, shadowStrength } from '../rules/mostAndLeast.ts';
import {
  cappedStrength,
  commonStability,
  comparedStability,
  stabilityOf,
  strengthOf,
} from '../rules/valuesAndWorkers/values.ts';
import { nationAt, type State, seatsOf } from '../state.ts';

/** A seat, or null for the shadow opponent of the solo game. */
export type Contender = Seat | null;

export interface Rank {
  seat: Contender;
  /** The real value. */
  value: number;
  /** The value that is compared: at most 40 or 15, and -1 for everybody in revolt. */
  compares: number;
  /** 1 is the highest. Nations that tie share a rank. */
  rank: number;
  tied: boolean;
}

export const RANKED = ['strength', 'stability', 'books'] as const;
export type Ranked = (typeof RANKED)[number];

function valuesOf(state: State, kind: Ranked, seat: Contender): { value: number; compares: number } {
  if (seat === null) {
    const { strength, stability, books } = state.shadow ?? { strength: 0, stability: 0, books: 0 };
    if (kind === 'strength') return { value: strength, compares: shadowStrength(state) };
    if (kind === 'books') return { value: books, compares: books };
    return { value: stability + commonStability(state), compares: shadowStability(state) };
  }
  if (kind === 'strength') return { value: strengthOf(state, seat), compares: cappedStrength(state, seat) };
  if (kind === 'stability') return { value: stabilityOf(state, seat), compares: comparedStability(state, seat) };
  const { books } = nationAt(state, seat).purse;
  return { value: books, compares: books };
}

/** All nations by seat, then the shadow. */
export function ranks(state: State, kind: Ranked): Rank[] {
  const contenders: Contender[] = state.shadow ? [...seatsOf(state), null] : seatsOf(state);
  const values = contenders.map((seat) => ({ seat, ...valuesOf(state, kind, seat) }));
  return values.map((one) => ({
    ...one,
    rank: 1 + values.filter((other) => other.compares > one.compares).length,
    tied: values.filter((other) => other.compares === one.compares).length > 1,
  }));
}

/** The groups of events and cards that a nation belongs to now. */
export const COMPARED_GROUPS = [
  'mostStrength',
  'leastStrength',
  'mostStability',
  'leastStability',
  'mostFood',
  'leastFood',
  'passedFirst',
  'passedLast',
] as const satisfies readonly Group[];

export const groupsNow = (state: State, seat: Seat): Group[] =>
  COMPARED_GROUPS.filter((group) => groupOf(state, group).includes(seat));
