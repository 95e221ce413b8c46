import { blocked, family } from '../../core/choices.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { move } from '../../core/ledger.ts';
import { flag, record, type TypeOf, withDefault } from '../../core/shape.ts';
import { hexAt, hexIndex, isPlayable } from '../data/board.ts';
import type { Cost, Tile } from '../data/goods.ts';
import type { MovedTile } from '../events.ts';
import { DEVELOP } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { canSpend, checkSpend, plus, spend, times } from '../rules/acting/spend.ts';
import { endAction, playerAt } from '../rules/acting/turns.ts';
import { checkForce } from '../rules/develop/building.ts';
import { ownTiles } from '../rules/develop/pieces.ts';
import { shiftTokens, type TokenShift } from '../rules/develop/tokens.ts';
import { rulesOf } from '../rules/editions.ts';
import type { HexBoard, Piece, State } from '../state.ts';
import { defineAction } from './define.ts';
import { hexField, intField, yesNoField } from './fields.ts';
import { hex, listOf, rotation } from './shapes.ts';

const tileMove = record({ from: hex, to: hex, rotation, force: withDefault(flag, false) });
/** Which part of a split bloc keeps a token: from the token's hex before the move to a tile's hex after it. */
const tokenMove = record({ from: hex, to: hex });

export type TileMove = TypeOf<typeof tileMove>;
export type TokenMove = TypeOf<typeof tokenMove>;

export function moveCost(state: State, tiles: readonly TileMove[]): Cost {
  const rules = rulesOf(state);
  return plus(rules.moveCost, times(rules.forceCost, tiles.filter(({ force }) => force).length));
}

interface Moved {
  board: (Piece | null)[];
  /** Hexes of empty flags that a tile has replaced. */
  home: number[];
}

/** The board after the move, with tokens still on their tiles; or why the move is refused. */
function moveOnBoard(state: State, seat: Seat, tiles: readonly TileMove[]): Moved | Refusal {
  const board = state.board.map((piece) => (piece ? { ...piece } : null));
  const lifted: Piece[] = [];
  for (const { from } of tiles) {
    const place = hexIndex(from);
    const piece = board[place];
    if (piece?.seat !== seat || !piece.tile) {
      const twice = tiles.filter((other) => hexIndex(other.from) === place).length > 1;
      return twice && state.board[place]?.seat === seat
        ? refuse('develop/tile-twice', 'W7.6')
        : refuse('not-your-tile', 'W7.6');
    }
    lifted.push(piece);
    // W10.10: with War Clouds the flag stays where it is.
    board[place] = state.options.warClouds ? { seat, tile: null, rotation: 0, tokens: 0 } : null;
  }
  const home: number[] = [];
  // W7.7: clashes are judged as each tile is set, in the order given.
  for (const [index, { to, rotation: turn, force }] of tiles.entries()) {
    const place = hexIndex(to);
    const piece = lifted[index] as Piece;
    const refusal = checkTarget(state, seat, board, place) ?? checkForce(board, place, piece.tile as Tile, turn, force);
    if (refusal) return refusal;
    if (board[place] && !state.options.warClouds) home.push(place);
    board[place] = { seat, tile: piece.tile, rotation: turn, tokens: state.options.warClouds ? 0 : piece.tokens };
  }
  return { board, home };
}

function checkTarget(state: State, seat: Seat, board: HexBoard, place: number): Refusal | null {
  if (!isPlayable(state.options, place)) return refuse('not-playable', 'W7.6');
  const there = board[place];
  if (there?.tile) return refuse('develop/has-tile', 'W7.6');
  if (there && there.seat !== seat) return refuse('develop/other-flag', 'W7.6');
  return !there && state.options.warClouds ? refuse('develop/only-own-flags', 'W10.10') : null;
}

/** W7.10 */
const changesAnything = (state: State, tiles: readonly TileMove[]): boolean =>
  tiles.some(({ from, to, rotation: turn }) => {
    const place = hexIndex(from);
    return place !== hexIndex(to) || state.board[place]?.rotation !== turn;
  });

