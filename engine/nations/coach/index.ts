/** The coach of Nations. */
import type { CoachRules } from '../../core/coach.ts';
import type { Action } from '../actions/index.ts';
import type { State } from '../state.ts';
import { advise } from './advise.ts';
import { judge } from './judge.ts';

export const coach: CoachRules<State, Action> = { advise, judge };
