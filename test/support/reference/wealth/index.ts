/** The computer player. It makes each decision from what its seat sees and remembers nothing between decisions. */
import type { Seat } from '../../../../engine/core/game.ts';
import { type Action, actions } from '../../../../engine/wealth/actions/index.ts';
import { bestRuns, feedingValues, fuelHeld } from '../../../../engine/wealth/facts/feeding.ts';
import { fallback } from '../../../../engine/wealth/fallback.ts';
import { isAskedForEnd } from '../../../../engine/wealth/rules/end/standstill.ts';
import type { State } from '../../../../engine/wealth/state.ts';
import { decideDevelop } from './develop.ts';
import { decideDraft, decideStartFlag, decideStartUnit } from './draft.ts';
import { decideFinalTrade, decideTrade } from './trade.ts';
import { decideStand } from './war.ts';

function decide(view: State, seat: Seat): Action {
  if (isAskedForEnd(view, seat)) return { type: 'agreeToEnd' };
  if (view.stand) return decideStand(view, seat);
  switch (view.phase) {
    case 'draft':
      return decideDraft(view, seat);
    case 'startFlag':
      return decideStartFlag(view, seat);
    case 'startUnit':
      return decideStartUnit(view, seat);
    case 'trade':
      return decideTrade(view, seat);
    case 'finalTrade':
      return decideFinalTrade(view, seat);
    case 'develop':
      return decideDevelop(view, seat);
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
  const action = decide(view, seat);
  return actions.check(view, seat, action) === null ? action : fallback(view, seat);
}
