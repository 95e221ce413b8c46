/** Golden games of Wealth of Nations: every number of players, edition and option, and every way a game can end. */
import type { Recipe } from '../recipe.ts';

export const wealth: readonly Recipe[] = [
  { name: '2-first-last-flag', options: { edition: 'first' }, seats: 2, seed: 1 },
  { name: '2-first-standstill', options: { edition: 'first' }, seats: 2, seed: 1, late: [0, 1] },
  { name: '2-first-agreed', options: { edition: 'first' }, seats: 2, seed: 11, random: [0, 1] },
  { name: '2-manual-last-flag', options: { edition: 'manual' }, seats: 2, seed: 1 },
  { name: '2-manual-all-out', options: { edition: 'manual' }, seats: 2, seed: 13, random: [0, 1] },
  { name: '3-war-all-out', options: { warClouds: true }, seats: 3, seed: 14, random: [0, 1, 2] },
  { name: '2-war-stand', options: { warClouds: true, roundLimit: 6 }, seats: 2, seed: 4, random: [1] },
  { name: '2-war-transport', options: { warClouds: true, roundLimit: 6 }, seats: 2, seed: 3, random: [1] },
  { name: '2-survivor', options: { cashOnlyStart: true }, seats: 2, seed: 7, random: [1] },
  { name: '3-second-last-flag', options: {}, seats: 3, seed: 1 },
  { name: '3-war-random', options: { warClouds: true, roundLimit: 8 }, seats: 3, seed: 2, random: [2] },
  {
    name: '3-first-limited-synergy',
    options: { edition: 'first', limitedPassing: true, synergy: true, terrain: 'Land of Lakes' },
    seats: 3,
    seed: 4,
  },
  { name: '4-cash', options: { cashOnlyStart: true }, seats: 4, seed: 1 },
  {
    name: '4-terrain-hidden-picker',
    options: { terrain: 'Through the Pass', money: 'hidden', separateFirstPicker: true },
    seats: 4,
    seed: 5,
  },
  { name: '4-war-cash', options: { warClouds: true, cashOnlyStart: true, synergy: true }, seats: 4, seed: 6 },
  { name: '5-manual-limited', options: { edition: 'manual', limitedPassing: true }, seats: 5, seed: 1 },
  { name: '5-terrain', options: { terrain: 'Five Empires' }, seats: 5, seed: 1 },
  { name: '6-stacks', options: {}, seats: 6, seed: 1 },
  { name: '6-board-full', options: { terrain: 'Mountains and Valleys' }, seats: 6, seed: 1 },
  { name: '6-war-round-limit', options: { warClouds: true, roundLimit: 6 }, seats: 6, seed: 3 },
];
