/**
 * Random play that makes progress. It seldom passes, and each seat has a preference, so that nations become strong enough
 * for colonies and finish wonders.
 */
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Action } from '../../engine/nations/actions/index.ts';
import type { SetStanding } from '../../engine/nations/actions/setStanding.ts';
import { cardOf, eventCardOf } from '../../engine/nations/data/cards/index.ts';
import type { State } from '../../engine/nations/state.ts';

type Below = (n: number) => number;

function cardBought(state: State, action: Action): string | null {
  return action.type === 'buy' ? (state.board[action.row - 1]?.[action.col] ?? null) : null;
}

/** What each preference looks for, best first. */
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

/** Sometimes a standing answer of any kind, whether it can be met or not. */
function standing(state: State, below: Below): Action {
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const events = state.event === null ? [] : eventCardOf(state.event).events.map((half) => half.id);
  const kinds: SetStanding['standing'][] = [
    { shortage: pick([['gold', 'food', 'stone'], ['stone', 'food', 'gold'], 'ask'] as const) as 'ask' },
    { spare: pick([['food'], ['books', 'food', 'stone', 'gold'], 'ask'] as const) as 'ask' },
    { take: pick(['food', 'stability', 'ask'] as const), return: pick(['food', 'stability', 'ask'] as const) },
    { titanic: pick(['gold', 'advisors', 'ask'] as const) },
    { growth: pick([{ take: 'stone' }, { take: 'worker', section: 'food' }, 'ask', 'ask'] as const) },
    {
      events: Object.fromEntries(
        events.map((id) => [id, pick([{ accept: true }, { option: 1 }, { option: 0 }, null])]),
      ),
    },
  ];
  return { type: 'setStanding', standing: pick(kinds) };
}

export function nationsMover(
  state: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  below: Below,
): Tagged | null {
  const game = state as State;
  if (choices.some((choice) => choice.kind === 'family') && below(4) === 0) return null;
  if (below(60) === 0) return standing(game, below);
  const actions = choices.flatMap((choice) => (choice.kind === 'one' ? [choice.action as Action] : []));
  const busy = actions.filter(({ type }) => type !== 'pass' && type !== 'undeploy');
  if (busy.length === 0 || below(12) === 0) return null;
  const leaning = (seat + game.nations.length + (game.options.ages % 2)) % 3;
  const scores = busy.map((action) => wanted(game, seat, action, leaning));
  const best = Math.max(...scores);
  const open = below(4) > 0 ? busy.filter((_, index) => scores[index] === best) : busy;
  return open[below(open.length)] ?? null;
}