/** W7.6, W10.10: where a lifted tile may go: free hexes, own empty flags, and hexes of own tiles. */
function targets(state: State, seat: Seat): Hex[] {
  return state.board.flatMap((piece, place) => {
    if (!isPlayable(state.options, place)) return [];
    const open = piece ? piece.seat === seat : !state.options.warClouds;
    return open ? [hexAt(place)] : [];
  });
}

export const moveTiles = defineAction({
  type: 'moveTiles',
  rules: ['W7.1', 'W7.6', 'W7.7', 'W7.9', 'W7.10', 'W10.10'],
  shape: record({ tiles: listOf(tileMove), automation: withDefault(listOf(tokenMove), []) }),
  when: { phases: DEVELOP, turn: true },

  check(state, seat, { tiles, automation }) {
    const most = rulesOf(state).mostMoved;
    if (tiles.length === 0 || tiles.length > most) return refuse('develop/one-to-three', 'W7.6', { most });
    const moved = moveOnBoard(state, seat, tiles);
    if ('code' in moved) return moved;
    if (!changesAnything(state, tiles)) return refuse('develop/nothing-moves', 'W7.10');
    const shifts = shiftTokens(state, seat, tiles, automation, moved.board);
    if ('code' in shifts) return shifts;
    return checkSpend(state, seat, moveCost(state, tiles), 'W7.6');
  },

  apply(play, seat, { tiles, automation }) {
    const { state, events } = play;
    const { board, home } = moveOnBoard(state, seat, tiles) as Moved;
    const shifts = shiftTokens(state, seat, tiles, automation, board) as TokenShift[];
    const paid = spend(play, seat, moveCost(state, tiles));
    const player = playerAt(state, seat);
    const tokens: { from: Hex; to: Hex | null }[] = [];
    const moved: MovedTile[] = tiles.map(({ from, to, rotation: turn, force }) => {
      const piece = state.board[hexIndex(from)] as Piece;
      const lost = state.options.warClouds ? piece.tokens : 0;
      move(player.placed, state.supply, 'tokens', lost);
      for (let n = 0; n < lost; n++) tokens.push({ from: { ...from }, to: null });
      return { tile: piece.tile as Tile, from: { ...from }, to: { ...to }, rotation: turn, forced: force };
    });
    move(player.placed, player.purse, 'flags', home.length);
    for (const { from, to } of shifts) {
      if (from === to) continue;
      (board[from] as Piece).tokens--;
      (board[to] as Piece).tokens++;
      tokens.push({ from: hexAt(from), to: hexAt(to) });
    }
    state.board = board;
    events.push({ type: 'tilesMoved', seat, tiles: moved, home: home.map(hexAt), tokens, paid });
    endAction(play);
  },

  isOpen: (state, seat) => canSpend(state, seat, rulesOf(state).moveCost) && ownTiles(state, seat).length > 0,

  choices(state, seat) {
    const rules = rulesOf(state);
    const own = ownTiles(state, seat).map(hexAt);
    const why =
      checkSpend(state, seat, rules.moveCost, 'W7.6') ?? (own.length === 0 ? refuse('not-your-tile', 'W7.6') : null);
    if (why) return [blocked({ type: 'moveTiles' }, why)];
    const open = targets(state, seat);
    return Array.from({ length: Math.min(rules.mostMoved, own.length) }, (_, more) => {
      const tiles = own.slice(0, more + 1).map((place) => ({ from: place, to: place, rotation: 0, force: false }));
      const fields = tiles.flatMap((__, i) => [
        hexField(`tiles.${i}.from`, own),
        hexField(`tiles.${i}.to`, open),
        intField(`tiles.${i}.rotation`, 0, 5),
        yesNoField(`tiles.${i}.force`),
      ]);
      return family({ type: 'moveTiles', tiles, automation: [] }, fields);
    });
  },
});
