/** The computer player always makes a legal move, handles every kind of decision, and plays far better than chance. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { clone, deepFreeze } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { questionFor } from '../../../engine/nations/awaiting.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import { generator, randomAction, seedOf } from '../../properties/randomPlay.ts';
import { Table } from './table.ts';

interface Match {
  seats: number;
  seed: number;
  options?: Record<string, unknown>;
  /** The seats that move at random. */
  random?: readonly number[];
}

/**
 * Plays to the end. The computer player gets frozen views. Returns the last state and the questions that it answered.
 */
function play({ seats, seed, options = {}, random = [] }: Match): { state: State; asked: Set<string> } {
  const chance = keyedChance(seedOf(seed));
  const below = generator(seed);
  const parsed = nations.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = nations.setup(parsed.value, seats, chance, nations.rules);
  const asked = new Set<string>();
  for (let next = nations.awaiting(state)[0]; next; next = nations.awaiting(state)[0]) {
    const { seat } = next;
    let action: Action;
    if (random.includes(seat)) {
      action = randomAction(nations, state, seat, nations.choices(state, seat), below) as Action;
    } else {
      asked.add(questionFor(state, seat)?.kind ?? 'nothing');
      action = nations.bot(deepFreeze(nations.view(state, seat)), seat);
    }
    const outcome = perform(nations, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  return { state, asked };
}

it('wins at least 95 % of 40 games of two against a random mover', () => {
  let wins = 0;
  for (let game = 0; game < 40; game++) {
    const own = game % 2;
    const { state } = play({ seats: 2, seed: 900 + game, random: [1 - own] });
    if (nations.result(state)?.winners.includes(own)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(38);
}, 600_000);

describe('plays whole games', () => {
  it.each<Match>([
    { seats: 1, seed: 1, options: { sets: 'all', boards: 'B' } },
    { seats: 1, seed: 2, options: { ages: 2 } },
    { seats: 2, seed: 3, options: { sets: 'all', boards: 'choice', difficulty: 'each', extraWorker: true } },
    { seats: 3, seed: 4, options: { sets: 'expert', sealedChoices: true } },
    { seats: 4, seed: 5, options: { balancedDecks: true, difficulty: 'emperor' }, random: [0, 2] },
    { seats: 5, seed: 6, options: { sets: 'all', boards: 'B', sealedChoices: true } },
  ])('$seats seats, $options', (match) => {
    const { state } = play(match);
    expect(nations.result(state)?.placings).toHaveLength(match.seats);
  });

  it('scores like a player, not like a random mover', () => {
    const { state } = play({ seats: 3, seed: 21 });
    const points = nations.result(state)?.placings.map((placing) => placing.points) ?? [];
    expect(Math.min(...points)).toBeGreaterThanOrEqual(20);
  });
});

describe('decisions that are rare', () => {
  /** A game in a turn of seat 0, after everybody else has passed. */
  function lastTurn(change: (state: State) => void): State {
    const chance = keyedChance(seedOf(7));
    const options = nations.parseOptions({ sets: 'all' }, 2);
    if (!options.ok) throw new Error(options.refusal.code);
    let { state } = nations.setup(options.value, 2, chance, nations.rules);
    while (state.phase !== 'action') {
      const [next] = nations.awaiting(state);
      if (!next) throw new Error('nobody is awaited');
      const grown = perform(nations, state, next.seat, nations.bot(state, next.seat), chance);
      if (!grown.ok) throw new Error(grown.refusal.code);
      state = grown.state;
    }
    state = clone(state);
    state.event = 'taoism-philosophy';
    for (const nation of state.nations) {
      nation.passed = 1;
      nation.slots = [{ card: 'archer', workers: 2 }];
    }
    const [mine] = state.nations;
    if (!mine) throw new Error('no seat 0');
    mine.passed = 0;
    state.stack = [{ type: 'turn', seat: 0, actions: 1 }];
    change(state);
    nations.apply(state, 0, { type: 'pass' }, chance);
    return state;
  }

  const answered = (state: State): Action => {
    const action = nations.bot(deepFreeze(nations.view(state, 0)), 0);
    expect(nations.check(state, 0, action)).toBeNull();
    return action;
  };

  it('Peter the Great: takes one of three', () => {
    const atWar = lastTurn((changed) => {
      const [mine] = changed.nations;
      if (mine) mine.advisors = ['peter-the-great'];
      changed.war = { card: 'punic-wars', marker: 0, buyer: 1, over: false };
    });
    expect(questionFor(atWar, 0)?.kind).toBe('bonus');
    expect(answered(atWar).type).toBe('takeBonus');
  });

  it('a defeat that costs two kinds: says what is spared', () => {
    const state = lastTurn((changed) => {
      const [mine, other] = changed.nations;
      if (!mine || !other) return;
      mine.slots = [{ card: 'caravan', workers: 2 }];
      other.advisors = ['martin-luther'];
      changed.war = { card: 'three-kingdoms-war', marker: 4, buyer: 1, over: false };
    });
    expect(questionFor(state, 0)?.kind).toBe('spare');
    expect(answered(state).type).toBe('spare');
  });

  it('missing books: gives up something else', () => {
    const state = lastTurn((changed) => {
      const [mine] = changed.nations;
      if (!mine) return;
      mine.slots = [{ card: 'elephant', workers: 3 }];
      mine.purse = { gold: 5, food: 0, stone: 5, books: 0, vp: 3 };
    });
    expect(questionFor(state, 0)?.kind).toBe('shortage');
    expect(answered(state).type).toBe('payShortage');
  });
});

it('the same state always gets the same answer', () => {
  const once = play({ seats: 2, seed: 31, options: { ages: 1 } });
  const again = play({ seats: 2, seed: 31, options: { ages: 1 } });
  expect(again.state).toEqual(once.state);
});

it('meets every kind of question in whole games', () => {
  const asked = new Set<string>();
  for (const [seed, options] of [
    [41, { sets: 'all', boards: 'choice', difficulty: 'each', extraWorker: true }],
    [42, { sets: 'expert', boards: 'B' }],
    [43, { sets: 'all' }],
  ] as const) {
    for (const kind of play({ seats: 3, seed, options, random: [2] }).asked) asked.add(kind);
  }
  expect([...asked].sort()).toEqual(
    expect.arrayContaining(['board', 'difficulty', 'effect', 'extraWorker', 'growth', 'turn']),
  );
});

it('weighs an offer even where others are asked after it', () => {
  const chance = keyedChance(seedOf(7));
  const options = nations.parseOptions({}, 3);
  if (!options.ok) throw new Error(options.refusal.code);
  const { state } = nations.setup(options.value, 3, chance, nations.rules);
  while (state.phase !== 'action') {
    const [next] = nations.awaiting(state);
    if (!next) throw new Error('nobody is awaited');
    nations.apply(state, next.seat, nations.fallback(state, next.seat), chance);
  }
  state.event = 'bread-and-games-christianity';
  for (const nation of state.nations) nation.purse.food = 20;
  while (state.phase === 'action') {
    const [next] = nations.awaiting(state);
    if (!next) throw new Error('nobody is awaited');
    nations.apply(state, next.seat, { type: 'pass' }, chance);
  }
  const [first] = nations.awaiting(state);
  if (!first) throw new Error('nobody is awaited');
  expect(questionFor(state, first.seat)).toMatchObject({ kind: 'effect', source: 'christianity' });
  expect(nations.bot(nations.view(state, first.seat), first.seat)).toMatchObject({ answer: { accept: true } });
});

it('wages a war that defeats its rivals, and none that defeats nobody', () => {
  const move = (rivals: number) => {
    const table = new Table({ seats: 3 }).emptyBoard().offer(1, 0, 'hyksos-invasion');
    const seat = questionFor(table.state, 0)?.kind === 'turn' ? 0 : (nations.awaiting(table.state)[0]?.seat ?? 0);
    table.hold(seat, { gold: 5, stone: 0 });
    for (const other of [0, 1, 2]) {
      const workers = other === seat ? 3 : rivals;
      table.lay(other, { slots: [{ card: 'hoplite', workers }], idle: 0 });
    }
    return nations.bot(nations.view(table.state, seat), seat).type;
  };
  expect(move(0)).toBe('buy');
  expect(move(3)).not.toBe('buy');
});
