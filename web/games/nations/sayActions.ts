/** The actions I sent, in words, for "someone acted meanwhile". */
import type { Action } from '../../../engine/nations/actions/index.ts';
import type { State } from '../../../engine/nations/state.ts';
import type { Words } from './cards/words.tsx';
import { optionWords } from './optionWords.ts';

function sayAction(word: Words['word'], state: State, seat: number, action: Action): string {
  const said = optionWords(word, state, seat, action);
  const card = action.type === 'buy' ? state.board[action.row - 1]?.[action.col] : null;
  if (card) return word('act.buyFor', { card: word(`card.${card}.name`), n: action.type === 'buy' ? action.row : 0 });
  if (action.type === 'deploy') return word('act.deployOn', { card: said });
  if (action.type === 'undeploy') return word('way.undeploy', { n: 1, card: said });
  if (action.type === 'hire') return word('act.hireNow');
  return action.type === 'special' ? word('act.useNow', { card: word(`card.${action.card}.name`) }) : said;
}

export const sayActions = (word: Words['word'], state: State, seat: number, actions: readonly Action[]): string =>
  actions.map((action) => sayAction(word, state, seat, action)).join(', ');
