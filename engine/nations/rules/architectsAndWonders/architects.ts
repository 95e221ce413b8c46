/** Public and private architects (N11.1, N11.2). */
import type { Refusal, Seat } from '../../../core/game.ts';
import { nationAt, type State } from '../../state.ts';
import { refuse } from '../whoDecides/refuse.ts';
import { nextSection } from './construction.ts';

/** Where the nation can hire an architect now: `public`, or the card (or `board`) of a private one. */
export function architectSources(state: State, seat: Seat): string[] {
  const own = Object.entries(nationAt(state, seat).architects).flatMap(([card, n]) => (n > 0 ? [card] : []));
  return state.architects > 0 ? ['public', ...own] : own;
}

/** Whether the nation could hire an architect from anywhere. */
export function checkHireAtAll(state: State, seat: Seat): Refusal | null {
  const nation = nationAt(state, seat);
  const stone = nextSection(nation);
  if (stone === null) return refuse('hire/no-wonder', 'N11.1');
  if (architectSources(state, seat).length === 0) return refuse('hire/no-architect', 'N11.1');
  if (nation.purse.stone < stone) return refuse('hire/stone', 'N11.2', { stone, have: nation.purse.stone });
  return null;
}
