/** Nations as the service uses it. */
import type { Game, Result, Seat } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { awaiting } from './awaiting.ts';
import { bot } from './bot/index.ts';
import { TOKENS } from './data/cards/index.ts';
import { describe } from './describe.ts';
import type { NationsEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { forced } from './forced.ts';
import { invariants } from './invariants.ts';
import { OPTION_FIELDS, type Options, parseOptions } from './options.ts';
import { playableNations } from './playable.ts';
import { stabilityOf, strengthOf, workersInPlay } from './rules/valuesAndWorkers/values.ts';
import { placingsOf, scoreAll } from './scoring.ts';
import { setup } from './setup.ts';
import { nationAt, SCHEMA, type State } from './state.ts';
import { couldAnswerAhead, forCopy, hidesMore, view, viewEvent } from './view.ts';

function holdings(state: State, seat: Seat): Record<string, number> {
  const nation = nationAt(state, seat);
  const held: Record<string, number> = {};
  for (const token of TOKENS) held[`term.${token}`] = nation.purse[token];
  held['term.workers'] = workersInPlay(nation);
  held['term.strength'] = strengthOf(state, seat);
  held['term.stability'] = stabilityOf(state, seat);
  return held;
}

function result(state: State): Result | null {
  if (!state.final) return null;
  const placings = placingsOf(state, state.final);
  return { winners: placings.slice(0, 1).map(({ seat }) => seat), placings };
}

export const nations: Game<Options, State, Action, NationsEvent> = {
  ...playableNations,
  seats: { min: 1, max: 5 },
  options: OPTION_FIELDS,
  schema: SCHEMA,
  migrations: [],
  rules: { removalAtRoundStart: true },
  isAside: actions.isAside,
  parseOptions,
  parseAction: actions.parse,
  setup,
  awaiting,
  view,
  viewEvent,
  hidesMore,
  couldAnswerAhead,
  forCopy,
  result,
  describe,
  placings: (state) => placingsOf(state, scoreAll(state)),
  invariants,
  holdings,
  forced,
  fallback,
  bot,
};
