/** What a computer player says about an offer, in one line. */
import type { Message } from '../../core/messages.ts';
import type { Action } from '../actions/index.ts';
import { CUBES, type Goods } from '../data/goods.ts';
import { goodsParam } from '../params.ts';
import { offerOf } from '../rules/trade.ts';
import type { State } from '../state.ts';

const hasCubes = (goods: Goods): boolean => CUBES.some((cube) => goods[cube]);

const cubesIn = ({ money: _money, notes: _notes, ...cubes }: Goods): Goods => cubes;

function aboutOffer(gets: Goods, gives: Goods): Message | null {
  const params = { gets: goodsParam(cubesIn(gets)), gives: goodsParam(cubesIn(gives)) };
  if (hasCubes(gets) && hasCubes(gives)) return { key: 'say.swap', params };
  if (hasCubes(gets)) return { key: 'say.wants', params };
  return hasCubes(gives) ? { key: 'say.spares', params } : null;
}

function aboutRefusal(gets: Goods, gives: Goods): Message {
  if (hasCubes(gives)) return { key: 'say.declined', params: { gives: goodsParam(cubesIn(gives)) } };
  return { key: 'say.declinedCubes', params: { gets: goodsParam(gets) } };
}

/** Null where there is nothing to explain. */
export function sayWhy(state: State, action: Action): Message | null {
  if (action.type === 'offer' || action.type === 'counter') return aboutOffer(action.want, action.give);
  const offer = action.type === 'decline' ? offerOf(state, action.id) : undefined;
  return offer ? aboutRefusal(offer.give, offer.want) : null;
}
