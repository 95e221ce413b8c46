/** The half-made move of a player: one value, and what each event makes of it. */
import type { CardId } from '../../../engine/nations/data/cards/types.ts';

/** A place on the progress board. */
export interface Cell {
  row: number;
  col: number;
}

/** What the turn is about to be used for. */
export type Aim =
  | { name: 'buy'; cell: Cell }
  | { name: 'deploy' }
  | { name: 'undeploy' }
  | { name: 'hire' }
  | { name: 'special'; card: CardId }
  | { name: 'pass' };

export type Way =
  | { by: 'nothing' }
  /** A listed way. It is kept as JSON, so that the choice survives when the list is rebuilt. */
  | { by: 'list'; action: string }
  /** Amounts entered by hand, if none of the listed splits is wanted. Of a list of values, the number of one. */
  | { by: 'hand'; amounts: Readonly<Record<string, number>> };

export type Move =
  | { stage: 'nothing' }
  /** In a turn: the use of the turn, and then the way to do it. */
  | { stage: 'turn'; aim: Aim; way: Way }
  /** Outside a turn: an answer, and whether it becomes a standing answer. */
  | { stage: 'answer'; way: Way; isAlways: boolean };

export type MoveEvent =
  | { type: 'aimed'; aim: Aim }
  | { type: 'steppedBack' }
  | { type: 'picked'; action: string }
  | { type: 'amountSet'; name: string; amount: number }
  | { type: 'alwaysTicked'; isAlways: boolean };

export const NO_MOVE: Move = { stage: 'nothing' };
const NO_WAY: Way = { by: 'nothing' };

export const wayOf = (move: Move): Way => (move.stage === 'nothing' ? NO_WAY : move.way);

export function nextMove(move: Move, event: MoveEvent): Move {
  switch (event.type) {
    case 'aimed':
      return { stage: 'turn', aim: event.aim, way: NO_WAY };
    case 'steppedBack':
      return NO_MOVE;
    case 'picked':
      return withWay(move, { by: 'list', action: event.action });
    case 'amountSet': {
      const before = wayOf(move);
      const amounts = before.by === 'hand' ? before.amounts : {};
      return withWay(move, { by: 'hand', amounts: { ...amounts, [event.name]: event.amount } });
    }
    case 'alwaysTicked':
      // Only an answer can be given always. The only possible answer may not have been picked.
      if (move.stage === 'turn') return move;
      return { stage: 'answer', way: wayOf(move), isAlways: event.isAlways };
  }
}

function withWay(move: Move, way: Way): Move {
  return move.stage === 'nothing' ? { stage: 'answer', way, isAlways: false } : { ...move, way };
}

/** A move as it is kept: with the number of the question it belongs to, and the version at which it was sent. */
export interface HeldMove {
  move: Move;
  asking: number;
  sentAt: number | null;
}

/**
 * The move that still counts. A half-made move belongs to its question: what others do meanwhile leaves it alone. After
 * my own move the same question may come again at once, and it starts over.
 */
export function currentMove(held: HeldMove, asking: number, version: number): Move {
  if (held.asking !== asking) return NO_MOVE;
  return held.sentAt === null || held.sentAt === version ? held.move : NO_MOVE;
}
