/** Carries out a legal action, then all that happens by itself up to the next decision. */
import type { Chance } from '../core/chance.ts';
import { EngineFault } from '../core/fault.ts';
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { takeBoard, takeExtraWorker } from './boardDraft.ts';
import { applyPurchase, cardAt, priceFor } from './buy.ts';
import { type CardId, cardOf } from './cards/index.ts';
import { applyDeploy, applyUndeploy } from './deploy.ts';
import type { NationsEvent } from './events.ts';
import { advance } from './flow.ts';
import { applyHire } from './hire.ts';
import { applyPass, endAction } from './phases/action.ts';
import { layEvent } from './phases/maintenance.ts';
import { payLane } from './phases/production.ts';
import { takeWarLoss } from './phases/war.ts';
import { nationAt, type Play, topFrame } from './play.ts';
import { payDebt } from './shortage.ts';
import { applySpecial } from './special.ts';
import { applyStanding } from './standing.ts';
import type { Frame, State } from './state.ts';

export function apply(draft: State, seat: Seat, action: Action, chance: Chance): NationsEvent[] {
  const play: Play = { s: draft, chance, log: [], actor: seat };
  if (action.type === 'setStanding') applyStanding(play, seat, action);
  else act(play, seat, action);
  advance(play);
  return play.log;
}

type Of<T extends Frame['type']> = Extract<Frame, { type: T }>;

function top<T extends Frame['type']>(state: State, type: T): Of<T> {
  const frame = topFrame(state);
  if (frame?.type !== type) throw new EngineFault(`${type} expected, ${frame?.type} under way`);
  return frame as Of<T>;
}

const without = (seats: Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);

function act(play: Play, seat: Seat, action: Exclude<Action, { type: 'setStanding' }>): void {
  const { s } = play;
  switch (action.type) {
    case 'chooseDifficulty': {
      const frame = top(s, 'difficulty');
      nationAt(s, seat).difficulty = action.difficulty;
      frame.waiting = without(frame.waiting, seat);
      play.log.push({ type: 'difficultyChosen', seat, difficulty: action.difficulty });
      return;
    }
    case 'chooseBoard':
      top(s, 'draft').queue.shift();
      takeBoard(play, seat, action.nation, action.side);
      return;
    case 'nameSection': {
      const frame = top(s, 'extraWorker');
      frame.waiting = without(frame.waiting, seat);
      takeExtraWorker(play, seat, action.section);
      return;
    }
    case 'grow': {
      const frame = top(s, 'growth');
      const { type: _, ...answer } = action;
      frame.deposits[seat] = answer;
      if (s.options.sealedChoices || frame.queue[0] !== seat) play.log.push({ type: 'growthDeposited', seat });
      return;
    }
    case 'chooseEvent': {
      const { cards } = top(s, 'chooseEvent');
      s.stack.pop();
      layEvent(play, action.card, seat, cards.find((card) => card !== action.card) ?? null);
      return;
    }
    case 'payShortage':
      payShortage(play, seat, action.give);
      return;
    case 'takeBonus': {
      const lane = top(s, 'production').lanes.find((one) => one.seat === seat);
      if (lane) lane.bonus = action.take;
      return;
    }
    case 'spare': {
      const lane = top(s, 'production').lanes.find((one) => one.seat === seat);
      if (lane) takeWarLoss(play, lane, action.spare);
      return;
    }
    case 'answer': {
      const frame = top(s, 'effects');
      frame.answers[seat] = action.answer;
      if (s.options.sealedChoices || frame.queue[0] !== seat) {
        play.log.push({ type: 'answerDeposited', seat, event: action.source });
      }
      return;
    }
    case 'undeploy':
      applyUndeploy(play, seat, action.slot);
      return;
    case 'pass':
      applyPass(play, top(s, 'turn'));
      return;
    case 'buy': {
      const card = cardOf(cardAt(s, action.row, action.col) as CardId);
      endAction(play, top(s, 'turn'), action.after ?? [], s.shadow !== null);
      applyPurchase(play, seat, action, priceFor(s, seat, action.row, card), action);
      return;
    }
    case 'deploy': {
      const slot = nationAt(s, seat).slots[action.slot];
      const isBuilding = slot ? cardOf(slot.card).type === 'building' : false;
      endAction(play, top(s, 'turn'), action.after ?? [], s.shadow !== null && !isBuilding);
      applyDeploy(play, seat, action.slot);
      return;
    }
    case 'hire':
      endAction(play, top(s, 'turn'), action.after ?? [], s.shadow !== null);
      applyHire(play, seat, action.from, action.space);
      return;
    case 'special':
      endAction(play, top(s, 'turn'), action.after ?? [], s.shadow !== null);
      applySpecial(play, seat, action.card, action.answer);
      return;
  }
}

function payShortage(play: Play, seat: Seat, give: Partial<Record<'gold' | 'food' | 'stone', number>>): void {
  const frame = topFrame(play.s);
  if (frame?.type === 'production') {
    const lane = frame.lanes.find((one) => one.seat === seat);
    if (lane) payLane(play, lane, give);
    return;
  }
  if (frame?.type !== 'effects' && frame?.type !== 'famine') throw new EngineFault('no shortage under way');
  const debt = frame.debts.find((one) => one.seat === seat);
  if (debt) payDebt(play, frame.debts, debt, give);
}
