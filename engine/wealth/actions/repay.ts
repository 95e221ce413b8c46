import { blocked, type Choice, one, wholeFamily } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { TRADE } from '../rules/acting/gate.ts';
import { refuse } from '../rules/acting/refuse.ts';
import { playerAt } from '../rules/acting/turns.ts';
import { rulesOf } from '../rules/editions.ts';
import { repayLimit, repayNotes } from '../rules/notes.ts';
import { defineAction } from './define.ts';
import { intField } from './fields.ts';
import { noteCount } from './shapes.ts';

export const repay = defineAction({
  type: 'repay',
  rules: ['W6.2', 'W6.3'],
  shape: record({ notes: noteCount }),
  when: { phases: TRADE },
  aside: true,

  check(state, seat, { notes }) {
    const { purse } = playerAt(state, seat);
    if (notes > (purse.notes ?? 0)) return refuse('notes/not-held', 'W6.2');
    const price = notes * rulesOf(state).noteCosts;
    return price > (purse.money ?? 0) ? refuse('notes/cannot-repay', 'W6.2', { price }) : null;
  },

  apply(play, seat, { notes }) {
    play.events.push({ type: 'notesRepaid', seat, notes, money: repayNotes(play, seat, notes) });
  },

  choices(state, seat) {
    if (!playerAt(state, seat).purse.notes) return [];
    const price = rulesOf(state).noteCosts;
    const most = repayLimit(state, seat);
    if (most === 0) return [blocked({ type: 'repay', notes: 1 }, refuse('notes/cannot-repay', 'W6.2', { price }))];
    const choices: Choice<{ type: 'repay'; notes: number }>[] = [one({ type: 'repay', notes: 1 }, { money: -price })];
    if (most > 1) choices.push(wholeFamily({ type: 'repay', notes: 1 }, [intField('notes', 1, most)]));
    return choices;
  },
});
