/** Wealth of Nations without its words, as a page replays it; index.ts adds what only the service needs. */
import type { ReplayableGame } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { awaiting } from './awaiting.ts';
import { bot } from './bot/index.ts';
import { STANDSTILL } from './data/values.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { fallback } from './fallback.ts';
import { forced } from './forced.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { OPTION_FIELDS, type Options, parseOptions, SEATS } from './options.ts';
import { playableWealth } from './playable.ts';
import { placings, result } from './scoring.ts';
import { SCHEMA, setup } from './setup.ts';
import type { State } from './state.ts';
import { forCopy, view, viewEvent } from './view.ts';

export const replayableWealth: ReplayableGame<Options, State, Action, Event> = {
  ...playableWealth,
  seats: SEATS,
  options: OPTION_FIELDS,
  schema: SCHEMA,
  migrations: [],
  rules: STANDSTILL,
  isAside: actions.isAside,
  parseOptions,
  parseAction: actions.parse,
  setup,
  awaiting,
  view,
  viewEvent,
  forCopy,
  result,
  describe,
  isPass: ({ type }) => type === 'passed',
  placings,
  invariants,
  holdings,
  forced,
  fallback,
  bot,
};
