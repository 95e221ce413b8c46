import type { Play as PlayOf } from '../core/action.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What the rules of Wealth of Nations work on while one action is carried out. */
export type Play = PlayOf<State, Event>;
