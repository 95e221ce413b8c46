/** How far the wonder under construction is, and who could go on with it. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { CardId } from '../data/cards/index.ts';
import { checkHireAtAll } from '../rules/architectsAndWonders/architects.ts';
import { wonderOf } from '../rules/architectsAndWonders/construction.ts';
import { nationAt, type State } from '../state.ts';

export interface WonderProgress {
  card: CardId;
  /** Sections done. */
  done: number;
  /** Stone of the sections to come; the first is next. */
  left: number[];
  stoneLeft: number;
  /** Architects to be hired by all, and the nation's own, by the card they lie on. */
  architects: { public: number; own: Record<string, number> };
  /** Null: an architect could be hired, were it this nation's turn. */
  refusal: Refusal | null;
}

export function wonderProgress(state: State, seat: Seat): WonderProgress | null {
  const nation = nationAt(state, seat);
  if (!nation.construction) return null;
  const { card, sections } = nation.construction;
  const left = wonderOf(card).stages.slice(sections);
  return {
    card,
    done: sections,
    left,
    stoneLeft: left.reduce((sum, stone) => sum + stone, 0),
    architects: { public: state.architects, own: { ...nation.architects } },
    refusal: checkHireAtAll(state, seat),
  };
}
