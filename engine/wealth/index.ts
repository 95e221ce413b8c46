/** Wealth of Nations as the service uses it: with the words that it writes, quick answers and computer players. */
import type { Game } from '../core/game.ts';
import type { Action } from './actions/index.ts';
import { computer } from './bot/think.ts';
import type { Event } from './events.ts';
import { catalogue as en } from './messages/en.ts';
import { catalogue as it } from './messages/it.ts';
import type { Options } from './options.ts';
import { quickAnswers } from './quick/index.ts';
import { replayableWealth } from './replayable.ts';
import type { State } from './state.ts';

export const wealth: Game<Options, State, Action, Event> = {
  ...replayableWealth,
  words: { en, it },
  quickAnswers,
  computer,
};
