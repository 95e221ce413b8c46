/** Turns events into messages of the catalogue. */
import type { Seat } from '../core/game.ts';
import { type Hex, sameHex } from '../core/hex.ts';
import type { Message, Param } from '../core/messages.ts';
import { CUBES, type Cube, GOODS, type Goods, type Tile } from './data/goods.ts';
import { hexName } from './data/hexNames.ts';
import type { Deal, Event } from './events.ts';

const who = (seat: Seat): Param => ({ seat });
const dollars = (money: number): string => `$${money}`;
/** With its article: `a farm`. */
const aTile = (tile: Tile): Param => ({ term: `term.a.${tile}` });
const hexNames = (hexes: readonly Hex[]): Param => hexes.map(hexName);

/** `2 labor, $10`, or "nothing". */
export function goodsParam(goods: Goods): Param {
  const parts: Param[] = [];
  for (const good of GOODS) {
    const amount = goods[good] ?? 0;
    if (amount === 0) continue;
    parts.push(good === 'money' ? dollars(amount) : { term: `term.${good}`, count: amount });
  }
  return parts.length > 0 ? parts : { term: 'term.nothing' };
}

function cubesParam(deals: readonly Deal[]): Param {
  const counts: Partial<Record<Cube, number>> = {};
  for (const { cube } of deals) counts[cube] = (counts[cube] ?? 0) + 1;
  return CUBES.flatMap((cube) => (counts[cube] ? [{ term: `term.${cube}`, count: counts[cube] }] : []));
}

/** `2 mines, 1 farm` */
function tilesParam(tiles: readonly Tile[]): Param {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([tile, count]) => ({ term: `term.${tile}`, count }));
}

const seatsParam = (seats: readonly Seat[]): Param => seats.map(who);

export function describe(event: Event): Message {
  switch (event.type) {
    case 'firstPlayerDrawn':
    case 'firstPickerDrawn':
    case 'packageSkipped':
    case 'markerPassed':
    case 'lastFlagPlaced':
    case 'productionDecided':
    case 'productionReconsidered':
    case 'endAgreed':
    case 'endAgreementWithdrawn':
      return { key: `log.${event.type}`, params: { seat: who(event.seat) } };
    case 'packagePicked':
      return describePackage(event);
    case 'cashDealt':
      return { key: 'log.cashDealt', params: { seat: who(event.seat), money: dollars(event.money) } };
    case 'startFlagPlaced':
    case 'startUnitPlaced':
    case 'hexSettled':
      return { key: `log.${event.type}`, params: { seat: who(event.seat), hex: hexName(event.hex) } };
    case 'phaseBegan':
      return { key: `log.phaseBegan.${event.phase}`, params: { round: event.round, first: who(event.first) } };
    case 'passed':
      return { key: event.out ? 'log.passed.out' : 'log.passed', params: { seat: who(event.seat) } };
    case 'cubesBought':
    case 'cubesSold':
      return {
        key: `log.${event.type}`,
        params: { seat: who(event.seat), cubes: cubesParam(event.deals), money: dollars(event.money) },
      };
    case 'offerMade':
    case 'offerWithdrawn':
    case 'offerDeclined':
    case 'offersLapsed':
    case 'bartered':
      return describeOffer(event);
    case 'notesBorrowed':
    case 'notesRepaid':
    case 'notesSettled':
      return {
        key: `log.${event.type}`,
        params: { seat: who(event.seat), notes: noteCount(event.notes), money: dollars(event.money) },
      };
    case 'flagPlaced':
    case 'tileBuilt':
    case 'tilesMoved':
    case 'blocAutomated':
      return describeDevelop(event);
    case 'unitsBuilt':
    case 'activationBegan':
    case 'unitMoved':
    case 'unitTransported':
    case 'standAsked':
    case 'standAnswered':
    case 'battleFought':
    case 'flagConquered':
    case 'activationEnded':
    case 'standSet':
    case 'occupySet':
      return describeWar(event);
    case 'blocRan':
    case 'goodsSeized':
      return describeProduce(event);
    case 'productionRevealed':
      return { key: 'log.productionRevealed' };
    case 'interestPaid':
      return {
        key: event.borrowed > 0 ? 'log.interestPaid.borrowed' : 'log.interestPaid',
        params: {
          seat: who(event.seat),
          money: dollars(event.money),
          notes: noteCount(event.borrowed),
          received: dollars(event.received),
        },
      };
    case 'playerEliminated':
      return {
        key: 'log.playerEliminated',
        params: { seat: who(event.seat), interest: dollars(event.interest), lost: goodsParam(event.lost) },
      };
    case 'endTriggered':
      return {
        key: 'log.endTriggered',
        params: { triggers: event.triggers.map((trigger) => ({ term: `term.trigger.${trigger}` })) },
      };
    case 'endOffered':
      return { key: 'log.endOffered', params: { rounds: event.rounds } };
    case 'cubesSoldOff':
      return {
        key: 'log.cubesSoldOff',
        params: { cubes: { term: `term.${event.cube}`, count: event.cubes }, price: dollars(event.price) },
      };
    case 'gameEnded':
      return describeEnd(event);
  }
}

