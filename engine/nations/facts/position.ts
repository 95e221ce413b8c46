/** The figures of a nation in one object: what it holds, its values, production, ranks and score. */
import type { Seat } from '../../core/game.ts';
import { RESOURCES, type Resource } from '../data/cards/index.ts';
import { nationAt, type Score, type State, type Tokens } from '../state.ts';
import { nationFacts } from './nation.ts';
import { productionFacts } from './production.ts';
import { RANKED, type Ranked, ranks } from './ranks.ts';

export interface Position {
  tokens: Tokens;
  production: Record<Resource, number>;
  strength: number;
  stability: number;
  raid: number;
  idle: number;
  rank: Record<Ranked, { rank: number; tied: boolean }>;
  score: Score;
}

export function positionOf(state: State, seat: Seat): Position {
  const { strength, stability, raid, workers, score } = nationFacts(state, seat);
  const { of } = productionFacts(state, seat);
  return {
    tokens: { ...nationAt(state, seat).purse },
    production: Object.fromEntries(RESOURCES.map((kind) => [kind, of[kind].net])) as Record<Resource, number>,
    strength,
    stability,
    raid,
    idle: workers.idle,
    rank: Object.fromEntries(
      RANKED.map((kind) => {
        const own = ranks(state, kind).find((one) => one.seat === seat);
        return [kind, { rank: own?.rank ?? 1, tied: own?.tied ?? false }];
      }),
    ) as Position['rank'],
    score,
  };
}
