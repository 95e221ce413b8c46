/** War Clouds in the Develop phase (W10): building, activating and transporting units. */
import type { Refusal, Seat } from '../../../core/game.ts';
import { distance, type Hex, sameHex } from '../../../core/hex.ts';
import type { ActionOf, Operation } from '../../actions.ts';
import { hexIndex, isPlayable, pieceAt } from '../../data/board.ts';
import { ACTIVATE_COST, MOST_ACTIVATIONS, TRANSPORT_COST, UNIT_COST } from '../../data/tiles.ts';
import type { Event } from '../../events.ts';
import type { Stand, State } from '../../state.ts';
import { endAction } from '../acting/phases.ts';
import { refuse } from '../acting/refuse.ts';
import { applySpend, checkSpend, times } from '../acting/spend.ts';
import { isLiving, playerAt } from '../acting/turns.ts';
import { setFlag, takeFlag } from '../develop/pieces.ts';
import { noteLastFlag } from '../end/end.ts';
import { addUnit, enemiesAt, moveUnit, removeUnit, unitsAt } from './units.ts';

export function checkBuildUnits(state: State, seat: Seat, hexes: readonly Hex[]): Refusal | null {
  if (hexes.length === 0) return refuse('war/nothing-named', 'W10.1');
  if (new Set(hexes.map(hexIndex)).size !== hexes.length) return refuse('war/one-a-tile', 'W10.1');
  for (const hex of hexes) {
    const piece = pieceAt(state, hex);
    if (piece?.seat !== seat || !piece.tile) return refuse('not-your-tile', 'W10.1');
  }
  return checkSpend(state, seat, times(UNIT_COST, hexes.length), 'W10.1');
}

export function applyBuildUnits(draft: State, seat: Seat, hexes: readonly Hex[], events: Event[]): void {
  const paid = applySpend(draft, seat, times(UNIT_COST, hexes.length));
  for (const hex of hexes) addUnit(draft, seat, hex);
  events.push({ type: 'unitsBuilt', seat, hexes: hexes.map((hex) => ({ ...hex })), paid });
  endAction(draft);
}

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
  return (playerAt(state, seat).purse.flags ?? 0) === 0 ? refuse('no-flag-left', rule) : null;
}

export function checkActivate(state: State, seat: Seat, action: ActionOf<'activate'>): Refusal | null {
  const { from, to, operation } = action;
  if (unitsAt(state, seat, from) === 0) return refuse('war/no-unit', 'W10.2');
  if (distance(from, to) > 1) return refuse('war/one-hex', 'W10.3');
  if (!isPlayable(state.options, hexIndex(to))) return refuse('not-playable', 'W10.3');
  if (sameHex(from, to) && !operation) return refuse('war/no-effect', 'W10.14');
  const refusal = operation ? checkOperation(state, seat, to, operation) : null;
  return refusal ?? (state.activations === 0 ? checkSpend(state, seat, ACTIVATE_COST, 'W10.2') : null);
}

export function applyActivate(draft: State, seat: Seat, action: ActionOf<'activate'>, events: Event[]): void {
  const { from, to, operation } = action;
  if (draft.activations === 0) {
    events.push({ type: 'activationBegan', seat, paid: applySpend(draft, seat, ACTIVATE_COST) });
  }
  draft.activations++;
  if (sameHex(from, to)) {
    operate(draft, seat, to, operation, events);
    return;
  }
  moveUnit(draft, seat, from, to);
  events.push({ type: 'unitMoved', seat, from: { ...from }, to: { ...to } });
  askDefenders(draft, seat, to, operation, enemiesAt(draft, seat, to), events);
}

/** W10.8: clockwise from the mover, the first defender who will fight. */
function askDefenders(
  draft: State,
  mover: Seat,
  hex: Hex,
  operation: Operation | null,
  defenders: readonly Seat[],
  events: Event[],
): void {
  for (const seat of defenders) {
    if (!isLiving(draft, seat)) continue;
    const { stand } = playerAt(draft, seat);
    if (stand === 'ask') {
      const named = () => operation && { ...operation };
      draft.stand = { mover, hex: { ...hex }, asked: seat, operation: named() };
      events.push({ type: 'standAsked', seat, mover, hex: { ...hex }, operation: named() });
      return;
    }
    const fight = stand === 'always';
    events.push({ type: 'standAnswered', seat, mover, hex: { ...hex }, fight, automatic: true });
    if (fight) {
      battle(draft, mover, seat, hex, true, events);
      endActivationStep(draft, mover, events);
      return;
    }
  }
  operate(draft, mover, hex, operation, events);
}

