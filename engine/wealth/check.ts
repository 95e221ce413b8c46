/** The only authority on legality: the phase, the turn, then the rule of each action. */
import type { Refusal, Seat } from '../core/game.ts';
import type { Action, ActionType } from './actions.ts';
import { refuse } from './rules/acting/refuse.ts';
import { isLiving } from './rules/acting/turns.ts';
import { checkAutomate, checkBuild, checkPlaceFlag } from './rules/develop/develop.ts';
import { checkMoveTiles } from './rules/develop/moveTiles.ts';
import { checkAgreeToEnd, checkPlayOn } from './rules/end/agreement.ts';
import { checkBuy, checkSell } from './rules/markets.ts';
import { checkBorrow, checkRepay } from './rules/notes.ts';
import { checkProduce, checkReconsider } from './rules/produce.ts';
import { checkPickPackage, checkSkipPackage } from './rules/setup/packages.ts';
import { checkAccept, checkCounter, checkDecline, checkOffer, checkWithdraw } from './rules/trade.ts';
import { checkActivate, checkBuildUnits, checkTransport } from './rules/warClouds/war.ts';
import { checkPlaceStartFlag, checkPlaceStartUnit } from './setup.ts';
import type { Phase, State } from './state.ts';

const TRADE: readonly Phase[] = ['trade', 'finalTrade'];
const DEVELOP: readonly Phase[] = ['develop'];

interface When {
  /** In any phase of the game where absent. */
  phases?: readonly Phase[];
  /** Only for the active player. */
  turn?: true;
  war?: true;
  /** Also between the activations of one Activate action. */
  activating?: true;
}

const WHEN: Readonly<Record<ActionType, When>> = {
  pickPackage: { phases: ['draft'], turn: true },
  skipPackage: { phases: ['draft'], turn: true },
  placeStartFlag: { phases: ['startFlag'], turn: true },
  placeStartUnit: { phases: ['startUnit'], turn: true },
  buy: { phases: TRADE, turn: true },
  sell: { phases: TRADE, turn: true },
  offer: { phases: TRADE },
  counter: { phases: TRADE },
  withdraw: { phases: TRADE },
  decline: { phases: TRADE },
  accept: { phases: TRADE },
  borrow: { phases: TRADE },
  repay: { phases: TRADE },
  passTrade: { phases: TRADE, turn: true },
  passDevelop: { phases: DEVELOP, turn: true },
  placeFlag: { phases: DEVELOP, turn: true },
  build: { phases: DEVELOP, turn: true },
  moveTiles: { phases: DEVELOP, turn: true },
  automate: { phases: DEVELOP, turn: true },
  buildUnits: { phases: DEVELOP, turn: true, war: true },
  activate: { phases: DEVELOP, turn: true, war: true, activating: true },
  endActivation: { phases: DEVELOP, turn: true, war: true, activating: true },
  transport: { phases: DEVELOP, turn: true, war: true },
  stand: { phases: DEVELOP, war: true },
  setStand: { war: true },
  setOccupy: { war: true },
  produce: { phases: ['produce'] },
  reconsider: { phases: ['produce'] },
  agreeToEnd: {},
  playOn: {},
};

/** W2.2 to W2.5: whether this kind of action can be taken now at all. */
export function checkWhen(state: State, seat: Seat, type: ActionType): Refusal | null {
  const when = WHEN[type];
  if (state.phase === 'over') return refuse('over', 'W2.5');
  if (!state.players[seat]) return refuse('no-such-seat', 'W2.2');
  if (!isLiving(state, seat)) return refuse('eliminated', 'W2.4');
  if (when.war && !state.options.warClouds) return refuse('war/not-in-play', 'W10.1');
  if (when.phases && !when.phases.includes(state.phase)) return refuse('wrong-phase', 'W2.3');
  if (!when.turn) return null;
  if (state.active !== seat) return refuse('not-your-turn', 'W2.2');
  if (state.stand) return refuse('war/stand-pending', 'W10.8', { seat: { seat: state.stand.asked } });
  return state.activations > 0 && !when.activating ? refuse('war/activating', 'W10.2') : null;
}

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  return checkWhen(state, seat, action.type) ?? checkRule(state, seat, action);
}

function checkRule(state: State, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'pickPackage':
      return checkPickPackage(state, seat, action);
    case 'skipPackage':
      return checkSkipPackage(state, seat);
    case 'placeStartFlag':
      return checkPlaceStartFlag(state, action.hex);
    case 'placeStartUnit':
      return checkPlaceStartUnit(state, seat, action.hex);
    case 'buy':
      return checkBuy(state, seat, action.cubes);
    case 'sell':
      return checkSell(state, seat, action.cubes);
    case 'offer':
      return checkOffer(state, seat, action);
    case 'counter':
      return checkCounter(state, seat, action);
    case 'withdraw':
      return checkWithdraw(state, seat, action.id);
    case 'decline':
      return checkDecline(state, seat, action.id);
    case 'accept':
      return checkAccept(state, seat, action.id);
    case 'borrow':
      return checkBorrow(state, seat, action.notes);
    case 'repay':
      return checkRepay(state, seat, action.notes);
    case 'placeFlag':
      return checkPlaceFlag(state, seat, action.hex);
    case 'build':
      return checkBuild(state, seat, action);
    case 'moveTiles':
      return checkMoveTiles(state, seat, action);
    case 'automate':
      return checkAutomate(state, seat, action.hex);
    case 'buildUnits':
      return checkBuildUnits(state, seat, action.hexes);
    case 'activate':
      return checkActivate(state, seat, action);
    case 'endActivation':
      return state.activations > 0 ? null : refuse('war/not-activating', 'W10.2');
    case 'transport':
      return checkTransport(state, seat, action);
    case 'stand':
      return state.stand?.asked === seat ? null : refuse('war/not-asked', 'W10.8');
    case 'produce':
      return checkProduce(state, seat, action.runs);
    case 'reconsider':
      return checkReconsider(state, seat);
    case 'agreeToEnd':
      return checkAgreeToEnd(state, seat);
    case 'playOn':
      return checkPlayOn(state, seat);
    case 'passTrade':
    case 'passDevelop':
    case 'setStand':
    case 'setOccupy':
      return null;
  }
}
