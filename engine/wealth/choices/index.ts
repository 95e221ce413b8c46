/** What a seat may do now, awaited or not: complete enough to play by it alone. */
import type { Seat } from '../../core/game.ts';
import { hexAt, isPlayable } from '../data/board.ts';
import { isLiving } from '../rules/acting/turns.ts';
import { hasAgreed } from '../rules/end/agreement.ts';
import { isEndOpen } from '../rules/end/standstill.ts';
import { startUnitPlaces } from '../setup.ts';
import type { State } from '../state.ts';
import { developChoices } from './develop.ts';
import { draftChoices } from './packages.ts';
import { one, type WealthChoice } from './parts.ts';
import { produceChoices } from './produce.ts';
import { tradeChoices } from './trade.ts';
import { standChoices, standingChoices, warChoices } from './war.ts';

export function choices(state: State, seat: Seat): WealthChoice[] {
  if (state.phase === 'over' || !isLiving(state, seat)) return [];
  const now = phaseChoices(state, seat);
  if (state.options.warClouds) now.push(...standingChoices());
  // Last, for they stand beside whatever is asked.
  if (isEndOpen(state)) now.push(one({ type: hasAgreed(state, seat) ? 'playOn' : 'agreeToEnd' }));
  return now;
}

function phaseChoices(state: State, seat: Seat): WealthChoice[] {
  switch (state.phase) {
    case 'trade':
    case 'finalTrade':
      return tradeChoices(state, seat);
    case 'produce':
      return produceChoices(state, seat);
    default:
      return state.stand ? whenAsked(state, seat) : state.active === seat ? turnChoices(state, seat) : [];
  }
}

const whenAsked = (state: State, seat: Seat): WealthChoice[] =>
  state.stand?.asked === seat ? standChoices(state) : [];

function turnChoices(state: State, seat: Seat): WealthChoice[] {
  switch (state.phase) {
    case 'draft':
      return draftChoices(state, seat);
    case 'startFlag':
      return state.board.flatMap((piece, place) =>
        !piece && isPlayable(state.options, place) ? [one({ type: 'placeStartFlag', hex: hexAt(place) })] : [],
      );
    case 'startUnit':
      return startUnitPlaces(state, seat).map((place) => one({ type: 'placeStartUnit', hex: hexAt(place) }));
    case 'develop':
      if (!state.options.warClouds) return developChoices(state, seat);
      if (state.activations > 0) return warChoices(state, seat);
      return [...developChoices(state, seat), ...warChoices(state, seat)];
    default:
      return [];
  }
}
