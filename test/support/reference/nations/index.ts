/**
 * The computer player. It looks one action ahead, up to the next chance, and takes the action that leaves it best off. In
 * its turn an action must be worth more than passing. It sees only what its seat may see.
 */
import type { Seat } from '../../../../engine/core/game.ts';
import { type Action, actions } from '../../../../engine/nations/actions/index.ts';
import { questionFor } from '../../../../engine/nations/awaiting.ts';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { askedAlone, lookAhead } from '../../../../engine/nations/facts/ahead.ts';
import { fallback } from '../../../../engine/nations/fallback.ts';
import { cardAt } from '../../../../engine/nations/rules/buying/progressBoard.ts';
import { checkDeploy } from '../../../../engine/nations/rules/deploying.ts';
import { nationAt, type State } from '../../../../engine/nations/state.ts';
import { type Outline, outline } from './deployment.ts';
import { evaluate, productionsLeft } from './evaluate.ts';
import { type Survey, survey } from './survey.ts';
import { WORTH_MOVING, WORTHWHILE } from './weights.ts';

interface Valued {
  action: Action;
  worth: number;
}

const concrete = (state: State, seat: Seat): Action[] =>
  actions.choices(state, seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));

const best = (valued: readonly Valued[]): Valued | null =>
  valued.reduce<Valued | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null);

export function bot(state: State, seat: Seat): Action {
  const field = survey(state, seat, productionsLeft(state));
  if (questionFor(state, seat)?.kind === 'turn') return turn(state, seat, field);
  const asked = askedAlone(state, seat);
  const worth = (action: Action) => evaluate(lookAhead(asked, seat, action).state, seat, field);
  const found = best(concrete(state, seat).map((action) => ({ action, worth: worth(action) })));
  return found?.action ?? fallback(state, seat);
}

function turn(state: State, seat: Seat, field: Survey): Action {
  const passing = evaluate(state, seat, field) + WORTHWHILE;
  const slots = outline(nationAt(state, seat), productionsLeft(state), field.units);
  const valued = concrete(state, seat).flatMap((action): Valued[] => {
    if (action.type === 'pass' || !isWeighed(state, action, slots)) return [];
    const after = lookAhead(state, seat, action).state;
    const worth = evaluate(after, seat, field);
    if (action.type !== 'undeploy') return [{ action, worth }];
    return [{ action, worth: Math.max(worth, afterMove(after, seat, field, slots.enter)) - WORTH_MOVING }];
  });
  const found = best(valued);
  return found && found.worth > passing ? found.action : { type: 'pass' };
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
