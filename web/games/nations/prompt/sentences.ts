/** What the prompt asks, and the hint beside it. */
import { promptFor } from '../../../../engine/nations/awaiting.ts';
import { nationFacts } from '../../../../engine/nations/facts/nation.ts';
import type { Composer } from '../composer.ts';
import type { Words } from '../words.tsx';

export function askOf({ word, say }: Words, composer: Composer): string {
  const question = composer.question();
  if (!question) return '';
  const state = composer.table.state();
  const aim = composer.aim();
  if (aim?.name === 'buy' || aim?.name === 'special') {
    const card = aim.name === 'special' ? aim.card : state.board[aim.cell.row - 1]?.[aim.cell.col];
    return card ? word(`card.${card}.name`) : '';
  }
  if (aim) return word(`act.${aim.name}`);
  if (question.kind === 'turn') return word(question.actions > 1 ? 'ask.turns' : 'ask.turn', { n: question.actions });
  if (question.kind === 'growth') return word('ask.growth', { n: nationFacts(state, composer.me() ?? 0).growth });
  return say(promptFor(question));
}

export function hintOf({ word }: Words, composer: Composer): string {
  const kind = composer.question()?.kind;
  if (kind === 'board') return word('ask.board');
  if (kind !== 'turn') return word('ask.choose');
  if (composer.blocked()) return '';
  const n = composer.undeploys().length;
  switch (composer.aim()?.name) {
    case undefined:
      if (n > 0) return word('ask.undeployed', { n });
      // After the first round a player knows where to buy cards.
      return composer.table.state().round > 1 ? '' : word('ask.pickCard');
    case 'undeploy':
      return word(n > 0 ? 'ask.undeployMore' : 'ask.undeploy', { n });
    case 'deploy':
      return word('ask.deploy');
    default:
      return composer.ways().length > 1 ? word('ask.chooseWay') : '';
  }
}
