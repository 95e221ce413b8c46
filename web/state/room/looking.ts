/** Asks the service for the table. Moves and the socket say when it has changed. */
import type { View } from '../../../worker/domain/wire/play.ts';
import { createFetching } from './fetching.ts';
import type { Known } from './known.ts';
import { createMoves } from './moves.ts';
import { createTrying, type Hooks } from './trying.ts';

export function createLooking(id: string, known: Known, hooks: Hooks) {
  const moves = createMoves(() => void trying.refresh());
  const fetching = createFetching(id, known, moves.putOffLook);
  const trying = createTrying(id, known, fetching, hooks);

  return {
    ...trying,
    /** The socket named a version. If it is here already, something else about the table has changed. */
    hear: async (version: number): Promise<boolean> => {
      fetching.expect(version);
      return moves.putOffLook() || trying.refresh();
    },
    /** The socket may name the version of a move before its reply comes, but the reply has the view. */
    move: (call: () => Promise<{ view: View }>, onReply: () => void): Promise<void> => {
      const key = trying.token();
      return moves.carry(call, ({ view }) => {
        if (key === trying.token()) known.accept(view);
        onReply();
      });
    },
    hold: moves.carry,
  };
}
