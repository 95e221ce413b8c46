/** The only authority on legality: one line a kind of action, the rules are in their own files. */
import type { Refusal, Seat } from '../core/game.ts';
import type { Action, Buy, Deploy, Hire, Special } from './actions.ts';
import { questionFor } from './awaiting.ts';
import { cardOf } from './data/cards/index.ts';
import { refuse } from './refuse.ts';
import { checkHire } from './rules/architectsAndWonders/hire.ts';
import { priceFor } from './rules/buying/price.ts';
import { cardAt, checkPurchase } from './rules/buying/purchase.ts';
import { checkDeploy, checkUndeploy } from './rules/deploying.ts';
import { compile } from './rules/effects/compile.ts';
import { stepsFor } from './rules/effects/start.ts';
import { isPayment } from './rules/losing/losses.ts';
import { checkGrowth } from './rules/maintenance/growth.ts';
import { checkSpecial } from './rules/specialActions.ts';
import { isSpare } from './rules/war.ts';
import { checkStanding } from './rules/whoDecides/standingAnswers.ts';
import { nationAt, type State, topFrame } from './state.ts';

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  if (!state.nations[seat]) return refuse('no-such-seat', 'N21.1');
  if (state.final) return refuse('game-over', 'N19.1');
  if (action.type === 'setStanding') return checkStanding(state, action);
  const question = questionFor(state, seat);
  if (!question) return refuse('not-asked', 'N21.1');
  switch (action.type) {
    case 'chooseDifficulty':
      return question.kind === 'difficulty' ? null : notNow();
    case 'chooseBoard':
      if (question.kind !== 'board') return notNow();
      if (!question.pool.includes(action.nation)) return refuse('board/taken', 'N6.4');
      return action.side === 'A' && state.options.boards === 'B' ? refuse('board/no-flipping', 'N6.4') : null;
    case 'nameSection':
      return question.kind === 'extraWorker' ? null : notNow();
    case 'grow':
      return question.kind === 'growth' ? checkGrowth(state, seat, action) : notNow();
    case 'chooseEvent':
      if (question.kind !== 'chooseEvent') return notNow();
      return question.cards.includes(action.card) ? null : refuse('event/not-drawn', 'N7.5');
    case 'payShortage':
      if (question.kind !== 'shortage') return notNow();
      return isPayment(state, seat, question.missing, action.give) ? null : refuse('shortage/amount', 'N4.4');
    case 'takeBonus':
      return question.kind === 'bonus' ? null : notNow();
    case 'spare':
      if (question.kind !== 'spare') return notNow();
      return isSpare(state, seat, action.spare) ? null : refuse('war/spare', 'N15.4');
    case 'answer': {
      const frame = topFrame(state);
      if (question.kind !== 'effect' || frame?.type !== 'effects') return notNow();
      if (action.source !== frame.source) return refuse('answer/other-effect', 'N21.1');
      const compiled = compile(state, seat, stepsFor(frame, seat), action.answer);
      return compiled.ok ? null : compiled.refusal;
    }
    case 'undeploy':
      return question.kind === 'turn' ? checkUndeploy(state, seat, action.slot) : notNow();
    case 'pass':
      return question.kind === 'turn' ? null : notNow();
    case 'buy':
    case 'deploy':
    case 'hire':
    case 'special':
      if (question.kind !== 'turn') return notNow();
      return checkAction(state, seat, action) ?? checkAfter(state, seat, action, question.actions);
  }
}

const notNow = (): Refusal => refuse('not-now', 'N21.1');

function checkAction(state: State, seat: Seat, action: Buy | Deploy | Hire | Special): Refusal | null {
  switch (action.type) {
    case 'buy': {
      const id = cardAt(state, action.row, action.col);
      if (id === null) return refuse('buy/no-card', 'N9.1');
      const card = cardOf(id);
      return checkPurchase(state, seat, card, priceFor(state, seat, action.row, card), action);
    }
    case 'deploy':
      return checkDeploy(state, seat, action.slot);
    case 'hire':
      return checkHire(state, seat, action.from, action.space);
    case 'special':
      return checkSpecial(state, seat, action.card, action.answer);
  }
}

/** Undeploys sent with an action: of the turn's last one only, and of workers that will be there then (N8.4). */
function checkAfter(state: State, seat: Seat, action: Buy | Deploy | Hire | Special, actions: number): Refusal | null {
  const after = action.after ?? [];
  if (after.length === 0) return null;
  if (actions > 1) return refuse('after/not-last', 'N8.4');
  const workers = workersAfter(state, seat, action);
  for (const slot of after) {
    const left = workers[slot] ?? 0;
    if (left === 0) return refuse('after/no-worker', 'N8.4');
    workers[slot] = left - 1;
  }
  return null;
}

function workersAfter(state: State, seat: Seat, action: Buy | Deploy | Hire | Special): number[] {
  const workers = nationAt(state, seat).slots.map((slot) => slot?.workers ?? 0);
  const add = (slot: number | null | undefined, n: number) => {
    if (slot !== null && slot !== undefined) workers[slot] = (workers[slot] ?? 0) + n;
  };
  if (action.type === 'deploy') add(action.slot, 1);
  if (action.type === 'special') {
    for (const { from, to } of action.answer.deploys ?? []) {
      add(from, -1);
      add(to, 1);
    }
  }
  if (action.type === 'buy' && action.space !== undefined) {
    const id = cardAt(state, action.row, action.col);
    const type = id === null ? null : cardOf(id).type;
    if (type === 'building' || type === 'military') workers[action.space] = action.deploy ? 1 : 0;
    if (action.deploy) add(action.deploy.from, -1);
  }
  return workers;
}
