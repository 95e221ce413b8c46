/** Moving tiles (W7.6, W7.7, W7.9, W7.10; with War Clouds W10.10). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { move } from '../../../core/ledger.ts';
import type { ActionOf, TileMove } from '../../actions.ts';
import { hexAt, hexIndex, isPlayable } from '../../data/board.ts';
import type { Tile } from '../../data/goods.ts';
import { MOST_MOVED, MOVE_COST } from '../../data/tiles.ts';
import type { Event, MovedTile } from '../../events.ts';
import type { Piece, State } from '../../state.ts';
import { endAction } from '../acting/phases.ts';
import { refuse } from '../acting/refuse.ts';
import { applySpend, type Cost, checkSpend, plus, times } from '../acting/spend.ts';
import { playerAt } from '../acting/turns.ts';
import { blocAt, joined } from '../blocs.ts';
import { checkForce, FORCE_COST } from './develop.ts';

type Move = ActionOf<'moveTiles'>;

export const moveCost = (tiles: readonly TileMove[]): Cost =>
  plus(MOVE_COST, times(FORCE_COST, tiles.filter(({ force }) => force).length));

interface Outcome {
  board: (Piece | null)[];
  /** Hexes whose empty flag a tile took the place of. */
  home: number[];
}

/** The board after the move, tokens where their tiles went; or why not. */
function carryOut(state: State, seat: Seat, tiles: readonly TileMove[]): Outcome | Refusal {
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
  for (const [index, { to, rotation, force }] of tiles.entries()) {
    const place = hexIndex(to);
    const piece = lifted[index] as Piece;
    const refusal =
      checkTarget(state, seat, board, place) ?? checkForce(board, place, piece.tile as Tile, rotation, force);
    if (refusal) return refusal;
    if (board[place] && !state.options.warClouds) home.push(place);
    board[place] = { seat, tile: piece.tile, rotation, tokens: state.options.warClouds ? 0 : piece.tokens };
  }
  return { board, home };
}

function checkTarget(state: State, seat: Seat, board: readonly (Piece | null)[], place: number): Refusal | null {
  if (!isPlayable(state.options, place)) return refuse('not-playable', 'W7.6');
  const there = board[place];
  if (there?.tile) return refuse('develop/has-tile', 'W7.6');
  if (there && there.seat !== seat) return refuse('develop/other-flag', 'W7.6');
  return !there && state.options.warClouds ? refuse('develop/only-own-flags', 'W10.10') : null;
}

const isRefusal = (outcome: Outcome | Refusal): outcome is Refusal => 'code' in outcome;

/** W7.9: tokens on their way to another tile of the bloc that was split: places before and after. */
interface TokenShift {
  from: number;
  to: number;
}

/** A token, where its tile stands after the move, and the parts its bloc fell into (one: it was not split). */
interface Token {
  from: number;
  now: number;
  parts: number[][];
}

/** The tokens on the board that the mover owns, each with the parts of its old bloc. */
function tokensOf(state: State, seat: Seat, tiles: readonly TileMove[], after: readonly (Piece | null)[]): Token[] {
  const went = new Map(tiles.map(({ from, to }) => [hexIndex(from), hexIndex(to)]));
  const now = (place: number) => went.get(place) ?? place;
  const tokens: Token[] = [];
  state.board.forEach((piece, from) => {
    if (piece?.seat !== seat || piece.tokens === 0) return;
    const parts: number[][] = [];
    // W8.5: the generator section of an Integrated Economy is never split.
    if (piece.tile !== 'integratedEconomy') {
      const old = (blocAt(state.board, from)?.tiles ?? []).map(now).sort((a, b) => a - b);
      for (const place of old) {
        if (parts.some((part) => part.includes(place))) continue;
        const reach = joined(after, place);
        parts.push(old.filter((other) => reach.includes(other)));
      }
    }
    for (let n = 0; n < piece.tokens; n++) tokens.push({ from, now: now(from), parts });
  });
  return tokens;
}

