/** The coach: its lines are legal, its reasons are true and have words, and it finds the decisions that cost most. */
import { beforeAll, describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Decision } from '../../../engine/core/coach.ts';
import { deepFreeze } from '../../../engine/core/json.ts';
import { LANGUAGES, type Message, say } from '../../../engine/core/messages.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { questionFor } from '../../../engine/nations/awaiting.ts';
import { reasonsFor } from '../../../engine/nations/coach/reasons.ts';
import { nations } from '../../../engine/nations/index.ts';
import { coach as words } from '../../../engine/nations/messages/en/coach.ts';
import type { State } from '../../../engine/nations/state.ts';
import { seedOf } from '../../properties/randomPlay.ts';
import { Table } from './table.ts';

const NAMES = ['Ada', 'Bruno', 'Clara'];
const clock = () => 0;
const coach = nations.coach;
if (!coach) throw new Error('Nations has no coach');

/** What a line looks like where something in it is missing. */
const BROKEN = /undefined|\[object|\{|\(\)| {2}|: \.|coach\.|card\.|term\./;

/** A game of normal players, except that seat 0 passes at once in the rounds `idle`. */
function decisionsOf(seed: number, options: object, idle: readonly number[] = []): Decision<State, Action>[] {
  const chance = keyedChance(seedOf(seed));
  const parsed = nations.parseOptions(options, 3);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = nations.setup(parsed.value, 3, chance, nations.rules);
  const decisions: Decision<State, Action>[] = [];
  for (let seat = nations.awaiting(state)[0]?.seat; seat !== undefined; seat = nations.awaiting(state)[0]?.seat) {
    const view = deepFreeze(nations.view(state, seat));
    const isIdle = seat === 0 && idle.includes(state.round) && questionFor(state, seat)?.kind === 'turn';
    const action: Action = isIdle ? { type: 'pass' } : nations.bot(view, seat);
    decisions.push({ seq: decisions.length + 1, seat, view, action });
    const outcome = perform(nations, state, seat, action, chance);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return decisions;
}

describe('advice', () => {
  let decisions: Decision<State, Action>[] = [];
  beforeAll(() => {
    decisions = decisionsOf(71, { sets: 'all', boards: 'choice' });
  });

  it('has up to three legal lines, the best one first, with reasons in every language', () => {
    for (const { view, seat } of decisions.filter((_, n) => n % 9 === 4)) {
      const lines = coach.advise(view, seat, { playouts: 4, ms: 1000 }, clock);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines[0]?.value).toBe(0);
      for (const { actions, value, reasons } of lines) {
        expect(value).toBeLessThanOrEqual(0);
        expect(actions.map((action) => nations.check(view, seat, action))).toEqual([null]);
        expect(reasons.length).toBeGreaterThan(0);
        for (const language of LANGUAGES) {
          for (const reason of reasons) expect(say(reason, nations.words[language], NAMES)).not.toMatch(BROKEN);
        }
      }
    }
  });

  it('gives a reason with words for every decision of a game', () => {
    const keys = new Set<string>();
    for (const { view, seat, action } of decisions) {
      for (const reason of reasonsFor(view, seat, action)) {
        keys.add(reason.key);
        for (const language of LANGUAGES) {
          expect(say(reason, nations.words[language], NAMES)).not.toMatch(BROKEN);
        }
      }
    }
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...keys]));
    expect(keys.size).toBeGreaterThan(10);
  });
});

describe('reasons', () => {
  const spoken = (table: Table, seat: number, action: Action): string[] =>
    reasonsFor(table.state, seat, action).map((reason: Message) => say(reason, nations.words.en, NAMES));
  /** A turn of a seat in the first round, with an empty progress board. */
  function turn(): { table: Table; seat: number } {
    const table = new Table({ seats: 3 }).emptyBoard();
    return { table, seat: nations.awaiting(table.state)[0]?.seat ?? 0 };
  }

  it('name what a worker brings', () => {
    const { table, seat } = turn();
    table.lay(seat, { slots: [{ card: 'temple', workers: 0 }], idle: 1 }).hold(seat, { stone: 3 });
    expect(spoken(table, seat, { type: 'deploy', slot: 0 })).toContain(
      'Every production brings you 1 gold, 1 book more.',
    );
  });

  it('name those whom a war defeats, and then no threat', () => {
    const { table, seat } = turn();
    table.offer(1, 0, 'hyksos-invasion').hold(seat, { gold: 5 });
    for (const other of [0, 1, 2]) {
      table.lay(other, { slots: [{ card: 'hoplite', workers: other === seat ? 3 : 0 }], idle: 0 });
    }
    const told = spoken(table, seat, { type: 'buy', row: 1, col: 0 });
    const others = NAMES.filter((_, other) => other !== seat).join(', ');
    expect(told).toContain(`As things stand, the war defeats ${others}.`);
    expect(told.join()).not.toContain('defeats you');
  });

  it('warn of a war that a stronger player can buy', () => {
    const { table, seat } = turn();
    const rival = (seat + 1) % 3;
    table.offer(1, 0, 'hyksos-invasion');
    for (const other of [0, 1, 2]) {
      table.lay(other, { slots: [{ card: 'hoplite', workers: other === rival ? 3 : 0 }], idle: 0 });
      table.hold(other, { gold: 5, books: 5 });
    }
    expect(spoken(table, seat, { type: 'pass' })).toEqual([
      'You keep what you have.',
      `${NAMES[rival]} is stronger than you and can still buy Hyksos Invasion.`,
    ]);
  });
});

describe('judgement', () => {
  it('finds the passes that cost most, and says what was better', () => {
    const decisions = decisionsOf(72, { ages: 1 }, [1, 2]);
    const found = coach.judge(decisions, { playouts: 84, ms: 1000 }, clock);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).sort((a, b) => b - a));
    const [worst] = found;
    expect(worst?.seat).toBe(0);
    expect(decisions.find(({ seq }) => seq === worst?.seq)?.action).toEqual({ type: 'pass' });
    expect(worst?.better.actions).not.toEqual([{ type: 'pass' }]);
    expect(worst?.better.reasons.length).toBeGreaterThan(0);
  });

  it('says nothing without play-outs', () => {
    expect(coach.judge(decisionsOf(72, { ages: 1 }), { playouts: 0, ms: 1000 }, clock)).toEqual([]);
  });
});
