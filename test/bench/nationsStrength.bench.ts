/**
 * How strong the computer players of Nations are. `STRENGTH_GAMES=6 npm run bench -- nationsStrength` plays fewer games;
 * the goals are for 100 games for two.
 */
import type { Level } from '../../engine/core/computer.ts';
import { thinkThrough } from '../../engine/core/computer.ts';
import { computer } from '../../engine/nations/bot/computer.ts';
import { bot as reference } from '../support/reference/nations/index.ts';
import { type Player, playMatch } from './people/nationsMatch.ts';
import { mean, quantile, report } from './report.ts';

const GAMES = Number(process.env.STRENGTH_GAMES ?? 100);
/** Games for four take long. */
const OF_FOUR = Math.ceil(GAMES / 4);

const BUDGETS: Record<Level, number> = { easy: 0, normal: 0, hard: 12 };

const player =
  (level: Level, seed: string): Player =>
  (view, seat, version) => {
    const budget = { playouts: BUDGETS[level], ms: Number.POSITIVE_INFINITY };
    const thinking = { level, seed, version, character: null, budget, clock: () => 0 };
    const [action] = thinkThrough(computer, view, seat, thinking).actions;
    if (!action) throw new Error('the computer player does nothing');
    return action;
  };

/** The share of games for two that the first player wins, with seats swapped. */
function duel(name: string, first: (seed: string) => Player, second: (seed: string) => Player, goal: number): void {
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const players = [first(`duel-${game}`), second(`duel-${game}`)];
    const swapped = game % 2 === 1;
    const { winner } = playMatch({ players: swapped ? players.reverse() : players, seed: 1000 + (game >> 1) });
    if ((winner === 0) !== swapped) wins++;
  }
  report({ bench: `nations strength: ${name}`, value: wins / GAMES, unit: `of ${GAMES} games won`, atLeast: goal });
}

/** Four of a kind at level King. */
function four(name: string, one: (seed: string) => Player, goals?: { all: number; winner: number }): void {
  const points: number[] = [];
  const best: number[] = [];
  const spent: number[] = [];
  for (let game = 0; game < OF_FOUR; game++) {
    const players = Array.from({ length: 4 }, () => one(`four-${game}`));
    const match = playMatch({ players, seed: 5000 + game, options: { difficulty: 'king' } });
    points.push(...match.points);
    best.push(Math.max(...match.points));
    spent.push(...match.spent.flat());
  }
  const of = (what: string) => `nations strength: four ${name} at King, ${what}`;
  const unit = `points, ${OF_FOUR} games`;
  report({ bench: of('average'), value: mean(points), unit, ...(goals ? { atLeast: goals.all } : {}) });
  report({ bench: of('winner'), value: mean(best), unit, ...(goals ? { atLeast: goals.winner } : {}) });
  report({ bench: of('CPU a decision, mean'), value: mean(spent), unit: 'ms', goal: 200 });
  report({ bench: of('CPU a decision, p99'), value: quantile(spent, 0.99), unit: 'ms', goal: 1000 });
}

const level = (name: Level) => (seed: string) => player(name, seed);
const old = () => reference;

four('reference players', old);
four('normal players', level('normal'));
four('hard players', level('hard'), { all: 38, winner: 45 });
duel('normal against easy', level('normal'), level('easy'), 0.8);
duel('hard against the reference', level('hard'), old, 0.9);
duel('hard against normal', level('hard'), level('normal'), 0.6);
