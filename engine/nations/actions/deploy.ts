import { blocked, one } from '../../core/choices.ts';
import { record } from '../../core/shape.ts';
import { cardOf } from '../data/cards/index.ts';
import { checkAfter, moveWorker, spendAction } from '../rules/actionPhase.ts';
import { checkDeploy, deployCost } from '../rules/deploying.ts';
import { testRemoval } from '../rules/removing.ts';
import { debit } from '../rules/valuesAndWorkers/tokens.ts';
import { deployOne, slotAt } from '../rules/valuesAndWorkers/workers.ts';
import { nationAt } from '../state.ts';
import { defineAction } from './define.ts';
import { after, count } from './shapes.ts';

export const deploy = defineAction({
  type: 'deploy',
  rules: ['N8.2', 'N8.4', 'N10.1', 'N10.2', 'N20.3'],
  shape: record({ slot: count, after }),
  when: 'turn',

  check(state, seat, { slot, after }) {
    return (
      checkDeploy(state, seat, slot) ?? checkAfter(state, seat, after, (workers) => moveWorker(workers, null, slot))
    );
  },

  apply(play, seat, { slot, after }) {
    const nation = nationAt(play.state, seat);
    const stone = deployCost(nation, slot);
    const isBuilding = cardOf(slotAt(nation, slot).card).type === 'building';
    spendAction(play, after, !isBuilding);
    debit(play, seat, { stone });
    deployOne(play, seat, slot, stone);
    testRemoval(play);
  },

  choices: (state, seat) =>
    nationAt(state, seat).slots.flatMap((held, slot) => {
      if (!held) return [];
      const why = checkDeploy(state, seat, slot);
      return [why ? blocked({ type: 'deploy', slot }, why) : one({ type: 'deploy', slot })];
    }),
});
