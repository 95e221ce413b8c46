/** My own move in words, for "you sent". */
import type { Action } from '../../../engine/wealth/actions/index.ts';
import type { Goods } from '../../../engine/wealth/data/goods.ts';
import { hexName } from '../../../engine/wealth/data/hexNames.ts';
import { list } from '../../i18n/i18n.ts';
import { goodsInWords, term, w } from './words.ts';

function cubesInWords(cubes: readonly string[]): string {
  const goods: Record<string, number> = {};
  for (const cube of cubes) goods[cube] = (goods[cube] ?? 0) + 1;
  return goodsInWords(goods as Goods);
}

function sayAction(action: Action): string {
  switch (action.type) {
    case 'buy':
      return w('said.buy', { goods: cubesInWords(action.cubes) });
    case 'sell':
      return w('said.sell', { goods: cubesInWords(action.cubes) });
    case 'passTrade':
    case 'passDevelop':
      return w('said.pass');
    case 'build':
      return w('said.build', { tile: term(action.tile), hex: hexName(action.hex) });
    case 'placeFlag':
      return w('said.flag', { hex: hexName(action.hex) });
    case 'accept':
      return w('said.accept');
    case 'offer':
    case 'counter':
      return w('said.offer', { give: goodsInWords(action.give), want: goodsInWords(action.want) });
    case 'borrow':
      return w('said.borrow', { notes: term('notes', action.notes) });
    case 'repay':
      return w('said.repay', { notes: term('notes', action.notes) });
    case 'produce':
      return w('said.produce', { n: action.runs.length });
    default:
      return w('said.move');
  }
}

export const sayActions = (actions: readonly Action[]): string => list(actions.map(sayAction));
