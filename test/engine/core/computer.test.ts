/** What all computer players share: the budget, thinking in steps, and guesses. */
import { describe, expect, it } from 'vitest';
import { type ComputerRules, effortOf, LEVELS, type Thinking, thinkThrough } from '../../../engine/core/computer.ts';
import { diceOf, guessedChance } from '../../../engine/core/guess.ts';

const thinking = (change: Partial<Thinking> = {}): Thinking => ({
  level: 'hard',
  seed: 'a table',
  version: 7,
  character: null,
  budget: { playouts: 3, ms: 1000 },
  clock: () => 0,
  ...change,
});

describe('the budget', () => {
  it('ends with the play-outs', () => {
    const effort = effortOf(thinking());
    expect([1, 2, 3, 4, 5].map(() => effort.spend())).toEqual([true, true, true, false, false]);
  });

  it('ends with the time', () => {
    let now = 100;
    const effort = effortOf(thinking({ budget: { playouts: 100, ms: 50 }, clock: () => now }));
    expect(effort.spend()).toBe(true);
    now = 149;
    expect(effort.spend()).toBe(true);
    now = 150;
    expect(effort.spend()).toBe(false);
  });
});

it('thinks to the end in one go, or step by step', () => {
  const rules: ComputerRules<null, string> = {
    characters: ['builder'],
    *think(_view, seat, { level }) {
      for (let step = 0; step < 4; step++) yield;
      return { actions: [`${level} ${seat}`], says: null };
    },
  };
  for (const level of LEVELS) {
    expect(thinkThrough(rules, null, 2, thinking({ level })).actions).toEqual([`${level} 2`]);
  }
  const steps = rules.think(null, 2, thinking());
  expect([1, 2, 3, 4, 5].map(() => steps.next().done)).toEqual([false, false, false, false, true]);
});

describe('dice', () => {
  const rolls = (text: string, n = 20) => {
    const dice = diceOf(text);
    return Array.from({ length: n }, () => dice.below(1000));
  };

  it('depend on the text alone', () => {
    expect(rolls('table 1, seat 0, version 12')).toEqual(rolls('table 1, seat 0, version 12'));
    expect(rolls('table 1, seat 0, version 12')).not.toEqual(rolls('table 1, seat 1, version 12'));
    expect(rolls('ab')).not.toEqual(rolls('ba'));
    expect(rolls('')).toHaveLength(20);
  });

  it('are even, from the first number of each text on', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) {
      const face = diceOf(`seat 1, version ${i}`).below(6);
      counts[face] = (counts[face] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    const dice = diceOf('one long row');
    const mean = Array.from({ length: 10_000 }, () => dice.share()).reduce((sum, one) => sum + one / 10_000, 0);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });

  it('guess draws, each label once', () => {
    const chance = guessedChance(diceOf('guess'));
    expect(['a', 'b', 'c']).toContain(chance.pick('card', ['a', 'b', 'c']));
    expect(chance.shuffle('deck', [1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
    expect(() => chance.below('card', 3)).toThrow('label drawn twice');
  });
});
