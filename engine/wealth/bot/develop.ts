/** The computer player in Develop: it makes the best build it can pay for, or automates, places a flag or passes. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from '../../core/hex.ts';
import { automate } from '../actions/automate.ts';
import type { Action } from '../actions/index.ts';
import { hexAt } from '../data/board.ts';
import { canSpend } from '../rules/acting/spend.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { blocsOf } from '../rules/blocs.ts';
import { rulesOf } from '../rules/editions.ts';
import { placings } from '../scoring.ts';
import type { State } from '../state.ts';
import { type Appraisal, appraise, sumGoods } from './appraise.ts';
import { type Build, type Ranked, rankBuilds } from './builds.ts';
import { decideEscape } from './expand.ts';
import type { Mind } from './mind.ts';
import { LONG_GAME } from './needs.ts';
import { decideWar } from './war.ts';

/** The most flags that it places before it has tiles for them. */
const MOST_EMPTY_FLAGS = 2;

export function buildAction({ tile, hex, rotation, force, needsFlag }: Build): Action {
  return needsFlag ? { type: 'placeFlag', hex } : { type: 'build', tile, hex, rotation, force };
}

function automation(state: State, seat: Seat, { weight, burnt, sell }: Appraisal): Action | null {
  const { automateCost } = rulesOf(state);
  if (!canSpend(state, seat, automateCost)) return null;
  const price = sumGoods(automateCost, sell);
  let best: { hex: Hex; saved: number } | null = null;
  for (const bloc of blocsOf(state.board, seat)) {
    if (bloc.automated || bloc.industry === 'farm') continue;
    const saved = bloc.tiles.length * burnt.food - burnt.ore;
    const place = bloc.tiles.find((at) => automate.check(state, seat, { type: 'automate', hex: hexAt(at) }) === null);
    if (place !== undefined && saved * weight > price && (!best || saved > best.saved)) {
      best = { hex: hexAt(place), saved };
    }
  }
  return best ? { type: 'automate', hex: best.hex } : null;
}

const isLeading = (state: State, seat: Seat): boolean =>
  placings(state).some((placing) => placing.seat === seat && placing.rank === 1);

/** A flag on the best site for a later tile, or to bring a long game to its end. */
function flagAhead(state: State, seat: Seat, ranked: readonly Ranked[]): Action | null {
  const { labor = 0, flags = 0 } = playerAt(state, seat).purse;
  if (flags === 0 || !canSpend(state, seat, rulesOf(state).flagCost)) return null;
  const site = ranked.find(({ needsFlag }) => needsFlag);
  if (!site) return null;
  const place: Action = { type: 'placeFlag', hex: site.hex };
  if (state.round >= LONG_GAME) return place;
  const ends = flags === 1 && !state.lastFlagLatched;
  if (ends) return isLeading(state, seat) ? place : null;
  const empty = state.board.filter((piece) => piece?.seat === seat && !piece.tile).length;
  return labor > 2 && empty < MOST_EMPTY_FLAGS && site.net > 0 ? place : null;
}

export function decideDevelop(state: State, seat: Seat, mind: Mind): Action {
  const appraisal = appraise(state, seat, mind);
  if (state.options.warClouds) {
    const war = decideWar(state, seat, appraisal);
    if (war) return war;
  }
  const ranked = rankBuilds(state, seat, appraisal);
  const payable = ranked.find(({ cost, net }) => net > 0 && canSpend(state, seat, cost));
  if (payable) return buildAction(payable);
  const out = decideEscape(state, seat);
  if (out) return out;
  return automation(state, seat, appraisal) ?? flagAhead(state, seat, ranked) ?? { type: 'passDevelop' };
}
