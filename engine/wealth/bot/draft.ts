/** The computer player in set-up: it judges packages by what they make and contain, and looks for room to grow. */
import type { Seat } from '../../core/game.ts';
import { distance, type Hex } from '../../core/hex.ts';
import type { Action, ActionOf } from '../actions/index.ts';
import { pickPackage } from '../actions/pickPackage.ts';
import { HEXES, hexAt, hexIndex, isPlayable } from '../data/board.ts';
import { gainOf, guideValues, waysToRun } from '../facts/feeding.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { blocsOf } from '../rules/blocs.ts';
import { rulesOf } from '../rules/editions.ts';
import { packageOf } from '../rules/setUp/draft.ts';
import { startUnitPlaces } from '../rules/setUp/start.ts';
import type { Piece, State } from '../state.ts';
import { sumGoods } from './appraise.ts';
import type { Mind } from './mind.ts';

/** A player with less than this in money and cubes can hardly start, so goods count for more up to this sum. */
const STARTING_MEANS = 110;
const SCARCITY = 2;

/** How many free hexes lie around. Near ones count for more, and hexes of other players count against it. */
function roominess(state: State, seat: Seat, hex: Hex): number {
  let room = 0;
  HEXES.forEach((other, place) => {
    const far = distance(hex, other);
    if (far === 0 || far > 3) return;
    const piece = state.board[place];
    if (!piece) room += isPlayable(state.options, place) ? 4 - far : 0;
    else if (piece.seat !== seat) room -= 4 - far;
  });
  return room;
}

/** The money that a player's tiles make in a round at the advised prices. */
function incomeOf(state: State, seat: Seat): number {
  const values = guideValues(state);
  return blocsOf(state.board, seat).reduce(
    (sum, bloc) => sum + Math.max(0, ...waysToRun(state, bloc).map((way) => gainOf(state, way, values))),
    0,
  );
}

function worthOf(state: State, seat: Seat, pick: ActionOf<'pickPackage'>, before: number, mind: Mind): number {
  const { kind, index, tiles } = pick;
  const { draftRounds, whim, whimMoney } = mind.weights;
  const values = guideValues(state);
  const goods = sumGoods(packageOf(state, kind, index)?.goods ?? {}, values);
  const held = sumGoods(playerAt(state, seat).purse, values);
  const scarce = Math.max(0, Math.min(goods, STARTING_MEANS - held));
  let worth = goods + scarce * (SCARCITY - 1) * (held > 0 || state.draft?.round ? 1 : 0.5);
  if (tiles.length === 0) return worth;
  const board: (Piece | null)[] = [...state.board];
  let room = 0;
  for (const { tile, hex, rotation } of tiles) {
    board[hexIndex(hex)] = { seat, tile, rotation, tokens: 0 };
    room += roominess(state, seat, hex) / tiles.length;
  }
  const { tilePoints, moneyAPoint } = rulesOf(state);
  worth += tiles.length * tilePoints * moneyAPoint;
  worth += (incomeOf({ ...state, board }, seat) - before) * draftRounds;
  const odd = mind.whim(state, `${kind}/${index}/${tiles.map(({ hex }) => hexIndex(hex))}`);
  return (worth + room) * (1 + odd * whim) + odd * whimMoney;
}

export function decideDraft(state: State, seat: Seat, mind: Mind): Action {
  const before = incomeOf(state, seat);
  let best: { action: Action; worth: number } | null = null;
  for (const choice of pickPackage.choices(state, seat)) {
    if (choice.kind !== 'one') continue;
    const worth = worthOf(state, seat, choice.action, before, mind);
    if (!best || worth > best.worth) best = { action: choice.action, worth };
  }
  return best?.action ?? { type: 'skipPackage' };
}

export function decideStartFlag(state: State, seat: Seat, mind: Mind): Action {
  let best: { hex: Hex; room: number } | null = null;
  HEXES.forEach((hex, place) => {
    if (state.board[place] || !isPlayable(state.options, place)) return;
    const room = roominess(state, seat, hex) + 3 * mind.whim(state, `flag/${place}`);
    if (!best || room > best.room) best = { hex: { ...hex }, room };
  });
  return { type: 'placeStartFlag', hex: (best as { hex: Hex } | null)?.hex ?? { q: 0, r: 1 } };
}

/** The start unit goes in the middle of the player's tiles. */
export function decideStartUnit(state: State, seat: Seat): Action {
  const places = startUnitPlaces(state, seat);
  const spread = (place: number) => places.reduce((sum, other) => sum + distance(hexAt(place), hexAt(other)), 0);
  const [middle] = places.sort((a, b) => spread(a) - spread(b) || a - b);
  return { type: 'placeStartUnit', hex: hexAt(middle as number) };
}
