/**
 * What a board shows, as plain data. The board draws what it is given and says what was clicked; what is
 * legal, full or produced is for the game's page to find out.
 */
import type { Hex } from '../../engine/core/hex.ts';
import type { Spot } from './geometry.ts';

export const INDUSTRIES = ['farm', 'generator', 'academy', 'mine', 'factory', 'bank'] as const;
export type IndustryLook = (typeof INDUSTRIES)[number];

export type ProductLook = 'food' | 'energy' | 'labor' | 'ore' | 'capital' | 'money';

/** What stands in the middle of a tile: its full dot, nothing but the bare sign, or three free dots. */
export type TileFace = 'medallion' | 'bare' | 'integrated';

export interface TileLook {
  hex: Hex;
  industry: IndustryLook;
  seat: number;
  face: TileFace;
  /** Sides and corners where the tile has a part of a dot, already turned. */
  sides: readonly number[];
  corners: readonly number[];
  /** A tile that does not run. */
  faded?: boolean;
}

/** A tile in hand: `plan` may still go elsewhere, `set` waits to be sent. */
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
  /** False where the dot yields to nobody: it is drawn without a sign. */
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
  /** On the foot of the hex, or beside it, counted from the top. */
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

/** What the moment adds to the board: where one may go, what one is about to do. */
export interface BoardMarks {
  lit?: readonly Hex[];
  ring?: readonly Hex[];
  solid?: readonly Hex[];
  ghosts?: readonly GhostLook[];
  /** The dots the ghosts would complete. */
  gained?: readonly DotLook[];
  clashes?: readonly Spot[];
  pills?: readonly PillLook[];
  arrows?: readonly ArrowLook[];
  signs?: readonly SignLook[];
  /** The winners' flags on the rose. */
  crowns?: readonly number[];
  /** A hex named elsewhere (in the log, say) while the pointer is on its name. */
  spot?: Hex | null;
}
