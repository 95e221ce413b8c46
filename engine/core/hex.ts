/**
 * Flat-top hexes in axial coordinates. Side 0 is the top, sides count clockwise; corner k lies between
 * side k and side k+1, so a corner is the same point as corner k+2 of the neighbour across side k and
 * corner k+4 of the neighbour across side k+1.
 */
export interface Hex {
  q: number;
  r: number;
}

export const SIDES = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const;

/** A hex as a record key: `q,r`. */
export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

export function parseHexKey(key: string): Hex {
  const [q, r] = key.split(',').map(Number) as [number, number];
  return { q, r };
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The hex across a side, counted modulo 6. */
export function neighbour(hex: Hex, side: number): Hex {
  const step = SIDES[((side % 6) + 6) % 6] as Hex;
  return { q: hex.q + step.q, r: hex.r + step.r };
}

export const neighbours = (hex: Hex): Hex[] => SIDES.map((_, side) => neighbour(hex, side));

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes within a radius of the centre, sorted by q, then r. */
export function disc(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) hexes.push({ q, r });
  }
  return hexes;
}

/** The other two hexes at a corner, each with the number that the corner has there. */
export const aroundCorner = (
  hex: Hex,
  corner: number,
): [{ hex: Hex; corner: number }, { hex: Hex; corner: number }] => [
  { hex: neighbour(hex, corner), corner: (corner + 2) % 6 },
  { hex: neighbour(hex, corner + 1), corner: (corner + 4) % 6 },
];
