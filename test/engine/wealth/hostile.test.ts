/** Anything may come over the wire. It is refused and never makes the engine throw. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { deepFreeze } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/wealth/actions/index.ts';
import { wealth } from '../../../engine/wealth/index.ts';
import type { State } from '../../../engine/wealth/state.ts';
import { generator, playRandom, seedOf } from '../../properties/randomPlay.ts';
import { wealthMover } from '../../properties/wealthMover.ts';
import { tableOf } from '../../properties/wealthTables.ts';

const VALUES: readonly unknown[] = [
  ...[null, undefined, true, 0, -0, -1, 1.5, 5, 6, 61, 9999, 1_000_001, 2 ** 53, 1e308, Number.NaN],
  ...['', '0', 'food', '__proto__', 'constructor', 'toString', 'x'.repeat(10_000)],
  ...[[], [null], Array(62).fill('food'), Array(1000).fill({ q: 0, r: 1 }), Array(3)],
  ...[{}, { q: 0 }, { q: 0, r: 0 }, { q: -4, r: -4 }, { q: 1e9, r: 0 }, { q: '0', r: '1' }, { length: 3 }],
  ...[JSON.parse('{"__proto__":{"food":5}}'), JSON.parse('{"constructor":1,"food":1}'), { type: 'battle' }],
];

type Below = (n: number) => number;

const pick = <T>(values: readonly T[], below: Below): T => values[below(values.length)] as T;

/** The same value with something in it changed, doubled, left out or added. */
function spoil(value: unknown, below: Below): unknown {
  if (below(12) === 0) return pick(VALUES, below);
  if (typeof value === 'number') return below(6) === 0 ? value + pick([-1, 1, 0.5, 1e6], below) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => spoil(item, below));
    return pick([items, items, items, [...items, ...items], items.slice(1), [...items, pick(VALUES, below)]], below);
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => below(20) > 0);
  const fields = kept.map(([key, field]) => [key, spoil(field, below)]);
  if (below(15) === 0) fields.push([pick(['extra', 'type', 'constructor', 'tokens'], below), pick(VALUES, below)]);
  return Object.fromEntries(fields);
}

/** Whole numbers of a sensible size, short lists without holes, plain objects. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= 1_000_000;
  if (Array.isArray(value)) return value.length <= 61 && Array.from(value).every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'boolean'].includes(typeof value) || value === null;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

function positions(): { states: State[]; actions: Action[] } {
  const states: State[] = [];
  const actions: Action[] = [];
  // A first edition, two of War Clouds, a manual.
  for (const n of [3, 4, 13, 5]) {
    const { seats, options } = tableOf(n);
    playRandom({
      game: wealth,
      seats,
      options: { ...options, roundLimit: 6 },
      seed: n,
      prefer: wealthMover,
      onStep: ({ state, action }) => {
        actions.push(action as Action);
        if (actions.length % 29 === 0) states.push(deepFreeze(state) as State);
      },
    });
  }
  return { states, actions };
}

describe('what comes over the wire', () => {
  const { states, actions } = positions();

  it('[W2.1] [W2.6] is refused or legal, whatever it is', () => {
    const below = generator(1);
    const met = { refused: 0, illegal: 0, legal: 0 };
    for (let n = 0; n < 20_000; n++) {
      const input = spoil(pick(actions, below), below);
      const parsed = wealth.parseAction(input);
      if (!parsed.ok) {
        met.refused++;
        continue;
      }
      if (!isPlain(parsed.value)) throw new Error(`understood: ${JSON.stringify(input)}`);
      const state = pick(states, below);
      const seat = below(state.players.length + 1);
      if (wealth.check(state, seat, parsed.value)) met.illegal++;
      else {
        met.legal++;
        expect(perform(wealth, state, seat, parsed.value, keyedChance(seedOf(n))).ok).toBe(true);
      }
    }
    for (const times of Object.values(met)) expect(times).toBeGreaterThan(500);
  });

  it('[W1.1] [W1.2] options too', () => {
    const below = generator(2);
    let opened = 0;
    for (let n = 0; n < 3000; n++) {
      const { seats, options } = tableOf(n);
      const count = below(3) === 0 ? (pick(VALUES, below) as number) : seats;
      const parsed = wealth.parseOptions(below(5) === 0 ? pick(VALUES, below) : spoil(options, below), count);
      if (!parsed.ok) continue;
      opened++;
      expect(wealth.invariants(wealth.setup(parsed.value, count, keyedChance(seedOf(n)), wealth.rules).state)).toEqual(
        [],
      );
    }
    expect(opened).toBeGreaterThan(100);
  });
});
