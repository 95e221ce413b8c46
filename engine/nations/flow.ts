/** Runs what is under way until somebody must decide, or the game is over. */

import { startBoards, startExtraWorkers } from './boardDraft.ts';
import { runEffects } from './effects/frame.ts';
import { runActionEnd, runTurn } from './phases/action.ts';
import { runEvents } from './phases/events.ts';
import { runFamine } from './phases/famine.ts';
import { runGrowth } from './phases/growth.ts';
import { startRound } from './phases/maintenance.ts';
import { runProduction } from './phases/production.ts';
import { type Play, topFrame } from './play.ts';
import type { Frame } from './state.ts';

export function advance(play: Play): void {
  for (let frame = topFrame(play.s); frame; frame = topFrame(play.s)) if (!run(play, frame)) return;
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
  play.s.stack.pop();
  next(play);
  return true;
}
