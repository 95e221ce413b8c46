/** The end of a round: books at the end of an age (N18), then the next round or the final scoring. */

import { ROUNDS_PER_AGE, SOLO_BOOKS_VP } from '../data/tables.ts';
import { nationAt, type Play, seatsOf } from '../play.ts';
import { scoreAll } from '../scoring.ts';
import { runTriggers } from './effects/triggers.ts';
import { startRound } from './maintenance/newRound.ts';
import { credit } from './valuesAndWorkers/tokens.ts';

export function endRound(play: Play): void {
  const { s } = play;
  if (s.round % ROUNDS_PER_AGE === 0) {
    scoreBooks(play);
    for (const seat of s.order) runTriggers(play, seat, 'endOfAge');
    play.log.push({ type: 'ageEnded', age: s.age });
  }
  if (s.round === s.options.ages * ROUNDS_PER_AGE) endGame(play);
  else startRound(play);
}

/** One VP for each nation with fewer books; in the solo game three for more than the shadow (N18.1, N20.9). */
function scoreBooks(play: Play): void {
  const { s } = play;
  const vp = seatsOf(s).map((seat) => {
    const { books } = nationAt(s, seat).purse;
    if (s.shadow) return books > s.shadow.books ? SOLO_BOOKS_VP : 0;
    return s.nations.filter((other) => other.purse.books < books).length;
  });
  vp.forEach((n, seat) => {
    credit(play, seat, { vp: n });
  });
  play.log.push({ type: 'booksScored', vp });
}

function endGame(play: Play): void {
  const { s } = play;
  s.phase = 'over';
  s.final = scoreAll(s);
  play.log.push({ type: 'gameScored', scores: s.final });
}
