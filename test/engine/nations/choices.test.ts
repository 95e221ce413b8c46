/** Choices are complete: every action that `check` accepts has the same effect as one that is offered. */
import { describe, expect, test } from 'vitest';
import { fill } from '../../../engine/core/choices.ts';
import { canonical, clone } from '../../../engine/core/json.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { EffectAnswer } from '../../../engine/nations/state.ts';
import { Table } from './table.ts';

const SLOTS = [0, 1, 2, 3, 4];
const PLACES = ['food', 'stability', 'top'] as const;
const SINGLE = [null, ...SLOTS].flatMap((from) => SLOTS.map((to) => ({ from, to })));
const COUNTS = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, 0, b, 0, 0]));
const PAYMENTS = [0, 1, 2, 3].flatMap((gold) => [0, 1, 2, 3].map((food) => ({ gold, food })));
const pairs = <T>(values: readonly T[]): T[][] => values.flatMap((a) => values.map((b) => [a, b]));
const ones = <T>(values: readonly T[]): T[][] => values.map((value) => [value]);

/** Every combination of these values, with every member also left out. */
function answers(values: { [K in keyof EffectAnswer]?: EffectAnswer[K][] }): EffectAnswer[] {
  return Object.entries(values).reduce<EffectAnswer[]>(
    (sofar, [member, list]) => sofar.flatMap((one) => [one, ...list.map((value) => ({ ...one, [member]: value }))]),
    [{}],
  );
}

/** The state that an action leads to. An action may name its sections and slots in several ways. */
function outcome(table: Table, action: Action): string {
  const draft = clone(table.state);
  nations.apply(draft, 0, action, table.chance());
  return canonical(draft);
}

/** Every action that is offered, with families filled in every way. */
function offered(table: Table, type: Action['type']): Action[] {
  return nations.choices(table.state, 0).flatMap((choice): Action[] => {
    if (choice.kind === 'one') return choice.action.type === type ? [choice.action] : [];
    if (choice.kind === 'blocked' || choice.template.type !== type) return [];
    const filled = choice.fields.reduce<unknown[][]>(
      (sofar, field) =>
        field.type === 'int'
          ? sofar.flatMap((values) =>
              Array.from({ length: field.max - field.min + 1 }, (_, i) => [...values, field.min + i]),
            )
          : [],
      [[]],
    );
    const actions = filled.map((values) => fill<Action>(choice, values));
    return actions.filter((action) => nations.check(table.state, 0, action) === null);
  });
}

function complete(table: Table, type: Action['type'], candidates: readonly Action[]): number {
  const offers = offered(table, type);
  for (const action of offers) expect(nations.check(table.state, 0, action)).toBeNull();
  const found = new Set(offers.map((action) => outcome(table, action)));
  const legal = candidates.filter((action) => nations.check(table.state, 0, action) === null);
  for (const action of legal)
    if (!found.has(outcome(table, action))) throw new Error(`not offered: ${canonical(action)}`);
  const tried = new Set(legal.map((action) => outcome(table, action)));
  for (const action of offers)
    if (!tried.has(outcome(table, action))) throw new Error(`not tried: ${canonical(action)}`);
  return found.size;
}

/**
 * Seat 0 is the strongest, the most or the least stable, as the event needs it, and has workers in many places. All
 * have passed.
 */
function met(event: string, round: number, lay: (table: Table) => void): Table {
  const table = new Table({ seats: 2, round });
  for (const seat of [0, 1]) table.hold(seat, { gold: 9, food: 9, stone: 9, books: 9, vp: 5 });
  lay(table);
  table.state.event = event;
  table.recount();
  for (const seat of [1, 0]) table.turn(seat).do(seat, { type: 'pass' });
  return table;
}

const answer = (source: string, given: EffectAnswer): Action => ({ type: 'answer', source, answer: given });
const STABLE = ['the-oracle', 'colosseum'];

