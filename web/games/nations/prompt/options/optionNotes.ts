/** What is shown beside an answer: its sign, and a note about what its figures do not say. */
import type { Action } from '../../../../../engine/nations/actions/index.ts';
import { cardOf } from '../../../../../engine/nations/data/cards/index.ts';
import { type PurchaseFacts, purchaseFacts, spacesFor } from '../../../../../engine/nations/facts/purchase.ts';
import { rulesOf } from '../../../../../engine/nations/rules/options.ts';
import type { State } from '../../../../../engine/nations/state.ts';
import { figureColour, kindInk } from '../../cards/colours.ts';
import { type Figure, figureSign, kindSign } from '../../cards/signs.ts';
import { architect, worker } from '../../signs.ts';
import type { Words } from '../../words.tsx';
import type { Consequence } from './consequence.ts';
import { amountWords } from './optionWords.ts';

type Buy = Extract<Action, { type: 'buy' }>;

interface Sign {
  sign: string;
  colour: { color?: string };
}

interface Note {
  text: string;
  isBad: boolean;
}

const ofFigure = (kind: Figure): Sign => ({ sign: figureSign[kind], colour: figureColour(kind) });
const plain = (sign: string): Sign => ({ sign, colour: {} });

export function optionSign(state: State, seat: number, action: Action): Sign | null {
  if (action.type === 'grow') return action.take === 'worker' ? plain(worker) : ofFigure(action.take);
  if (action.type === 'takeBonus') return ofFigure(action.take);
  if (action.type === 'nameSection') return ofFigure(action.section);
  if (action.type === 'hire') return plain(architect);
  if (action.type !== 'buy') return null;
  if (action.take && action.take !== 'gain') return ofFigure(action.take);
  const replaced = replacedBy(state, seat, action);
  if (!replaced) return null;
  const { type } = cardOf(replaced);
  return { sign: kindSign[type], colour: kindInk(type) };
}

function replacedBy(state: State, seat: number, action: Buy): string | null {
  const bought = state.board[action.row - 1]?.[action.col];
  const nation = state.nations[seat];
  if (!bought || !nation || action.space === undefined) return null;
  return spacesFor(nation, cardOf(bought).type)[action.space] ?? null;
}

export function optionNote(
  words: Words,
  state: State,
  seat: number,
  action: Action,
  effects: Consequence,
  names: readonly string[],
): Note | null {
  const { word } = words;
  if (effects.revolt) {
    const { vp, books } = effects.revolt;
    return { text: word('note.revolt', { vp, n: books }), isBad: true };
  }
  if (action.type === 'grow' && action.take === 'worker' && action.section !== 'top')
    return { text: word(`note.${action.section}`, { n: rulesOf(state).upkeep[action.section] }), isBad: false };
  if (action.type === 'chooseDifficulty')
    return { text: word('note.difficulty', { n: rulesOf(state).growth[action.difficulty] }), isBad: false };
  return action.type === 'buy' ? buyNote(words, state, seat, action, names) : null;
}

function buyNote(words: Words, state: State, seat: number, action: Buy, names: readonly string[]): Note | null {
  const { word } = words;
  const facts = purchaseFacts(state, seat, action);
  if (facts.war) return { text: warNote(words, facts.war, names), isBad: false };
  const bought = state.board[action.row - 1]?.[action.col];
  if (bought && cardOf(bought).type === 'wonder') {
    if (!facts.replaced) return { text: word('note.wonder'), isBad: false };
    return { text: word('note.unfinished', { card: word(`card.${facts.replaced}.name`) }), isBad: true };
  }
  if (!facts.replaced) return null;
  const text = facts.workers > 0 ? word('note.home', { n: facts.workers }) : word('note.leaves');
  return { text, isBad: false };
}

/** A war stands at its buyer's strength. The note lists who would be defeated by it now, and what it would cost them. */
function warNote(words: Words, war: NonNullable<PurchaseFacts['war']>, names: readonly string[]): string {
  const { word } = words;
  if (names.length === 1) return word('note.war.alone', { n: war.marker });
  if (war.hits.length === 0) return word('note.war.nobody', { n: war.marker });
  const who = war.hits.map(({ seat, loss }) => {
    const what = amountWords(words, loss);
    return what ? word('note.war.hit', { who: names[seat] ?? '', what }) : (names[seat] ?? '');
  });
  return word('note.war', { n: war.marker, who: who.join('; ') });
}
