/**
 * Measures an engine: whole random games, one action, the choices for it, replay, the state, the computer player.
 *
 * Everything is measured warm: the same work runs WARM_UP times before the passes that count. Whole passes are timed by the
 * CPU time of the process, so that other work on the machine does not count; single calls, too short for that, by the
 * clock, where the median ignores the calls that were interrupted.
 */
import { type Chance, keyedChance, scriptedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { perform } from '../../engine/core/play.ts';
import { replay } from '../../engine/core/replay.ts';
import { type Played, type PlayOptions, playRandom, seedOf } from '../properties/randomPlay.ts';
import { mean, median, quantile, report } from './report.ts';

interface Table {
  options: unknown;
  seats: number;
}

export interface EngineBench {
  game: AnyGame;
  tableOf: (n: number) => Table;
  mover: NonNullable<PlayOptions['prefer']>;
  /** µs for one action, µs for a move of a replay, random games a second, ms for a decision of the computer player. */
  goals: { perform: number; replay: number; games?: number; bot: number };
}

const GAMES = 60;
const WARM_UP = 3;
const PASSES = 7;
const BOT_GAMES = 10;
/** Long enough for nearly every game; a longer one is as good a sample. */
const BOT_MOVES = 3000;

interface Game extends Table {
  seed: number;
  log: Played['log'];
}

interface Started {
  chance: Chance;
  state: StateBase;
  log: Played['log'];
}

function start(game: AnyGame, { options, seats }: Table, chance: Chance): StateBase {
  return game.setup(options, seats, chance, game.rules).state;
}

/** µs of CPU time of each pass, after warming up. `prepare` is not timed. */
function timePasses<T>(prepare: () => T, pass: (prepared: T) => void): number[] {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + PASSES; i++) {
    const prepared = prepare();
    const before = process.cpuUsage();
    pass(prepared);
    const { user, system } = process.cpuUsage(before);
    if (i >= WARM_UP) times.push(user + system);
  }
  return times;
}

export function benchEngine({ game, tableOf, mover, goals }: EngineBench): void {
  const name = (what: string) => `${game.id} engine: ${what}`;

  const tables = Array.from({ length: GAMES }, (_, i) => ({ ...tableOf(i + 1), seed: i + 1 }));
  const playAll = (): Game[] =>
    tables.map((table) => ({ ...table, log: playRandom({ game, ...table, prefer: mover }).log }));
  const played = playAll();
  const moves = played.reduce((sum, { log }) => sum + log.length, 0);
  const keyed = (): Started[] =>
    played.map((one) => {
      const chance = keyedChance(seedOf(one.seed));
      return { chance, state: start(game, one, chance), log: one.log };
    });
  const known = knownDraws(game, played);

  const seconds = timePasses(() => undefined, playAll).map((time) => time / 1_000_000);
  const games = {
    unit: 'games a second of CPU time',
    note: `${GAMES} games, ${moves} actions`,
    ...(goals.games === undefined ? {} : { atLeast: goals.games }),
  };
  report({ bench: name('random games, median'), value: GAMES / median(seconds), ...games });
  report({ bench: name('random games, mean'), value: GAMES / mean(seconds), ...games });

  const { performing, choosing, bytes } = timeActions(game, keyed);
  const performed = timePasses(keyed, (started) => performAll(game, started)).map((time) => time / moves);
  report({ bench: name('perform, median'), value: median(performing), unit: 'µs', goal: goals.perform });
  report({ bench: name('perform, mean'), value: median(performed), unit: 'µs CPU' });
  report({ bench: name('perform, p99'), value: quantile(performing, 0.99), unit: 'µs' });
  report({ bench: name('choices, median'), value: median(choosing), unit: 'µs' });
  report({ bench: name('choices, p99'), value: quantile(choosing, 0.99), unit: 'µs' });

  const timeReplay = (prepare: () => Started[], trusted: boolean) =>
    timePasses(prepare, (started) => replayAll(game, started, trusted)).map((time) => time / moves);
  const trusted = timeReplay(keyed, true);
  const unit = 'µs CPU a move';
  report({ bench: name('replay of a trusted log, median'), value: median(trusted), unit, goal: goals.replay });
  report({ bench: name('replay of a trusted log, mean'), value: mean(trusted), unit, goal: goals.replay });
  report({ bench: name('replay with every action checked, median'), value: median(timeReplay(keyed, false)), unit });
  report({ bench: name('replay with known draws, median'), value: median(timeReplay(known, true)), unit });

  report({ bench: name('state, median'), value: median(bytes), unit: 'bytes JSON' });
  report({ bench: name('state, largest'), value: Math.max(...bytes), unit: 'bytes JSON', goal: 32_768 });

  const deciding = timeDecisions(game, tableOf);
  report({ bench: name('computer player, median'), value: median(deciding), unit: 'ms a decision' });
  report({
    bench: name('computer player, p99'),
    value: quantile(deciding, 0.99),
    unit: 'ms a decision',
    goal: goals.bot,
  });
}

