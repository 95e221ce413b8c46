import { blocked, type Choice, one, wholeFamily } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { borrowLimit, borrowNotes, notePays } from '../rules/notes.ts';
import type { State } from '../state.ts';
import { defineAction } from './define.ts';
import { intField } from './fields.ts';
import { noteCount } from './shapes.ts';

/** The most notes that are offered at once where there is no limit. */
const MOST_OFFERED = 20;

const tooMany = (state: State) => refuse('notes/too-many', 'W6.4', { most: rulesOf(state).mostNotes });

export const borrow = defineAction({
  type: 'borrow',
  rules: ['W6.1', 'W6.3', 'W6.4'],
  shape: record({ notes: noteCount }),
  when: { phases: TRADE },
  aside: true,

  check: (state, seat, { notes }) => (notes > borrowLimit(state, seat) ? tooMany(state) : null),

  apply(play, seat, { notes }) {
    play.events.push({ type: 'notesBorrowed', seat, notes, money: borrowNotes(play, seat, notes) });
  },

  choices(state, seat) {
    const most = Math.min(borrowLimit(state, seat), MOST_OFFERED);
    if (most === 0) return [blocked({ type: 'borrow', notes: 1 }, tooMany(state))];
    const choices: Choice<{ type: 'borrow'; notes: number }>[] = [];
    const money = notePays(state, playerAt(state, seat).purse.notes ?? 0);
    // A note that pays nothing is not of kind `one`: a client that plays only those would borrow for ever.
    if (money > 0) choices.push(one({ type: 'borrow', notes: 1 }, { money }));
    if (most > 1) choices.push(wholeFamily({ type: 'borrow', notes: 1 }, [intField('notes', 1, most)]));
    return choices;
  },
});
