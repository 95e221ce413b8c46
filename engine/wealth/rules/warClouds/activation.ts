/** What an activated unit does, and how defenders answer it (W10.2 to W10.8). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { hexIndex } from '../../data/board.ts';
import type { Play } from '../../play.ts';
import type { Operation, State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { endAction, isLiving, playerAt } from '../acting/turns.ts';
import { hasFlagLeft, noteLastFlag } from '../develop/flags.ts';
import { pieceAt, setFlag, takeFlag } from '../develop/pieces.ts';
import { rulesOf } from '../editions.ts';
import { enemiesAt, removeUnit } from './units.ts';

/** W10.4, W10.5, W10.6: an operation of a unit that stands in this hex. */
export function checkOperation(state: State, seat: Seat, hex: Hex, operation: Operation): Refusal | null {
  const enemies = enemiesAt(state, seat, hex);
  const piece = pieceAt(state, hex);
  if (operation.type === 'battle') return enemies.includes(operation.against) ? null : refuse('war/no-enemy', 'W10.4');
  const rule = operation.type === 'conquer' ? 'W10.5' : 'W10.6';
  if (operation.type === 'conquer') {
    if (!piece || piece.seat === seat) return refuse('war/no-enemy-flag', rule);
    if (piece.tile) return refuse('war/flag-has-tile', rule);
  } else if (piece) return refuse('war/has-flag', rule);
  if (enemies.length > 0) return refuse('war/enemy-unit', rule);
  return hasFlagLeft(state, seat) ? null : refuse('no-flag-left', rule);
}

/** W10.8: defenders are asked clockwise from the mover until one fights. Then the operation is carried out, if any. */
export function askDefenders(
  play: Play,
  mover: Seat,
  hex: Hex,
  operation: Operation | null,
  defenders: readonly Seat[],
): void {
  const { state, events } = play;
  for (const seat of defenders) {
    if (!isLiving(state, seat)) continue;
    const { stand } = playerAt(state, seat);
    if (stand === 'ask') {
      const named = () => operation && { ...operation };
      state.stand = { mover, hex: { ...hex }, asked: seat, operation: named() };
      events.push({ type: 'standAsked', seat, mover, hex: { ...hex }, operation: named() });
      return;
    }
    const fight = stand === 'always';
    events.push({ type: 'standAnswered', seat, mover, hex: { ...hex }, fight, automatic: true });
    if (fight) {
      standGround(play, mover, seat, hex);
      return;
    }
  }
  operate(play, mover, hex, operation);
}

/** W10.8: the defender fights, and the mover's operation does not take place. */
export function standGround(play: Play, mover: Seat, defender: Seat, hex: Hex): void {
  fight(play, mover, defender, hex, true);
  endActivationStep(play, mover);
}

function fight({ state, events }: Play, seat: Seat, against: Seat, hex: Hex, defensive: boolean): void {
  removeUnit(state, seat, hex);
  removeUnit(state, against, hex);
  events.push({ type: 'battleFought', seat, against, hex: { ...hex }, defensive });
}

export function operate(play: Play, seat: Seat, hex: Hex, operation: Operation | null): void {
  if (operation?.type === 'battle') fight(play, seat, operation.against, hex, false);
  if (operation?.type === 'conquer') conquer(play, seat, hex);
  if (operation?.type === 'settle') settle(play, seat, hex);
  endActivationStep(play, seat);
}

function conquer(play: Play, seat: Seat, hex: Hex): void {
  const { state, events } = play;
  const place = hexIndex(hex);
  const from = state.board[place]?.seat as Seat;
  takeFlag(state, place);
  raiseFlag(state, seat, hex);
  events.push({ type: 'flagConquered', seat, from, hex: { ...hex } });
  noteLastFlag(play, seat);
}

export function settle(play: Play, seat: Seat, hex: Hex): void {
  raiseFlag(play.state, seat, hex);
  play.events.push({ type: 'hexSettled', seat, hex: { ...hex } });
  noteLastFlag(play, seat);
}

/** The unit comes off and a flag takes its place. */
function raiseFlag(state: State, seat: Seat, hex: Hex): void {
  removeUnit(state, seat, hex);
  setFlag(state, seat, hexIndex(hex));
}

/** W10.2: the action ends with its last activation, or when the player has no unit left. */
function endActivationStep(play: Play, seat: Seat): void {
  const { state } = play;
  if (state.activations >= rulesOf(state).mostActivations || playerAt(state, seat).placed.units === 0) {
    endActivation(play, seat);
  }
}

export function endActivation(play: Play, seat: Seat): void {
  play.events.push({ type: 'activationEnded', seat, used: play.state.activations });
  endAction(play);
}
