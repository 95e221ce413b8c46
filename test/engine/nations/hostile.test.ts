/** Whatever comes over the wire is refused or understood, legal actions keep all invariants, and nothing throws. */
import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { clone } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import { nationsMover } from '../../properties/nationsMover.ts';
import { tableOf } from '../../properties/nationsTables.ts';
import { generator, playRandom, seedOf } from '../../properties/randomPlay.ts';

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  1e21,
  999,
  1000,
  '',
  '0',
  'gold',
  'ask',
  'x'.repeat(65),
  [],
  [[]],
  [null],
  Array.from({ length: 33 }, () => 0),
  {},
  { hidden: true },
  { length: 3 },
  JSON.parse('{"__proto__":{"type":"pass"}}'),
  { constructor: 1 },
  { toString: 'x' },
];

/** One action of every type with every member, for no particular table. */
const WHOLE: readonly Action[] = [
  { type: 'chooseDifficulty', difficulty: 'king' },
  { type: 'chooseBoard', nation: 'rome', side: 'B' },
  { type: 'nameSection', section: 'food' },
  { type: 'grow', take: 'worker', section: 'food' },
  { type: 'chooseEvent', card: 'x' },
  { type: 'buy', row: 1, col: 0, space: 0, take: 'vp', pay: { gold: 1 }, deploy: { from: null }, after: [0] },
  { type: 'deploy', slot: 0, after: [0] },
  { type: 'undeploy', slot: 0 },
  { type: 'hire', from: 'public', space: 0, after: [0] },
  {
    type: 'special',
    card: 'petra',
    answer: {
      option: 0,
      pay: 0,
      buy: { row: 1, col: 0, take: 'vp', pay: { food: 1 } },
      swap: [
        [1, 0],
        [1, 1],
      ],
    },
    after: [0],
  },
  { type: 'payShortage', give: { gold: 1 } },
  { type: 'takeBonus', take: 'gold' },
  { type: 'spare', spare: { food: 1 } },
  {
    type: 'answer',
    source: 'black-death',
    answer: { accept: true, sections: ['food'], from: [0], deploys: [{ from: 0, to: 1 }], undeploy: [0], hires: 1 },
  },
  { type: 'setStanding', standing: { shortage: ['gold', 'food', 'stone'], growth: { take: 'gold' }, events: {} } },
  { type: 'pass' },
];

/** Variants of the value: every member, however deep, is replaced, left out, or joined by another one. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* VALUES;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const { [key]: member, ...rest } = value as Record<string, unknown>;
    const put = (other: unknown) => {
      const copy = clone(value) as Record<string, unknown>;
      copy[key] = other;
      return copy;
    };
    yield Array.isArray(value) ? value.filter((_, i) => String(i) !== key) : rest;
    for (const other of spoiled(member)) yield put(other);
  }
  if (!Array.isArray(value)) yield { ...value, more: 1 };
}

describe('hostile input', () => {
  const states: State[] = [];
  for (const n of [2, 3, 9]) {
    const table = tableOf(n);
    playRandom({
      game: nations,
      seats: table.seats,
      options: { ...table.options, ages: 1 },
      seed: n,
      prefer: nationsMover,
      onStep: ({ state }) => states.push(state as State),
    });
  }

  test('[N21.1] an action is refused, or legal and carried out', () => {
    const below = generator(1);
    let understood = 0;
    for (const whole of WHOLE) {
      for (const input of [whole, ...spoiled(whole)]) {
        const parsed = nations.parseAction(input);
        if (!parsed.ok) {
          expect(parsed.refusal).toEqual({ code: 'nations/action/malformed', rule: 'N21.1' });
          continue;
        }
        understood++;
        const state = states[below(states.length)] as State;
        const seat = below(state.nations.length);
        const outcome = perform(nations, state, seat, parsed.value, keyedChance(seedOf(understood)));
        if (!outcome.ok) expect(outcome.refusal.code).toMatch(/^nations\//);
      }
    }
    expect(understood).toBeGreaterThan(100);
  });

  test('[N1.1] options are refused, or complete', () => {
    const whole = tableOf(3).options;
    for (const input of spoiled(whole)) {
      for (const seats of [1, 5]) {
        const parsed = nations.parseOptions(input, seats);
        if (!parsed.ok) expect(parsed.refusal.code).toMatch(/^nations\/options\//);
        else expect(Object.keys(parsed.value).sort()).toEqual(Object.keys(whole).sort());
      }
    }
    for (const seats of [0, 6, 1.5, Number.NaN, -1]) expect(nations.parseOptions({}, seats).ok).toBe(false);
  });
});
