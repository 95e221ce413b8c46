/**
 * What a board shows, as plain data. The board draws what it is given and reports clicks. The game's page works out
 * what is legal, full or producing.
 */
import type { Hex } from '../../../../engine/core/hex.ts';
import type { Spot } from './geometry.ts';

export const INDUSTRIES = ['farm', 'generator', 'academy', 'mine', 'factory', 'bank'] as const;
export type IndustryLook = (typeof INDUSTRIES)[number];

export type ProductLook = 'food' | 'energy' | 'labor' | 'ore' | 'capital' | 'money';

/** The middle of a tile: its full dot, only the bare sign, or three free dots. */
export type TileFace = 'medallion' | 'bare' | 'integrated';

export interface TileLook {
  hex: Hex;
  industry: IndustryLook;
  seat: number;
  face: TileFace;
  /** The sides and corners where the tile has a partial dot, after rotation. */
  sides: readonly number[];
  corners: readonly number[];
  /** A tile that does not run. */
  faded?: boolean;
}

/** A tile in hand. `plan`: it can still go elsewhere. `set`: it waits to be sent. */
export interface GhostLook extends TileLook {
  held: 'plan' | 'set';
}

export interface BlocLook {
  seat: number;
  hexes: readonly Hex[];
}

export interface DotLook {
  spot: Spot;
  industry: IndustryLook;
  product: ProductLook;
  /** False if the dot produces for nobody; it is then drawn without a sign. */
  yields: boolean;
  faded?: boolean;
}

export interface UnitLook {
  hex: Hex;
  seat: number;
  count: number;
}

export interface PillLook {
  hex: Hex;
  text: string;
  tone: 'act' | 'ink';
  /** At the foot of the hex, or beside it, counted from the top. */
  beside?: number;
}

export interface ArrowLook {
  from: Hex;
  to: Hex;
  mine: boolean;
}

export interface SignLook {
  hex: Hex;
  sign: 'swords' | 'flag' | 'tile' | 'next';
  chosen?: boolean;
}

export interface BoardPicture {
  /** The initial of each seat. */
  letters: readonly string[];
  terrain: readonly { hex: Hex; kind: 'lake' | 'mountain' }[];
  tiles: readonly TileLook[];
  blocs: readonly BlocLook[];
  dots: readonly DotLook[];
  flags: readonly { hex: Hex; seat: number }[];
  automated: readonly Hex[];
  units: readonly UnitLook[];
}

/** What the current moment adds to the board: where the player may go, and what they are about to do. */
export interface BoardMarks {
  lit?: readonly Hex[];
  ring?: readonly Hex[];
  solid?: readonly Hex[];
  ghosts?: readonly GhostLook[];
  /** The dots that the ghosts would complete. */
  gained?: readonly DotLook[];
  clashes?: readonly Spot[];
  pills?: readonly PillLook[];
  arrows?: readonly ArrowLook[];
  signs?: readonly SignLook[];
  /** The winners' flags on the compass rose. */
  crowns?: readonly number[];
  /** A hex that is named elsewhere (in the log, for example), while the pointer is on its name. */
  spot?: Hex | null;
}
