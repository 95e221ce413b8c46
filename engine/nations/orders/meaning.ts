/** What a task means for a seat that is awaited now. It reads the seat's view and nothing else. */
import type { Seat } from '../../core/game.ts';
import { nationAt, type State } from '../state.ts';
import { type Meaning, play } from './meanings.ts';
import { momentOf } from './moment.ts';
import type { Task } from './task.ts';
import { buying } from './tasks/buying.ts';
import { deploying, undeploying } from './tasks/deploying.ts';
import { hiring } from './tasks/hiring.ts';
import { using } from './tasks/using.ts';
import { alarmOf } from './watch.ts';

export function meaning(view: State, seat: Seat, task: Task): Meaning {
  const moment = momentOf(view, seat, task);
  if (moment !== 'now') return { kind: moment === 'past' ? 'done' : 'wait' };
  const why = 'unless' in task ? alarmOf(view, seat, task) : null;
  return why ? { kind: 'ask', why } : meaningNow(view, seat, task);
}

function meaningNow(view: State, seat: Seat, task: Task): Meaning {
  switch (task.type) {
    case 'act':
      return play(task.action);
    case 'buy':
      return buying(view, seat, task);
    case 'deploy':
      return deploying(nationAt(view, seat), task);
    case 'undeploy':
      return undeploying(nationAt(view, seat), task);
    case 'hire':
      return hiring(view, seat, task);
    case 'special':
      return using(view, task);
    case 'pass':
      return play({ type: 'pass' });
    case 'grow':
      return play({ type: 'grow', ...task.choice });
    case 'answer':
      return play({ type: 'answer', source: task.source, answer: task.answer });
  }
}
