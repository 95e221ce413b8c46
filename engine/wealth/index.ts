/** Wealth of Nations, as the service and the pages use it. */
import type { Game } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { fallback, forced } from './automatic.ts';
import { awaiting } from './awaiting.ts';
import { bot } from './bot/index.ts';
import { check } from './check.ts';
import { choices } from './choices/index.ts';
import type { Event } from './events.ts';
import { holdings } from './holdings.ts';
import { invariants } from './invariants.ts';
import { describe } from './messages/describe.ts';
import { OPTION_FIELDS, type Options, parseOptions } from './options.ts';
import { parseAction } from './parseAction.ts';
import { result, standing } from './scoring.ts';
import { SCHEMA, setup } from './setup.ts';
import type { State } from './state.ts';
import { reveals, view, viewEvent } from './view.ts';

export const wealth: Game<Options, State, Action, Event> = {
  id: 'wealth-of-nations',
  name: 'Wealth of Nations',
  seats: { min: 2, max: 6 },
  options: OPTION_FIELDS,
  schema: SCHEMA,
  migrations: [],
  rules: {},
  parseOptions,
  parseAction,
  setup,
  awaiting,
  choices,
  check,
  apply,
  view,
  viewEvent,
  reveals,
  result,
  invariants,
  describe,
  standing,
  holdings,
  forced,
  fallback,
  bot,
};
