/** What the rules of Nations work on while one action is carried out. */
import type { Play as CorePlay } from '../core/action.ts';
import type { NationsEvent } from './events.ts';
import type { State } from './state.ts';

export type Play = CorePlay<State, NationsEvent>;
