/** Develop actions on flags, tiles and automation (W7); moving tiles has a file of its own. */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import type { ActionOf } from '../../actions.ts';
import { HEXES, hexAt, hexIndex, isPlayable } from '../../data/board.ts';
import { beside } from '../../data/geometry.ts';
import type { Tile } from '../../data/goods.ts';
import { AUTOMATE_COST, COSTS, FLAG_COST, STACKS } from '../../data/tiles.ts';
import type { Event } from '../../events.ts';
import type { Bloc, Piece, State } from '../../state.ts';
import { endAction } from '../acting/phases.ts';
import { refuse } from '../acting/refuse.ts';
import { applySpend, type Cost, checkSpend, plus } from '../acting/spend.ts';
import { playerAt } from '../acting/turns.ts';
import { blocAt, clashes, economyBloc } from '../blocs.ts';
import { noteLastFlag } from '../end/end.ts';
import { enemiesAt } from '../warClouds/units.ts';
import { setFlag, setTile, setToken } from './pieces.ts';

export const FORCE_COST: Cost = { capital: 1 };

/** W7.2: the hex itself, without the question of payment. */
export function checkFlagHex(state: State, seat: Seat, place: number): Refusal | null {
  if (!isPlayable(state.options, place)) return refuse('not-playable', 'W7.2');
  if (state.board[place]) return refuse('hex-taken', 'W7.2');
  const nextToOwn = beside(place).some((next) => state.board[next]?.seat === seat);
  if (!nextToOwn) return refuse('develop/not-next-to-own', 'W7.2');
  const [enemy] = state.options.warClouds ? enemiesAt(state, seat, HEXES[place] as Hex) : [];
  return enemy === undefined ? null : refuse('develop/enemy-unit', 'W7.2', { seat: { seat: enemy } });
}

export function checkPlaceFlag(state: State, seat: Seat, hex: Hex): Refusal | null {
  if ((playerAt(state, seat).purse.flags ?? 0) === 0) return refuse('no-flag-left', 'W7.2');
  return checkFlagHex(state, seat, hexIndex(hex)) ?? checkSpend(state, seat, FLAG_COST, 'W7.2');
}

export function applyPlaceFlag(draft: State, seat: Seat, hex: Hex, events: Event[]): void {
  const paid = applySpend(draft, seat, FLAG_COST);
  setFlag(draft, seat, hexIndex(hex));
  events.push({ type: 'flagPlaced', seat, hex: { ...hex }, paid });
  noteLastFlag(draft, seat, events);
  endAction(draft);
}

/** W7.4, W7.5: force is for tiles that clash, and for no others. */
export function checkForce(
  board: readonly (Piece | null)[],
  place: number,
  tile: Tile,
  rotation: number,
  force: boolean,
): Refusal | null {
  const clash = clashes(board, place, tile, rotation);
  if (clash && !force) return refuse('dots-clash', 'W7.4');
  return !clash && force ? refuse('develop/needless-force', 'W7.5') : null;
}

export const buildCost = (tile: Tile, force: boolean): Cost => (force ? plus(COSTS[tile], FORCE_COST) : COSTS[tile]);

export function checkBuild(state: State, seat: Seat, action: ActionOf<'build'>): Refusal | null {
  const { tile, hex, rotation, force } = action;
  if (STACKS[state.options.edition][tile] === 0) return refuse('develop/no-such-tile', 'W7.3');
  if ((state.stacks[tile] ?? 0) === 0) return refuse('develop/stack-empty', 'W7.3', { tile: { term: `term.${tile}` } });
  const place = hexIndex(hex);
  const piece = state.board[place];
  if (piece?.seat !== seat) return refuse('develop/not-your-flag', 'W7.3');
  if (piece.tile) return refuse('develop/has-tile', 'W7.3');
  return (
    checkForce(state.board, place, tile, rotation, force) ?? checkSpend(state, seat, buildCost(tile, force), 'W7.3')
  );
}

export function applyBuild(draft: State, seat: Seat, action: ActionOf<'build'>, events: Event[]): void {
  const { tile, hex, rotation, force } = action;
  const paid = applySpend(draft, seat, buildCost(tile, force));
  setTile(draft, hexIndex(hex), tile, rotation);
  events.push({ type: 'tileBuilt', seat, tile, hex: { ...hex }, rotation, forced: force, paid });
  endAction(draft);
}

/** W7.8: the bloc a token on this tile serves. */
export const blocServed = (board: readonly (Piece | null)[], place: number): Bloc | null =>
  economyBloc(board, place) ?? blocAt(board, place);

export function checkAutomate(state: State, seat: Seat, hex: Hex): Refusal | null {
  const bloc = blocServed(state.board, hexIndex(hex));
  if (bloc?.seat !== seat) return refuse('not-your-tile', 'W7.8');
  if (bloc.automated) return refuse('develop/already-automated', 'W7.8');
  return checkSpend(state, seat, AUTOMATE_COST, 'W7.8');
}

export function applyAutomate(draft: State, seat: Seat, hex: Hex, events: Event[]): void {
  const { industry, tiles } = blocServed(draft.board, hexIndex(hex)) as Bloc;
  const paid = applySpend(draft, seat, AUTOMATE_COST);
  setToken(draft, hexIndex(hex));
  const hexes = tiles.map(hexAt);
  events.push({ type: 'blocAutomated', seat, industry, hex: { ...hex }, tiles: hexes, paid });
  endAction(draft);
}
