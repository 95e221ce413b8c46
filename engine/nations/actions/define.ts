import { actionDefiner } from '../../core/action.ts';
import type { NationsEvent } from '../events.ts';
import type { When } from '../rules/whoDecides/gate.ts';
import type { State } from '../state.ts';

/** Defines an action of Nations. Every file in this folder that is named after an action calls it once. */
export const defineAction = actionDefiner<State, NationsEvent, When>();
