/** Choices of Produce: the default, nothing, or any feeding by one's own hand. */
import type { Field } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import type { Run } from '../actions.ts';
import { hexAt } from '../data/board.ts';
import { defaultRuns, projectionOf } from '../facts/production.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { blocsOf } from '../rules/blocs.ts';
import { canRun, checkReconsider } from '../rules/produce.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { blocked, family, one, subsetOfHexes, type WealthChoice } from './parts.ts';

export function produceChoices(state: State, seat: Seat): WealthChoice[] {
  if (playerAt(state, seat).runs) {
    const again = blocked({ type: 'produce' }, refuse('produce/already-decided', 'W9.8'));
    return checkReconsider(state, seat) ? [again] : [one({ type: 'reconsider' }), again];
  }
  const nothing = one({ type: 'produce', runs: [] }, { paid: {}, kept: {} });
  if (!canRun(state, seat)) return [nothing];
  const seen = asSeen(state, seat);
  const runs = defaultRuns(seen, seat);
  const { paid, kept } = projectionOf(seen, seat, runs);
  const byDefault = runs.length > 0 ? [one({ type: 'produce', runs }, { paid, kept })] : [];
  return [...byDefault, nothing, byHand(state, seat)];
}

/** Others' wish to occupy is private: what is decided by default must not tell it. */
export const asSeen = (state: State, seat: Seat): State => (state.options.warClouds ? view(state, seat) : state);

/** One entry a bloc: the tiles to feed (none: it does not run) and how. */
function byHand(state: State, seat: Seat): WealthChoice {
  const fields: Field[] = [];
  const runs: Run[] = blocsOf(state.board, seat).map(({ industry, tiles, automated }, i) => {
    const hexes = tiles.map(hexAt);
    fields.push(subsetOfHexes(`runs.${i}.fed`, hexes, 0, hexes.length));
    if (automated && industry !== 'farm') {
      fields.push({ name: `runs.${i}.with`, type: 'oneOf', values: ['food', 'ore'] });
    }
    return { industry, fed: [], with: 'food' };
  });
  return family({ type: 'produce', runs }, fields);
}
