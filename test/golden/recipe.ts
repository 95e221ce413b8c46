/** How a golden game is played. This is enough to write the game again when a rule changes on purpose. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Chance, keyedChance } from '../../engine/core/chance.ts';
import type { Choice } from '../../engine/core/choices.ts';
import type { AnyGame, Seat, Tagged } from '../../engine/core/game.ts';
import { stateHash } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import type { ExportedGame } from '../../engine/core/verify.ts';
import { generator, randomAction, seedOf } from '../properties/randomPlay.ts';

export interface Recipe {
  /** The name of the file. It says what the game shows. */
  name: string;
  options: Record<string, unknown>;
  seats: number;
  seed: number;
  /** Seats that move at random. The computer player plays the others. */
  random?: readonly Seat[];
  /** Seats that are always late. The fallback is played for them. */
  late?: readonly Seat[];
}

/** An exported game with its seed, as the service exports a finished table. */
export interface GoldenGame extends ExportedGame {
  name: string;
  seed: string;
}

const LIMIT = 20_000;

export function playRecipe(game: AnyGame, recipe: Recipe): GoldenGame {
  const seed = seedOf(recipe.seed);
  const chance: Chance = keyedChance(seed);
  const below = generator(recipe.seed);
  const options = game.parseOptions(recipe.options, recipe.seats);
  if (!options.ok) throw new Error(`${recipe.name}: ${options.refusal.code}`);
  let state = game.setup(options.value, recipe.seats, chance, game.rules).state;
  const log: { seat: Seat; action: Tagged }[] = [];
  const hashes = [stateHash(state)];
  for (let next = game.awaiting(state)[0]; next !== undefined; next = game.awaiting(state)[0]) {
    if (log.length >= LIMIT) throw new Error(`${recipe.name}: does not end`);
    const { seat } = next;
    const move = (): Tagged => {
      if (recipe.late?.includes(seat)) return game.fallback(state, seat);
      if (!recipe.random?.includes(seat)) return game.bot(game.view(state, seat), seat);
      return randomAction(game, state, seat, game.choices(state, seat) as Choice<Tagged>[], below);
    };
    const action = move();
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`${recipe.name}: ${action.type} refused: ${outcome.refusal.code}`);
    state = outcome.state;
    log.push({ seat, action });
    hashes.push(stateHash(state));
  }
  return {
    name: recipe.name,
    game: game.id,
    options: recipe.options,
    seats: recipe.seats,
    rules: game.rules,
    seed: bytesToHex(seed),
    log,
    hashes,
  };
}