/** The same games with every draw written down, to tell the cost of drawing from the cost of the rules. */
function knownDraws(game: AnyGame, played: readonly Game[]): () => Started[] {
  const written = played.map((one) => {
    const draws = new Map<string, number>();
    const source = keyedChance(seedOf(one.seed));
    const recording = scriptedChance((label, n) => {
      const index = source.below(label, n);
      draws.set(label, index);
      return index;
    });
    for (const _step of replay(game, start(game, one, recording), one.log, recording));
    return { ...one, draws };
  });
  return () =>
    written.map(({ draws, log, ...table }) => {
      const chance = scriptedChance((label) => draws.get(label) ?? -1);
      return { chance, state: start(game, table, chance), log };
    });
}

function performAll(game: AnyGame, started: readonly Started[]): void {
  for (const { chance, state: first, log } of started) {
    let state = first;
    for (const { seat, action } of log) {
      const outcome = perform(game, state, seat, action, chance);
      if (!outcome.ok) throw new Error('the log does not replay');
      state = outcome.state;
    }
  }
}

function replayAll(game: AnyGame, started: readonly Started[], trusted: boolean): void {
  for (const { chance, state, log } of started) {
    for (const _step of replay(game, state, log, chance, { trusted }));
  }
}

function timeActions(game: AnyGame, startAll: () => Started[]) {
  const performing: number[] = [];
  const choosing: number[] = [];
  const bytes: number[] = [];
  for (let pass = 0; pass <= WARM_UP; pass++) {
    for (const { chance, state: first, log } of startAll()) {
      let state = first;
      for (const { seat, action } of log) {
        const before = performance.now();
        const choices = game.choices(state, seat);
        const between = performance.now();
        const outcome = perform(game, state, seat, action, chance);
        const after = performance.now();
        if (!outcome.ok || choices.length === 0) throw new Error('the log does not replay');
        state = outcome.state;
        if (pass < WARM_UP) continue;
        choosing.push((between - before) * 1000);
        performing.push((after - between) * 1000);
        if (performing.length % 20 === 0) bytes.push(JSON.stringify(state).length);
      }
    }
  }
  return { performing, choosing, bytes };
}

/** Games of computer players only; the first half warms the compiler up. */
function timeDecisions(game: AnyGame, tableOf: (n: number) => Table): number[] {
  const samples: number[] = [];
  for (let seed = 1; seed <= BOT_GAMES; seed++) {
    const chance = keyedChance(seedOf(seed));
    let state = start(game, tableOf(seed), chance);
    for (let moves = 0; moves < BOT_MOVES; moves++) {
      const seat = game.awaiting(state)[0]?.seat;
      if (seat === undefined) break;
      const view = game.view(state, seat);
      const before = performance.now();
      const action = game.bot(view, seat);
      if (seed > BOT_GAMES / 2) samples.push(performance.now() - before);
      const outcome = perform(game, state, seat, action, chance);
      if (!outcome.ok) throw new Error(`the computer player was refused: ${outcome.refusal.code}`);
      state = outcome.state;
    }
  }
  return samples;
}