export function applyStand(draft: State, seat: Seat, fight: boolean, events: Event[]): void {
  const { mover, hex, operation } = draft.stand as Stand;
  draft.stand = null;
  events.push({ type: 'standAnswered', seat, mover, hex: { ...hex }, fight, automatic: false });
  if (fight) {
    battle(draft, mover, seat, hex, true, events);
    endActivationStep(draft, mover, events);
    return;
  }
  const enemies = enemiesAt(draft, mover, hex);
  askDefenders(draft, mover, hex, operation, enemies.slice(enemies.indexOf(seat) + 1), events);
}

function battle(draft: State, seat: Seat, against: Seat, hex: Hex, defensive: boolean, events: Event[]): void {
  removeUnit(draft, seat, hex);
  removeUnit(draft, against, hex);
  events.push({ type: 'battleFought', seat, against, hex: { ...hex }, defensive });
}

function operate(draft: State, seat: Seat, hex: Hex, operation: Operation | null, events: Event[]): void {
  if (operation?.type === 'battle') battle(draft, seat, operation.against, hex, false, events);
  if (operation?.type === 'conquer') {
    const place = hexIndex(hex);
    const from = draft.board[place]?.seat as Seat;
    takeFlag(draft, place);
    raiseFlag(draft, seat, hex);
    events.push({ type: 'flagConquered', seat, from, hex: { ...hex } });
    noteLastFlag(draft, seat, events);
  }
  if (operation?.type === 'settle') settle(draft, seat, hex, events);
  endActivationStep(draft, seat, events);
}

/** The unit comes off and a flag goes down in its place. */
function raiseFlag(draft: State, seat: Seat, hex: Hex): void {
  removeUnit(draft, seat, hex);
  setFlag(draft, seat, hexIndex(hex));
}

function settle(draft: State, seat: Seat, hex: Hex, events: Event[]): void {
  raiseFlag(draft, seat, hex);
  events.push({ type: 'hexSettled', seat, hex: { ...hex } });
  noteLastFlag(draft, seat, events);
}

/** Three activations end the action, and so does the loss of the last unit. */
function endActivationStep(draft: State, seat: Seat, events: Event[]): void {
  if (draft.activations >= MOST_ACTIVATIONS || playerAt(draft, seat).placed.units === 0) {
    applyEndActivation(draft, seat, events);
  }
}

export function applyEndActivation(draft: State, seat: Seat, events: Event[]): void {
  events.push({ type: 'activationEnded', seat, used: draft.activations });
  endAction(draft);
}

export function checkTransport(state: State, seat: Seat, action: ActionOf<'transport'>): Refusal | null {
  const { from, to, settle: settles } = action;
  if (unitsAt(state, seat, from) === 0) return refuse('war/no-unit', 'W10.7');
  if (!isPlayable(state.options, hexIndex(to))) return refuse('not-playable', 'W10.7');
  const piece = pieceAt(state, to);
  if ((piece && piece.seat !== seat) || enemiesAt(state, seat, to).length > 0)
    return refuse('war/enemy-there', 'W10.7');
  if (sameHex(from, to) && !settles) return refuse('war/no-effect', 'W10.14');
  const refusal = settles ? checkOperation(state, seat, to, { type: 'settle' }) : null;
  return refusal ?? checkSpend(state, seat, TRANSPORT_COST, 'W10.7');
}

export function applyTransport(draft: State, seat: Seat, action: ActionOf<'transport'>, events: Event[]): void {
  const { from, to } = action;
  const paid = applySpend(draft, seat, TRANSPORT_COST);
  moveUnit(draft, seat, from, to);
  events.push({ type: 'unitTransported', seat, from: { ...from }, to: { ...to }, paid });
  if (action.settle) settle(draft, seat, to, events);
  endAction(draft);
}
