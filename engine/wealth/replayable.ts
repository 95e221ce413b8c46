/** Wealth of Nations without its words, as a page replays it; index.ts adds what only the service needs. */
import type { ReplayableGame } from '../core/game.ts';
import { type Action, actions } from './actions/index.ts';
import { awaiting } from './awaiting.ts';
import { bot } from './bot/index.ts';
import { KEEPS_DECLINED, STANDSTILL } from './data/values.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { fallback } from './fallback.ts';
import { forced } from './forced.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { type Options, SEATS } from './options.ts';
import { orders } from './orders/index.ts';
import { OPTION_FIELDS, parseOptions } from './parseOptions.ts';
import { playableWealth } from './playable.ts';
import { placings, result } from './scoring.ts';
import { setup } from './setup.ts';
import { SCHEMA, type State } from './state.ts';
import { forCopy, view, viewEvent } from './view.ts';

export const replayableWealth: ReplayableGame<Options, State, Action, Event> = {
  ...playableWealth,
  seats: SEATS,
  options: OPTION_FIELDS,
  schema: SCHEMA,
  migrations: [],
  rules: { ...STANDSTILL, ...KEEPS_DECLINED },
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
  orders,
};
