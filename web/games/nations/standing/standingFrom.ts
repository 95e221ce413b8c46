/** The standing answer (N21.5) that would give this answer every time. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { Action } from '../../../../engine/nations/actions/index.ts';
import type { SetStanding } from '../../../../engine/nations/actions/setStanding.ts';
import { isLastRound } from '../../../../engine/nations/facts/round.ts';
import { stepsFor } from '../../../../engine/nations/rules/effects/start.ts';
import { type State, topFrame } from '../../../../engine/nations/state.ts';
import type { Term } from '../words.tsx';

export interface Always {
  standing: SetStanding['standing'];
  name: 'growth' | 'shortage' | 'spare' | 'take' | 'return';
  /** The preferred kind or section. */
  what?: Term | undefined;
}

/** The kinds in an answer, largest amount first, then the others. */
function inOrder<K extends string>(kinds: readonly K[], amounts: Partial<Record<K, number>>): K[] {
  return [...kinds].sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
}

/** Null if the question cannot come again, or has no standing answer. */
export function standingFrom(state: State, seat: Seat, action: Action): Always | null {
  if (isLastRound(state)) return null;
  switch (action.type) {
    case 'grow': {
      const { type: _, ...growth } = action;
      return { standing: { growth }, name: 'growth' };
    }
    case 'payShortage': {
      const shortage = inOrder(['gold', 'food', 'stone'], action.give);
      return { standing: { shortage }, name: 'shortage', what: shortage[0] };
    }
    case 'spare': {
      const spare = inOrder(['gold', 'food', 'stone', 'books'], action.spare);
      return { standing: { spare }, name: 'spare', what: spare[0] };
    }
    case 'answer': {
      const frame = topFrame(state);
      const [section, ...more] = new Set(action.answer.sections ?? []);
      if (frame?.type !== 'effects' || Object.keys(action.answer).length > 1 || more.length > 0) return null;
      if (section !== 'food' && section !== 'stability') return null;
      for (const { op } of stepsFor(frame, seat)) {
        if (op === 'takeWorkers') return { standing: { take: section }, name: 'take', what: section };
        if (op === 'returnWorkers') return { standing: { return: section }, name: 'return', what: section };
      }
      return null;
    }
    default:
      return null;
  }
}
