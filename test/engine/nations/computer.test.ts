/** The levels of the computer player: what they may know, how long they think, and that they play whole games. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { LEVELS, type Level, type Thinking, thinkThrough } from '../../../engine/core/computer.ts';
import { clone, deepFreeze } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { CHARACTERS } from '../../../engine/nations/bot/characters.ts';
import { computer } from '../../../engine/nations/bot/computer.ts';
import { nations } from '../../../engine/nations/index.ts';
import { nationAt, type State } from '../../../engine/nations/state.ts';
import { seedOf } from '../../properties/randomPlay.ts';

const thinking = (level: Level, changes: Partial<Thinking> = {}): Thinking => ({
  level,
  seed: 'a table',
  version: 1,
  character: null,
  budget: { playouts: 6, ms: Number.POSITIVE_INFINITY },
  clock: () => 0,
  ...changes,
});

const think = (state: State, seat: number, how: Thinking): Action | undefined =>
  thinkThrough(computer, deepFreeze(nations.view(state, seat)), seat, how).actions[0];

interface Match {
  seats: number;
  seed: number;
  options?: Record<string, unknown>;
}

/** Plays until the state is as wanted, or to the end. The log has every action. */
function play({ seats, seed, options = {} }: Match, how: (version: number, seat: number) => Thinking, until = over) {
  const chance = keyedChance(seedOf(seed));
  const parsed = nations.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = nations.setup(parsed.value, seats, chance, nations.rules);
  const log: string[] = [];
  while (!until(state)) {
    const seat = nations.awaiting(state)[0]?.seat ?? -1;
    const action = think(state, seat, how(log.length, seat));
    const outcome = action && perform(nations, state, seat, action, chance);
    if (!outcome?.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} refused`);
    state = outcome.state;
    log.push(JSON.stringify(action));
  }
  return { state, log };
}

const over = (state: State) => state.final !== null;
const inRound = (round: number) => (state: State) => state.round === round && state.phase === 'action';

describe.each(LEVELS)('level %s', (level) => {
  it.each<Match>([
    { seats: 1, seed: 1, options: { sets: 'all', boards: 'B', ages: 1 } },
    { seats: 2, seed: 2, options: { sets: 'all', boards: 'choice', difficulty: 'each', extraWorker: true, ages: 1 } },
    { seats: 3, seed: 3, options: { sets: 'expert', sealedChoices: true, balancedDecks: true, ages: 1 } },
  ])('plays whole games: $seats seats', (match) => {
    const { state } = play(match, (version, seat) =>
      thinking(level, { version, character: CHARACTERS[seat] ?? null, budget: { playouts: 2, ms: 1000 } }),
    );
    expect(nations.result(state)?.placings).toHaveLength(match.seats);
  });

  it('thinks the same again', () => {
    const { state } = play({ seats: 3, seed: 11 }, (version) => thinking('normal', { version }), inRound(2));
    const seat = nations.awaiting(state)[0]?.seat ?? -1;
    const once = think(state, seat, thinking(level));
    expect(think(state, seat, thinking(level))).toEqual(once);
  });

  it('thinks the same whatever it may not know', () => {
    const growing = (state: State) => state.round === 3 && state.phase === 'growth';
    const { state } = play(
      { seats: 3, seed: 12, options: { sealedChoices: true } },
      (version) => thinking('normal', { version }),
      growing,
    );
    const [seat = 0, other = 0] = nations.awaiting(state).map((one) => one.seat);
    const secret = (take: 'gold' | 'stone') => {
      const changed = clone(state);
      nationAt(changed, other).standing.growth = { take };
      nationAt(changed, other).standing.shortage = [take, 'food', take === 'gold' ? 'stone' : 'gold'];
      const frame = changed.stack[0];
      if (frame?.type === 'growth') frame.deposits[other] = { take };
      return changed;
    };
    expect(secret('gold')).not.toEqual(secret('stone'));
    expect(think(secret('gold'), seat, thinking(level))).toEqual(think(secret('stone'), seat, thinking(level)));
  });
});

describe('the hard player', () => {
  const { state } = play({ seats: 2, seed: 21 }, (version) => thinking('normal', { version }), inRound(2));
  const seat = nations.awaiting(state)[0]?.seat ?? -1;
  const view = nations.view(state, seat);

  it('stops when the time is over, at every moment', () => {
    const count = (ms: number): { action: Action | undefined; looked: number } => {
      let now = 0;
      const clock = () => now++;
      const how = thinking('hard', { budget: { playouts: 100, ms }, clock });
      return { action: thinkThrough(computer, view, seat, how).actions[0], looked: now };
    };
    for (const ms of [0, 1, 2, 7, 30, 90]) {
      const { action, looked } = count(ms);
      expect(looked).toBeLessThanOrEqual(ms + 3);
      expect(action && nations.check(state, seat, action)).toBeNull();
    }
  });

  it('without play-outs does what looks best one step ahead', () => {
    const how = thinking('hard', { character: 'allRounder', budget: { playouts: 0, ms: 1000 } });
    expect(think(state, seat, how)).toEqual(nations.bot(view, seat));
  });

  it('thinks in steps', () => {
    const steps = computer.think(view, seat, thinking('hard'));
    let n = 0;
    while (!steps.next().done) n++;
    expect(n).toBeGreaterThan(20);
  });
});

it('twelve seeds give twelve games of the same table', () => {
  const games = Array.from({ length: 12 }, (_, n) =>
    play({ seats: 2, seed: 31, options: { ages: 1 } }, (version) =>
      thinking('normal', { version, seed: `table ${n}` }),
    ),
  );
  expect(new Set(games.map(({ log }) => log.join())).size).toBe(12);
});

it('the normal player beats the easy one', () => {
  let wins = 0;
  for (let game = 0; game < 10; game++) {
    const { state } = play({ seats: 2, seed: 50 + (game >> 1) }, (version, seat) =>
      thinking(seat === game % 2 ? 'normal' : 'easy', { version, seed: `game ${game}` }),
    );
    if (nations.result(state)?.winners.includes(game % 2)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(7);
});
