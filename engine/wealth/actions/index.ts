/** Every action of the game. The action type, the parser, `check`, `apply` and `choices` are derived from this list. */
import { type ActionIn, actionsFrom } from '../../core/action.ts';
import type { Event } from '../events.ts';
import { gate, type When } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import type { State } from '../state.ts';
import { accept } from './accept.ts';
import { activate } from './activate.ts';
import { agreeToEnd } from './agreeToEnd.ts';
import { automate } from './automate.ts';
import { borrow } from './borrow.ts';
import { build } from './build.ts';
import { buildUnits } from './buildUnits.ts';
import { buy } from './buy.ts';
import { counter } from './counter.ts';
import { decline } from './decline.ts';
import { endActivation } from './endActivation.ts';
import { moveTiles } from './moveTiles.ts';
import { offer } from './offer.ts';
import { passDevelop } from './passDevelop.ts';
import { passTrade } from './passTrade.ts';
import { pickPackage } from './pickPackage.ts';
import { placeFlag } from './placeFlag.ts';
import { placeStartFlag } from './placeStartFlag.ts';
import { placeStartUnit } from './placeStartUnit.ts';
import { playOn } from './playOn.ts';
import { produce } from './produce.ts';
import { reconsider } from './reconsider.ts';
import { repay } from './repay.ts';
import { sell } from './sell.ts';
import { setOccupy } from './setOccupy.ts';
import { setStand } from './setStand.ts';
import { skipPackage } from './skipPackage.ts';
import { stand } from './stand.ts';
import { transport } from './transport.ts';
import { withdraw } from './withdraw.ts';

/**
 * Choices are listed in this order. Passing comes after whatever else the turn allows: a client that always takes the
 * first choice must not pass for ever. Asides that belong to no phase come last.
 */
export const ACTIONS = [
  // W3 Set-up
  pickPackage,
  skipPackage,
  placeStartFlag,
  placeStartUnit,
  // W4, W5, W6: the Trade phase
  buy,
  sell,
  borrow,
  repay,
  withdraw,
  accept,
  decline,
  counter,
  offer,
  passTrade,
  // W7 Develop, W10 War Clouds
  placeFlag,
  build,
  moveTiles,
  automate,
  buildUnits,
  endActivation,
  activate,
  transport,
  passDevelop,
  stand,
  // W9 Produce
  reconsider,
  produce,
  // At any time
  setStand,
  setOccupy,
  agreeToEnd,
  playOn,
] as const;

export type Action = ActionIn<typeof ACTIONS>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

export const actions = actionsFrom<State, Event, When, typeof ACTIONS>(ACTIONS, {
  gate,
  malformed: (field) => refuse('malformed', 'W2.1', { field }),
});
