/** Turns events into messages of the catalogue. */
import type { Seat } from '../core/game.ts';
import { type Hex, sameHex } from '../core/hex.ts';
import type { Message, Param } from '../core/messages.ts';
import type { Industry, Tile } from './data/goods.ts';
import { hexName } from './data/hexNames.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { aTile, cubesParam, dollars, goodsParam, hexNames, noteCount, who } from './params.ts';

/** `2 mines, 1 farm` */
function tilesParam(tiles: readonly Tile[]): Param {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([tile, count]) => ({ term: `term.${tile}`, count }));
}

const blocParam = ({ industry, tiles }: { industry: Industry; tiles: readonly Hex[] }): Param => ({
  term: `term.${industry}`,
  count: tiles.length,
});

type Describe<T extends EventType> = (event: EventOf<T>) => Message;

// For events that name nothing but a player, or a player and a hex.
const bySeat = ({ type, seat }: { type: EventType; seat: Seat }): Message => ({
  key: `log.${type}`,
  params: { seat: who(seat) },
});
const bySeatAndHex = ({ type, seat, hex }: { type: EventType; seat: Seat; hex: Hex }): Message => ({
  key: `log.${type}`,
  params: { seat: who(seat), hex: hexName(hex) },
});

const cubeDeals = ({ type, seat, deals, money }: EventOf<'cubesBought' | 'cubesSold'>): Message => ({
  key: `log.${type}`,
  params: { seat: who(seat), cubes: cubesParam(deals.map(({ cube }) => cube)), money: dollars(money) },
});

type NotesEvent = EventOf<'notesBorrowed' | 'notesRepaid' | 'notesSettled'>;

const noteDeals = ({ type, seat, notes, money }: NotesEvent): Message => ({
  key: `log.${type}`,
  params: { seat: who(seat), notes: noteCount(notes), money: dollars(money) },
});

function packagePicked(event: EventOf<'packagePicked'>): Message {
  const seat = who(event.seat);
  const goods = goodsParam(event.goods);
  if (event.tiles.length === 0) return { key: 'log.packagePicked.goods', params: { seat, goods } };
  const tiles = tilesParam(event.tiles.map(({ tile }) => tile));
  const hexes = hexNames(event.tiles.map(({ hex }) => hex));
  if (Object.keys(event.goods).length === 0) return { key: 'log.packagePicked.tiles', params: { seat, tiles, hexes } };
  return { key: 'log.packagePicked.both', params: { seat, tiles, hexes, goods } };
}

function gameEnded(event: EventOf<'gameEnded'>): Message {
  const winners = event.winners.map(who);
  if (event.survivor && event.winners.length === 1) return { key: 'log.gameEnded.survivor', params: { winners } };
  if (event.winners.length > 1) return { key: 'log.gameEnded.shared', params: { winners } };
  const points = event.scores[event.winners[0] as Seat]?.points ?? 0;
  return { key: 'log.gameEnded', params: { winners, points } };
}

