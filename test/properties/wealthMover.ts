/** A careless but not senseless player. Its random games soon reach every phase, action and ending. */
import type { Choice } from '../../engine/core/choices.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import type { State } from '../../engine/wealth/state.ts';

type Below = (n: number) => number;
type One = Extract<Choice<Tagged>, { kind: 'one' }>;

const isOne = (choice: Choice<Tagged>): choice is One => choice.kind === 'one';

/** How often an action of each type is tried, out of the sum. Null leaves the choice to plain random play. */
const TRADE: Readonly<Record<string, number>> = {
  passTrade: 14,
  buy: 14,
  sell: 5,
  accept: 8,
  decline: 4,
  withdraw: 3,
  repay: 1,
};

const DEVELOP: Readonly<Record<string, number>> = {
  placeFlag: 12,
  build: 24,
  automate: 3,
  buildUnits: 3,
  activate: 5,
  endActivation: 2,
  passDevelop: 5,
};

function weighted(ones: readonly One[], weights: Readonly<Record<string, number>>, below: Below): Tagged | null {
  const types = [...new Set(ones.map(({ action }) => action.type))].filter((type) => weights[type]);
  const sum = types.reduce((total, type) => total + (weights[type] ?? 0), 0);
  if (sum === 0) return null;
  let at = below(sum);
  for (const type of types) {
    at -= weights[type] ?? 0;
    if (at >= 0) continue;
    const all = ones.filter(({ action }) => action.type === type);
    // Flags cost labor, and flags end most games.
    const labor = all.filter(({ action }) => 'cubes' in action && (action.cubes as string[])[0] === 'labor');
    const fitting = type === 'buy' && labor.length > 0 && below(3) === 0 ? labor : all;
    return (fitting[below(fitting.length)] as One).action;
  }
  return null;
}

export function wealthMover(
  base: StateBase,
  seat: Seat,
  choices: readonly Choice<Tagged>[],
  below: Below,
): Tagged | null {
  const state = base as State;
  const ones = choices.filter(isOne);
  // Sometimes any choice at all, including families.
  if (below(25) === 0) return null;
  switch (state.phase) {
    case 'trade':
    case 'finalTrade': {
      const poor = (state.players[seat]?.purse.money ?? 0) < 20 && (state.players[seat]?.purse.notes ?? 0) < 8;
      if (poor && below(4) === 0) return { type: 'borrow', notes: 1 } as Tagged;
      return weighted(ones, TRADE, below);
    }
    case 'develop':
      return state.stand ? null : weighted(ones, DEVELOP, below);
    case 'produce':
      return below(6) > 0
        ? ((ones.find(({ action }) => action.type === 'produce') as One | undefined)?.action ?? null)
        : null;
    default:
      return null;
  }
}
