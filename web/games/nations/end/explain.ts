/** Where the points of a category come from: the cards and goods of one nation. */
import type { Seat } from '../../../../engine/core/game.ts';
import { RESOURCES } from '../../../../engine/nations/data/cards/types.ts';
import { type CardPoints, pointsFacts } from '../../../../engine/nations/facts/points.ts';
import { scoreOf } from '../../../../engine/nations/scoring.ts';
import type { Score, State } from '../../../../engine/nations/state.ts';
import { minus } from '../cards/figures.tsx';
import type { Words } from '../words.tsx';

type Category = Exclude<keyof Score, 'seat' | 'resourceSum' | 'total'>;

/** "Congo 2, India 2", or empty if a category scored nothing. */
export function explain({ word, term, terms }: Words, state: State, seat: Seat, category: Category): string {
  if (!state.nations[seat]) return '';
  const facts = pointsFacts(state, seat);
  const named = ({ card, points }: CardPoints) => `${word(`card.${card}.name`)} ${points.join('+')}`;
  switch (category) {
    case 'vp':
      return word('score.vp.why');
    case 'colonies':
      return facts.colonies.map(named).join(', ');
    case 'wonders': {
      const bonus = facts.bonus > 0 ? [word('score.bonus', { n: facts.bonus })] : [];
      return [...facts.wonders.map(named), ...bonus].join(', ');
    }
    case 'workers':
      return facts.workers.map(named).join(', ');
    case 'resources': {
      const values = [
        ...RESOURCES.map((kind) => `${terms(kind)} ${facts.resources[kind]}`),
        `${term('strength')} ${facts.resources.strength}`,
        `${term('stability')} ${minus(facts.resources.stability)}`,
      ];
      return `${minus(scoreOf(state, seat).resourceSum)}: ${values.join(', ')}`;
    }
  }
}
