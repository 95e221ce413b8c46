/**
 * What each action of a seat is worth, as far as one step ahead shows: up to the next decision or the next chance. The
 * normal player takes the best one, and play-outs are made of such steps.
 */
import type { Seat } from '../../core/game.ts';
import { type Action, actions } from '../actions/index.ts';
import { questionFor } from '../awaiting.ts';
import { cardOf } from '../data/cards/index.ts';
import { askedAlone, lookAhead } from '../facts/ahead.ts';
import { cardAt } from '../rules/buying/progressBoard.ts';
import { checkDeploy } from '../rules/deploying.ts';
import { nationAt, type State } from '../state.ts';
import { type Outline, outline } from './deployment.ts';
import { evaluate, productionsLeft } from './evaluate.ts';
import { type Survey, survey } from './survey.ts';
import { TUNED, type Weights } from './tuned.ts';
import { WORTH_MOVING, WORTHWHILE } from './weights.ts';

export interface Valued {
  action: Action;
  worth: number;
}

const concrete = (state: State, seat: Seat): Action[] =>
  actions.choices(state, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));

/** The actions worth weighing, the best one first. In a turn, passing is among them. */
export function weigh(state: State, seat: Seat, weights: Weights = TUNED): Valued[] {
  const field = survey(state, seat, productionsLeft(state), weights);
  const valued = questionFor(state, seat)?.kind === 'turn' ? turn(state, seat, field) : answers(state, seat, field);
  return valued.sort((a, b) => b.worth - a.worth);
}

function answers(state: State, seat: Seat, field: Survey): Valued[] {
  const asked = askedAlone(state, seat);
  return concrete(state, seat).map((action) => ({
    action,
    worth: evaluate(lookAhead(asked, seat, action).state, seat, field),
  }));
}

/** Passing comes first, so that it wins a tie. */
function turn(state: State, seat: Seat, field: Survey): Valued[] {
  const valued: Valued[] = [{ action: { type: 'pass' }, worth: evaluate(state, seat, field) + WORTHWHILE }];
  const slots = outline(nationAt(state, seat), productionsLeft(state), field.units);
  for (const action of concrete(state, seat)) {
    if (action.type === 'pass' || !isWeighed(state, action, slots)) continue;
    const after = lookAhead(state, seat, action).state;
    const worth = evaluate(after, seat, field);
    const moved = action.type === 'undeploy' ? Math.max(worth, afterMove(after, seat, field, slots.enter)) : worth;
    valued.push({ action, worth: action.type === 'undeploy' ? moved - WORTH_MOVING : worth });
  }
  return valued;
}

/** There are many spaces for a card and many workers to undeploy: this keeps only the likeliest. */
function isWeighed(state: State, action: Action, slots: Outline): boolean {
  if (action.type === 'undeploy') return slots.leave.has(action.slot);
  if (action.type !== 'buy' || action.space === undefined) return true;
  const id = cardAt(state, action.row, action.col);
  const type = id === null ? null : cardOf(id).type;
  return (type !== 'building' && type !== 'military') || slots.replace.has(action.space);
}

/** The best worth after deploying an undeployed worker on another card. */
function afterMove(state: State, seat: Seat, field: Survey, enter: ReadonlySet<number>): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const slot of enter) {
    if (checkDeploy(state, seat, slot) !== null) continue;
    top = Math.max(top, evaluate(lookAhead(state, seat, { type: 'deploy', slot }).state, seat, field));
  }
  return top;
}
