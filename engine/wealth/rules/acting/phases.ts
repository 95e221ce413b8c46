/** How one phase follows another (W5.1, W5.10, W7.1, W9.9, W11.5). */
import type { Seat } from '../../../core/game.ts';
import type { Play } from '../../play.ts';
import type { Phase } from '../../state.ts';
import { roundsToOffer, rulesOf } from '../editions.ts';
import {
  endByAgreement,
  endBySellOff,
  endBySurvival,
  endScored,
  forgetEliminated,
  triggersMet,
  voidAgreements,
} from '../end/end.ts';
import { isEndOpen, stillRounds } from '../end/standstill.ts';
import { payInterest } from '../notes.ts';
import { isLiving, isTradePhase, livingSeats, nextActive, nextLiving, playerAt } from './turns.ts';

function begin({ state, events }: Play, phase: Phase): void {
  state.phase = phase;
  state.passes = 0;
  state.active = phase === 'produce' ? null : state.first;
  for (const player of state.players) {
    player.out = false;
    player.barters = 0;
  }
  events.push({ type: 'phaseBegan', phase, round: state.round, first: state.first });
}

/** The first round, after set-up. */
export function beginPlay(play: Play): void {
  play.state.round = 1;
  begin(play, 'trade');
}

/** W5.1, W5.10, W7.1 */
export function pass(play: Play, seat: Seat): void {
  const { state, events } = play;
  const limited = isTradePhase(state) && state.options.limitedPassing;
  events.push({ type: 'passed', seat, phase: state.phase, out: limited });
  if (limited) playerAt(state, seat).out = true;
  else state.passes++;
  const living = livingSeats(state);
  const ended = limited ? living.every((other) => playerAt(state, other).out) : state.passes >= living.length;
  if (ended) endPhase(play);
  else state.active = nextActive(state, seat);
}

function endPhase(play: Play): void {
  const { state, events } = play;
  if (state.phase === 'develop') {
    endDevelop(play);
    return;
  }
  // W5.7
  if (state.offers.length > 0) events.push({ type: 'offersLapsed', ids: state.offers.map((offer) => offer.id) });
  state.offers = [];
  delete state.declined;
  if (state.phase === 'finalTrade') endScored(play);
  else begin(play, 'develop');
}

function endDevelop(play: Play): void {
  const { state, events } = play;
  state.triggers = triggersMet(state);
  if (state.triggers.length > 0) {
    voidAgreements(state);
    events.push({ type: 'endTriggered', triggers: [...state.triggers] });
  }
  begin(play, 'produce');
  // W11.11: announced once, when the offer opens.
  const rounds = stillRounds(state);
  if (isEndOpen(state) && rounds === roundsToOffer(state)) events.push({ type: 'endOffered', rounds });
}

/** What follows when the last Produce decision has been carried out. */
export function endProduce(play: Play): void {
  const { state } = play;
  const { interest, lastTrade } = rulesOf(state);
  for (const player of state.players) player.runs = null;
  const final = state.triggers.length > 0;
  if (final && !lastTrade) {
    endGame(play);
    return;
  }
  passMarker(play);
  if (interest > 0) {
    payInterest(play);
    if (endBySurvival(play)) return;
    forgetEliminated(state);
    if (endByAgreement(play)) return;
    // W6.8
    if (!isLiving(state, state.first)) passMarker(play);
  }
  state.round++;
  begin(play, final ? 'finalTrade' : 'trade');
}

function passMarker({ state, events }: Play): void {
  state.first = nextLiving(state, state.first);
  events.push({ type: 'markerPassed', seat: state.first });
}

/** W11.5: no Trade follows, so the marker does not move. */
function endGame(play: Play): void {
  if (rulesOf(play.state).interestAtEnd) {
    payInterest(play);
    if (endBySurvival(play)) return;
  }
  endBySellOff(play);
}
