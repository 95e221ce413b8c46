/** How strong the computer players of Wealth of Nations are. Every seed is played once from each seat. */
import { LEVELS, type Level } from '../../engine/core/computer.ts';
import { canonical } from '../../engine/core/json.ts';
import { type Contender, type Match, playMatch } from '../support/strength/wealthArena.ts';
import { computerPlayer, referencePlayer } from '../support/strength/wealthComputer.ts';
import { mean, quantile, report } from './report.ts';

const SEATS = 3;
const SEEDS = 30;
const DIFFERENT = 12;

const name = (what: string) => `wealth-of-nations computers: ${what}`;

/** The contender with the time of each of its decisions written down. */
function timed(contender: Contender, times: number[]): Contender {
  return {
    ...contender,
    decide(view, seat, version) {
      const before = process.cpuUsage();
      const actions = contender.decide(view, seat, version);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      return actions;
    },
  };
}

/** The share of the games that the challenger wins, one against the others. */
function challenge(challenger: (seed: string) => Contender, others: (seed: string) => Contender) {
  let wins = 0;
  const own: number[] = [];
  const matches: Match[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (let me = 0; me < SEATS; me++) {
      const seats = Array.from({ length: SEATS }, (_, seat) =>
        seat === me ? challenger(`${seed}/${me}`) : others(`${seed}/${me}/${seat}`),
      );
      const match = playMatch({}, seats, seed);
      const { winners = [], scores = [] } = match.state.ending ?? {};
      if (winners.includes(me)) wins += 1 / winners.length;
      own.push(scores[me]?.points ?? 0);
      matches.push(match);
    }
  }
  return { percent: (100 * wins) / matches.length, points: mean(own), matches };
}

const countOf = (matches: readonly Match[], ...types: string[]): number =>
  matches.reduce((sum, { log }) => sum + log.filter(({ action }) => types.includes(action.type)).length, 0) /
  matches.length;

function againstReference(level: Level): void {
  const times: number[] = [];
  const { percent, points } = challenge(
    (seed) => timed(computerPlayer(level, seed), times),
    () => referencePlayer,
  );
  const goal = level === 'hard' ? { atLeast: 60 } : {};
  const note = `${SEEDS * SEATS} games, ${Math.round(points)} points on average`;
  report({ bench: name(`${level} against two references, wins`), value: percent, unit: '%', ...goal, note });
  report({
    bench: name(`${level}, CPU mean`),
    value: mean(times),
    unit: 'ms a decision',
    goal: level === 'hard' ? 200 : 10,
  });
  report({
    bench: name(`${level}, CPU p99`),
    value: quantile(times, 0.99),
    unit: 'ms a decision',
    ...(level === 'hard' ? { goal: 1000 } : {}),
  });
}

function againstBelow(level: Level, below: Level): void {
  const { percent, matches } = challenge(
    (seed) => computerPlayer(level, seed),
    (seed) => computerPlayer(below, seed),
  );
  const goal = level === 'normal' ? { atLeast: 80 } : {};
  report({ bench: name(`${level} against two of ${below}, wins`), value: percent, unit: '%', ...goal });
  report({
    bench: name(`${level} with two of ${below}, offers`),
    value: countOf(matches, 'offer', 'counter'),
    unit: 'a game',
  });
}

function amongThemselves(level: Level): void {
  const matches = Array.from({ length: DIFFERENT }, (_, seed) =>
    playMatch(
      {},
      [0, 1, 2].map((seat) => computerPlayer(level, `${seed}/${seat}`)),
      seed + 1,
    ),
  );
  const points = matches.map(({ state }) => (state.ending?.scores ?? []).map((score) => score.points ?? 0));
  const distinct = new Set(matches.map(({ log }) => canonical(log))).size;
  report({ bench: name(`three of ${level}, average`), value: mean(points.flat()), unit: 'points' });
  report({
    bench: name(`three of ${level}, winner`),
    value: mean(points.map((all) => Math.max(...all))),
    unit: 'points',
  });
  report({ bench: name(`three of ${level}, offers`), value: countOf(matches, 'offer', 'counter'), unit: 'a game' });
  report({ bench: name(`three of ${level}, barters`), value: countOf(matches, 'accept'), unit: 'a game' });
  report({
    bench: name(`three of ${level}, different games`),
    value: distinct,
    unit: `of ${DIFFERENT}`,
    atLeast: DIFFERENT,
  });
}

for (const level of LEVELS) againstReference(level);
againstBelow('normal', 'easy');
againstBelow('hard', 'normal');
for (const level of LEVELS) amongThemselves(level);
