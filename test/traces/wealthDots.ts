/** Single boards for the rules on blocs and dots: every bloc, and its dots when it is fed in whole or in part. */

import { HEXES, hexIndex } from '../../engine/wealth/data/board.ts';
import type { Tile } from '../../engine/wealth/data/goods.ts';
import { blocsOf, dotsOf } from '../../engine/wealth/rules/blocs.ts';
import type { Bloc, Piece } from '../../engine/wealth/state.ts';
import type { TraceReport } from './adapter.ts';

/** Full dots with the normal rule and with synergy. */
type Dots = [number, number];

interface TracedBoard {
  tiles: [owner: string, tile: Tile, q: number, r: number, rotation: number][];
  /** The tiles and the fed tiles are indices into the list of tiles. */
  blocs: {
    owner: string;
    industry: string;
    tiles: number[];
    dots: Dots;
    partial?: { fed: number[]; dots: Dots }[];
  }[];
}

const nameOf = (owner: string | undefined, industry: string, tiles: readonly number[]): string =>
  `${owner} ${industry} ${[...tiles].sort((a, b) => a - b)}`;

function difference({ tiles, blocs }: TracedBoard): string | null {
  const owners = [...new Set(tiles.map(([owner]) => owner))];
  const places = tiles.map(([, , q, r]) => hexIndex({ q, r }));
  const board: (Piece | null)[] = HEXES.map(() => null);
  tiles.forEach(([owner, tile, , , rotation], index) => {
    board[places[index] as number] = { seat: owners.indexOf(owner), tile, rotation, tokens: 0 };
  });
  const ours = new Map<string, Bloc>();
  for (const bloc of blocsOf(board)) {
    const indices = bloc.tiles.map((place) => places.indexOf(place));
    ours.set(nameOf(owners[bloc.seat], bloc.industry, indices), bloc);
  }
  if (ours.size !== blocs.length) return `${blocs.length} blocs, we find ${ours.size}`;
  for (const { owner, industry, tiles: all, dots, partial = [] } of blocs) {
    const name = nameOf(owner, industry, all);
    const bloc = ours.get(name);
    if (!bloc) return `no bloc ${name}`;
    for (const { fed, dots: expected } of [{ fed: all, dots }, ...partial]) {
      const at = fed.map((index) => places[index] as number);
      const made = [dotsOf(board, bloc, at, false), dotsOf(board, bloc, at, true)];
      if (`${made}` !== `${expected}`) return `${name} fed ${fed}: expected ${expected}, got ${made}`;
    }
  }
  return null;
}

export function replayDots(boards: readonly unknown[]): TraceReport {
  for (const [step, board] of boards.entries()) {
    const what = difference(board as TracedBoard);
    if (what) return { steps: step + 1, probes: 0, skipped: [], difference: { step, what } };
  }
  return { steps: boards.length, probes: 0, skipped: [], difference: null };
}
