/** Where the points of a category come from: the cards and goods of one nation. */
import type { Seat } from '../../../../engine/core/game.ts';
import { type CardId, cardOf } from '../../../../engine/nations/data/cards/index.ts';
import { RESOURCES } from '../../../../engine/nations/data/cards/types.ts';
import {
  cappedStability,
  cappedStrength,
  workCardOf,
} from '../../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../../engine/nations/scoring.ts';
import type { Score, State } from '../../../../engine/nations/state.ts';
import { minus } from '../cards/figures.tsx';
import type { Words } from '../cards/words.tsx';

type Category = Exclude<keyof Score, 'seat' | 'resourceSum' | 'total'>;

/** "Congo 2, India 2", or empty if a category scored nothing. */
export function explain({ word, many }: Words, state: State, seat: Seat, category: Category): string {
  const nation = state.nations[seat];
  if (!nation) return '';
  const named = (id: CardId, n: number | string) => `${word(`card.${id}.name`)} ${n}`;
  const printed = (held: readonly (CardId | null)[]) =>
    held.flatMap((id) => {
      const card = id === null ? null : cardOf(id);
      return id && card && 'vp' in card && card.vp > 0 ? [{ text: named(id, card.vp), vp: card.vp }] : [];
    });
  switch (category) {
    case 'vp':
      return word('score.vp.why');
    case 'colonies':
      return printed(nation.colonies)
        .map(({ text }) => text)
        .join(', ');
    case 'wonders': {
      const wonders = printed(nation.wonders);
      const bonus = scoreOf(state, seat).wonders - wonders.reduce((sum, { vp }) => sum + vp, 0);
      const all = wonders.map(({ text }) => text);
      return [...all, ...(bonus > 0 ? [word('score.bonus', { n: bonus })] : [])].join(', ');
    }
    case 'workers':
      return nation.slots
        .flatMap((slot) => {
          const marks = slot ? (workCardOf(slot.card)?.vpPerWorker ?? []).slice(0, slot.workers) : [];
          return slot && marks.length > 0 ? [named(slot.card, marks.join('+'))] : [];
        })
        .join(', ');
    case 'resources': {
      const values = [
        ...RESOURCES.map((kind) => `${many(`term.${kind}`)} ${nation.purse[kind]}`),
        `${word('term.strength')} ${cappedStrength(state, seat)}`,
        `${word('term.stability')} ${minus(cappedStability(state, seat))}`,
      ];
      return `${minus(scoreOf(state, seat).resourceSum)}: ${values.join(', ')}`;
    }
  }
}
