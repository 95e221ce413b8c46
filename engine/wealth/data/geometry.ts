/** Which hexes meet at each side and corner, worked out once. Hexes are indices in `HEXES`. */
import { aroundCorner, type Hex, neighbour } from '../../core/hex.ts';
import { HEXES, hexIndex } from './board.ts';
import { type Industry, TILES, type Tile } from './goods.ts';
import { SECTIONS } from './tiles.ts';

/** Stands for a hex off the board. It is one past the last index, because reading `array[-1]` is slow. */
const OFF_BOARD = HEXES.length;

const placeOf = (hex: Hex): number => {
  const place = hexIndex(hex);
  return place < 0 ? OFF_BOARD : place;
};

const ACROSS: readonly (readonly number[])[] = HEXES.map((hex) =>
  [0, 1, 2, 3, 4, 5].map((side) => placeOf(neighbour(hex, side))),
);

type Two = readonly [number, number];

const AROUND: readonly (readonly Two[])[] = HEXES.map((hex) =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const [a, b] = aroundCorner(hex, corner);
    return [placeOf(a.hex), placeOf(b.hex)] as const;
  }),
);

/** The six hexes next to one, by side. */
export const beside = (place: number): readonly number[] => ACROSS[place] as readonly number[];

/** The hex across a side. */
export const across = (place: number, side: number): number => beside(place)[side] as number;

/** The other two hexes at a corner. It is their corner +2 and +4. */
export const around = (place: number, corner: number): Two => (AROUND[place] as readonly Two[])[corner] as Two;

/** The partial dots of a tile. Only its first section has any, so a tile shows its neighbours one industry. */
interface Face {
  industry: Industry;
  /** By rotation; one bit for each side or corner. */
  half: readonly number[];
  third: readonly number[];
}

const turned = (places: readonly number[]): number[] =>
  [0, 1, 2, 3, 4, 5].map((rotation) => places.reduce((bits, place) => bits | (1 << ((place + rotation) % 6)), 0));

export const FACES: Readonly<Record<Tile, Face>> = Object.fromEntries(
  TILES.map((tile) => {
    const [section] = SECTIONS[tile];
    if (!section) throw new Error(`no section: ${tile}`);
    return [tile, { industry: section.industry, half: turned(section.half), third: turned(section.third) }];
  }),
) as unknown as Record<Tile, Face>;

export const hasHalf = (tile: Tile, rotation: number, side: number): boolean =>
  (((FACES[tile].half[rotation] as number) >> (side % 6)) & 1) === 1;

export const hasThird = (tile: Tile, rotation: number, corner: number): boolean =>
  (((FACES[tile].third[rotation] as number) >> (corner % 6)) & 1) === 1;

/** The rotations that look different to a tile's neighbours: one for a farm, six for a factory. */
export const ROTATIONS: Readonly<Record<Tile, readonly number[]>> = Object.fromEntries(
  TILES.map((tile) => {
    const { half, third } = FACES[tile];
    const shown = half.map((bits, rotation) => `${bits} ${third[rotation]}`);
    return [tile, shown.flatMap((face, rotation) => (shown.indexOf(face) === rotation ? [rotation] : []))];
  }),
) as unknown as Record<Tile, readonly number[]>;