const noteCount = (count: number): Param => ({ term: 'term.notes', count });

function describePackage(event: Extract<Event, { type: 'packagePicked' }>): Message {
  const seat = who(event.seat);
  const goods = goodsParam(event.goods);
  if (event.tiles.length === 0) return { key: 'log.packagePicked.goods', params: { seat, goods } };
  const tiles = tilesParam(event.tiles.map(({ tile }) => tile));
  const hexes = hexNames(event.tiles.map(({ hex }) => hex));
  const params = { seat, tiles, hexes };
  if (Object.keys(event.goods).length === 0) return { key: 'log.packagePicked.tiles', params };
  return { key: 'log.packagePicked.both', params: { ...params, goods } };
}

type OfferEvent = Extract<
  Event,
  { type: 'offerMade' | 'offerWithdrawn' | 'offerDeclined' | 'offersLapsed' | 'bartered' }
>;

function describeOffer(event: OfferEvent): Message {
  switch (event.type) {
    case 'offerMade':
      return {
        key: event.counters === null ? 'log.offerMade' : 'log.offerMade.counter',
        params: {
          seat: who(event.seat),
          to: who(event.to),
          give: goodsParam(event.give),
          want: goodsParam(event.want),
        },
      };
    case 'offerWithdrawn':
      return { key: 'log.offerWithdrawn', params: { seat: who(event.seat), to: who(event.to) } };
    case 'offerDeclined':
      return { key: 'log.offerDeclined', params: { seat: who(event.seat), from: who(event.from) } };
    case 'offersLapsed':
      return { key: 'log.offersLapsed', params: { count: event.ids.length } };
    case 'bartered':
      return {
        key: 'log.bartered',
        params: {
          seat: who(event.seat),
          from: who(event.from),
          give: goodsParam(event.give),
          want: goodsParam(event.want),
        },
      };
  }
}

type DevelopEvent = Extract<Event, { type: 'flagPlaced' | 'tileBuilt' | 'tilesMoved' | 'blocAutomated' }>;

function describeDevelop(event: DevelopEvent): Message {
  const seat = who(event.seat);
  const paid = goodsParam(event.paid);
  switch (event.type) {
    case 'flagPlaced':
      return { key: 'log.flagPlaced', params: { seat, hex: hexName(event.hex), paid } };
    case 'tileBuilt':
      return {
        key: event.forced ? 'log.tileBuilt.forced' : 'log.tileBuilt',
        params: { seat, tile: aTile(event.tile), hex: hexName(event.hex), paid },
      };
    case 'tilesMoved':
      return {
        key: event.tiles.every(({ from, to }) => sameHex(from, to)) ? 'log.tilesMoved.turned' : 'log.tilesMoved',
        params: {
          seat,
          tiles: tilesParam(event.tiles.map(({ tile }) => tile)),
          from: hexNames(event.tiles.map(({ from }) => from)),
          to: hexNames(event.tiles.map(({ to }) => to)),
          paid,
        },
      };
    case 'blocAutomated':
      return {
        key: 'log.blocAutomated',
        params: {
          seat,
          tiles: { term: `term.${event.industry}`, count: event.tiles.length },
          hex: hexName(event.hex),
          paid,
        },
      };
  }
}

