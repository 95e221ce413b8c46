import { describe, expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import { netProduction } from '../../../engine/nations/rules/production.ts';
import { stabilityOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { changesBy, only, Table } from './table.ts';

const QUIET = 'pax-romana-han-dynasty';
const quiet = (table: Table): Table => {
  table.state.event = QUIET;
  return table;
};
const order = (table: Table) => only(table.log, 'orderChanged').at(-1)?.order;

/** Seat 1 has bought a war with this marker. */
function attacked(card: string, marker: number, table = new Table({ seats: 2 })): Table {
  table.offer(1, 0, card).hold(1, { gold: 9 }).turn(1).do(1, { type: 'buy', row: 1, col: 0 });
  if (table.state.war) table.state.war.marker = marker;
  return quiet(table);
}

describe('production', () => {
  test('[N13.1] everything of a kind is summed: food +2 −1 +3 +2 −2 −3 = +1', () => {
    const table = new Table({ seats: 2 }).taken(0, 1, 0);
    table.lay(0, {
      slots: [{ card: 'aqueduct', workers: 1 }, undefined, { card: 'axeman', workers: 1 }],
      advisors: ['qin-shi-huang'],
      colonies: ['hispania'],
      wonders: ['pyramids'],
    });
    expect(netProduction(table.state, 0, null).net.food).toBe(2 - 1 + 3 + 2 - 2 - 3);
  });

  test('[N13.1] Augustus: sharing first place in strength brings no stone, with two players too', () => {
    const table = new Table({ seats: 2 }).lay(0, { advisors: ['augustus'] });
    expect(netProduction(table.state, 0, null).net.stone).toBe(2);
    table.lay(1, { wonders: ['terracotta-army'] });
    expect(netProduction(table.state, 0, null).net.stone).toBeUndefined();
  });

  test('[N13.2] gains are taken before losses: books of this round pay for what is missing', () => {
    const table = quiet(new Table({ seats: 2 }))
      .taken(0, 1, 0)
      .hold(0, { food: 0, books: 0, gold: 9, vp: 5 });
    table.lay(0, { slots: [{ card: 'temple', workers: 3 }] });
    const events = table.finishRound();
    expect(changesBy(events, 'production')[0]).toEqual({ books: -3, vp: -1 });
  });

  test('[N13.3] revolt: 1 book a point off the sum, and 1 VP however deep', () => {
    const table = quiet(new Table({ seats: 2 }))
      .taken(0, 0, 2)
      .hold(0, { food: 9, books: 9, vp: 5 });
    table.lay(0, { slots: [{ card: 'temple', workers: 2 }] });
    expect(stabilityOf(table.state, 0)).toBe(-6);
    const events = table.finishRound();
    expect(only(events, 'produced')[0]?.net).toEqual({ gold: 2, books: -4 });
    expect(only(events, 'revolted')).toEqual([{ type: 'revolted', seat: 0, books: 6, vp: 1 }]);
  });
});

describe('player order', () => {
  test('[N14.1] strength, then stability, then the order so far', () => {
    const table = quiet(new Table({ seats: 4 }));
    table
      .lay(3, { wonders: ['colosseum'] })
      .lay(2, { wonders: ['the-oracle'] })
      .lay(1, { wonders: ['the-oracle'] });
    table.finishRound();
    expect(order(table)).toEqual([3, 1, 2, 0]);
  });

  test('[N14.2] with Feudal Dues the step is skipped', () => {
    const table = new Table({ seats: 2 }).lay(1, { wonders: ['colosseum'] });
    table.state.event = 'feudal-dues-hajj-from-mali';
    table.finishRound();
    expect(table.state.order).toEqual([0, 1]);
  });
});

describe('war', () => {
  test('[N15.1] below the marker is defeated; at marker 0 nobody is; a buyer weaker later may be', () => {
    expect(only(attacked('wars-of-alexander', 0).finishRound(), 'defeated')).toEqual([]);
    const table = new Table({ seats: 2 }).lay(1, { slots: [undefined, undefined, { card: 'axeman', workers: 2 }] });
    attacked('wars-of-alexander', 4, table).turn(1).do(1, { type: 'undeploy', slot: 2 });
    expect(only(table.finishRound(), 'defeated').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[N15.2] defeat costs 1 VP; the temple of the defeated goes', () => {
    const table = attacked('wars-of-alexander', 5)
      .lay(0, { wonders: ['solomons-temple'] })
      .hold(0, { vp: 3, food: 9 });
    const events = table.finishRound();
    expect(only(events, 'defeated').find(({ seat }) => seat === 0)?.vp).toBe(1);
    expect(table.nation(0).wonders[0]).toBeNull();
  });

  test('[N15.3] loss 5: stability 3, lose 2 and 1 VP; stability 6, 1 VP only', () => {
    for (const [workers, lost] of [
      [3, 2],
      [6, 0],
    ] as const) {
      const table = attacked('three-kingdoms-war', 5).hold(0, { gold: 9, vp: 7 }).taken(0, 1, 0);
      table.lay(0, { slots: [undefined, undefined, undefined, undefined, { card: 'caravan', workers }] });
      const events = table.finishRound();
      expect(changesBy(events, 'war')[0] ?? {}).toEqual(lost === 0 ? {} : { gold: -lost });
      expect(only(events, 'defeated').find(({ seat }) => seat === 0)?.vp).toBe(1);
    }
  });

  test('[N15.3] negative stability does not add to the loss', () => {
    const table = attacked('three-kingdoms-war', 5).hold(0, { gold: 9, books: 20, vp: 7 }).taken(0, 0, 1);
    expect(changesBy(table.finishRound(), 'war')[0]).toEqual({ gold: -5 });
  });

  test('[N15.4] with two kinds the loser says which is spared', () => {
    const table = attacked('warring-states', 5, new Table({ seats: 2, round: 5 }));
    table.lay(1, { advisors: ['martin-luther'], wonders: ['colosseum', 'colosseum'] });
    table.hold(0, { books: 9, food: 9 }).lay(0, { wonders: ['the-oracle'] });
    for (const seat of [0, 1]) table.turn(seat).do(seat, { type: 'pass' });
    expect(nations.awaiting(table.state)).toMatchObject([{ seat: 0, prompt: { key: 'prompt.spare' } }]);
    expect(table.refused(0, { type: 'spare', spare: { books: 1 } })).toBe('N15.4');
    expect(table.refused(0, { type: 'spare', spare: { gold: 2 } })).toBe('N15.4');
    const events = table.do(0, { type: 'spare', spare: { books: 1, food: 1 } });
    expect(changesBy(events, 'war')).toEqual({ 0: { books: -2, food: -3 } });
  });

  test('[N15.4] nobody is asked where stability spares nothing, or all of it', () => {
    const defeated = (oracles: number) => {
      const table = attacked('wars-of-alexander', 5, new Table({ seats: 2, round: 5 }));
      table.lay(1, { advisors: ['martin-luther'], wonders: ['colosseum', 'colosseum'] });
      table.hold(0, { books: 9, food: 9, gold: 9 });
      table.state.war = { card: 'parthian-wars', marker: 5, buyer: 1, over: false };
      table.lay(0, { wonders: Array.from({ length: oracles }, () => 'the-oracle') });
      return changesBy(table.finishRound(), 'war');
    };
    expect(defeated(0)).toEqual({ 0: { gold: -3, food: -4 } });
    expect(defeated(4)).toEqual({});
  });

  test.each([0, 1])(
    "[N21.6] what a standing answer spares is known once used, if seat %i's move brings it up",
    (mover) => {
      const table = attacked('warring-states', 5, new Table({ seats: 2, round: 5 }));
      table.lay(1, { advisors: ['martin-luther'], wonders: ['colosseum', 'colosseum'] });
      table.hold(0, { books: 9, food: 9 }).lay(0, { wonders: ['the-oracle'] });
      table.do(0, { type: 'setStanding', standing: { spare: ['food', 'books'] } });
      table.turn(1 - mover).do(1 - mover, { type: 'pass' });
      const events = table.turn(mover).do(mover, { type: 'pass' });
      expect(changesBy(events, 'war')).toEqual({ 0: { books: -3, food: -2 } });
      const lost = only(events, 'lost').filter(({ cause }) => cause === 'war');
      expect(lost.map((event) => nations.reveals(event, table.state))).toEqual([mover === 1]);
      expect(lost.map(({ standing }) => standing)).toEqual([true]);
    },
  );

  test('[N15.5] the card goes, the marker is remembered for events', () => {
    const table = attacked('wars-of-alexander', 2).lay(1, { wonders: ['colosseum'] });
    table.state.event = 'qin-unification-olympic-games';
    const events = table.finishRound();
    expect(only(events, 'warEnded')).toMatchObject([{ card: 'wars-of-alexander', marker: 2 }]);
    expect(table.state.gone).toContain('wars-of-alexander');
    expect(changesBy(events, 'qin-unification')).toEqual({ 1: { vp: 1 } });
    expect(table.state.war).toBeNull();
  });

  test('[N15.6] lost to the war is all that was given up in it, VP for shortages too', () => {
    const table = attacked('three-kingdoms-war', 5, new Table({ seats: 2, round: 3 })).lay(1, {
      wonders: ['colosseum', 'colosseum'],
    });
    table.hold(0, { gold: 3, books: 9, vp: 7 }).lay(0, { wonders: ['terracotta-army'], advisors: ['saint-augustine'] });
    table.state.event = 'fourth-crusade-song-resistance';
    const events = table.finishRound();
    expect(changesBy(events, 'war')).toEqual({ 0: { gold: -3, books: -1, vp: -1 } });
    expect(changesBy(events, 'song-resistance')).toEqual({ 0: { gold: 3, books: 1, vp: 2 } });
  });
});

describe('famine and the end of an age', () => {
  test('[N17.1] all lose the food of the event card', () => {
    const table = new Table({ seats: 3 });
    table.state.event = 'attila-zoroastrian-revival';
    for (const seat of [0, 1, 2]) table.hold(seat, { food: 9, gold: 9 });
    expect(changesBy(table.finishRound(), 'famine')).toEqual({ 0: { food: -3 }, 1: { food: -3 }, 2: { food: -3 } });
  });

  test('[N18.1] 13, 11, 11 and 4 books: 3, 1, 1, 0 VP; after the second round of an age only', () => {
    const table = quiet(new Table({ seats: 4, round: 2 }));
    [13, 11, 11, 4].forEach((books, seat) => {
      table.hold(seat, { books, food: 9 });
    });
    const events = table.finishRound();
    expect(only(events, 'booksScored')).toEqual([{ type: 'booksScored', vp: [3, 1, 1, 0] }]);
    expect(only(quiet(new Table({ seats: 4 })).finishRound(), 'booksScored')).toEqual([]);
  });

  test("[N18.2] then Solomon's Temple", () => {
    const table = quiet(new Table({ seats: 2, round: 2 })).lay(0, { wonders: ['solomons-temple'] });
    const events = table.finishRound();
    const at = (type: string) => events.findIndex((event) => event.type === type);
    expect(changesBy(events, 'solomons-temple')).toEqual({ 0: { vp: 1 } });
    expect(events.findIndex((event) => event.type === 'gained' && event.cause === 'solomons-temple')).toBeGreaterThan(
      at('booksScored'),
    );
  });
});
