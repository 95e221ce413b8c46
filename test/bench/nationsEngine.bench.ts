/** The engine of Nations: time of one action, of the choices for it, random games a second, state size. */
import { keyedChance } from '../../engine/core/chance.ts';
import { perform } from '../../engine/core/play.ts';
import { replay } from '../../engine/core/replay.ts';
import type { Action } from '../../engine/nations/actions.ts';
import { nations } from '../../engine/nations/index.ts';
import { nationsMover } from '../properties/nationsMover.ts';
import { type Table, tableOf } from '../properties/nationsTables.ts';
import { type Played, playRandom, seedOf } from '../properties/randomPlay.ts';
import { median, quantile, report } from './report.ts';

const GAMES = 60;
const name = (what: string) => `nations engine: ${what}`;

const played: { table: Table; seed: number; log: Played['log'] }[] = [];
const began = performance.now();
for (let seed = 1; seed <= GAMES; seed++) {
  const table = tableOf(seed);
  played.push({ table, seed, log: playRandom({ game: nations, ...table, seed, prefer: nationsMover }).log });
}
const seconds = (performance.now() - began) / 1000;

const start = ({ table, seed }: (typeof played)[number]) => {
  const chance = keyedChance(seedOf(seed));
  return { chance, state: nations.setup(table.options, table.seats, chance, nations.rules).state };
};

const performing: number[] = [];
const choosing: number[] = [];
const bytes: number[] = [];
/** Twice over, so that the first pass warms the compiler up; only the second is kept. */
for (const keep of [false, true]) {
  for (const game of played) {
    const { chance, state: first } = start(game);
    let state = first;
    for (const { seat, action } of game.log) {
      const before = performance.now();
      nations.choices(state, seat);
      const between = performance.now();
      const outcome = perform(nations, state, seat, action as Action, chance);
      const after = performance.now();
      if (!outcome.ok) throw new Error('the log does not replay');
      state = outcome.state;
      if (!keep) continue;
      choosing.push((between - before) * 1000);
      performing.push((after - between) * 1000);
      if (performing.length % 20 === 0) bytes.push(JSON.stringify(state).length);
    }
  }
}

let moves = 0;
const replayBegan = process.cpuUsage();
for (const game of played) {
  const { chance, state } = start(game);
  for (const _step of replay(nations, state, game.log, chance)) moves++;
}
const { user, system } = process.cpuUsage(replayBegan);

report({ bench: name('perform, median'), value: median(performing), unit: 'µs', goal: 100 });
report({ bench: name('perform, p99'), value: quantile(performing, 0.99), unit: 'µs' });
report({ bench: name('replay on one draft, mean'), value: (user + system) / moves, unit: 'µs CPU a move' });
report({ bench: name('choices, median'), value: median(choosing), unit: 'µs' });
report({ bench: name('choices, p99'), value: quantile(choosing, 0.99), unit: 'µs' });
report({
  bench: name('random games'),
  value: GAMES / seconds,
  unit: 'games a second',
  note: `${moves} actions in all`,
});
report({ bench: name('state, median'), value: median(bytes), unit: 'bytes JSON' });
report({ bench: name('state, largest'), value: Math.max(...bytes), unit: 'bytes JSON', goal: 32_768 });
