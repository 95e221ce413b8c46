/** Hiring an architect, public or private (N11). */
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Play } from '../../play.ts';
import { refuse, superfluous } from '../../refuse.ts';
import { nationAt, type State } from '../../state.ts';
import { debit } from '../valuesAndWorkers/tokens.ts';
import { checkWonderSpace, nextSection, sectionsLeft } from './construction.ts';
import { addSection } from './wonders.ts';

/** Where architects can be hired from now: `public`, or what private ones lie on. */
export function architectSources(state: State, seat: Seat): string[] {
  const own = Object.entries(nationAt(state, seat).architects).flatMap(([card, n]) => (n > 0 ? [card] : []));
  return state.architects > 0 ? ['public', ...own] : own;
}

/** Whether an architect could be hired, from anywhere. */
export function checkHireAtAll(state: State, seat: Seat): Refusal | null {
  const nation = nationAt(state, seat);
  const stone = nextSection(nation);
  if (stone === null) return refuse('hire/no-wonder', 'N11.1');
  if (architectSources(state, seat).length === 0) return refuse('hire/no-architect', 'N11.1');
  if (nation.purse.stone < stone) return refuse('hire/stone', 'N11.2', { stone, have: nation.purse.stone });
  return null;
}

export function checkHire(state: State, seat: Seat, from: string, space: number | undefined): Refusal | null {
  const refusal = checkHireAtAll(state, seat);
  if (refusal) return refusal;
  if (!architectSources(state, seat).includes(from)) return refuse('hire/no-architect', 'N11.1');
  const nation = nationAt(state, seat);
  if (sectionsLeft(nation) === 1) return checkWonderSpace(nation, space);
  return space === undefined ? null : superfluous();
}

export function applyHire(play: Play, seat: Seat, from: string, space: number | undefined): void {
  const { state } = play;
  const nation = nationAt(state, seat);
  const stone = nextSection(nation) ?? 0;
  if (from === 'public') state.architects--;
  else nation.architects[from] = (nation.architects[from] ?? 0) - 1;
  debit(play, seat, { stone });
  addSection(play, seat, from, stone, space);
}
