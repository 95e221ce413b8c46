/** Carries a checked action out on the draft. */
import type { Seat } from '../core/game.ts';
import type { Action, ActionOf, ActionType } from './actions.ts';
import type { Event } from './events.ts';
import { applyPass } from './rules/acting/phases.ts';
import { applyAutomate, applyBuild, applyPlaceFlag } from './rules/develop/develop.ts';
import { applyMoveTiles } from './rules/develop/moveTiles.ts';
import { applyAgreeToEnd, applyPlayOn } from './rules/end/agreement.ts';
import { noteBuilt } from './rules/end/standstill.ts';
import { applyBuy, applySell } from './rules/markets.ts';
import { applyBorrow, applyRepay } from './rules/notes.ts';
import { applyProduce, applyReconsider } from './rules/produce.ts';
import { applyPickPackage, applySkipPackage } from './rules/setup/packages.ts';
import { applyAccept, applyCounter, applyDecline, applyOffer, applyWithdraw } from './rules/trade.ts';
import { applySetOccupy, applySetStand } from './rules/warClouds/standingAnswers.ts';
import {
  applyActivate,
  applyBuildUnits,
  applyEndActivation,
  applyStand,
  applyTransport,
} from './rules/warClouds/war.ts';
import { applyPlaceStartFlag, applyPlaceStartUnit } from './setup.ts';
import type { State } from './state.ts';

type Apply<T extends ActionType> = (draft: State, seat: Seat, action: ActionOf<T>, events: Event[]) => void;

const APPLY: { readonly [T in ActionType]: Apply<T> } = {
  pickPackage: applyPickPackage,
  skipPackage: (draft, seat, _action, events) => applySkipPackage(draft, seat, events),
  placeStartFlag: (draft, seat, action, events) => applyPlaceStartFlag(draft, seat, action.hex, events),
  placeStartUnit: (draft, seat, action, events) => applyPlaceStartUnit(draft, seat, action.hex, events),
  buy: (draft, seat, action, events) => applyBuy(draft, seat, action.cubes, events),
  sell: (draft, seat, action, events) => applySell(draft, seat, action.cubes, events),
  offer: applyOffer,
  counter: applyCounter,
  withdraw: (draft, seat, action, events) => applyWithdraw(draft, seat, action.id, events),
  decline: (draft, seat, action, events) => applyDecline(draft, seat, action.id, events),
  accept: (draft, seat, action, events) => applyAccept(draft, seat, action.id, events),
  borrow: (draft, seat, action, events) => applyBorrow(draft, seat, action.notes, events),
  repay: (draft, seat, action, events) => applyRepay(draft, seat, action.notes, events),
  passTrade: (draft, seat, _action, events) => applyPass(draft, seat, events),
  passDevelop: (draft, seat, _action, events) => applyPass(draft, seat, events),
  placeFlag: (draft, seat, action, events) => applyPlaceFlag(draft, seat, action.hex, events),
  build: applyBuild,
  moveTiles: applyMoveTiles,
  automate: (draft, seat, action, events) => applyAutomate(draft, seat, action.hex, events),
  buildUnits: (draft, seat, action, events) => applyBuildUnits(draft, seat, action.hexes, events),
  activate: applyActivate,
  endActivation: (draft, seat, _action, events) => applyEndActivation(draft, seat, events),
  transport: applyTransport,
  stand: (draft, seat, action, events) => applyStand(draft, seat, action.fight, events),
  setStand: (draft, seat, action, events) => applySetStand(draft, seat, action.answer, events),
  setOccupy: applySetOccupy,
  produce: (draft, seat, action, events) => applyProduce(draft, seat, action.runs, events),
  reconsider: (draft, seat, _action, events) => applyReconsider(draft, seat, events),
  agreeToEnd: (draft, seat, _action, events) => applyAgreeToEnd(draft, seat, events),
  playOn: (draft, seat, _action, events) => applyPlayOn(draft, seat, events),
};

export function apply(draft: State, seat: Seat, action: Action): Event[] {
  const events: Event[] = [];
  (APPLY[action.type] as Apply<ActionType>)(draft, seat, action, events);
  noteBuilt(draft, events);
  return events;
}
