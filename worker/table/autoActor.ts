/** Which seats the room answers for at once, and in whose name. */
import type { Seat, StateBase } from '../../engine/core/game.ts';
import type { Actor } from '../domain/wire/actor.ts';
import type { TableData } from './data.ts';
import { isFull } from './fullLog.ts';
import { orderVerdict } from './orders.ts';

/** Null where a person must decide. */
export function autoActor(data: TableData, state: StateBase, version: number, seat: Seat): Actor | null {
  const player = data.seats[seat];
  if (!player) return null;
  if (isFull(version)) return 'closing';
  if (player.kind === 'computer') return 'computer';
  // An absent player's own orders come before the computer's choice.
  if (orderVerdict(data, state, seat)?.kind === 'act') return 'orders';
  if (player.autopilot) return 'autopilot';
  return player.autoAnswer && data.game.forced(state, seat) !== null ? 'forced' : null;
}

/** Whether the room answers for this seat at once. */
export function playsItself(data: TableData, seat: Seat): boolean {
  return data.state !== null && autoActor(data, data.state, data.version, seat) !== null;
}
