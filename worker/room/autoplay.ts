/**
 * What the room plays by itself: computer seats, the computer for an absent player, answers that are no choice, and
 * the safe default for everybody once the log is full. Ordinary logged actions, marked with who chose; a bounded number
 * a time, so that no alarm runs away, and none past the last entry a log may have.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { type Chance, keyedChance } from '../../engine/core/chance.ts';
import { EngineFault } from '../../engine/core/fault.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { perform } from '../../engine/core/play.ts';
import type { Actor } from '../domain/actor.ts';
import { LAST_ENTRY } from '../domain/logLength.ts';
import type { RoomData } from '../table/data.ts';
import { isFull } from '../table/fullLog.ts';
import type { Step } from './steps.ts';
import { report } from './trouble.ts';

/** Whether the room answers for this seat at once. */
export function playsItself(data: RoomData, seat: Seat): boolean {
  return data.state !== null && ownActor(data, data.state, data.version, seat) !== null;
}

function ownActor(data: RoomData, state: StateBase, version: number, seat: Seat): Actor | null {
  const player = data.seats[seat];
  if (!player) return null;
  if (isFull(version)) return 'closing';
  if (player.kind === 'computer') return 'computer';
  if (player.autopilot) return 'autopilot';
  return player.autoAnswer && data.game.forced(state, seat) !== null ? 'forced' : null;
}

/** Plays on from the state until a person must decide, the game is over or the bound is reached. */
export function autoplay(data: RoomData, bound: number): Step[] {
  const { game } = data;
  const steps: Step[] = [];
  if (!data.state) return steps;
  const chance = keyedChance(hexToBytes(data.table.seed));
  let state = data.state;
  const most = Math.min(bound, LAST_ENTRY - data.version);
  while (steps.length < most) {
    const next = firstOwn(data, state, data.version + steps.length);
    if (!next) break;
    const step = playFor(data, state, next.seat, next.actor, chance);
    steps.push(step);
    state = step.state;
    if (game.result(state)) return steps;
  }
  // Said once: a room that has stopped is not asked to play again.
  if (data.version + steps.length >= LAST_ENTRY) {
    report(new EngineFault(`${game.id}: a game does not end, and its room stops`));
  }
  return steps;
}

/** The safe default of a seat that is late. */
export function playLate(data: RoomData, seat: Seat): Step[] {
  if (!data.state) return [];
  return [playFor(data, data.state, seat, 'late', keyedChance(hexToBytes(data.table.seed)))];
}

function firstOwn(data: RoomData, state: StateBase, version: number): { seat: Seat; actor: Actor } | null {
  for (const { seat } of data.game.awaiting(state)) {
    const actor = ownActor(data, state, version, seat);
    if (actor) return { seat, actor };
  }
  return null;
}

function playFor(data: RoomData, state: StateBase, seat: Seat, actor: Actor, chance: Chance): Step {
  for (const propose of proposals(data, state, seat, actor)) {
    try {
      const action = propose();
      const outcome = action && perform(data.game, state, seat, action, chance);
      if (outcome?.ok) {
        const { events, undoable } = outcome;
        return { seat, actor, action, undoTo: null, state: outcome.state, events, undoable };
      }
    } catch (error) {
      report(error);
    }
  }
  throw new EngineFault(`${data.game.id}: nothing can be played for seat ${seat}`);
}

/** The first that the rules accept is played: a computer player that errs or stumbles must not stop a table. */
function proposals(data: RoomData, state: StateBase, seat: Seat, actor: Actor): (() => Tagged | null)[] {
  const { game } = data;
  const forced = () => game.forced(state, seat);
  const fallback = () => game.fallback(state, seat);
  const bot = () => game.bot(game.view(state, seat), seat);
  const first = () => game.choices(state, seat).find((choice) => choice.kind === 'one')?.action ?? null;
  if (actor === 'forced') return [forced];
  return actor === 'late' || actor === 'closing' ? [fallback, first] : [bot, fallback, first];
}
