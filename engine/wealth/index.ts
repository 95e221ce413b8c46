/** Wealth of Nations, as the service uses it. */
import type { Game } from '../core/game.ts';
import type { Action, ActionType } from './actions.ts';
import { fallback, forced } from './automatic.ts';
import { awaiting } from './awaiting.ts';
import { bot } from './bot/index.ts';
import { STANDSTILL } from './data/finance.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { OPTION_FIELDS, type Options, parseOptions } from './options.ts';
import { parseAction } from './parseAction.ts';
import { playableWealth } from './playable.ts';
import { placings, result } from './scoring.ts';
import { SCHEMA, setup } from './setup.ts';
import type { State } from './state.ts';
import { forCopy, view, viewEvent } from './view.ts';

/** Taken off turn as well as on it. Not `accept`: whose turn it is has then made a trade. */
const ASIDES: readonly ActionType[] = [
  'offer',
  'counter',
  'withdraw',
  'decline',
  'borrow',
  'repay',
  'setStand',
  'setOccupy',
  'reconsider',
  'agreeToEnd',
  'playOn',
];

export const wealth: Game<Options, State, Action, Event> = {
  ...playableWealth,
  seats: { min: 2, max: 6 },
  options: OPTION_FIELDS,
  schema: SCHEMA,
  migrations: [],
  rules: { standstillOffer: STANDSTILL.offer, standstillEnd: STANDSTILL.end },
  isAside: ({ type }) => ASIDES.includes(type),
  parseOptions,
  parseAction,
  setup,
  awaiting,
  view,
  viewEvent,
  forCopy,
  result,
  describe,
  placings,
  invariants,
  holdings,
  forced,
  fallback,
  bot,
};
