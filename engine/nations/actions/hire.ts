import { blocked, one } from '../../core/choices.ts';
import { optional, record } from '../../core/shape.ts';
import { checkAfter, spendAction } from '../rules/actionPhase.ts';
import { architectSources, checkHireAtAll } from '../rules/architectsAndWonders/architects.ts';
import {
  checkWonderSpace,
  nextSection,
  sectionsLeft,
  wonderSpaces,
} from '../rules/architectsAndWonders/construction.ts';
import { addSection } from '../rules/architectsAndWonders/wonders.ts';
import { debit } from '../rules/valuesAndWorkers/tokens.ts';
import { refuse, superfluous } from '../rules/whoDecides/refuse.ts';
import { nationAt } from '../state.ts';
import { defineAction } from './define.ts';
import { after, count, id } from './shapes.ts';

/** Hires an architect: `public`, one of a card, or one of the `board`. A wonder that becomes ready needs a `space`. */
export const hire = defineAction({
  type: 'hire',
  rules: ['N8.2', 'N8.4', 'N11.1', 'N11.2', 'N11.3', 'N11.4', 'N20.3'],
  shape: record({ from: id, space: optional(count), after }),
  when: 'turn',

  check(state, seat, { from, space, after }) {
    const refusal = checkHireAtAll(state, seat);
    if (refusal) return refusal;
    if (!architectSources(state, seat).includes(from)) return refuse('hire/no-architect', 'N11.1');
    const nation = nationAt(state, seat);
    if (sectionsLeft(nation) === 1) return checkWonderSpace(nation, space) ?? checkAfter(state, seat, after);
    return space === undefined ? checkAfter(state, seat, after) : superfluous();
  },

  apply(play, seat, { from, space, after }) {
    const { state } = play;
    const nation = nationAt(state, seat);
    const stone = nextSection(nation) ?? 0;
    spendAction(play, after);
    if (from === 'public') state.architects--;
    else nation.architects[from] = (nation.architects[from] ?? 0) - 1;
    debit(play, seat, { stone });
    addSection(play, seat, from, stone, space);
  },

  choices(state, seat) {
    const nation = nationAt(state, seat);
    if (!nation.construction) return [];
    const why = checkHireAtAll(state, seat);
    if (why) return [blocked({ type: 'hire' }, why)];
    return architectSources(state, seat).flatMap((from) =>
      sectionsLeft(nation) > 1
        ? [one({ type: 'hire', from })]
        : wonderSpaces(nation).map((space) => one({ type: 'hire', from, space })),
    );
  },
});
