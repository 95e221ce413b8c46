/**
 * Tables at a chosen moment of a game. Games are played here, at random from known numbers, until the moment comes. The
 * service then opens a practice copy of it, in which the test holds every seat.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Choice } from '../../../engine/core/choices.ts';
import type { AnyGame, Seat, StateBase, Tagged } from '../../../engine/core/game.ts';
import { perform } from '../../../engine/core/play.ts';
import { games } from '../../../engine/index.ts';
import type { Imported } from '../../../worker/domain/wire/imports.ts';
import { nationsMover } from '../../properties/nationsMover.ts';
import { generator, randomAction, seedOf } from '../../properties/randomPlay.ts';
import { wealthMover } from '../../properties/wealthMover.ts';
import { call } from './api.ts';

export interface Wish<S> {
  /** The name of the table, by which a page is known. */
  name?: string;
  game: 'wealth-of-nations' | 'nations';
  seats: number;
  options?: Record<string, unknown>;
  /** The number of the first game to try. One that comes to the moment saves the tries. */
  from?: number;
  /** Whether a seat that is awaited has come to the moment. */
  until: (state: S, seat: Seat) => boolean;
  /** What a seat does on the way, where it matters. */
  play?: (state: S, seat: Seat, choices: readonly Choice<Tagged>[]) => Tagged | null | undefined;
}

export interface Moment<S = StateBase> {
  id: string;
  /** The seat that has come to the moment, and its token. */
  seat: Seat;
  token: string;
  /** The tokens of all seats. */
  tokens: string[];
  watchToken: string;
  hostToken: string;
  state: S;
}

interface Found<S> {
  seat: Seat;
  state: S;
  log: { seat: Seat; action: Tagged }[];
}

export const NAMES = ['Cleo', 'Ada', 'Bruno', 'Dora', 'Emil', 'Fatima'];
const MOVERS = { 'wealth-of-nations': wealthMover, nations: nationsMover };
const MOST_GAMES = 400;
const MOST_STEPS = 3_000;

/** Plays one game. Null if it ends without the moment. */
function playTo<S extends StateBase>(game: AnyGame, wish: Wish<S>, number: number): Found<S> | null {
  const below = generator(number);
  const chance = keyedChance(seedOf(number));
  const options = game.parseOptions(wish.options ?? {}, wish.seats);
  if (!options.ok) throw new Error(`options refused: ${options.refusal.code}`);
  let state = game.setup(options.value, wish.seats, chance, game.rules).state as S;
  const log: Found<S>['log'] = [];
  while (log.length < MOST_STEPS) {
    const awaited = game.awaiting(state).map(({ seat }) => seat);
    const there = awaited.find((seat) => wish.until(state, seat));
    if (there !== undefined) return { seat: there, state, log };
    const seat = awaited[below(awaited.length)];
    if (seat === undefined) return null;
    const choices = game.choices(state, seat) as Choice<Tagged>[];
    const action =
      wish.play?.(state, seat, choices) ??
      MOVERS[wish.game](state, seat, choices, below) ??
      randomAction(game, state, seat, choices, below);
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`game ${number}: ${action.type} is refused: ${outcome.refusal.code}`);
    state = outcome.state as S;
    log.push({ seat, action });
  }
  return null;
}

/** The first game that comes to the moment, by its number. */
export function seekMoment<S extends StateBase>(wish: Wish<S>): Found<S> & { number: number } {
  const game = games.get(wish.game) as AnyGame;
  const first = wish.from ?? 0;
  for (let number = first; number < first + MOST_GAMES; number++) {
    const found = playTo(game, wish, number);
    if (found) return { ...found, number };
  }
  throw new Error('no game comes to this moment');
}

export async function openMoment<S extends StateBase>(wish: Wish<S>): Promise<Moment<S>> {
  const { number, seat, state, log } = seekMoment(wish);
  // The search lets nothing else run. Connections that the service has closed meanwhile must be noticed before the next call.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const seed = seedOf(number);
  const opened = await call<Imported>('/import', {
    body: {
      name: wish.name ?? 'The Amber Coast',
      table: {
        format: 'commonwealth-table-1',
        game: wish.game,
        options: wish.options ?? {},
        seats: wish.seats,
        names: NAMES.slice(0, wish.seats),
        rules: games.get(wish.game)?.rules,
        seed: bytesToHex(seed),
        seedHash: bytesToHex(sha256(seed)),
        log,
        hashes: [],
      },
    },
  });
  return { ...opened, seat, token: opened.tokens[seat] ?? '', state };
}
