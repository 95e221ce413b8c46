/** Moves that have no reply yet. Looking waits for them, because their reply has the view. */
import { batch } from 'solid-js';

export function createMoves(look: () => void) {
  let count = 0;
  let isLookDue = false;
  return {
    /** Returns true while a move is under way. Then a look follows its reply. */
    putOffLook(): boolean {
      if (count > 0) isLookDue = true;
      return count > 0;
    },
    async carry<T>(call: () => Promise<T>, onReply: (reply: T) => void): Promise<void> {
      count++;
      try {
        const reply = await call();
        // The reply does not say who has how much time now.
        isLookDue = true;
        batch(() => onReply(reply));
      } finally {
        count--;
        if (isLookDue && count === 0) {
          isLookDue = false;
          look();
        }
      }
    },
  };
}
