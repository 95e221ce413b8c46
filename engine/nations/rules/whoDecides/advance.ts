/** Runs the game by itself until somebody must decide, or it is over. */
import type { Play } from '../../play.ts';
import { type Frame, topFrame } from '../../state.ts';
import { runActionEnd, runTurn, startActions } from '../actionPhase.ts';
import { runEffects } from '../effects/run.ts';
import { endRound } from '../endOfAge.ts';
import { runEvents, startEvents } from '../events.ts';
import { runFamine, startFamine } from '../famine.ts';
import { runGrowth } from '../maintenance/growth.ts';
import { turnUpEvent } from '../maintenance/newEvent.ts';
import { startRound } from '../maintenance/newRound.ts';
import { runProduction, startProduction } from '../production.ts';
import { startBoards, startExtraWorkers } from '../setUp.ts';

export function advance(play: Play): void {
  for (;;) {
    const frame = topFrame(play.state);
    const hasMoved = frame ? run(play, frame) : startNext(play);
    if (!hasMoved) return;
  }
}

/** True where the frame has moved on, false where it waits for somebody. */
function run(play: Play, frame: Frame): boolean {
  switch (frame.type) {
    case 'difficulty':
      return frame.waiting.length === 0 && goOn(play, startBoards);
    case 'draft':
      return frame.queue.length === 0 && goOn(play, startExtraWorkers);
    case 'extraWorker':
      return frame.waiting.length === 0 && goOn(play);
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

function goOn(play: Play, next?: (play: Play) => void): true {
  play.state.stack.pop();
  next?.(play);
  return true;
}

/** Nothing is under way, so the phase is over: starts what follows it. False where the game is over. */
function startNext(play: Play): boolean {
  const { state } = play;
  switch (state.phase) {
    case 'setup':
      startRound(play);
      return true;
    case 'growth':
      turnUpEvent(play);
      return true;
    case 'newEvent':
      startActions(play);
      return true;
    case 'action':
      startProduction(play);
      return true;
    case 'production':
      startEvents(play);
      return true;
    case 'events':
      startFamine(play);
      return true;
    case 'famine':
      endRound(play);
      if (!state.final) startRound(play);
      return true;
    case 'over':
      return false;
  }
}
