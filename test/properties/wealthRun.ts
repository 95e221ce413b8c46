/**
 * `npx tsx test/properties/wealthRun.ts GAMES [FROM]` plays random games with all editions, numbers of players and options.
 * The engine's invariants check each step. It prints a line every thousand games and stops at the first broken promise.
 */
import { wealth } from '../../engine/wealth/index.ts';
import type { State } from '../../engine/wealth/state.ts';
import { playRandom } from './randomPlay.ts';
import { wealthMover } from './wealthMover.ts';
import { pairsOf, tableOf } from './wealthTables.ts';

const games = Number(process.argv[2] ?? 100);
const from = Number(process.argv[3] ?? 1);

const pairs = new Set<string>();
const endings = new Map<string, number>();
let actions = 0;
let largest = 0;

for (let n = 0; n < games; n++) {
  const table = tableOf(from + n);
  // One game in fifty is tested thoroughly: frozen states, JSON round trips, every choice checked.
  const thorough = n % 50 === 0;
  const { state, log } = playRandom({ game: wealth, ...table, seed: from + n, prefer: wealthMover, thorough });
  const { ending, players } = state as State;
  const out = players.filter((player) => player.eliminated !== null).length;
  const how = ending?.triggers.join('+') || `${players.length - out} left`;
  endings.set(how, (endings.get(how) ?? 0) + 1);
  for (const pair of pairsOf(table)) pairs.add(pair);
  actions += log.length;
  largest = Math.max(largest, JSON.stringify(state).length);
  if ((n + 1) % 1000 === 0 || n + 1 === games) {
    console.log(
      JSON.stringify({
        games: n + 1,
        actions,
        pairs: pairs.size,
        largestState: largest,
        endings: Object.fromEntries(endings),
      }),
    );
  }
}
