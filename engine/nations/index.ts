/** Nations as the service uses it: with the words that it writes, quick answers, computer players of all levels and a coach. */
import type { Game } from '../core/game.ts';
import type { Action } from './actions/index.ts';
import { computer } from './bot/computer.ts';
import { coach } from './coach/index.ts';
import type { NationsEvent } from './events.ts';
import { catalogue as en } from './messages/en.ts';
import { catalogue as it } from './messages/it.ts';
import type { Options } from './options.ts';
import { quickAnswers } from './quick/index.ts';
import { replayableNations } from './replayable.ts';
import type { State } from './state.ts';

export const nations: Game<Options, State, Action, NationsEvent> = {
  ...replayableNations,
  words: { en, it },
  quickAnswers,
  computer,
  coach,
};
