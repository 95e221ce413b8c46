/** What an action changes, before it is made: values, production, places and score. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Action } from '../actions.ts';
import { RESOURCES, type Resource } from '../cards/index.ts';
import { check } from '../check.ts';
import { nationAt } from '../play.ts';
import type { Score, State, Tokens } from '../state.ts';
import { lookAhead } from './ahead.ts';
import { nationFacts } from './nation.ts';
import { productionFacts } from './production.ts';
import { RANKED, type Ranked, ranks } from './ranks.ts';

export interface Standing {
  tokens: Tokens;
  production: Record<Resource, number>;
  strength: number;
  stability: number;
  raid: number;
  idle: number;
  rank: Record<Ranked, { rank: number; tied: boolean }>;
  score: Score;
}

export function standingOf(state: State, seat: Seat): Standing {
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
    ) as Standing['rank'],
    score,
  };
}

export type Preview =
  | {
      ok: true;
      before: Standing;
      after: Standing;
      /** The state to look at further, for instance with `forecast`. */
      state: State;
      /** False where chance comes next and may change more. */
      complete: boolean;
    }
  | { ok: false; refusal: Refusal };

export function preview(state: State, seat: Seat, action: Action): Preview {
  const refusal = check(state, seat, action);
  if (refusal) return { ok: false, refusal };
  const ahead = lookAhead(state, seat, action);
  return {
    ok: true,
    before: standingOf(state, seat),
    after: standingOf(ahead.state, seat),
    state: ahead.state,
    complete: ahead.complete,
  };
}
