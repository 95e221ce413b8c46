/** Tables of every kind: editions, numbers of players and options are mixed so that every pair of them occurs. */

import { TERRAIN, terrainFits } from '../../engine/wealth/data/terrain.ts';
import { EDITIONS, type Options } from '../../engine/wealth/options.ts';
import { generator } from './randomPlay.ts';

export interface Table {
  seats: number;
  options: Options;
}

/** Long enough for any sensible game. A careless game of the first edition, which eliminates nobody, may need it. */
const LIMIT = 30;

/** The nth table. */
export function tableOf(n: number): Table {
  const below = generator(n * 7919 + 1);
  const edition = EDITIONS[n % EDITIONS.length] as Options['edition'];
  const seats = edition === 'manual' ? 2 + below(4) : 2 + below(5);
  const fitting = TERRAIN.filter((terrain) => terrainFits(terrain, seats));
  const coin = () => below(2) === 1;
  return {
    seats,
    options: {
      edition,
      warClouds: edition === 'second' && coin(),
      terrain: coin() ? 'none' : (fitting[below(fitting.length)] as Options['terrain']),
      limitedPassing: coin(),
      cashOnlyStart: below(3) === 0,
      synergy: coin(),
      separateFirstPicker: coin(),
      money: coin() ? 'hidden' : 'open',
      roundLimit: edition === 'first' ? LIMIT : below(4) === 0 ? 6 + below(10) : null,
    },
  };
}

/** The features of a table as words. Pairs of them are counted. */
export const traitsOf = ({ seats, options }: Table): string[] => [
  `${options.edition} ${seats} players`,
  ...Object.entries(options)
    .filter(([key]) => key !== 'edition' && key !== 'roundLimit')
    .map(([key, value]) => `${key} ${value}`),
];

/** Edition and number of players, with the value of each option. */
export const pairsOf = (table: Table): string[] => {
  const [first, ...others] = traitsOf(table);
  return others.map((other) => `${first}, ${other}`);
};
