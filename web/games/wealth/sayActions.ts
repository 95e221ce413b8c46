/** My own move in words, for "you sent". */
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { Goods } from '../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { list } from '../../i18n/i18n.ts';
import type { Words } from './words.ts';

function cubesInWords(words: Words, cubes: readonly string[]): string {
  const goods: Record<string, number> = {};
  for (const cube of cubes) goods[cube] = (goods[cube] ?? 0) + 1;
  return words.goods(goods as Goods);
}

function sayAction(words: Words, action: Action): string {
  const { word, term, goods } = words;
  switch (action.type) {
    case 'buy':
      return word('said.buy', { goods: cubesInWords(words, action.cubes) });
    case 'sell':
      return word('said.sell', { goods: cubesInWords(words, action.cubes) });
    case 'passTrade':
    case 'passDevelop':
      return word('said.pass');
    case 'build':
      return word('said.build', { tile: term(action.tile), hex: hexName(action.hex) });
    case 'placeFlag':
      return word('said.flag', { hex: hexName(action.hex) });
    case 'accept':
      return word('said.accept');
    case 'offer':
    case 'counter':
      return word('said.offer', { give: goods(action.give), want: goods(action.want) });
    case 'borrow':
      return word('said.borrow', { notes: term('notes', action.notes) });
    case 'repay':
      return word('said.repay', { notes: term('notes', action.notes) });
    case 'produce':
      return word('said.produce', { n: action.runs.length });
    default:
      return word('said.move');
  }
}

export const sayActions = (words: Words, actions: readonly Action[]): string =>
  list(actions.map((action) => sayAction(words, action)));
