/** Where a player stands, in three lines: the moment, what is in hand, and what the decision is about. */
import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/messages.ts';
import { CUBES, GOODS, type Goods } from '../data/goods.ts';
import { hexName } from '../data/hexNames.ts';
import { marketFacts } from '../facts/prices.ts';
import { projection } from '../facts/production.ts';
import { cubeTerm, dollars, goodsParam, who } from '../params.ts';
import { isTradePhase, playerAt } from '../rules/acting/turns.ts';
import { unitsAt } from '../rules/warClouds/units.ts';
import type { State } from '../state.ts';

export function situation(view: State, seat: Seat): Message[] {
  const { purse } = playerAt(view, seat);
  const held: Goods = Object.fromEntries(GOODS.map((good) => [good, purse[good] ?? 0]));
  return [
    { key: 'quick.moment', params: { round: view.round, phase: { term: `term.phase.${view.phase}` } } },
    { key: 'quick.have', params: { goods: goodsParam(held) } },
    subject(view, seat),
  ];
}

function subject(view: State, seat: Seat): Message {
  const { stand } = view;
  if (stand) {
    const [own, theirs] = [unitsAt(view, seat, stand.hex), unitsAt(view, stand.mover, stand.hex)];
    return { key: 'quick.units', params: { hex: hexName(stand.hex), own, theirs, mover: who(stand.mover) } };
  }
  if (isTradePhase(view)) return { key: 'quick.markets', params: { prices: CUBES.map((cube) => price(view, cube)) } };
  const { paid, kept } = projection(view, seat, 'held');
  return { key: 'quick.blocs', params: { paid: goodsParam(paid), kept: goodsParam(kept) } };
}

function price(view: State, cube: (typeof CUBES)[number]): Message {
  const { sell, buy } = marketFacts(view, cube);
  return { key: 'quick.price', params: { cube: cubeTerm(cube), sell: dollars(sell), buy: dollars(buy) } };
}
