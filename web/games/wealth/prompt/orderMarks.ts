/**
 * My orders on the board: a number wherever one of them builds, moves or automates something. They are those that I put
 * together, or else those that I have given.
 */
import { type Hex, hexKey } from '../../../../engine/core/hex.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import type { GhostLook, PillLook } from '../board/picture.ts';
import type { Composer } from '../composer.ts';
import { ghostsOf } from './ghost.ts';

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

const planned = ({ table }: Composer) => (table.planning() ? (table.orders.desk()?.plan.made() ?? []) : []);

/** What my orders lead to if nobody interferes. */
function given({ table }: Composer): readonly { at: number; actions: Action[] }[] {
  const { orders } = table;
  if (table.planning() || table.past() || orders.list().length === 0 || orders.stopped() !== null) return [];
  const seen = orders.wantDesk()?.foresee(table.present(), orders.list());
  return seen?.steps.map(({ at, action }) => ({ at, actions: [action] })) ?? [];
}

/** Several orders for one hex share its pill: "1, 3". */
export function orderPills(composer: Composer): PillLook[] {
  const numbers = new Map<string, { hex: Hex; places: Set<number> }>();
  for (const { at, actions } of [...planned(composer), ...given(composer)]) {
    for (const hex of actions.flatMap(hexesOf)) {
      const one = numbers.get(hexKey(hex)) ?? { hex, places: new Set() };
      one.places.add(at + 1);
      numbers.set(hexKey(hex), one);
    }
  }
  return [...numbers.values()].map(({ hex, places }) => ({ hex, text: [...places].join(', '), tone: 'ink' }));
}

/** The tiles that I have ordered, on the land that is still bare. */
export function orderGhosts(composer: Composer): GhostLook[] {
  const tiles = given(composer).flatMap(({ actions }) => actions.filter((action) => action.type === 'build'));
  return ghostsOf(
    composer.table.seat() ?? 0,
    tiles.map(({ tile, hex, rotation }) => ({ tile, hex, rotation, held: 'plan' })),
  );
}

/** What is only ordered is drawn pale: while I put orders together, the board shows it as if it were done. */
export const orderedHexes = (composer: Composer): string[] =>
  planned(composer).flatMap(({ actions }) => actions.flatMap(hexesOf).map((hex) => hexKey(hex)));