type WarEvent = Extract<
  Event,
  {
    type:
      | 'unitsBuilt'
      | 'activationBegan'
      | 'unitMoved'
      | 'unitTransported'
      | 'standAsked'
      | 'standAnswered'
      | 'battleFought'
      | 'flagConquered'
      | 'activationEnded'
      | 'standSet'
      | 'occupySet';
  }
>;

function describeWar(event: WarEvent): Message {
  const seat = who(event.seat);
  switch (event.type) {
    case 'unitsBuilt':
      return {
        key: 'log.unitsBuilt',
        params: {
          seat,
          units: { term: 'term.units', count: event.hexes.length },
          hexes: hexNames(event.hexes),
          paid: goodsParam(event.paid),
        },
      };
    case 'activationBegan':
      return { key: 'log.activationBegan', params: { seat, paid: goodsParam(event.paid) } };
    case 'unitMoved':
      return { key: 'log.unitMoved', params: { seat, from: hexName(event.from), to: hexName(event.to) } };
    case 'unitTransported':
      return {
        key: 'log.unitTransported',
        params: { seat, from: hexName(event.from), to: hexName(event.to), paid: goodsParam(event.paid) },
      };
    case 'standAsked':
      return { key: 'log.standAsked', params: { seat, mover: who(event.mover), hex: hexName(event.hex) } };
    case 'standAnswered':
      return {
        key: event.fight ? 'log.standAnswered.fight' : 'log.standAnswered.yield',
        params: { seat, mover: who(event.mover), hex: hexName(event.hex) },
      };
    case 'battleFought':
      return {
        key: event.defensive ? 'log.battleFought.defensive' : 'log.battleFought',
        params: { seat, against: who(event.against), hex: hexName(event.hex) },
      };
    case 'flagConquered':
      return { key: 'log.flagConquered', params: { seat, from: who(event.from), hex: hexName(event.hex) } };
    case 'activationEnded':
      return { key: 'log.activationEnded', params: { seat, used: event.used } };
    case 'standSet':
      return { key: `log.standSet.${event.answer}`, params: { seat } };
    case 'occupySet':
      return {
        key: event.on ? 'log.occupySet.on' : 'log.occupySet.off',
        params: { seat, product: { term: `term.${event.product}` } },
      };
  }
}

type ProduceEvent = Extract<Event, { type: 'blocRan' | 'goodsSeized' }>;

function describeProduce(event: ProduceEvent): Message {
  const seat = who(event.seat);
  switch (event.type) {
    case 'blocRan':
      return {
        key: event.fed.length < event.tiles.length ? 'log.blocRan.part' : 'log.blocRan',
        params: {
          seat,
          tiles: { term: `term.${event.industry}`, count: event.tiles.length },
          fed: event.fed.length,
          paid: goodsParam(event.paid),
          made: goodsParam(event.made),
        },
      };
    case 'goodsSeized':
      return {
        key: 'log.goodsSeized',
        params: {
          seat,
          from: who(event.from),
          tiles: { term: `term.${event.industry}`, count: event.tiles.length },
          goods: goodsParam(event.goods),
        },
      };
  }
}

function describeEnd(event: Extract<Event, { type: 'gameEnded' }>): Message {
  const winners = seatsParam(event.winners);
  if (event.survivor && event.winners.length === 1) return { key: 'log.gameEnded.survivor', params: { winners } };
  if (event.winners.length > 1) return { key: 'log.gameEnded.shared', params: { winners } };
  const points = event.scores[event.winners[0] as Seat]?.points ?? 0;
  return { key: 'log.gameEnded', params: { winners, points } };
}
