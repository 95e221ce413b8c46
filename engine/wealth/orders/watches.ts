/** What players want to be asked about (W12.9), and what they had already seen when they gave the order. */
import type { Seat } from '../../core/game.ts';
import { distance, type Hex, hexKey, parseHexKey } from '../../core/hex.ts';
import type { Message, Param } from '../../core/messages.ts';
import { HEXES } from '../data/board.ts';
import type { Cube } from '../data/goods.ts';
import { hexName } from '../data/hexNames.ts';
import { fuelLacking } from '../facts/feeding.ts';
import { cubeCount, cubeTerm, dollars, who } from '../params.ts';
import { isLiving } from '../rules/acting/turns.ts';
import { pieceAt } from '../rules/develop/pieces.ts';
import { rulesOf } from '../rules/editions.ts';
import { buyPrice, sellPrice } from '../rules/markets.ts';
import { enemiesAt, unitHexes, unitsAt } from '../rules/warClouds/units.ts';
import type { State } from '../state.ts';
import { FUELS, type Seen, type Watch } from './tasks.ts';

export const seenBy = (view: State, seat: Seat): Seen => ({
  offer: view.nextOffer,
  lacks: fuelLacking(view, seat),
  near: enemiesNear(view, seat),
});

/** The hexes of a player's flags and units. */
function ownHexes(view: State, seat: Seat): Hex[] {
  return [...HEXES.filter((_, place) => view.board[place]?.seat === seat), ...unitHexes(view, seat)];
}

/** The enemy units that can come to one of the player's pieces with the activations of one action, by hex key. */
function enemiesNear(view: State, seat: Seat): Record<string, number> {
  const near: Record<string, number> = {};
  if (!view.options.warClouds) return near;
  const own = ownHexes(view, seat);
  const reach = rulesOf(view).mostActivations;
  view.players.forEach((_, other) => {
    if (other === seat || !isLiving(view, other)) return;
    for (const hex of unitHexes(view, other)) {
      if (!own.some((mine) => distance(mine, hex) <= reach)) continue;
      near[hexKey(hex)] = (near[hexKey(hex)] ?? 0) + unitsAt(view, other, hex);
    }
  });
  return near;
}

/** Why the player must be asked, or null. */
export function alarm(view: State, seat: Seat, watches: readonly Watch[], seen: Seen): Message | null {
  for (const watch of watches) {
    const why = alarmOf(view, seat, watch, seen);
    if (why) return why;
  }
  return null;
}

function alarmOf(view: State, seat: Seat, watch: Watch, seen: Seen): Message | null {
  switch (watch.on) {
    case 'offer': {
      const offer = view.offers.find(({ to, id }) => to === seat && id >= seen.offer);
      return offer ? { key: 'order.offer-came', params: { seat: who(offer.from) } } : null;
    }
    case 'sells': {
      const price = sellPrice(watch.cube, view.market[watch.cube] ?? 0);
      return price > watch.above ? priceMessage('order.sells', watch.cube, price) : null;
    }
    case 'costs': {
      const price = buyPrice(watch.cube, view.market[watch.cube] ?? 0);
      return price < watch.below ? priceMessage('order.costs', watch.cube, price) : null;
    }
    case 'taken': {
      const piece = pieceAt(view, watch.hex);
      if (!piece || piece.seat === seat) return null;
      return { key: 'order.taken', params: { seat: who(piece.seat), hex: hexName(watch.hex) } };
    }
    case 'fuel':
      return fuelAlarm(view, seat, seen);
    case 'enemy':
      return enemyAlarm(view, seat, seen);
  }
}

const priceMessage = (key: string, cube: Cube, price: number): Message => ({
  key,
  params: { cube: cubeTerm(cube), price: dollars(price) },
});

function fuelAlarm(view: State, seat: Seat, seen: Seen): Message | null {
  const lacks = fuelLacking(view, seat);
  if (FUELS.every((cube) => lacks[cube] <= seen.lacks[cube])) return null;
  const missing: Param[] = FUELS.flatMap((cube) => (lacks[cube] ? [cubeCount(cube, lacks[cube])] : []));
  return { key: 'order.fuel-short', params: { missing } };
}

function enemyAlarm(view: State, seat: Seat, seen: Seen): Message | null {
  const near = enemiesNear(view, seat);
  const key = Object.keys(near).find((at) => (near[at] ?? 0) > (seen.near[at] ?? 0));
  if (key === undefined) return null;
  const hex = parseHexKey(key);
  const other = enemiesAt(view, seat, hex).find((enemy) => isLiving(view, enemy)) as Seat;
  return { key: 'order.enemy-near', params: { seat: who(other), hex: hexName(hex) } };
}
