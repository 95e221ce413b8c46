/** What is shown beside an answer: its sign, and a note about what its figures do not say. */
import type { Action } from '../../../engine/nations/actions/index.ts';
import { cardOf } from '../../../engine/nations/data/cards/index.ts';
import { REVOLT_VP, UPKEEP } from '../../../engine/nations/data/tables.ts';
import { GROWTH_AMOUNT } from '../../../engine/nations/options.ts';
import { strengthOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import type { State } from '../../../engine/nations/state.ts';
import { architect, worker } from '../../ui/signs/nations.ts';
import type { Consequence } from './Changes.tsx';
import { type Figure, figureSign, kindSign } from './cards/signs.ts';
import type { Words } from './cards/words.tsx';
import { spacesFor } from './optionWords.ts';

interface Sign {
  sign: string;
  /** The class that colours it. */
  hue: string;
}

const ofFigure = (kind: Figure): Sign => ({ sign: figureSign[kind], hue: `c-${kind}` });

export function optionSign(state: State, seat: number, action: Action): Sign | null {
  if (action.type === 'grow') return action.take === 'worker' ? { sign: worker, hue: '' } : ofFigure(action.take);
  if (action.type === 'takeBonus') return ofFigure(action.take);
  if (action.type === 'nameSection') return ofFigure(action.section);
  if (action.type === 'hire') return { sign: architect, hue: '' };
  if (action.type !== 'buy') return null;
  if (action.take === 'vp') return ofFigure('vp');
  if (action.take && action.take !== 'gain') return ofFigure(action.take);
  const replaced = replacedBy(state, seat, action);
  return replaced ? { sign: kindSign[cardOf(replaced).type], hue: `k-${cardOf(replaced).type}` } : null;
}

function replacedBy(state: State, seat: number, action: Extract<Action, { type: 'buy' }>): string | null {
  const bought = state.board[action.row - 1]?.[action.col];
  const nation = state.nations[seat];
  if (!bought || !nation || action.space === undefined) return null;
  return spacesFor(nation, bought)[action.space] ?? null;
}

export function optionNote(
  word: Words['word'],
  state: State,
  seat: number,
  action: Action,
  effects: Consequence,
  names: readonly string[],
): { text: string; isBad: boolean } | null {
  const stability = effects.now.find((one) => one.kind === 'stability');
  const isRevolt = stability !== undefined && stability.after < 0 && stability.after < stability.before;
  if (isRevolt) return { text: word('note.revolt', { vp: REVOLT_VP, n: -stability.after }), isBad: true };
  if (action.type === 'grow' && action.take === 'worker' && action.section !== 'top')
    return { text: word(`note.${action.section}`, { n: UPKEEP[action.section] }), isBad: false };
  if (action.type === 'chooseDifficulty')
    return { text: word('note.difficulty', { n: GROWTH_AMOUNT[action.difficulty] }), isBad: false };
  if (action.type !== 'buy') return null;
  const bought = state.board[action.row - 1]?.[action.col];
  if (bought && cardOf(bought).type === 'war') return { text: warNote(word, state, seat, names), isBad: false };
  if (bought && cardOf(bought).type === 'wonder') {
    const begun = state.nations[seat]?.construction;
    if (begun) return { text: word('note.unfinished', { card: word(`card.${begun.card}.name`) }), isBad: true };
    return { text: word('note.wonder'), isBad: false };
  }
  const replaced = replacedBy(state, seat, action);
  if (!replaced) return null;
  const type = cardOf(replaced).type;
  const home =
    type === 'building' || type === 'military' ? (state.nations[seat]?.slots[action.space ?? 0]?.workers ?? 0) : 0;
  return { text: home > 0 ? word('note.home', { n: home }) : word('note.leaves'), isBad: false };
}

/** A war stands at its buyer's strength. The note lists who would be defeated by it now. */
function warNote(word: Words['word'], state: State, seat: number, names: readonly string[]): string {
  const strength = strengthOf(state, seat);
  const weaker = names.filter((_, other) => other !== seat && strengthOf(state, other) < strength);
  if (state.nations.length === 1) return word('note.war.alone', { n: strength });
  return weaker.length > 0
    ? word('note.war', { n: strength, who: weaker.join(', ') })
    : word('note.war.nobody', { n: strength });
}
