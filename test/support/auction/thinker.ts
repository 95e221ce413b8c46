/** Computer players for the small game: the easy one fails, and the hard one takes its time. */
import type { ComputerRules } from '../../../engine/core/computer.ts';
import { auction } from './engine/index.ts';
import type { Action, State } from './engine/types.ts';

/** The steps of a thought of the hard computer player. */
export const LONG = 400;

/** What the hard computer player has done so far, for tests to see. */
export const thoughts = { steps: 0, finished: 0 };

const computer: ComputerRules<State, Action> = {
  characters: [],
  *think(view, seat, { level }) {
    if (level === 'easy') throw new Error('a computer player fails');
    if (level === 'hard') {
      for (let step = 0; step < LONG; step++) {
        thoughts.steps++;
        yield;
      }
      thoughts.finished++;
    }
    return { actions: [auction.bot(view, seat)], says: null };
  },
};

/** The game itself and not a copy, so that tests can watch and break what the service plays. */
export const thoughtfulAuction = Object.assign(auction, { computer });
