/** Plays a guessed game on to the end of the round. Every seat takes what looks best one step ahead. */
import { type Chance, chanceFrom } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { diceOf } from '../../core/guess.ts';
import type { Action } from '../actions/index.ts';
import { awaitedSeats } from '../awaiting.ts';
import { copyState } from '../copy.ts';
import { playableNations } from '../playable.ts';
import type { State } from '../state.ts';
import { bot } from './index.ts';

/** A game that has not come to the end of a round after this many decisions is left there. */
const LIMIT = 500;

class RoundOver extends Error {}

/**
 * Draws that are guessed by their label: two play-outs with the same guess draw the same cards, so that they differ only
 * by what is done. The first draw of the next round ends the play-out.
 */
function guessedRound(round: number, guess: string): Chance {
  const next = `round-${round + 1}/`;
  return chanceFrom((label, n) => {
    if (label.startsWith(next)) throw new RoundOver();
    return diceOf(`${guess}/${label}`).below(n);
  });
}

/** Yields after each decision. The given state stays as it is. */
export function* playOut(start: State, seat: Seat, action: Action, guess: string): Generator<void, State, void> {
  const state = copyState(start);
  const chance = guessedRound(state.round, guess);
  try {
    playableNations.apply(state, seat, action, chance);
    for (let n = 0; n < LIMIT && state.round === start.round; n++) {
      const next = awaitedSeats(state)[0];
      if (next === undefined) break;
      yield;
      playableNations.apply(state, next, bot(state, next), chance);
    }
  } catch (error) {
    if (!(error instanceof RoundOver)) throw error;
    // The new round has begun, but its cards are not drawn.
    state.phase = 'growth';
  }
  return state;
}
