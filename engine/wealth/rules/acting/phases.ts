/** The round: Trade, Develop, Produce, and what lies between them (W5.1, W7.1, W9.9, W11.5). */
import type { Seat } from '../../../core/game.ts';
import { hasInterest } from '../../data/finance.ts';
import type { Event } from '../../events.ts';
import type { Phase, State } from '../../state.ts';
import {
  applyScore,
  applySellOff,
  applySurvival,
  endByAgreement,
  forgetEliminated,
  triggersMet,
  voidAgreements,
} from '../end/end.ts';
import { isEndOpen, roundsToOffer, stillRounds } from '../end/standstill.ts';
import { applyInterest } from '../notes.ts';
import { isLiving, isTradePhase, livingSeats, nextLiving, playerAt } from './turns.ts';

function begin(draft: State, phase: Phase, events: Event[]): void {
  draft.phase = phase;
  draft.passes = 0;
  draft.active = phase === 'produce' ? null : draft.first;
  for (const player of draft.players) {
    player.out = false;
    player.barters = 0;
  }
  events.push({ type: 'phaseBegan', phase, round: draft.round, first: draft.first });
}

/** The first round, when set-up is done. */
export function beginPlay(draft: State, events: Event[]): void {
  draft.round = 1;
  begin(draft, 'trade', events);
}

/** The action of the active player is over, and the run of passes with it. */
export function endAction(draft: State): void {
  draft.passes = 0;
  draft.activations = 0;
  draft.active = nextActive(draft, draft.active as Seat);
}

/** The next seat to the left that is still in the phase. */
function nextActive(state: State, seat: Seat): Seat {
  let next = seat;
  do next = nextLiving(state, next);
  while (playerAt(state, next).out && next !== seat);
  return next;
}

/** W5.1, W5.10, W7.1 */
export function applyPass(draft: State, seat: Seat, events: Event[]): void {
  const limited = isTradePhase(draft) && draft.options.limitedPassing;
  events.push({ type: 'passed', seat, phase: draft.phase, out: limited });
  if (limited) playerAt(draft, seat).out = true;
  else draft.passes++;
  const living = livingSeats(draft);
  const ended = limited ? living.every((other) => playerAt(draft, other).out) : draft.passes >= living.length;
  if (ended) endPhase(draft, events);
  else draft.active = nextActive(draft, seat);
}

function endPhase(draft: State, events: Event[]): void {
  if (draft.phase === 'develop') {
    draft.triggers = triggersMet(draft);
    if (draft.triggers.length > 0) {
      voidAgreements(draft);
      events.push({ type: 'endTriggered', triggers: [...draft.triggers] });
    }
    begin(draft, 'produce', events);
    // W11.11: said once, when the offer opens.
    const rounds = stillRounds(draft);
    if (isEndOpen(draft) && rounds === roundsToOffer(draft)) events.push({ type: 'endOffered', rounds });
    return;
  }
  // W5.7
  if (draft.offers.length > 0) events.push({ type: 'offersLapsed', ids: draft.offers.map((offer) => offer.id) });
  draft.offers = [];
  if (draft.phase === 'finalTrade') applyScore(draft, events);
  else begin(draft, 'develop', events);
}

/** After the last Produce decision was carried out. */
export function endProduce(draft: State, events: Event[]): void {
  for (const player of draft.players) player.runs = null;
  const final = draft.triggers.length > 0;
  if (final && draft.options.edition !== 'first') {
    endGame(draft, events);
    return;
  }
  passMarker(draft, events);
  if (hasInterest(draft.options.edition)) {
    applyInterest(draft, events);
    if (applySurvival(draft, events)) return;
    forgetEliminated(draft);
    if (endByAgreement(draft, events)) return;
    // W6.8
    if (!isLiving(draft, draft.first)) passMarker(draft, events);
  }
  draft.round++;
  begin(draft, final ? 'finalTrade' : 'trade', events);
}

function passMarker(draft: State, events: Event[]): void {
  draft.first = nextLiving(draft, draft.first);
  events.push({ type: 'markerPassed', seat: draft.first });
}

/** W11.5: no Trade follows, so the marker need not move. */
function endGame(draft: State, events: Event[]): void {
  if (draft.options.edition === 'manual') {
    applyInterest(draft, events);
    if (applySurvival(draft, events)) return;
  }
  applySellOff(draft, events);
}