const DESCRIBE: { readonly [T in EventType]: Describe<T> } = {
  // Set-up
  firstPlayerDrawn: bySeat,
  firstPickerDrawn: bySeat,
  packagePicked,
  packageSkipped: bySeat,
  cashDealt: ({ seat, money }) => ({ key: 'log.cashDealt', params: { seat: who(seat), money: dollars(money) } }),
  startFlagPlaced: bySeatAndHex,
  startUnitPlaced: bySeatAndHex,

  // The round
  phaseBegan: ({ phase, round, first }) => ({ key: `log.phaseBegan.${phase}`, params: { round, first: who(first) } }),
  passed: ({ seat, out }) => ({ key: out ? 'log.passed.out' : 'log.passed', params: { seat: who(seat) } }),
  markerPassed: bySeat,

  // Trade
  cubesBought: cubeDeals,
  cubesSold: cubeDeals,
  offerMade: ({ seat, to, give, want, counters }) => ({
    key: counters === null ? 'log.offerMade' : 'log.offerMade.counter',
    params: { seat: who(seat), to: who(to), give: goodsParam(give), want: goodsParam(want) },
  }),
  offerWithdrawn: ({ seat, to }) => ({ key: 'log.offerWithdrawn', params: { seat: who(seat), to: who(to) } }),
  offerDeclined: ({ seat, from }) => ({ key: 'log.offerDeclined', params: { seat: who(seat), from: who(from) } }),
  offersLapsed: ({ ids }) => ({ key: 'log.offersLapsed', params: { count: ids.length } }),
  bartered: ({ seat, from, give, want }) => ({
    key: 'log.bartered',
    params: { seat: who(seat), from: who(from), give: goodsParam(give), want: goodsParam(want) },
  }),
  notesBorrowed: noteDeals,
  notesRepaid: noteDeals,

  // Develop
  flagPlaced: ({ seat, hex, paid }) => ({
    key: 'log.flagPlaced',
    params: { seat: who(seat), hex: hexName(hex), paid: goodsParam(paid) },
  }),
  tileBuilt: ({ seat, tile, hex, forced, paid }) => ({
    key: forced ? 'log.tileBuilt.forced' : 'log.tileBuilt',
    params: { seat: who(seat), tile: aTile(tile), hex: hexName(hex), paid: goodsParam(paid) },
  }),
  tilesMoved: ({ seat, tiles, paid }) => ({
    key: tiles.every(({ from, to }) => sameHex(from, to)) ? 'log.tilesMoved.turned' : 'log.tilesMoved',
    params: {
      seat: who(seat),
      tiles: tilesParam(tiles.map(({ tile }) => tile)),
      from: hexNames(tiles.map(({ from }) => from)),
      to: hexNames(tiles.map(({ to }) => to)),
      paid: goodsParam(paid),
    },
  }),
  blocAutomated: (event) => ({
    key: 'log.blocAutomated',
    params: { seat: who(event.seat), tiles: blocParam(event), hex: hexName(event.hex), paid: goodsParam(event.paid) },
  }),
  lastFlagPlaced: bySeat,

  // War Clouds
  unitsBuilt: ({ seat, hexes, paid }) => ({
    key: 'log.unitsBuilt',
    params: {
      seat: who(seat),
      units: { term: 'term.units', count: hexes.length },
      hexes: hexNames(hexes),
      paid: goodsParam(paid),
    },
  }),
  activationBegan: ({ seat, paid }) => ({
    key: 'log.activationBegan',
    params: { seat: who(seat), paid: goodsParam(paid) },
  }),
  unitMoved: ({ seat, from, to }) => ({
    key: 'log.unitMoved',
    params: { seat: who(seat), from: hexName(from), to: hexName(to) },
  }),
  unitTransported: ({ seat, from, to, paid }) => ({
    key: 'log.unitTransported',
    params: { seat: who(seat), from: hexName(from), to: hexName(to), paid: goodsParam(paid) },
  }),
  standAsked: ({ seat, mover, hex }) => ({
    key: 'log.standAsked',
    params: { seat: who(seat), mover: who(mover), hex: hexName(hex) },
  }),
  standAnswered: ({ seat, mover, hex, fight }) => ({
    key: fight ? 'log.standAnswered.fight' : 'log.standAnswered.yield',
    params: { seat: who(seat), mover: who(mover), hex: hexName(hex) },
  }),
  battleFought: ({ seat, against, hex, defensive }) => ({
    key: defensive ? 'log.battleFought.defensive' : 'log.battleFought',
    params: { seat: who(seat), against: who(against), hex: hexName(hex) },
  }),
  flagConquered: ({ seat, from, hex }) => ({
    key: 'log.flagConquered',
    params: { seat: who(seat), from: who(from), hex: hexName(hex) },
  }),
  hexSettled: bySeatAndHex,
  activationEnded: ({ seat, used }) => ({ key: 'log.activationEnded', params: { seat: who(seat), used } }),
  standSet: ({ seat, answer }) => ({ key: `log.standSet.${answer}`, params: { seat: who(seat) } }),
  occupySet: ({ seat, on, product }) => ({
    key: on ? 'log.occupySet.on' : 'log.occupySet.off',
    params: { seat: who(seat), product: { term: `term.${product}` } },
  }),

  // Produce
  productionDecided: bySeat,
  productionReconsidered: bySeat,
  productionRevealed: () => ({ key: 'log.productionRevealed' }),
  blocRan: (event) => ({
    key: event.fed.length < event.tiles.length ? 'log.blocRan.part' : 'log.blocRan',
    params: {
      seat: who(event.seat),
      tiles: blocParam(event),
      fed: event.fed.length,
      paid: goodsParam(event.paid),
      made: goodsParam(event.made),
    },
  }),
  goodsSeized: (event) => ({
    key: 'log.goodsSeized',
    params: {
      seat: who(event.seat),
      from: who(event.from),
      tiles: blocParam(event),
      goods: goodsParam(event.goods),
    },
  }),

  // Notes
  interestPaid: ({ seat, money, borrowed, received }) => ({
    key: borrowed > 0 ? 'log.interestPaid.borrowed' : 'log.interestPaid',
    params: { seat: who(seat), money: dollars(money), notes: noteCount(borrowed), received: dollars(received) },
  }),
  playerEliminated: ({ seat, interest, lost }) => ({
    key: 'log.playerEliminated',
    params: { seat: who(seat), interest: dollars(interest), lost: goodsParam(lost) },
  }),

  // The end
  endOffered: ({ rounds }) => ({ key: 'log.endOffered', params: { rounds } }),
  endAgreed: bySeat,
  endAgreementWithdrawn: bySeat,
  endTriggered: ({ triggers }) => ({
    key: 'log.endTriggered',
    params: { triggers: triggers.map((trigger) => ({ term: `term.trigger.${trigger}` })) },
  }),
  cubesSoldOff: ({ cube, cubes, price }) => ({
    key: 'log.cubesSoldOff',
    params: { cubes: { term: `term.${cube}`, count: cubes }, price: dollars(price) },
  }),
  notesSettled: noteDeals,
  gameEnded,
};

export const describe = (event: Event): Message => (DESCRIBE[event.type] as Describe<EventType>)(event);
