/** Automation tokens: the bloc that one serves (W7.8), and where it goes when a move splits its bloc (W7.9, W10.10). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Hex } from '../../../core/hex.ts';
import { hexIndex } from '../../data/board.ts';
import type { Bloc, HexBoard, State } from '../../state.ts';
import { refuse } from '../acting/refuse.ts';
import { blocAt, economyBloc, joined } from '../blocs.ts';

/** W7.8: the bloc that a token on this tile serves. */
export const blocServed = (board: HexBoard, place: number): Bloc | null =>
  economyBloc(board, place) ?? blocAt(board, place);

interface FromTo {
  from: Hex;
  to: Hex;
}

/** A token that goes to another tile: its tile's hex after the move, and the hex it goes to. */
export interface TokenShift {
  from: number;
  to: number;
}

/** A token, the hex of its tile before and after the move, and the parts of its old bloc: one if it was not split. */
interface Token {
  from: number;
  now: number;
  parts: number[][];
}

/** The mover's tokens on the board, each with the parts of its old bloc. */
function tokensOf(state: State, seat: Seat, moves: readonly FromTo[], after: HexBoard): Token[] {
  const went = new Map(moves.map(({ from, to }) => [hexIndex(from), hexIndex(to)]));
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

/** The tiles of a part that may carry its token. On an Integrated Economy the token would serve another bloc. */
const carriers = (board: HexBoard, part: readonly number[]): number[] =>
  part.filter((place) => board[place]?.tile !== 'integratedEconomy');

function defaultCarrier({ now, parts }: Token, board: HexBoard): number {
  let best = parts.find((part) => part.includes(now)) ?? [now];
  for (const part of parts) if (part.length > best.length && carriers(board, part).length > 0) best = part;
  return best.includes(now) ? now : (carriers(board, best)[0] as number);
}

/**
 * Where each token of a split bloc goes, as the mover wishes or else by default; or why a wish is refused. A wish leads
 * from the token's hex before the move to a tile's hex after it.
 */
export function shiftTokens(
  state: State,
  seat: Seat,
  moves: readonly FromTo[],
  wishes: readonly FromTo[],
  after: HexBoard,
): TokenShift[] | Refusal {
  // W10.10: with War Clouds a token stays where it is, or is lost with its tile.
  if (state.options.warClouds) return wishes.length > 0 ? refuse('develop/token-stays', 'W10.10') : [];
  const open = wishes.map(({ from, to }) => ({ from: hexIndex(from), to: hexIndex(to) }));
  const shifts: TokenShift[] = [];
  for (const token of tokensOf(state, seat, moves, after)) {
    const wish = open.findIndex(({ from }) => from === token.from);
    if (wish < 0) {
      if (token.parts.length > 1) shifts.push({ from: token.now, to: defaultCarrier(token, after) });
      continue;
    }
    const [{ to }] = open.splice(wish, 1) as [TokenShift];
    const fits = token.parts.length > 1 && token.parts.some((part) => carriers(after, part).includes(to));
    if (!fits) return refuse('develop/token-not-there', 'W7.9');
    shifts.push({ from: token.now, to });
  }
  return open.length > 0 ? refuse('develop/token-not-there', 'W7.9') : shifts;
}
