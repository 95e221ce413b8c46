/** The computer player of level normal, without a character: it takes what looks best one step ahead. */
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { fallback } from '../fallback.ts';
import type { State } from '../state.ts';
import { weigh } from './oneStep.ts';

export const bot = (view: State, seat: Seat): Action => weigh(view, seat)[0]?.action ?? fallback(view, seat);
