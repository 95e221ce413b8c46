/** Layouts of impassable terrain, and the numbers of players that each is meant for. */
import type { Hex } from '../../core/hex.ts';

type Layout = { players: readonly number[]; hexes: readonly (readonly [number, number])[] };

const LAYOUTS = {
  'Land of Lakes': {
    players: [2, 3, 6],
    hexes: [
      [-2, 0],
      [-2, 2],
      [0, -2],
      [0, 2],
      [2, -2],
      [2, 0],
    ],
  },
  'The Great Ocean': {
    players: [2, 3, 6],
    hexes: [
      [-1, 0],
      [-1, 1],
      [0, -1],
      [0, 1],
      [1, -1],
      [1, 0],
    ],
  },
  'Mountains and Valleys': {
    players: [2, 3, 6],
    hexes: [
      [-4, 0],
      [-4, 4],
      [-3, 0],
      [-3, 3],
      [0, -4],
      [0, -3],
      [0, 3],
      [0, 4],
      [3, -3],
      [3, 0],
      [4, -4],
      [4, 0],
    ],
  },
  'Through the Pass': {
    players: [4],
    hexes: [
      [-4, 0],
      [-2, 0],
      [-1, 0],
      [1, 0],
      [2, 0],
      [4, 0],
    ],
  },
  'Five Empires': {
    players: [5],
    hexes: [
      [-4, 1],
      [-3, 1],
      [-2, 3],
      [-2, 4],
      [0, -4],
      [0, -3],
      [2, 1],
      [2, 2],
      [3, -2],
      [4, -3],
    ],
  },
  'Friends and Enemies': {
    players: [6],
    hexes: [
      [-4, 4],
      [-3, 3],
      [-2, 2],
      [0, -4],
      [0, -3],
      [0, -2],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
  },
} as const satisfies Record<string, Layout>;

export type Terrain = 'none' | keyof typeof LAYOUTS;
export const TERRAIN: readonly Terrain[] = ['none', ...(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[])];

export function terrainHexes(terrain: Terrain): Hex[] {
  if (terrain === 'none') return [];
  return LAYOUTS[terrain].hexes.map(([q, r]) => ({ q, r }));
}

/** The numbers of players that a terrain is meant for; none where every number is fine. */
export const terrainPlayers = (terrain: Terrain): readonly number[] =>
  terrain === 'none' ? [] : LAYOUTS[terrain].players;

export const terrainFits = (terrain: Terrain, players: number): boolean =>
  terrain === 'none' || terrainPlayers(terrain).includes(players);