/** Tiles of a part that may carry the token of a bloc: on an Integrated Economy it would serve something else. */
const carriers = (board: readonly (Piece | null)[], part: readonly number[]): number[] =>
  part.filter((place) => board[place]?.tile !== 'integratedEconomy');

function defaultCarrier({ now, parts }: Token, board: readonly (Piece | null)[]): number {
  let best = parts.find((part) => part.includes(now)) ?? [now];
  for (const part of parts) if (part.length > best.length && carriers(board, part).length > 0) best = part;
  return best.includes(now) ? now : (carriers(board, best)[0] as number);
}

/** Where every token of a split bloc goes, by the mover's word or by default; or why its word does not hold. */
function shiftTokens(
  state: State,
  seat: Seat,
  { tiles, automation }: Move,
  board: readonly (Piece | null)[],
): TokenShift[] | Refusal {
  // W10.10: with War Clouds a token stays where it is, or is lost with its tile.
  if (state.options.warClouds) {
    return automation.length > 0 ? refuse('develop/token-stays', 'W10.10') : [];
  }
  const words = automation.map(({ from, to }) => ({ from: hexIndex(from), to: hexIndex(to) }));
  const shifts: TokenShift[] = [];
  for (const token of tokensOf(state, seat, tiles, board)) {
    const word = words.findIndex(({ from }) => from === token.from);
    if (word < 0) {
      if (token.parts.length > 1) shifts.push({ from: token.now, to: defaultCarrier(token, board) });
      continue;
    }
    const [{ to }] = words.splice(word, 1) as [TokenShift];
    const fits = token.parts.length > 1 && token.parts.some((part) => carriers(board, part).includes(to));
    if (!fits) return refuse('develop/token-not-there', 'W7.9');
    shifts.push({ from: token.now, to });
  }
  return words.length > 0 ? refuse('develop/token-not-there', 'W7.9') : shifts;
}

export function checkMoveTiles(state: State, seat: Seat, action: Move): Refusal | null {
  const { tiles } = action;
  if (tiles.length === 0 || tiles.length > MOST_MOVED)
    return refuse('develop/one-to-three', 'W7.6', { most: MOST_MOVED });
  const outcome = carryOut(state, seat, tiles);
  if (isRefusal(outcome)) return outcome;
  const changed = tiles.some(
    ({ from, to, rotation }) => hexIndex(from) !== hexIndex(to) || state.board[hexIndex(from)]?.rotation !== rotation,
  );
  if (!changed) return refuse('develop/nothing-moves', 'W7.10');
  const shifts = shiftTokens(state, seat, action, outcome.board);
  if ('code' in shifts) return shifts;
  return checkSpend(state, seat, moveCost(tiles), 'W7.6');
}

export function applyMoveTiles(draft: State, seat: Seat, action: Move, events: Event[]): void {
  const { tiles } = action;
  const { board, home } = carryOut(draft, seat, tiles) as Outcome;
  const shifts = shiftTokens(draft, seat, action, board) as TokenShift[];
  const paid = applySpend(draft, seat, moveCost(tiles));
  const player = playerAt(draft, seat);
  const tokens: { from: Hex; to: Hex | null }[] = [];
  const moved: MovedTile[] = tiles.map(({ from, to, rotation, force }) => {
    const piece = draft.board[hexIndex(from)] as Piece;
    const lost = draft.options.warClouds ? piece.tokens : 0;
    move(player.placed, draft.supply, 'tokens', lost);
    for (let n = 0; n < lost; n++) tokens.push({ from: { ...from }, to: null });
    return { tile: piece.tile as Tile, from: { ...from }, to: { ...to }, rotation, forced: force };
  });
  move(player.placed, player.purse, 'flags', home.length);
  for (const { from, to } of shifts) {
    if (from === to) continue;
    (board[from] as Piece).tokens--;
    (board[to] as Piece).tokens++;
    tokens.push({ from: hexAt(from), to: hexAt(to) });
  }
  draft.board = board;
  events.push({ type: 'tilesMoved', seat, tiles: moved, home: home.map(hexAt), tokens, paid });
  endAction(draft);
}
