/** Golden games of Nations: every number of players, all sets, boards and ways to shorten or ease a game. */
import type { Recipe } from '../recipe.ts';

export const nations: readonly Recipe[] = [
  { name: '1-solo-base', options: {}, seats: 1, seed: 101 },
  { name: '1-solo-all-b', options: { sets: 'all', boards: 'B' }, seats: 1, seed: 102 },
  { name: '1-solo-random', options: { sets: 'expert' }, seats: 1, seed: 103, random: [0] },
  { name: '2-base', options: {}, seats: 2, seed: 201 },
  { name: '2-advanced-choice', options: { sets: 'advanced', boards: 'choice' }, seats: 2, seed: 202 },
  { name: '2-random', options: { sets: 'all', boards: 'B' }, seats: 2, seed: 203, random: [0, 1] },
  { name: '3-expert-b', options: { sets: 'expert', boards: 'B' }, seats: 3, seed: 301, random: [2] },
  { name: '3-sealed', options: { sets: 'all', sealedChoices: true }, seats: 3, seed: 302 },
  { name: '3-extra-worker', options: { extraWorker: true, difficulty: 'chieftain' }, seats: 3, seed: 303 },
  { name: '4-balanced', options: { balancedDecks: true, difficulty: 'emperor' }, seats: 4, seed: 401 },
  { name: '4-each-difficulty', options: { sets: 'all', boards: 'choice', difficulty: 'each' }, seats: 4, seed: 402 },
  { name: '4-one-age', options: { ages: 1 }, seats: 4, seed: 403, random: [1, 3] },
  { name: '5-advanced', options: { difficulty: 'king' }, seats: 5, seed: 501 },
  { name: '5-all-b-balanced', options: { sets: 'all', boards: 'B', balancedDecks: true }, seats: 5, seed: 502 },
  { name: '5-random', options: { sets: 'all', ages: 2 }, seats: 5, seed: 503, random: [0, 1, 2, 3, 4] },
];
