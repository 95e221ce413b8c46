/** Whole games of Nations between computer players, to measure their strength. */
import { keyedChance } from '../../../engine/core/chance.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import { seedOf } from '../../properties/randomPlay.ts';

/** A computer player. `version` is the number of actions before this one. */
export type Player = (view: State, seat: Seat, version: number) => Action;

export interface Match {
  /** One player for each seat. */
  players: readonly Player[];
  seed: number;
  options?: Record<string, unknown>;
}

export interface Played {
  state: State;
  points: number[];
  winner: Seat;
  /** Of each seat, the ms of CPU that each decision took. */
  spent: number[][];
}

export function playMatch({ players, seed, options = {} }: Match): Played {
  const chance = keyedChance(seedOf(seed));
  const parsed = nations.parseOptions(options, players.length);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let { state } = nations.setup(parsed.value, players.length, chance, nations.rules);
  const spent: number[][] = players.map(() => []);
  for (let version = 0; ; version++) {
    const seat = nations.awaiting(state)[0]?.seat;
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || !player) break;
    const view = nations.view(state, seat);
    const before = process.cpuUsage();
    const action = player(view, seat, version);
    const { user, system } = process.cpuUsage(before);
    spent[seat]?.push((user + system) / 1000);
    const outcome = perform(nations, state, seat, action, chance);
    if (!outcome.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  const result = nations.result(state);
  const points = players.map((_, seat) => result?.placings.find((one) => one.seat === seat)?.points ?? 0);
  return { state, points, winner: result?.winners[0] ?? 0, spent };
}
