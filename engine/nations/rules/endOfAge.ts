/** The end of a round: books count at the end of an age (N18), and the game ends after the last age (N19.1). */
import type { Seat } from '../../core/game.ts';
import type { Play } from '../play.ts';
import { scoreAll } from '../scoring.ts';
import { nationAt, type State, seatsOf } from '../state.ts';
import { runTriggers } from './effects/triggers.ts';
import { roundsOf, rulesOf } from './options.ts';
import { credit } from './valuesAndWorkers/tokens.ts';

export function endRound(play: Play): void {
  const { state } = play;
  if (state.round % rulesOf(state).roundsPerAge === 0) {
    scoreBooks(play);
    for (const seat of state.order) runTriggers(play, seat, 'endOfAge');
    play.events.push({ type: 'ageEnded', age: state.age });
  }
  if (state.round === roundsOf(state)) endGame(play);
}

/** One VP for each nation with fewer books; in the solo game some VP for more books than the shadow (N18.1, N20.9). */
export function bookPointsOf(state: State, seat: Seat): number {
  const { books } = nationAt(state, seat).purse;
  if (state.shadow) return books > state.shadow.books ? rulesOf(state).soloBooksVp : 0;
  return state.nations.filter((other) => other.purse.books < books).length;
}

function scoreBooks(play: Play): void {
  const { state } = play;
  const vp = seatsOf(state).map((seat) => bookPointsOf(state, seat));
  vp.forEach((n, seat) => {
    credit(play, seat, { vp: n });
  });
  play.events.push({ type: 'booksScored', vp });
}

function endGame(play: Play): void {
  const { state } = play;
  state.phase = 'over';
  state.final = scoreAll(state);
  play.events.push({ type: 'gameScored', scores: state.final });
}
