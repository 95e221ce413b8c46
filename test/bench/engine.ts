/** What is measured of either engine: one action, the choices for it, whole games, the state, the computer player. */
import { type Chance, keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { perform } from '../../engine/core/play.ts';
import { replay } from '../../engine/core/replay.ts';
import { type Played, type PlayOptions, playRandom, seedOf } from '../properties/randomPlay.ts';
import { median, quantile, report } from './report.ts';

interface Table {
  options: unknown;
  seats: number;
}

export interface EngineBench {
  game: AnyGame;
  tableOf: (n: number) => Table;
  mover: NonNullable<PlayOptions['prefer']>;
  /** µs for one action, µs CPU for a move of a replay, ms for a decision of the computer player. */
  goals: { perform: number; replay?: number; bot: number };
}

const GAMES = 60;
const BOT_GAMES = 10;
/** Long enough for nearly every game; one that goes on is as good a sample. */
const BOT_MOVES = 3000;

interface Game extends Table {
  seed: number;
  log: Played['log'];
}

function start(game: AnyGame, table: Table, seed: number): { chance: Chance; state: StateBase } {
  const chance = keyedChance(seedOf(seed));
  return { chance, state: game.setup(table.options, table.seats, chance, game.rules).state };
}

export function benchEngine({ game, tableOf, mover, goals }: EngineBench): void {
  const name = (what: string) => `${game.id} engine: ${what}`;

  const played: Game[] = [];
  const began = performance.now();
  for (let seed = 1; seed <= GAMES; seed++) {
    const table = tableOf(seed);
    played.push({ ...table, seed, log: playRandom({ game, ...table, seed, prefer: mover }).log });
  }
  const seconds = (performance.now() - began) / 1000;

  const { performing, choosing, bytes } = timeActions(game, played);
  report({ bench: name('perform, median'), value: median(performing), unit: 'µs', goal: goals.perform });
  report({ bench: name('perform, p99'), value: quantile(performing, 0.99), unit: 'µs' });
  report({ bench: name('choices, median'), value: median(choosing), unit: 'µs' });
  report({ bench: name('choices, p99'), value: quantile(choosing, 0.99), unit: 'µs' });

  const { moves, cpu } = timeReplay(game, played);
  const note = `${moves} actions in all`;
  report({ bench: name('random games'), value: GAMES / seconds, unit: 'games a second', note });
  const aMove = { bench: name('replay on one draft, mean'), value: cpu / moves, unit: 'µs CPU a move' };
  report(goals.replay ? { ...aMove, goal: goals.replay } : aMove);

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

function timeActions(game: AnyGame, played: readonly Game[]) {
  const performing: number[] = [];
  const choosing: number[] = [];
  const bytes: number[] = [];
  // Twice over, so that the first pass warms the compiler up; only the second is kept.
  for (const keep of [false, true]) {
    for (const one of played) {
      const { chance, state: first } = start(game, one, one.seed);
      let state = first;
      for (const { seat, action } of one.log) {
        const before = performance.now();
        const choices = game.choices(state, seat);
        const between = performance.now();
        const outcome = perform(game, state, seat, action, chance);
        const after = performance.now();
        if (!outcome.ok || choices.length === 0) throw new Error('the log does not replay');
        state = outcome.state;
        if (!keep) continue;
        choosing.push((between - before) * 1000);
        performing.push((after - between) * 1000);
        if (performing.length % 20 === 0) bytes.push(JSON.stringify(state).length);
      }
    }
  }
  return { performing, choosing, bytes };
}

function timeReplay(game: AnyGame, played: readonly Game[]) {
  let moves = 0;
  const before = process.cpuUsage();
  for (const one of played) {
    const { chance, state } = start(game, one, one.seed);
    for (const _step of replay(game, state, one.log, chance)) moves++;
  }
  const { user, system } = process.cpuUsage(before);
  return { moves, cpu: user + system };
}

/** Games of computer players only; the first half warms the compiler up. */
function timeDecisions(game: AnyGame, tableOf: (n: number) => Table): number[] {
  const samples: number[] = [];
  for (let seed = 1; seed <= BOT_GAMES; seed++) {
    const { chance, state: first } = start(game, tableOf(seed), seed);
    let state = first;
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
