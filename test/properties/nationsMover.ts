/**
 * Random play that gets somewhere: it seldom passes, and each seat has a leaning, so that colonies are strong enough to be
 * conquered and wonders are finished.
 */
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Action } from '../../engine/nations/actions.ts';
import { cardOf } from '../../engine/nations/cards/index.ts';
import type { State } from '../../engine/nations/state.ts';

type Below = (n: number) => number;

function cardBought(state: State, action: Action): string | null {
  return action.type === 'buy' ? (state.board[action.row - 1]?.[action.col] ?? null) : null;
}

/** What a leaning is after, best first. */
function wanted(state: State, seat: Seat, action: Action, leaning: number): number {
  const bought = cardBought(state, action);
  const type = bought === null ? null : cardOf(bought).type;
  if (leaning === 0) {
    if (type === 'colony') return 4;
    if (action.type === 'deploy') {
      const card = state.nations[seat]?.slots[action.slot]?.card;
      return card !== undefined && cardOf(card).type === 'military' ? 3 : 0;
    }
    if (type === 'military' && bought !== null && cardOf(bought).age >= state.age) return 2;
    if (type === 'battle' || type === 'war') return 1;
    return action.type === 'grow' && action.take === 'worker' && action.section !== 'stability' ? 2 : 0;
  }
  if (leaning === 1) {
    if (action.type === 'hire') return 4;
    if (type === 'wonder') return state.nations[seat]?.construction ? 0 : 3;
    if (action.type === 'deploy') return 2;
    return type === 'building' && bought !== null && cardOf(bought).age >= state.age ? 2 : 0;
  }
  return action.type === 'special' ? 2 : 0;
}

export function nationsMover(
  state: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  below: Below,
): Tagged | null {
  const game = state as State;
  if (choices.some((choice) => choice.kind === 'family') && below(4) === 0) return null;
  const actions = choices.flatMap((choice) => (choice.kind === 'one' ? [choice.action as Action] : []));
  const busy = actions.filter(({ type }) => type !== 'pass' && type !== 'undeploy');
  if (busy.length === 0 || below(12) === 0) return null;
  const leaning = (seat + game.nations.length + (game.options.ages % 2)) % 3;
  const best = Math.max(...busy.map((action) => wanted(game, seat, action, leaning)));
  const open = below(4) > 0 ? busy.filter((action) => wanted(game, seat, action, leaning) === best) : busy;
  return open[below(open.length)] ?? null;
}
