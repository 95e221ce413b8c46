/** Orders for Develop: a tile, with its flag where the land is bare. */
import type { Seat } from '../../core/game.ts';
import type { Meaning } from '../../core/orderRules.ts';
import { refusalMessage } from '../../core/orders.ts';
import type { Action } from '../actions/index.ts';
import { hexIndex } from '../data/board.ts';
import { checkOnBareLand } from '../facts/targets.ts';
import { clashes } from '../rules/blocs.ts';
import type { State } from '../state.ts';
import type { Task, TaskOf } from './tasks.ts';

/** W12.8 */
export function buildNow(view: State, seat: Seat, task: TaskOf<'build'>): Meaning<Action, Task> {
  const { tile, hex, rotation } = task;
  const place = hexIndex(hex);
  const piece = view.board[place];
  if (piece?.seat === seat && piece.tile === tile && piece.rotation === rotation) return { kind: 'done' };
  const force = task.force === true && clashes(view.board, place, tile, rotation);
  if (piece?.seat === seat) {
    return { kind: 'act', action: { type: 'build', tile, hex, rotation, force }, left: null };
  }
  // A flag is of little use without its tile, so it is placed only if the tile can follow.
  const why = piece ? null : checkOnBareLand(view, seat, task, force);
  if (why) return { kind: 'cannot', why: refusalMessage(why) };
  return { kind: 'act', action: { type: 'placeFlag', hex }, left: task };
}
