/** Each invariant of the engine is broken by hand once, and the engine must notice. */
import { expect, it } from 'vitest';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { h, put, rich, table, token, unit } from './table.ts';

const sound = (): State =>
  unit(token(put(rich(table('develop', { warClouds: true })), 0, 'mine', h(0, 1)), h(0, 1)), 0, h(0, 1));

const first = <T>(items: readonly T[]): T => items[0] as T;
const mine = (state: State) => first(state.board.filter((piece) => piece !== null));

const BREAKS: [string, (state: State) => unknown][] = [
  ['money out of nowhere', (state) => ++(first(state.players).purse as { money: number }).money],
  ['cubes below zero', (state) => Object.assign(first(state.players).purse, { ore: -1 })],
  ['a note that nobody gave', (state) => Object.assign(first(state.players).purse, { notes: 1 })],
  ['a market past its last well', (state) => Object.assign(state.market, { food: 41 })],
  ['a flag too many', (state) => Object.assign(first(state.players).purse, { flags: 16 })],
  ['a flag that is not counted', (state) => Object.assign(first(state.players).placed, { flags: 2 })],
  ['a tile that is not counted', (state) => Object.assign(mine(state), { tile: 'bank' })],
  ['a stack that does not shrink', (state) => Object.assign(state.stacks, { mine: 7 })],
  ['a token that is not counted', (state) => Object.assign(mine(state), { tokens: 2 })],
  ['a token without a tile', (state) => Object.assign(mine(state), { tile: null })],
  ['a unit that is not counted', (state) => Object.assign(first(state.players).units, { '0,2': 1 })],
  ['a unit on the centre', (state) => Object.assign(first(state.players), { units: { '0,0': 1 } })],
  ['a piece on the centre', (state) => state.board.splice(30, 1, mine(state))],
  ['a hex too few', (state) => state.board.pop()],
  ['nobody active', (state) => Object.assign(state, { active: null })],
  ['an eliminated active player', (state) => Object.assign(first(state.players), { eliminated: 0 })],
  ['an end without its account', (state) => Object.assign(state, { phase: 'over', active: null })],
  ['a draft without packages', (state) => Object.assign(state, { phase: 'draft' })],
  ['an offer in Develop', (state) => state.offers.push({ id: 1, from: 0, to: 1, give: { ore: 1 }, want: {} })],
  ['an activation in Trade', (state) => Object.assign(state, { phase: 'trade', activations: 1 })],
  ['a Produce decision in Develop', (state) => Object.assign(first(state.players), { runs: [] })],
  ['an agreement without a standstill', (state) => Object.assign(state, { still: { lastBuilt: 1, agreed: [0] } })],
  [
    'an eliminated player who agrees',
    (state) => {
      Object.assign(state, { round: 9, still: { lastBuilt: 0, agreed: [1] } });
      Object.assign(state.players[1] as State['players'][number], { eliminated: 0 });
    },
  ],
  [
    'a game that goes on though all agree',
    (state) => Object.assign(state, { round: 9, still: { lastBuilt: 0, agreed: [0, 1, 2] } }),
  ],
];

it('a sound state breaks none', () => {
  expect(wealth.invariants(sound())).toEqual([]);
});

it.each(BREAKS)('%s is noticed', (_, spoil) => {
  const state = sound();
  spoil(state);
  expect(wealth.invariants(state)).not.toEqual([]);
});
