/** Carries out an answer to what is asked, passing among them: what a game goes on with when nobody spends a turn. */
import type { Chance } from '../core/chance.ts';
import { EngineFault } from '../core/fault.ts';
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import type { NationsEvent } from './events.ts';
import type { Play } from './play.ts';
import { applyPass } from './rules/actionPhase.ts';
import { runEffects } from './rules/effects/run.ts';
import { payDebt } from './rules/losing/shortage.ts';
import { layEvent } from './rules/maintenance/newEvent.ts';
import { payLane } from './rules/production.ts';
import { takeBoard, takeExtraWorker } from './rules/setUp.ts';
import { takeWarLoss } from './rules/war.ts';
import { advance } from './rules/whoDecides/advance.ts';
import { type Frame, nationAt, type State, topFrame } from './state.ts';

const SPENDING = ['undeploy', 'buy', 'deploy', 'hire', 'special'] as const;
/** What a turn is spent on. */
export type Spending = Extract<Action, { type: (typeof SPENDING)[number] }>;
export type Answer = Exclude<Action, Spending | { type: 'setStanding' }>;

export const isAnswer = (action: Action): action is Answer =>
  action.type !== 'setStanding' && !SPENDING.some((type) => type === action.type);

export function applyAnswer(draft: State, seat: Seat, action: Answer, chance: Chance): NationsEvent[] {
  const play: Play = { state: draft, chance, events: [], actor: seat };
  answer(play, seat, action);
  advance(play);
  return play.events;
}

/** The answer, and the effect it answers to, without the rest of the round: for looking at what comes of it. */
export function applyAlone(draft: State, seat: Seat, action: Action, chance: Chance): NationsEvent[] {
  const play: Play = { state: draft, chance, events: [], actor: seat };
  if (isAnswer(action)) answer(play, seat, action);
  const frame = topFrame(draft);
  if (frame?.type === 'effects') while (topFrame(draft) === frame && runEffects(play, frame));
  return play.events;
}

type Of<T extends Frame['type']> = Extract<Frame, { type: T }>;

export function top<T extends Frame['type']>(state: State, type: T): Of<T> {
  const frame = topFrame(state);
  if (frame?.type !== type) throw new EngineFault(`${type} expected, ${frame?.type} under way`);
  return frame as Of<T>;
}

const without = (seats: Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);

export function answer(play: Play, seat: Seat, action: Answer): void {
  const { state } = play;
  switch (action.type) {
    case 'chooseDifficulty': {
      const frame = top(state, 'difficulty');
      nationAt(state, seat).difficulty = action.difficulty;
      frame.waiting = without(frame.waiting, seat);
      play.events.push({ type: 'difficultyChosen', seat, difficulty: action.difficulty });
      return;
    }
    case 'chooseBoard':
      top(state, 'draft').queue.shift();
      takeBoard(play, seat, action.nation, action.side);
      return;
    case 'nameSection': {
      const frame = top(state, 'extraWorker');
      frame.waiting = without(frame.waiting, seat);
      takeExtraWorker(play, seat, action.section);
      return;
    }
    case 'grow': {
      const frame = top(state, 'growth');
      const { type: _, ...answer } = action;
      frame.deposits[seat] = answer;
      if (state.options.sealedChoices || frame.queue[0] !== seat) play.events.push({ type: 'growthDeposited', seat });
      return;
    }
    case 'chooseEvent': {
      const { cards } = top(state, 'chooseEvent');
      state.stack.pop();
      layEvent(play, action.card, seat, cards.find((card) => card !== action.card) ?? null);
      return;
    }
    case 'payShortage':
      payShortage(play, seat, action.give);
      return;
    case 'takeBonus': {
      const lane = top(state, 'production').lanes.find((one) => one.seat === seat);
      if (lane) lane.bonus = action.take;
      return;
    }
    case 'spare': {
      const lane = top(state, 'production').lanes.find((one) => one.seat === seat);
      if (lane) takeWarLoss(play, lane, action.spare);
      return;
    }
    case 'answer': {
      const frame = top(state, 'effects');
      frame.answers[seat] = action.answer;
      if (state.options.sealedChoices || frame.queue[0] !== seat) {
        play.events.push({ type: 'answerDeposited', seat, event: action.source });
      }
      return;
    }
    case 'pass':
      applyPass(play, top(state, 'turn'));
      return;
  }
}

function payShortage(play: Play, seat: Seat, give: Partial<Record<'gold' | 'food' | 'stone', number>>): void {
  const frame = topFrame(play.state);
  if (frame?.type === 'production') {
    const lane = frame.lanes.find((one) => one.seat === seat);
    if (lane) payLane(play, lane, give);
    return;
  }
  if (frame?.type !== 'effects' && frame?.type !== 'famine') throw new EngineFault('no shortage under way');
  const debt = frame.debts.find((one) => one.seat === seat);
  if (debt) payDebt(play, frame.debts, debt, give);
}
