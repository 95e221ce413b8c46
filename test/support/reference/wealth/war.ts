/** The computer player's units drive occupiers off its blocs, occupy rich blocs of others, and defend its tiles. */
import type { Seat } from '../../../../engine/core/game.ts';
import { distance, type Hex, neighbours } from '../../../../engine/core/hex.ts';
import type { Action } from '../../../../engine/wealth/actions/index.ts';
import { HEXES, hexIndex, isPlayable } from '../../../../engine/wealth/data/board.ts';
import { PRODUCES } from '../../../../engine/wealth/data/tiles.ts';
import { dotValue } from '../../../../engine/wealth/facts/feeding.ts';
import { canSpend } from '../../../../engine/wealth/rules/acting/spend.ts';
import { isLiving, playerAt } from '../../../../engine/wealth/rules/acting/turns.ts';
import { blocAt, dotsOf } from '../../../../engine/wealth/rules/blocs.ts';
import { rulesOf } from '../../../../engine/wealth/rules/editions.ts';
import { enemiesAt, unitHexes, unitsAt } from '../../../../engine/wealth/rules/warClouds/units.ts';
import type { State } from '../../../../engine/wealth/state.ts';
import type { Appraisal } from './appraise.ts';

/** With fewer rounds left than this, it builds no units. */
const FEWEST_ROUNDS = 3;
/** What an activation must gain, besides its food. */
const LEAST_GAIN = 8;

/** What a unit on a hex is worth in a round: the product that it takes. */
function stationValue(state: State, seat: Seat, hex: Hex, { made }: Appraisal): number {
  const place = hexIndex(hex);
  const bloc = blocAt(state.board, place);
  if (!bloc || bloc.seat === seat || !isLiving(state, bloc.seat)) return 0;
  if (enemiesAt(state, seat, hex).length > 0) return 0;
  const dots = dotsOf(state.board, bloc, bloc.tiles, state.options.synergy);
  const claimed = bloc.tiles.reduce((sum, at) => {
    const there = HEXES[at] as Hex;
    return sum + state.players.reduce((n, _, other) => n + (other === bloc.seat ? 0 : unitsAt(state, other, there)), 0);
  }, 0);
  const mine = unitsAt(state, seat, hex) > 0 ? 1 : 0;
  // An owner hardly runs a bloc of two dots or fewer for others to take from.
  return dots - (claimed - mine) > 2 ? dotValue(state, PRODUCES[bloc.industry], made) : 0;
}

/** The player's tiles with an enemy's unit on them. */
function invaded(state: State, seat: Seat): { hex: Hex; against: Seat }[] {
  const found: { hex: Hex; against: Seat }[] = [];
  state.board.forEach((piece, place) => {
    if (piece?.seat !== seat || !piece.tile) return;
    const hex = HEXES[place] as Hex;
    const against = enemiesAt(state, seat, hex).find((other) => isLiving(state, other));
    if (against !== undefined) found.push({ hex: { ...hex }, against });
  });
  return found;
}

const canActivate = (state: State, seat: Seat): boolean =>
  state.activations > 0 || canSpend(state, seat, rulesOf(state).activateCost);

/** The first step from one hex towards another, into a hex without enemies. */
function stepTowards(state: State, seat: Seat, from: Hex, to: Hex): Hex | null {
  const open = neighbours(from).filter((hex) => {
    const place = hexIndex(hex);
    return place >= 0 && isPlayable(state.options, place) && distance(hex, to) < distance(from, to);
  });
  return open.find((hex) => enemiesAt(state, seat, hex).length === 0) ?? null;
}

function driveOff(state: State, seat: Seat): Action | null {
  const [target] = invaded(state, seat);
  if (!target || !canActivate(state, seat)) return null;
  const { hex, against } = target;
  const near = unitHexes(state, seat).sort((a, b) => distance(a, hex) - distance(b, hex))[0];
  if (!near) return null;
  const left = rulesOf(state).mostActivations - state.activations;
  const far = distance(near, hex);
  if (far > left) return null;
  if (far <= 1) return { type: 'activate', from: near, to: hex, operation: { type: 'battle', against } };
  const step = stepTowards(state, seat, near, hex);
  return step ? { type: 'activate', from: near, to: step, operation: null } : null;
}

/** A unit moves towards the hex within reach where it gains most over its present hex. */
function occupy(state: State, seat: Seat, appraisal: Appraisal): Action | null {
  if (!playerAt(state, seat).occupy || !canActivate(state, seat)) return null;
  const left = rulesOf(state).mostActivations - state.activations;
  let best: { from: Hex; to: Hex; gain: number } | null = null;
  for (const from of unitHexes(state, seat)) {
    const here = stationValue(state, seat, from, appraisal);
    for (const to of HEXES) {
      const far = distance(from, to);
      if (far === 0 || far > left) continue;
      const gain = (stationValue(state, seat, to, appraisal) - here) * appraisal.weight - far;
      if (gain > LEAST_GAIN && (!best || gain > best.gain)) best = { from, to: { ...to }, gain };
    }
  }
  if (!best) return null;
  const step = distance(best.from, best.to) === 1 ? best.to : stepTowards(state, seat, best.from, best.to);
  return step ? { type: 'activate', from: best.from, to: step, operation: null } : null;
}

/** A new unit on a tile where an enemy stands, if no unit is near enough to drive the enemy off. */
function muster(state: State, seat: Seat, { rounds }: Appraisal): Action | null {
  if (rounds < FEWEST_ROUNDS || !canSpend(state, seat, rulesOf(state).unitCost)) return null;
  const [target] = invaded(state, seat);
  return target && playerAt(state, seat).purse.food ? { type: 'buildUnits', hexes: [target.hex] } : null;
}

export function decideWar(state: State, seat: Seat, appraisal: Appraisal): Action | null {
  const move = driveOff(state, seat) ?? (appraisal.rounds >= 2 ? occupy(state, seat, appraisal) : null);
  if (state.activations > 0) return move ?? { type: 'endActivation' };
  return move ?? muster(state, seat, appraisal);
}

/** It fights on its own flags and lets others into any other hex. It does not know the mover's operation (W10.8). */
export function decideStand(state: State, seat: Seat): Action {
  const hex = state.stand?.hex;
  const piece = hex && state.board[hexIndex(hex)];
  return { type: 'stand', fight: piece?.seat === seat };
}
