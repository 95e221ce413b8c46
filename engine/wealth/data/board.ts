/** The board: 61 hexes, of which the centre and terrain are out of play. A state's `board` lists them in this order. */
import { disc, type Hex, hexKey } from '../../core/hex.ts';
import type { Options } from '../options.ts';
import { type Terrain, terrainHexes } from './terrain.ts';

export const RADIUS = 4;

/** All hexes, sorted by q, then r: `state.board[i]` is what lies on `HEXES[i]`. */
export const HEXES: readonly Hex[] = disc(RADIUS);

const INDEX: ReadonlyMap<number, number> = new Map(HEXES.map((hex, index) => [hex.q * 16 + hex.r, index]));

/** The index of a hex in `HEXES`, or -1 if it is not on the board. */
export const hexIndex = (hex: Hex): number =>
  Math.abs(hex.q) > RADIUS || Math.abs(hex.r) > RADIUS ? -1 : (INDEX.get(hex.q * 16 + hex.r) ?? -1);

/** A copy of the hex at an index in `HEXES`, to be put into a state, an action or an event. */
export const hexAt = (place: number): Hex => ({ ...(HEXES[place] as Hex) });

const PLAYABLE = new Map<Terrain, readonly boolean[]>();

/** Whether each hex may be used under this terrain. */
export function playable(options: Options): readonly boolean[] {
  let known = PLAYABLE.get(options.terrain);
  if (!known) {
    const barred = new Set([{ q: 0, r: 0 }, ...terrainHexes(options.terrain)].map(hexKey));
    known = HEXES.map((hex) => !barred.has(hexKey(hex)));
    PLAYABLE.set(options.terrain, known);
  }
  return known;
}

export const isPlayable = (options: Options, index: number): boolean => playable(options)[index] === true;
