/**
 * `npm run tune` plays the hard computer players of Nations against themselves, two with one weight changed against two
 * without, and keeps a change that wins beyond chance. It writes engine/nations/bot/tuned.ts, with the numbers of the run.
 * `TUNE_TRIALS=30 TUNE_GAMES=40 npm run tune` says how many changes it tries and how many games it plays for each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diceOf } from '../../engine/core/guess.ts';
import { search } from '../../engine/nations/bot/search.ts';
import { TUNED, type Weights } from '../../engine/nations/bot/tuned.ts';
import { fallback } from '../../engine/nations/fallback.ts';
import { type Player, playMatch } from '../bench/people/nationsMatch.ts';
import { mean } from '../bench/report.ts';

const TRIALS = Number(process.env.TUNE_TRIALS ?? 30);
const GAMES = Number(process.env.TUNE_GAMES ?? 40);
const PLAYOUTS = 6;
/** A change is kept when its lead is this many standard errors above zero. */
const BEYOND_CHANCE = 2;
/** The first step of a weight that is zero. */
const FROM_ZERO = 0.05;
const FILE = path.join(import.meta.dirname, '../../engine/nations/bot/tuned.ts');

const player =
  (weights: Weights, seed: string): Player =>
  (view, seat, version) => {
    const budget = { playouts: PLAYOUTS, ms: Number.POSITIVE_INFINITY };
    const steps = search(view, seat, { guess: `${seed}/${version}`, weights, budget, clock: () => 0 });
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value[0]?.action ?? fallback(view, seat);
    }
  };

/** By how many points a game those with the changed weights lead, and the standard error of that. */
function compare(changed: Weights, now: Weights, trial: number): { lead: number; error: number } {
  const leads: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const seed = `tune-${trial}-${game}`;
    const isChanged = (seat: number) => seat % 2 === game % 2;
    const players = [0, 1, 2, 3].map((seat) => player(isChanged(seat) ? changed : now, seed));
    const { points } = playMatch({ players, seed: 90_000 + trial * 1000 + game, options: { difficulty: 'king' } });
    leads.push(mean(points.filter((_, seat) => isChanged(seat))) - mean(points.filter((_, seat) => !isChanged(seat))));
  }
  const lead = mean(leads);
  const spread = Math.sqrt(mean(leads.map((one) => (one - lead) ** 2)));
  return { lead, error: spread / Math.sqrt(Math.max(1, GAMES - 1)) };
}

const short = (n: number): number => Math.round(n * 1000) / 1000;

/** Writes the weights. The line joins those of earlier changes, above the weights. */
function write(weights: Weights, line: string): void {
  const source = readFileSync(FILE, 'utf8');
  const at = source.indexOf('export const TUNED');
  const lines = Object.entries(weights).map(([key, weight]) => `  ${key}: ${weight},`);
  writeFileSync(FILE, `${source.slice(0, at)}// ${line}\nexport const TUNED: Weights = {\n${lines.join('\n')}\n};\n`);
}

const dice = diceOf(`tune ${process.env.TUNE_SEED ?? 1}`);
const keys = Object.keys(TUNED) as (keyof Weights)[];
let now = { ...TUNED };
for (let trial = 0; trial < TRIALS; trial++) {
  const key = keys[dice.below(keys.length)] ?? 'strength';
  const factor = dice.below(2) === 0 ? 1.3 : 0.75;
  const changed = { ...now, [key]: now[key] === 0 ? FROM_ZERO : short(now[key] * factor) };
  const { lead, error } = compare(changed, now, trial);
  const line = `${key} ${now[key]} to ${changed[key]}: ${lead.toFixed(2)} points a game over ${GAMES} games, standard error ${error.toFixed(2)}`;
  const isBetter = lead > BEYOND_CHANCE * error && error > 0;
  console.log(`${isBetter ? 'kept' : 'left'}: ${line}`);
  if (!isBetter) continue;
  now = changed;
  write(now, line);
}
