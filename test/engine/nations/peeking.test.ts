import { expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import { Table } from './table.ts';

const copied = (state: State, viewer: number | null): State => nations.forCopy(nations.view(state, viewer), viewer);
const awaited = (state: State): number[] => nations.awaiting(state).map(({ seat }) => seat);

test('[N21.9] a practice copy has neither others’ standing answers nor what they deposited', () => {
  const table = new Table({ seats: 3, options: { sealedChoices: true }, growth: false });
  table.do(1, { type: 'setStanding', standing: { titanic: 'gold' } });
  table.do(1, { type: 'grow', take: 'gold' });
  table.do(0, { type: 'grow', take: 'food' });
  expect(awaited(table.state)).toEqual([2]);
  const copy = copied(table.state, 0);
  expect(copy.nations[1]?.standing.titanic).toBe('ask');
  expect(copy.stack[0]).toMatchObject({ type: 'growth', deposits: { 0: { take: 'food' } } });
  expect(awaited(copy).sort()).toEqual([1, 2]);
  expect(awaited(copied(table.state, null)).sort()).toEqual([0, 1, 2]);
  expect(nations.invariants(copy)).toEqual([]);
});

test('[N21.9] in a practice copy Machiavelli’s owner looks at the first two cards of the list', () => {
  const table = new Table({ seats: 2, growth: false, round: 5 }).lay(0, { advisors: ['niccolo-machiavelli'] });
  table.growAll();
  const frame = table.state.stack.at(-1);
  if (frame?.type !== 'chooseEvent') throw new Error('no cards are looked at');
  const own = copied(table.state, 0).stack.at(-1);
  expect(own).toEqual(frame);
  const seen = nations.view(table.state, 1);
  const copy = copied(table.state, 1);
  expect(copy.stack.at(-1)).toMatchObject({ type: 'chooseEvent', seat: 0, cards: seen.eventDeck.slice(0, 2) });
  expect(copy.eventDeck).toEqual(seen.eventDeck.slice(2));
  expect(nations.choices(copy, 0)).toHaveLength(2);
});
