/** Runs what is under way until somebody must decide, or the game is over. */

import type { Play } from '../../play.ts';
import { type Frame, topFrame } from '../../state.ts';
import { runActionEnd, runTurn } from '../actionPhase.ts';
import { runEffects } from '../effects/frame.ts';
import { runEvents } from '../events.ts';
import { runFamine } from '../famine.ts';
import { runGrowth } from '../maintenance/growth.ts';
import { startRound } from '../maintenance/newRound.ts';
import { runProduction } from '../production.ts';
import { startBoards, startExtraWorkers } from '../setUp.ts';

export function advance(play: Play): void {
  for (let frame = topFrame(play.state); frame; frame = topFrame(play.state)) if (!run(play, frame)) return;
}

/** True where the frame got on, false where it awaits somebody. */
function run(play: Play, frame: Frame): boolean {
  switch (frame.type) {
    case 'difficulty':
      return frame.waiting.length === 0 && goOn(play, startBoards);
    case 'draft':
      return frame.queue.length === 0 && goOn(play, startExtraWorkers);
    case 'extraWorker':
      return frame.waiting.length === 0 && goOn(play, startRound);
    case 'growth':
      return runGrowth(play, frame);
    case 'chooseEvent':
      return false;
    case 'turn':
      return runTurn(play, frame);
    case 'actionEnd':
      return runActionEnd(play, frame);
    case 'effects':
      return runEffects(play, frame);
    case 'production':
      return runProduction(play, frame);
    case 'events':
      return runEvents(play, frame);
    case 'famine':
      return runFamine(play, frame);
  }
}

function goOn(play: Play, next: (play: Play) => void): true {
  play.state.stack.pop();
  next(play);
  return true;
}
