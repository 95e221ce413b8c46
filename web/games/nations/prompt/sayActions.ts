/** Actions in words: on the main button, and where someone acted meanwhile. */
import type { Action } from '../../../../engine/nations/actions/index.ts';
import { offerAt } from '../../../../engine/nations/facts/market.ts';
import type { State } from '../../../../engine/nations/state.ts';
import type { Words } from '../words.tsx';
import { optionWords } from './options/optionWords.ts';

export function actionWords(words: Words, state: State, seat: number, action: Action): string {
  const { word } = words;
  if (action.type === 'buy') {
    const offer = offerAt(state, seat, action);
    if (offer) return word('act.buyFor', { card: word(`card.${offer.card}.name`), n: offer.price });
  }
  const said = optionWords(words, state, seat, action);
  if (action.type === 'deploy') return word('act.deployOn', { card: said });
  if (action.type === 'undeploy') return word('way.undeploy', { n: 1, card: said });
  if (action.type === 'hire') return word('act.hireNow');
  return action.type === 'special' ? word('act.useNow', { card: word(`card.${action.card}.name`) }) : said;
}

export const sayActions = (words: Words, state: State, seat: number, actions: readonly Action[]): string =>
  actions.map((action) => actionWords(words, state, seat, action)).join(', ');
