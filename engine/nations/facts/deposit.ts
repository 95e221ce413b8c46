/** The answer that a seat has given ahead of its turn (N21.4). It can still be changed. */
import type { Seat } from '../../core/game.ts';
import type { Action } from '../actions/index.ts';
import { type State, topFrame } from '../state.ts';

export function depositOf(state: State, seat: Seat): Action | null {
  const frame = topFrame(state);
  if (frame?.type === 'growth') {
    const deposit = frame.deposits[seat];
    return deposit && !('hidden' in deposit) ? { type: 'grow', ...deposit } : null;
  }
  if (frame?.type !== 'effects' || frame.stage !== 'ask') return null;
  const answer = frame.answers[seat];
  return answer && !('hidden' in answer) ? { type: 'answer', source: frame.source, answer } : null;
}
