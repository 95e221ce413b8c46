import { actionDefiner } from '../../core/action.ts';
import type { Event } from '../events.ts';
import type { When } from '../rules/acting/gate.ts';
import type { State } from '../state.ts';

/** Defines an action of Wealth of Nations. Every file in this folder that is named after an action calls it once. */
export const defineAction = actionDefiner<State, Event, When>();
