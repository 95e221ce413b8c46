/** The board of a state as a picture: blocs, dots and pieces as the engine sees them. */
import { hexKey, parseHexKey } from '../../../engine/core/hex.ts';
import { HEXES } from '../../../engine/wealth/data/board.ts';
import { FACES, hasHalf, hasThird } from '../../../engine/wealth/data/geometry.ts';
import type { Tile } from '../../../engine/wealth/data/goods.ts';
import { terrainHexes } from '../../../engine/wealth/data/terrain.ts';
import { PRODUCES, SECTIONS } from '../../../engine/wealth/data/tiles.ts';
import { type BoardDot, boardDots } from '../../../engine/wealth/facts/boardDots.ts';
import { blocsOf, isEconomyGenerator } from '../../../engine/wealth/rules/blocs.ts';
import type { Piece, State } from '../../../engine/wealth/state.ts';
import type { Spot } from './board/geometry.ts';
import type { BoardPicture, DotLook, TileFace, TileLook } from './board/picture.ts';
import type { HandTile } from './board/TileSigns.tsx';

const SIX = [0, 1, 2, 3, 4, 5];

type Hex = { q: number; r: number };
export const hexAt = (place: number): Hex => HEXES[place] as Hex;

function faceLook(tile: Tile): TileFace {
  if (tile === 'integratedEconomy') return 'integrated';
  return (SECTIONS[tile][0]?.full ?? 0) > 0 ? 'medallion' : 'bare';
}

/** A tile in hand. */
export function handTile(tile: Tile, rotation: number): HandTile {
  return {
    industry: FACES[tile].industry,
    face: faceLook(tile),
    sides: SIX.filter((side) => hasHalf(tile, rotation, side)),
    corners: SIX.filter((corner) => hasThird(tile, rotation, corner)),
  };
}

export function tileLook(tile: Tile, rotation: number, hex: Hex, seat: number): TileLook {
  return { ...handTile(tile, rotation), hex, seat };
}

/** A dot on tiles of two owners produces for neither of them, except with synergy. */
export function dotLook(dot: BoardDot, synergy: boolean): DotLook {
  const spot: Spot = { hex: hexAt(dot.place) };
  if (dot.side !== null) spot.side = dot.side;
  if (dot.corner !== null) spot.corner = dot.corner;
  return {
    spot,
    industry: dot.industry,
    product: PRODUCES[dot.industry],
    yields: dot.owners.length === 1 || synergy,
  };
}

type MountainMap = 'Mountains and Valleys' | 'Through the Pass';
const MOUNTAINS: readonly string[] = ['Mountains and Valleys', 'Through the Pass'] satisfies MountainMap[];

/** `faded`: hexes whose tiles do not run. */
export function pictureOf(state: State, letters: readonly string[], faded: ReadonlySet<string>): BoardPicture {
  const { board, options } = state;
  const pieces = board
    .map((piece, place) => ({ piece, place }))
    .filter((at): at is { piece: Piece; place: number } => at.piece !== null);
  const isFaded = (place: number) => faded.has(hexKey(hexAt(place)));
  const tiles = pieces.flatMap(({ piece, place }) => {
    if (!piece.tile) return [];
    return [{ ...tileLook(piece.tile, piece.rotation, hexAt(place), piece.seat), faded: isFaded(place) }];
  });
  return {
    letters,
    terrain: terrainHexes(options.terrain).map((hex) => ({
      hex,
      kind: MOUNTAINS.includes(options.terrain) ? 'mountain' : 'lake',
    })),
    tiles,
    blocs: blocsOf(board)
      .filter((bloc) => !isEconomyGenerator(board, bloc))
      .map((bloc) => ({ seat: bloc.seat, hexes: bloc.tiles.map(hexAt) })),
    dots: boardDots(board).map((dot) => ({ ...dotLook(dot, options.synergy), faded: dot.places.some(isFaded) })),
    flags: pieces
      .filter(({ piece }) => !piece.tile)
      .map(({ piece, place }) => ({ hex: hexAt(place), seat: piece.seat })),
    automated: pieces.filter(({ piece }) => piece.tokens > 0).map(({ place }) => hexAt(place)),
    units: state.players.flatMap((player, seat) =>
      Object.entries(player.units)
        .filter(([, count]) => count > 0)
        .map(([key, count]) => ({ hex: parseHexKey(key), seat, count })),
    ),
  };
}
