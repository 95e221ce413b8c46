/** One nation at a glance: its values, its workers, what deploying costs, and its score if the game ended now. */
import type { Seat } from '../../core/game.ts';
import { UPKEEP } from '../data/tables.ts';
import { deployCost } from '../rules/deploying.ts';
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
  /** What the workers off the track cost: food at each production, and stability. */
  population: { food: number; stability: number };
  /** The stone for deploying on each slot; null where there is no card. */
  deploy: (number | null)[];
  score: Score;
}

export function nationFacts(state: State, seat: Seat): NationFacts {
  const nation = nationAt(state, seat);
  const taken = (section: 'food' | 'stability') => UPKEEP[section] * (nation.capacity[section] - nation.track[section]);
  return {
    strength: strengthOf(state, seat),
    stability: stabilityOf(state, seat),
    raid: raidValueOf(state, seat),
    workers: { idle: nation.idle, onCards: workersOnCards(nation), onTrack: workersOnTrack(nation) },
    population: { food: taken('food'), stability: taken('stability') },
    deploy: nation.slots.map((slot, index) => (slot ? deployCost(nation, index) : null)),
    score: scoreOf(state, seat),
  };
}
