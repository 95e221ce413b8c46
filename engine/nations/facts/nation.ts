/** One nation at a glance: its values, its workers, what deploying costs, and its score if the game ended now. */
import type { Seat } from '../../core/game.ts';
import { deployCost } from '../rules/deploying.ts';
import { bookPointsOf } from '../rules/endOfAge.ts';
import { rulesOf } from '../rules/options.ts';
import {
  raidValueOf,
  stabilityOf,
  strengthOf,
  workersOnCards,
  workersOnTrack,
} from '../rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../scoring.ts';
import { nationAt, type Score, type State } from '../state.ts';

export interface NationFacts {
  strength: number;
  stability: number;
  raid: number;
  workers: { idle: number; onCards: number; onTrack: number };
  /** The workers off each section of the track, and what they cost: food at each production, and stability. */
  taken: { food: number; stability: number };
  population: { food: number; stability: number };
  /** What growth gives of one resource. */
  growth: number;
  /** VP for books if the age ended now. */
  bookPoints: number;
  /** The stone for deploying on each slot; null where there is no card. */
  deploy: (number | null)[];
  score: Score;
}

export function nationFacts(state: State, seat: Seat): NationFacts {
  const nation = nationAt(state, seat);
  const { upkeep, growth } = rulesOf(state);
  const takenFrom = (section: 'food' | 'stability') => nation.capacity[section] - nation.track[section];
  const taken = { food: takenFrom('food'), stability: takenFrom('stability') };
  return {
    strength: strengthOf(state, seat),
    stability: stabilityOf(state, seat),
    raid: raidValueOf(state, seat),
    workers: { idle: nation.idle, onCards: workersOnCards(nation), onTrack: workersOnTrack(nation) },
    taken,
    population: { food: upkeep.food * taken.food, stability: upkeep.stability * taken.stability },
    growth: growth[nation.difficulty],
    bookPoints: bookPointsOf(state, seat),
    deploy: nation.slots.map((slot, index) => (slot ? deployCost(nation, index) : null)),
    score: scoreOf(state, seat),
  };
}
