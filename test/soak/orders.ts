/** Orders as players of a soak give them: random, and sensible often enough to be carried out. */
import type { Choice } from '../../engine/core/choices.ts';
import type { StateBase, Tagged } from '../../engine/core/game.ts';
import { cardAt, filledCells } from '../../engine/nations/rules/buying/progressBoard.ts';
import type { State } from '../../engine/nations/state.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import { randomFilling } from '../properties/randomPlay.ts';
import { randomOrders as wealthOrders } from '../properties/wealthOrders.ts';

type Below = (n: number) => number;

const pick = <T>(values: readonly T[], below: Below): T => values[below(values.length)] as T;

export function randomOrders(view: View, seat: number, below: Below): unknown[] {
  const state = view.state as unknown as StateBase;
  if (view.game !== 'nations') return wealthOrders(state, seat, below);
  return Array.from({ length: 1 + below(5) }, () => ({
    task: nationsTask(view, state as State, below),
    else: pick(['ask', 'skip', 'skip', { task: { type: 'pass' }, else: 'skip' }], below),
  }));
}

function nationsTask(view: View, state: State, below: Below): object {
  const open = (view.choices as Choice<Tagged>[]).filter((choice) => choice.kind !== 'blocked');
  const choice = open[below(Math.max(1, open.length))];
  const cells = filledCells(state);
  switch (below(6)) {
    case 0:
      return { type: 'grow', choice: { take: pick(['gold', 'food', 'stone'], below) } };
    case 1:
      return { type: 'hire', architects: 1 + below(2) };
    case 2: {
      const card = cells.length > 0 ? cardAt(state, ...pick(cells, below)) : null;
      return card === null ? { type: 'pass' } : { type: 'buy', card };
    }
    case 3:
      return { type: 'pass', unless: pick([[], [{ on: 'warBought' }], [{ on: 'somebodyPassed' }]], below) };
    default:
      if (!choice) return { type: 'pass' };
      return { type: 'act', action: choice.kind === 'one' ? choice.action : randomFilling(choice, below) };
  }
}
