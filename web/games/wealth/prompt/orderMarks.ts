/** The orders that I put together, on the board: a number wherever one of them builds, moves or automates something. */
import { type Hex, hexKey } from '../../../../engine/core/hex.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import type { PillLook } from '../board/picture.ts';
import type { Composer } from '../composer.ts';

function hexesOf(action: Action): Hex[] {
  switch (action.type) {
    case 'placeFlag':
    case 'build':
    case 'automate':
      return [action.hex];
    case 'moveTiles':
      return action.tiles.map(({ to }) => to);
    case 'buildUnits':
      return [...action.hexes];
    case 'activate':
    case 'transport':
      return [action.to];
    default:
      return [];
  }
}

const made = ({ table }: Composer) => (table.planning() ? (table.orders.desk()?.plan.made() ?? []) : []);

/** Several orders for one hex share its pill: "1, 3". */
export function orderPills(composer: Composer): PillLook[] {
  const numbers = new Map<string, { hex: Hex; places: Set<number> }>();
  for (const { at, actions } of made(composer)) {
    for (const hex of actions.flatMap(hexesOf)) {
      const one = numbers.get(hexKey(hex)) ?? { hex, places: new Set() };
      one.places.add(at + 1);
      numbers.set(hexKey(hex), one);
    }
  }
  return [...numbers.values()].map(({ hex, places }) => ({ hex, text: [...places].join(', '), tone: 'ink' }));
}

/** What is only ordered is drawn pale. */
export const orderedHexes = (composer: Composer): string[] =>
  made(composer).flatMap(({ actions }) => actions.flatMap(hexesOf).map((hex) => hexKey(hex)));
