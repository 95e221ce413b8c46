/** Carries out a legal action, then all that happens by itself up to the next decision. */
import type { Chance } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { answer, isAnswer, type Spending, top } from './answer.ts';
import { type CardId, cardOf } from './data/cards/index.ts';
import type { NationsEvent } from './events.ts';
import type { Play } from './play.ts';
import { endAction } from './rules/actionPhase.ts';
import { applyHire } from './rules/architectsAndWonders/hire.ts';
import { priceFor } from './rules/buying/price.ts';
import { applyPurchase, cardAt } from './rules/buying/purchase.ts';
import { applyDeploy, applyUndeploy } from './rules/deploying.ts';
import { applySpecial } from './rules/specialActions.ts';
import { advance } from './rules/whoDecides/advance.ts';
import { applyStanding } from './rules/whoDecides/standingAnswers.ts';
import { nationAt, type State } from './state.ts';

export function apply(draft: State, seat: Seat, action: Action, chance: Chance): NationsEvent[] {
  const play: Play = { state: draft, chance, events: [], actor: seat };
  if (action.type === 'setStanding') applyStanding(play, seat, action);
  else if (isAnswer(action)) answer(play, seat, action);
  else spend(play, seat, action);
  advance(play);
  return play.events;
}

function spend(play: Play, seat: Seat, action: Spending): void {
  const { state } = play;
  switch (action.type) {
    case 'undeploy':
      applyUndeploy(play, seat, action.slot);
      return;
    case 'buy': {
      const card = cardOf(cardAt(state, action.row, action.col) as CardId);
      endAction(play, top(state, 'turn'), action.after ?? [], state.shadow !== null);
      applyPurchase(play, seat, action, priceFor(state, seat, action.row, card), action);
      return;
    }
    case 'deploy': {
      const slot = nationAt(state, seat).slots[action.slot];
      const isBuilding = slot ? cardOf(slot.card).type === 'building' : false;
      endAction(play, top(state, 'turn'), action.after ?? [], state.shadow !== null && !isBuilding);
      applyDeploy(play, seat, action.slot);
      return;
    }
    case 'hire':
      endAction(play, top(state, 'turn'), action.after ?? [], state.shadow !== null);
      applyHire(play, seat, action.from, action.space);
      return;
    case 'special':
      endAction(play, top(state, 'turn'), action.after ?? [], state.shadow !== null);
      applySpecial(play, seat, action.card, action.answer);
      return;
  }
}
