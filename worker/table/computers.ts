/** What computer players do at a table: which of them must answer something, and how they think. */
import type { Budget, Thought } from '../../engine/core/computer.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { levelOf } from '../domain/computerLevel.ts';
import type { Actor } from '../domain/wire/actor.ts';
import { autoActor } from './autoActor.ts';
import type { TableData } from './data.ts';

export type ComputerActor = Extract<Actor, 'computer' | 'autopilot'>;

export const isComputer = (actor: Actor | null): actor is ComputerActor =>
  actor === 'computer' || actor === 'autopilot';

/** A computer player that is not awaited and is asked something. `refusal` is its answer if it cannot think of one. */
export interface Asked {
  seat: Seat;
  actor: ComputerActor;
  refusal: Tagged;
}

export function askedComputer(data: TableData, state: StateBase, version: number): Asked | null {
  const { game } = data;
  const declining = game.computer?.declining;
  if (!declining) return null;
  for (const { seat } of data.seats) {
    const actor = playerOf(data, state, version, seat);
    const refusal = actor && declining(game.view(state, seat), seat);
    if (actor && refusal && game.check(state, seat, refusal) === null) return { seat, actor, refusal };
  }
  return null;
}

function playerOf(data: TableData, state: StateBase, version: number, seat: Seat): ComputerActor | null {
  const row = data.seats[seat];
  if (row?.kind !== 'computer' && !row?.autopilot) return null;
  const actor = autoActor(data, state, version, seat);
  return isComputer(actor) ? actor : null;
}

/** A play-out takes about this long in both games. */
const MS_A_PLAYOUT = 10;

export const budgetOf = (ms: number): Budget => ({ playouts: Math.ceil(ms / MS_A_PLAYOUT), ms });

/** Null where the game has no levels. The seed is the table's id: the table's own seed stays out of it. */
export function thoughtOf(
  data: TableData,
  state: StateBase,
  seat: Seat,
  budget: Budget,
  clock: () => number,
): Generator<void, Thought<Tagged>, void> | null {
  const { game, table, version } = data;
  const level = levelOf(data.seats[seat]?.autopilot ?? 0);
  const thinking = { level, seed: table.id, version, character: null, budget, clock };
  return game.computer?.think(game.view(state, seat), seat, thinking) ?? null;
}
