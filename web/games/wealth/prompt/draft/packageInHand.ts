/** The package that I am about to take: its tiles, where they may go, and what they are worth. */
import { createMemo } from 'solid-js';
import { distance } from '../../../../../engine/core/hex.ts';
import type { Goods, Tile } from '../../../../../engine/wealth/data/goods.ts';
import { PACKAGES, type Package } from '../../../../../engine/wealth/data/start.ts';
import { projection } from '../../../../../engine/wealth/facts/production.ts';
import { blocsOf, dotsOf } from '../../../../../engine/wealth/rules/blocs.ts';
import { searchPlacements, tilesIn } from '../../../../../engine/wealth/rules/setUp/draft.ts';
import type { Placement } from '../../../../../engine/wealth/state.ts';
import type { Composer } from '../../composer.ts';
import type { Slots } from '../../move.ts';
import { withTiles } from '../ghost.ts';
import { actionsOf } from '../targets.ts';

/** The distance from the second ring, which has room to grow and neighbours to share dots with. */
const stray = (tiles: readonly Placement[]): number =>
  tiles.reduce((sum, { hex }) => sum + Math.abs(distance(hex, { q: 0, r: 0 }) - 2), 0);

/** These placements in the order of the tiles. */
function inOrder(tiles: readonly Tile[], placements: readonly Placement[]): Slots {
  const rest = [...placements];
  return tiles.map((tile) => {
    const at = rest.findIndex((one) => one.tile === tile);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
}

/** What placed tiles are worth to the seat. */
export function createWorth(composer: Composer) {
  const { table } = composer;
  const seat = () => table.seat() ?? 0;
  const boardWith = (placed: readonly Placement[]) => withTiles(table.present().board, seat(), placed);
  return {
    dots: (placed: readonly Placement[]): number => {
      const board = boardWith(placed);
      const { synergy } = table.present().options;
      return blocsOf(board, seat()).reduce((sum, bloc) => sum + dotsOf(board, bloc, bloc.tiles, synergy), 0);
    },
    makes: (placed: readonly Placement[]): Goods =>
      projection({ ...table.present(), board: boardWith(placed) }, seat(), 'fed').kept,
  };
}

type Worth = ReturnType<typeof createWorth>;

/** `proposed`: the best of the placements on offer. */
export function createPackage(composer: Composer, worth: Worth) {
  const { table } = composer;
  const given = createMemo((): Package | null => {
    const pick = composer.pickedPackage();
    return pick ? (PACKAGES[table.state().options.edition][pick.kind]?.[pick.index] ?? null) : null;
  });
  const tiles = createMemo((): Tile[] => {
    const pack = given();
    return pack ? tilesIn(pack) : [];
  });
  const placements = createMemo((): Placement[][] => {
    const pack = given();
    const all: Placement[][] = [];
    if (pack && tiles().length > 0) {
      searchPlacements(table.present(), table.seat() ?? 0, pack, (found) => {
        all.push(found);
        return false;
      });
    }
    return all;
  });
  const proposed = createMemo((): { slots: Slots; active: number } => {
    const pick = composer.pickedPackage();
    const best = actionsOf(table.choices(), 'pickPackage')
      .filter((action) => action.kind === pick?.kind && action.index === pick.index)
      .map((action) => ({ tiles: action.tiles, dots: worth.dots(action.tiles), stray: stray(action.tiles) }))
      .sort((a, b) => b.dots - a.dots || a.stray - b.stray)[0];
    if (!best) return { slots: tiles().map(() => null), active: 0 };
    return { slots: inOrder(tiles(), best.tiles), active: Math.max(0, tiles().length - 1) };
  });
  return { given, tiles, placements, proposed };
}
