/** Growth (N7.4): in reverse player order, each nation takes a worker, or gold, food or stone. */
import type { Refusal, Seat } from '../../../core/game.ts';
import { GROWTH_RESOURCES } from '../../data/tables.ts';
import type { InAdvance } from '../../events.ts';
import type { Play } from '../../play.ts';
import { type Frame, type GrowthAnswer, nationAt, reverseOrder, type State } from '../../state.ts';
import { rulesOf } from '../options.ts';
import { testRemoval } from '../removing.ts';
import { credit } from '../valuesAndWorkers/tokens.ts';
import { takePlaces, takeWorker } from '../valuesAndWorkers/workers.ts';
import { refuse } from '../whoDecides/refuse.ts';

type GrowthFrame = Extract<Frame, { type: 'growth' }>;

export function startGrowth(play: Play): void {
  play.state.phase = 'growth';
  play.state.stack.push({ type: 'growth', queue: reverseOrder(play.state), deposits: {} });
}

export const growthAnswers = (state: State, seat: Seat): GrowthAnswer[] => [
  ...takePlaces(nationAt(state, seat).track).map((section): GrowthAnswer => ({ take: 'worker', section })),
  ...GROWTH_RESOURCES.map((take): GrowthAnswer => ({ take })),
];

export function checkGrowth(state: State, seat: Seat, answer: GrowthAnswer): Refusal | null {
  if (answer.take !== 'worker' || takePlaces(nationAt(state, seat).track).includes(answer.section)) return null;
  return refuse('grow/no-worker', 'N2.7');
}

/** The deposit, or the standing answer if it is legal. */
function answerOf(state: State, frame: GrowthFrame, seat: Seat): GrowthAnswer | null {
  const deposit = frame.deposits[seat];
  if (deposit && !('hidden' in deposit)) return deposit;
  const { growth } = nationAt(state, seat).standing;
  return growth !== 'ask' && checkGrowth(state, seat, growth) === null ? growth : null;
}

export function runGrowth(play: Play, frame: GrowthFrame): boolean {
  const { state } = play;
  if (state.options.sealedChoices) {
    for (const seat of frame.queue) {
      const answer = answerOf(state, frame, seat);
      if (answer) frame.deposits[seat] = answer;
    }
    if (frame.queue.some((seat) => frame.deposits[seat] === undefined)) return false;
  }
  while (frame.queue.length > 0) {
    const seat = frame.queue[0] as Seat;
    const answer = answerOf(state, frame, seat);
    if (!answer) return false;
    frame.queue.shift();
    delete frame.deposits[seat];
    grow(play, seat, answer);
  }
  state.stack.pop();
  return true;
}

function grow(play: Play, seat: Seat, answer: GrowthAnswer): void {
  const how: InAdvance = seat !== play.actor || play.state.options.sealedChoices ? { deposited: true } : {};
  if (JSON.stringify(answer) === JSON.stringify(nationAt(play.state, seat).standing.growth)) how.standing = true;
  if (answer.take === 'worker') {
    takeWorker(play, seat, answer.section);
    play.events.push({ type: 'grew', seat, take: 'worker', section: answer.section, amount: 1, ...how });
    testRemoval(play);
    return;
  }
  const amount = rulesOf(play.state).growth[nationAt(play.state, seat).difficulty];
  credit(play, seat, { [answer.take]: amount });
  play.events.push({ type: 'grew', seat, take: answer.take, amount, ...how });
}

export function awaitedGrowth(state: State, frame: GrowthFrame): Seat[] {
  if (!state.options.sealedChoices) return frame.queue.slice(0, 1);
  return frame.queue.filter((seat) => frame.deposits[seat] === undefined);
}
