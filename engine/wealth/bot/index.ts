/** The computer player. It makes each decision from what its seat sees and remembers nothing between decisions. */
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import { bestRuns, feedingValues, fuelHeld } from '../facts/feeding.ts';
import { fallback } from '../fallback.ts';
import { isAskedForEnd } from '../rules/end/standstill.ts';
import type { State } from '../state.ts';
import { decideDevelop } from './develop.ts';
import { decideDraft, decideStartFlag, decideStartUnit } from './draft.ts';
import { type Mind, PLAIN_MIND } from './mind.ts';
import { decideFinalTrade, decideTrade } from './trade.ts';
import { decideStand } from './war.ts';

export function decide(view: State, seat: Seat, mind: Mind): Action {
  if (isAskedForEnd(view, seat)) return { type: 'agreeToEnd' };
  if (view.stand) return decideStand(view, seat);
  switch (view.phase) {
    case 'draft':
      return decideDraft(view, seat, mind);
    case 'startFlag':
      return decideStartFlag(view, seat, mind);
    case 'startUnit':
      return decideStartUnit(view, seat);
    case 'trade':
      return decideTrade(view, seat, mind);
    case 'finalTrade':
      return decideFinalTrade(view, seat);
    case 'develop':
      return decideDevelop(view, seat, mind);
    case 'produce':
    case 'over':
      return decideProduce(view, seat);
  }
}

function decideProduce(view: State, seat: Seat): Action {
  const runs = bestRuns(view, seat, fuelHeld(view, seat), feedingValues(view));
  return { type: 'produce', runs: runs.map(({ run }) => run) };
}

/** Always returns a legal action: if its own idea is refused, it plays the fallback. */
export function bot(view: State, seat: Seat): Action {
  const action = decide(view, seat, PLAIN_MIND);
  return actions.check(view, seat, action) === null ? action : fallback(view, seat);
}
