/** Positions on the drawn board: flat-top hexes with a side of 40 units, and the centre hex at the origin. */
import { disc, type Hex } from '../../../../engine/core/hex.ts';

export const SIDE = 40;
export const RADIUS = 4;
export const VIEW_BOX = '-292 -322 584 656';

const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** A spot on a hex: the middle of a side, a corner, or the middle of the hex if neither is given. */
export interface Spot {
  hex: Hex;
  side?: number;
  corner?: number;
}

export const HEXES: readonly Hex[] = disc(RADIUS);

export const footOf = (q: number): number => Math.min(RADIUS, RADIUS - q);

export const isOnBoard = (hex: Hex): boolean =>
  Math.max(Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r)) <= RADIUS;

export const centre = (hex: Hex): Point => ({ x: 1.5 * hex.q * SIDE, y: ROOT3 * (hex.r + hex.q / 2) * SIDE });

/** Corner k, between side k and side k+1, relative to the middle of a hex. */
export function corner(k: number, radius = SIDE): Point {
  const angle = ((-60 + 60 * k) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function middleOfSide(k: number): Point {
  const angle = ((-90 + 60 * k) * Math.PI) / 180;
  const reach = (ROOT3 / 2) * SIDE;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

export function pointOf(spot: Spot): Point {
  const middle = centre(spot.hex);
  if (spot.side === undefined && spot.corner === undefined) return middle;
  const offset = spot.side === undefined ? corner(spot.corner ?? 0) : middleOfSide(spot.side);
  return { x: middle.x + offset.x, y: middle.y + offset.y };
}

export const fixed = (n: number): string => n.toFixed(1);
export const at = (point: Point): string => `translate(${fixed(point.x)} ${fixed(point.y)})`;

/** The outline of a hex as path data. */
export function hexPath(hex: Hex, radius = SIDE): string {
  const { x, y } = centre(hex);
  const points = [0, 1, 2, 3, 4, 5].map((k) => {
    const offset = corner(k, radius);
    return `${fixed(x + offset.x)} ${fixed(y + offset.y)}`;
  });
  return `M${points.join('L')}Z`;
}

/** One side of a hex as path data. */
export function sidePath(hex: Hex, side: number): string {
  const { x, y } = centre(hex);
  const from = corner(side - 1);
  const to = corner(side);
  return `M${fixed(x + from.x)} ${fixed(y + from.y)}L${fixed(x + to.x)} ${fixed(y + to.y)}`;
}
