/** What a move does to my figures, as far as it can be known. */
import type { Seat } from '../../../../../engine/core/game.ts';
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import { type Amounts, RESOURCES } from '../../../../../engine/nations/data/cards/types.ts';
import { askedAlone, lookAhead, lookAtAnswer } from '../../../../../engine/nations/facts/ahead.ts';
import { type ForecastStep, forecast } from '../../../../../engine/nations/facts/forecast.ts';
import { type Position, positionOf } from '../../../../../engine/nations/facts/position.ts';
import { productionFacts } from '../../../../../engine/nations/facts/production.ts';
import type { Phase, State } from '../../../../../engine/nations/state.ts';
import type { Figure } from '../../cards/signs.ts';

export interface Changed {
  kind: Figure | 'idle';
  before: number;
  after: number;
  /** The rank among all nations, if it changes. */
  rank?: { rank: number; tied: boolean };
}

/** What my own cards bring is already part of the production figures. */
const OWN_STEPS: readonly ForecastStep[] = ['passing', 'production', 'books'];
/** The rest of the resolution happens whatever the answer. Beside an answer it would look like its price. */
const IN_RESOLUTION: readonly Action['type'][] = ['answer', 'payShortage', 'spare'];
const BEFORE_PRODUCTION: readonly Phase[] = ['growth', 'newEvent', 'action'];
export const TOKENS = [...RESOURCES, 'vp'] as const;

const KINDS: readonly Figure[] = [...RESOURCES, 'vp', 'strength', 'stability'];

const figures = ({ tokens, strength, stability, idle }: Position): Record<Figure | 'idle', number> => ({
  ...tokens,
  strength,
  stability,
  idle,
});

export interface Consequence {
  now: Changed[];
  /** Changes of the next production. */
  production: Changed[];
  /** What gets better or worse in the war, an event or the famine of this round. */
  fate: { step: ForecastStep; changes: Amounts }[];
  /** What the move costs in revolt, if it leads there or makes it worse. */
  revolt: { vp: number; books: number } | null;
  /** False if chance comes first. */
  known: boolean;
}

/** What an action would change for a seat, as far as it can be known. */
export function consequence(state: State, seat: Seat, action: Action): Consequence {
  const look = IN_RESOLUTION.includes(action.type) ? lookAtAnswer : lookAhead;
  const { state: after, complete } = look(askedAlone(state, seat), seat, action);
  const [before, then] = [positionOf(state, seat), positionOf(after, seat)];
  const [was, is] = [figures(before), figures(then)];
  const now = [...KINDS, 'idle' as const].map((kind) => ({
    kind,
    before: was[kind],
    after: is[kind],
    ...rankOf(kind),
  }));
  const production = RESOURCES.map((kind) => ({ kind, before: before.production[kind], after: then.production[kind] }));
  function rankOf(kind: Figure | 'idle'): Pick<Changed, 'rank'> {
    if (kind !== 'strength' && kind !== 'stability' && kind !== 'books') return {};
    const [old, next] = [before.rank[kind], then.rank[kind]];
    const isSame = old.rank === next.rank && old.tied === next.tied;
    return isSame ? {} : { rank: next };
  }
  const differs = (one: Changed) => one.before !== one.after;
  // After production the figures belong to the next round, so their changes are no forecast.
  const isAhead = after.round === state.round && BEFORE_PRODUCTION.includes(after.phase);
  return {
    now: now.filter(differs),
    production: isAhead ? production.filter(differs) : [],
    fate: isAhead && state.phase === 'action' ? fateChanges(state, after, seat, was, is) : [],
    revolt: worseRevolt(state, after, seat),
    known: complete,
  };
}

/** Forecasts are expensive, so they are made only if something that wars and events depend on has changed. */
function fateChanges(
  state: State,
  after: State,
  seat: Seat,
  was: Record<string, number>,
  is: Record<string, number>,
): Consequence['fate'] {
  const same = was.strength === is.strength && was.stability === is.stability && state.war === null;
  if (same && after.war === null) return [];
  const stepsIn = (of: State) => forecast(of)?.seats[seat]?.steps ?? [];
  const [before, then] = [stepsIn(state), stepsIn(after)];
  const steps = new Set([...before, ...then].map((one) => one.step).filter((step) => !OWN_STEPS.includes(step)));
  return [...steps].flatMap((step) => {
    const [old, next] = [before, then].map((all) => all.find((one) => one.step === step)?.changes ?? {});
    const changes = Object.fromEntries(
      TOKENS.map((kind) => [kind, (next?.[kind] ?? 0) - (old?.[kind] ?? 0)]).filter(([, n]) => n !== 0),
    ) as Amounts;
    return Object.keys(changes).length > 0 ? [{ step, changes }] : [];
  });
}

function worseRevolt(state: State, after: State, seat: Seat): Consequence['revolt'] {
  const [was, is] = [productionFacts(state, seat).revolt, productionFacts(after, seat).revolt];
  return is && is.books > (was?.books ?? 0) ? is : null;
}