describe('choices are complete', () => {
  test.each<[string, string, number, (table: Table) => void, EffectAnswer[], number]>([
    [
      'han-dynasty',
      'pax-romana-han-dynasty',
      1,
      (table) => table.lay(0, { wonders: STABLE }),
      answers({ accept: [true, false], sections: ones(PLACES) }),
      3,
    ],
    [
      'janissaries',
      'janissaries-council-of-trent',
      5,
      (table) => table.taken(0, 2, 3).lay(0, { wonders: STABLE }),
      answers({ accept: [true, false], sections: [...ones(PLACES), ...pairs(PLACES)] }),
      3,
    ],
    [
      'black-death',
      'black-death-hunt-for-prester-john',
      3,
      (table) =>
        table.taken(0, 1, 1).lay(0, {
          wonders: STABLE,
          slots: [{ card: 'temple', workers: 3 }, undefined, { card: 'axeman', workers: 4 }],
        }),
      answers({ sections: ones(PLACES), from: ones(SLOTS) }),
      4,
    ],
    [
      'entente-cordiale',
      'entente-cordiale-general-strike',
      7,
      (table) =>
        table.lay(0, {
          wonders: STABLE,
          slots: [
            { card: 'temple', workers: 2 },
            { card: 'hoplite', workers: 1 },
            { card: 'axeman', workers: 1 },
          ],
        }),
      answers({ accept: [true, false], deploys: [[], ...ones(SINGLE), ...pairs(SINGLE)] }),
      17,
    ],
    [
      'great-exhibition',
      'anarchism-great-exhibition',
      7,
      (table) => table.lay(0, { wonders: STABLE, construction: { card: 'moai-statues', sections: 1 } }),
      answers({ accept: [true, false], hires: [0, 1, 2, 3], space: [0, 1, 2, 5] }),
      5,
    ],
    [
      'papal-indulgence',
      'magellans-expedition-papal-indulgence',
      5,
      (table) => table.lay(0, { wonders: STABLE, construction: { card: 'moai-statues', sections: 0 } }),
      answers({ accept: [true, false], hires: [1, 2], space: [0] }),
      2,
    ],
    [
      'ashokas-conversion',
      'hellenism-ashokas-conversion',
      1,
      (table) => table.lay(0, { slots: [{ card: 'hoplite', workers: 2 }, undefined, { card: 'axeman', workers: 2 }] }),
      answers({ undeploy: COUNTS }),
      9,
    ],
    [
      'salem-witch-trials',
      'absolute-monarchy-salem-witch-trials',
      5,
      (table) => table.lay(0, { advisors: ['isabella'] }).lay(1, { wonders: STABLE }),
      answers({ option: [0, 1, 2] }),
      2,
    ],
    [
      'american-revolution',
      'american-revolution-french-revolution',
      7,
      (table) => table.lay(0, { colonies: ['nubia', 'israel'] }).lay(1, { wonders: STABLE }),
      answers({ colony: [0, 1, 2] }),
      2,
    ],
  ])('to %s', (source, event, round, lay, candidates, ways) => {
    const table = met(event, round, lay);
    expect(
      complete(
        table,
        'answer',
        candidates.map((given) => answer(source, given)),
      ),
    ).toBe(ways);
  });

  const special = (card: string) => (given: EffectAnswer) => ({ type: 'special', card, answer: given }) as const;
  test.each<[string, (table: Table) => void, EffectAnswer[], number]>([
    ['marco-polo', (table) => table.lay(0, { advisors: ['marco-polo'] }), answers({ pay: [0, 1, 2] }), 2],
    [
      'marco-polo',
      (table) => table.lay(0, { advisors: ['marco-polo'] }).hold(0, { food: 1 }),
      answers({ pay: [0, 1, 2] }),
      1,
    ],
    [
      'piazza-san-marco',
      (table) => table.lay(0, { wonders: ['piazza-san-marco'] }),
      answers({ option: [0, 1, 2, 3] }),
      3,
    ],
    [
      'abraham-lincoln',
      (table) => table.lay(0, { advisors: ['abraham-lincoln'] }),
      answers({ sections: ones(PLACES) }),
      2,
    ],
    [
      'simon-bolivar',
      (table) => table.lay(0, { advisors: ['simon-bolivar'], colonies: ['nubia', 'israel'] }),
      answers({ colony: [0, 1, 2] }),
      2,
    ],
    [
      'royal-society',
      (table) => table.lay(0, { wonders: ['royal-society'], slots: [{ card: 'temple', workers: 1 }] }),
      answers({ deploys: [[], ...ones(SINGLE), ...pairs(SINGLE)] }),
      9,
    ],
  ])('of %s', (card, lay, candidates, ways) => {
    const table = new Table({ seats: 2, round: 7 }).emptyBoard().hold(0, { gold: 9, food: 9, stone: 9, books: 9 });
    lay(table);
    expect(complete(table, 'special', candidates.map(special(card)))).toBe(ways);
  });

  test('for the VP of a golden age, bought or free with Galileo', () => {
    const table = new Table({ seats: 2, round: 5 }).emptyBoard().hold(0, { gold: 4, food: 2, stone: 0, books: 0 });
    table.offer(2, 0, 'clocks').lay(0, { advisors: ['galileo-galilei'] });
    const takes = [{ take: 'gain' as const }, ...PAYMENTS.map((pay) => ({ take: 'vp' as const, pay }))];
    const bought = takes.map((given): Action => ({ type: 'buy', row: 2, col: 0, ...given }));
    // 2 gold left: 1 gold and 2 food, or 2 gold and 1 food.
    expect(complete(table, 'buy', bought)).toBe(3);
    const free = takes.map((given) => special('galileo-galilei')({ buy: { row: 2, col: 0, ...given } }));
    expect(complete(table, 'special', free)).toBe(4);
  });

  test('for hiring, and for the space of the wonder', () => {
    const table = new Table({ seats: 2, round: 3 }).hold(0, { stone: 9 });
    table.lay(0, {
      wonders: ['the-oracle'],
      advisors: ['archimedes'],
      construction: { card: 'moai-statues', sections: 2 },
    });
    Object.assign(table.nation(0).architects, { archimedes: 1 });
    table.state.architects = 1;
    const hires = ['public', 'archimedes', 'board'].flatMap((from) =>
      [undefined, 0, 1, 5].map(
        (space): Action => (space === undefined ? { type: 'hire', from } : { type: 'hire', from, space }),
      ),
    );
    expect(complete(table, 'hire', hires)).toBe(4);
  });
});
