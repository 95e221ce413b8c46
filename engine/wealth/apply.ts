/** Carries a checked action out on the draft. */
import type { Seat } from '../core/game.ts';
import type { Action } from './actions.ts';
import { applyAutomate, applyBuild, applyPlaceFlag } from './develop.ts';
import type { Event } from './events.ts';
import { applyBorrow, applyRepay } from './finance.ts';
import { applyBuy, applySell } from './market.ts';
import { applyMoveTiles } from './moveTiles.ts';
import { applyPickPackage, applySkipPackage } from './packages.ts';
import { applyPass } from './phases.ts';
import { applyProduce } from './produce.ts';
import { applyPlaceStartFlag, applyPlaceStartUnit } from './setup.ts';
import { applySetOccupy, applySetStand } from './standingAnswers.ts';
import type { State } from './state.ts';
import { applyAccept, applyCounter, applyDecline, applyOffer, applyWithdraw } from './trade.ts';
import { applyActivate, applyBuildUnits, applyEndActivation, applyStand, applyTransport } from './war.ts';

export function apply(draft: State, seat: Seat, action: Action): Event[] {
  const events: Event[] = [];
  carryOut(draft, seat, action, events);
  return events;
}

function carryOut(draft: State, seat: Seat, action: Action, events: Event[]): void {
  switch (action.type) {
    case 'pickPackage':
      return applyPickPackage(draft, seat, action, events);
    case 'skipPackage':
      return applySkipPackage(draft, seat, events);
    case 'placeStartFlag':
      return applyPlaceStartFlag(draft, seat, action.hex, events);
    case 'placeStartUnit':
      return applyPlaceStartUnit(draft, seat, action.hex, events);
    case 'buy':
      return applyBuy(draft, seat, action.cubes, events);
    case 'sell':
      return applySell(draft, seat, action.cubes, events);
    case 'offer':
      return applyOffer(draft, seat, action, events);
    case 'counter':
      return applyCounter(draft, seat, action, events);
    case 'withdraw':
      return applyWithdraw(draft, seat, action.id, events);
    case 'decline':
      return applyDecline(draft, seat, action.id, events);
    case 'accept':
      return applyAccept(draft, seat, action.id, events);
    case 'borrow':
      return applyBorrow(draft, seat, action.notes, events);
    case 'repay':
      return applyRepay(draft, seat, action.notes, events);
    case 'pass':
      return applyPass(draft, seat, events);
    case 'placeFlag':
      return applyPlaceFlag(draft, seat, action.hex, events);
    case 'build':
      return applyBuild(draft, seat, action, events);
    case 'moveTiles':
      return applyMoveTiles(draft, seat, action, events);
    case 'automate':
      return applyAutomate(draft, seat, action.hex, events);
    case 'buildUnits':
      return applyBuildUnits(draft, seat, action.hexes, events);
    case 'activate':
      return applyActivate(draft, seat, action, events);
    case 'endActivation':
      return applyEndActivation(draft, seat, events);
    case 'transport':
      return applyTransport(draft, seat, action, events);
    case 'stand':
      return applyStand(draft, seat, action.fight, events);
    case 'setStand':
      return applySetStand(draft, seat, action.answer, events);
    case 'setOccupy':
      return applySetOccupy(draft, seat, action, events);
    case 'produce':
      return applyProduce(draft, seat, action.runs, events);
  }
}
