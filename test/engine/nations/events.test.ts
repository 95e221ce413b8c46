import { describe, expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import { changesBy, only, Table } from './table.ts';

const awaited = (table: Table): number[] => nations.awaiting(table.state).map(({ seat }) => seat);

function passed(event: string, table: Table): Table {
  table.state.event = event;
  for (const seat of [...table.state.order]) table.turn(seat).do(seat, { type: 'pass' });
  return table;
}
const answer = (source: string, given: object) => ({ type: 'answer', source, answer: given }) as const;
const rich = (table: Table): Table => {
  for (const seat of table.state.order) table.hold(seat, { gold: 20, food: 20, stone: 20, books: 20, vp: 10 });
  return table;
};

describe('events', () => {
  test('[N16.1] top, then bottom; the bottom one sees what the top one did', () => {
    const table = rich(new Table({ seats: 3 })).lay(0, { wonders: ['the-oracle'] });
    table.state.event = 'bread-and-games-christianity';
    const events = table.finishRound();
    expect(only(events, 'eventBegan').map(({ event }) => event)).toEqual(['bread-and-games', 'christianity']);
  });

  test('[N16.2] choices in reverse player order, then all of it at once', () => {
    const table = passed('ecological-collapse-caste-system', rich(new Table({ seats: 3, round: 3 })));
    expect(awaited(table)).toEqual([2]);
    table.do(2, answer('ecological-collapse', { option: 0 }));
    expect(table.nation(2).purse.food).toBe(20);
    expect(awaited(table)).toEqual([1]);
    table.do(1, answer('ecological-collapse', { option: 1 }));
    table.do(0, answer('ecological-collapse', { option: 1 }));
    expect(changesBy(table.log, 'ecological-collapse')).toEqual({ 2: { food: -2 } });
  });

  test('[N16.3] the steps of a nation go as listed: Tonghak takes the books before it gives stone', () => {
    const table = rich(new Table({ seats: 2, round: 7 })).hold(0, { books: 0, gold: 0, food: 9, stone: 0 });
    table.lay(1, { wonders: ['colosseum'] });
    const events = passed('tonghak-movement-sepoy-mutiny', table).log;
    // All of the food goes for missing books; the stone comes after and stays.
    expect(changesBy(events, 'tonghak-movement')).toEqual({ 0: { vp: -1, food: -8, stone: 2 } });
  });

  test('[N16.4] without a war nobody is above it', () => {
    const table = rich(new Table({ seats: 2 })).lay(0, { wonders: ['colosseum'] });
    table.state.event = 'qin-unification-olympic-games';
    expect(changesBy(table.finishRound(), 'qin-unification')).toEqual({});
  });

  test('[N16.4] as strong as the war is not above it', () => {
    const above = (marker: number) => {
      const table = rich(new Table({ seats: 2 })).lay(0, { wonders: ['colosseum'], advisors: ['peter-the-great'] });
      table.state.war = { card: 'warring-states', marker, buyer: 1, over: false };
      table.state.event = 'qin-unification-olympic-games';
      table.recount();
      const events = table.finishRound();
      return [changesBy(events, 'qin-unification'), only(events, 'produced').find(({ seat }) => seat === 0)?.bonuses];
    };
    expect(above(3)).toEqual([{}, []]);
    expect(above(2)).toEqual([{ 0: { vp: 1 } }, ['peter-the-great']]);
  });

  test('[N16.4] Peace of God: nothing without a war, and nothing for its buyer', () => {
    const books = (buyer: number | null) => {
      const table = rich(new Table({ seats: 2, round: 3 })).lay(0, { wonders: ['colosseum'] });
      table.state.event = 'peace-of-god-council-of-clermont';
      if (buyer !== null) table.state.war = { card: 'warring-states', marker: 0, buyer, over: false };
      table.recount();
      return changesBy(table.finishRound(), 'peace-of-god');
    };
    expect([books(null), books(0), books(1)]).toEqual([{}, {}, { 0: { books: 4 } }]);
  });

  test('[N16.5] offers are all or nothing, and need all of it', () => {
    const offered = (taken: number): Table => {
      const table = rich(new Table({ seats: 2, round: 5 }))
        .lay(0, { wonders: ['colosseum'] })
        .taken(0, 4, taken);
      return passed('janissaries-council-of-trent', table);
    };
    const two = offered(2);
    expect(awaited(two)).toEqual([0]);
    expect(two.refused(0, answer('janissaries', {}))).toBe('N16.5');
    // Two are left in the stability section, none in the other.
    expect(two.refused(0, answer('janissaries', { accept: true, sections: ['food', 'food'] }))).toBe('N2.6');
    two.do(0, answer('janissaries', { accept: true }));
    expect(changesBy(two.log, 'janissaries')).toEqual({ 0: { stone: 4 } });
    // With one worker left, the nation is not even asked.
    expect(changesBy(offered(3).log, 'janissaries')).toEqual({});
  });

  test('[N16.6] China, Persia, Rome; only Rome pays: Rome, China, Persia', () => {
    const table = rich(new Table({ seats: 3, round: 3 }));
    table.state.event = 'ecological-collapse-caste-system';
    table.finishRound({ 'ecological-collapse': { 2: { option: 0 }, 1: { option: 1 }, 0: { option: 1 } } });
    expect(table.state.order).toEqual([2, 0, 1]);
  });

  test('[N16.6] five players: two that go last keep their order, whatever their stability', () => {
    const table = rich(new Table({ seats: 5 }));
    for (const seat of [0, 1, 2]) table.lay(seat, { wonders: ['the-oracle', 'the-oracle'] });
    table
      .lay(3, { wonders: ['the-oracle', 'colosseum', 'colosseum'] })
      .lay(4, { wonders: ['colosseum', 'colosseum', 'colosseum'] });
    table.state.event = 'yellow-turban-rebellion-spartacus-revolt';
    table.finishRound();
    // By strength 4, 3, 0, 1, 2; then 4 and 3 are the least stable.
    expect(table.state.order).toEqual([0, 1, 2, 4, 3]);
  });

  test('[N16.7] free architects: from the supply, up to two, may finish the wonder, hiring bonuses count', () => {
    const table = rich(new Table({ seats: 2, round: 7 })).hold(0, { stone: 0 });
    table.lay(0, { wonders: ['the-oracle', 'sistine-chapel'], construction: { card: 'pyramids', sections: 1 } });
    table.state.architects = 0;
    passed('anarchism-great-exhibition', table);
    expect(table.refused(0, answer('great-exhibition', { accept: true, hires: 3 }))).toBe('N16.7');
    const events = table.do(0, answer('great-exhibition', { accept: true, hires: 2, space: 1 }));
    expect(table.nation(0).wonders.slice(0, 2)).toEqual(['the-oracle', 'pyramids']);
    expect(changesBy(events, 'sistine-chapel')).toEqual({ 0: { books: 6 } });
    const none = passed(
      'anarchism-great-exhibition',
      rich(new Table({ seats: 2, round: 7 })).lay(0, { wonders: ['the-oracle'] }),
    );
    expect(only(none.log, 'answered')).toEqual([]);
  });

  test('[N16.8] free deployment, from the resource area or another card', () => {
    const table = rich(new Table({ seats: 2, round: 7 })).lay(0, {
      wonders: ['colosseum'],
      slots: [{ card: 'temple', workers: 2 }],
    });
    passed('entente-cordiale-general-strike', table);
    const move = (...deploys: { from: number | null; to: number }[]) =>
      answer('entente-cordiale', { accept: true, deploys });
    expect(table.refused(0, move())).toBe('N16.8');
    expect(table.refused(0, move({ from: null, to: 0 }))).toBe('N16.8');
    expect(table.refused(0, move({ from: 1, to: 2 }))).toBe('N16.8');
    expect(table.refused(0, move({ from: 2, to: 2 }))).toBe('N16.8');
    const idle = { from: null, to: 2 };
    expect(table.refused(0, move(idle, idle, idle))).toBe('N16.8');
    // Each worker once: two stand on the temple.
    const temple = { from: 0, to: 2 };
    expect(nations.check(table.state, 0, move(temple, temple))).toBeNull();
    table.lay(0, { slots: [{ card: 'temple', workers: 1 }], idle: 1 });
    expect(table.refused(0, move(temple, temple))).toBe('N16.8');
    expect(table.refused(0, move(idle, idle))).toBe('N16.8');
    table.do(0, move(temple, idle));
    expect(table.nation(0).slots[2]).toEqual({ card: 'axeman', workers: 2 });
    expect(table.nation(0)).toMatchObject({ idle: 0, slots: [{ workers: 0 }, {}, {}, {}, {}] });
  });

  test('[N16.9] any number of workers, of the cards named', () => {
    const table = rich(new Table({ seats: 2 })).lay(0, {
      slots: [{ card: 'temple', workers: 1 }, undefined, { card: 'axeman', workers: 2 }],
    });
    passed('hellenism-ashokas-conversion', table);
    expect(table.refused(0, answer('ashokas-conversion', { undeploy: [1, 0, 0, 0, 0] }))).toBe('N16.9');
    expect(table.refused(0, answer('ashokas-conversion', { undeploy: [0, 0, 3, 0, 0] }))).toBe('N16.9');
    table.do(0, answer('ashokas-conversion', { undeploy: [0, 0, 2, 0, 0] }));
    expect(changesBy(table.log, 'ashokas-conversion')).toEqual({ 0: { books: 4 } });
  });

  test('[N16.10] of several colonies the owner says which', () => {
    const table = rich(new Table({ seats: 2, round: 7 }))
      .lay(1, { wonders: ['colosseum'] })
      .lay(0, { colonies: ['nubia', 'israel'] });
    passed('american-revolution-french-revolution', table);
    expect(table.refused(0, answer('american-revolution', {}))).toBe('N16.10');
    table.do(0, answer('american-revolution', { colony: 0 }));
    expect(table.nation(0).colonies).toEqual([null, 'israel']);
    expect(changesBy(table.log, 'american-revolution')).toEqual({});
  });

  test('[N16.11] five players: both leaders choose for themselves; the rest suffer once', () => {
    const zoroaster = (first: number, second: number) => {
      const table = rich(new Table({ seats: 5 }));
      for (const seat of [0, 1]) table.lay(seat, { wonders: ['the-oracle'] });
      table.state.event = 'attila-zoroastrian-revival';
      return changesBy(
        table.finishRound({ 'zoroastrian-revival': { 0: { option: first }, 1: { option: second } } }),
        'zoroastrian-revival',
      );
    };
    const lost = { 2: { food: -3 }, 3: { food: -3 }, 4: { food: -3 } };
    expect(zoroaster(0, 1)).toEqual({ 0: { stone: 4 }, ...lost });
    expect(zoroaster(1, 1)).toEqual(lost);
    const table = rich(new Table({ seats: 5, round: 3 }));
    for (const seat of [0, 1]) table.lay(seat, { wonders: ['colosseum', 'colosseum'] });
    table.lay(2, { wonders: ['colosseum'] });
    table.state.event = 'fourth-crusade-song-resistance';
    const events = table.finishRound({ 'fourth-crusade': { 0: { accept: true }, 1: { accept: true } } });
    const paid = { gold: -3, vp: 1 };
    expect(changesBy(events, 'fourth-crusade')).toEqual({ 0: paid, 1: paid, 3: { books: -4 }, 4: { books: -4 } });
  });

  test('[N16.12] the Vasa: 10 weaker needs strength 10 and holds for the bottom event only', () => {
    const table = rich(new Table({ seats: 3, round: 5 })).lay(0, {
      slots: [{ card: 'redcoat', workers: 2 }],
      advisors: ['harald-hardrada'],
    });
    table
      .lay(1, { wonders: ['the-oracle', 'colosseum', 'colosseum'] })
      .lay(2, { wonders: ['the-oracle', 'colosseum', 'colosseum'] });
    passed('sinking-of-the-vasa-peace-of-westphalia', table);
    expect(awaited(table)).toEqual([0]);
    const events = table.do(0, answer('sinking-of-the-vasa', { option: 1 }));
    expect(changesBy(events, 'peace-of-westphalia')).toEqual({ 0: { food: -5 } });
    expect(table.nation(0)).toMatchObject({ strengthShift: 0, advisors: ['harald-hardrada'] });
  });

  test('[N16.13] Hajj from Mali leaves 2 gold and is no shortage', () => {
    const table = rich(new Table({ seats: 2, round: 3 }))
      .hold(0, { gold: 1 })
      .lay(1, { wonders: [] });
    table.state.event = 'feudal-dues-hajj-from-mali';
    const events = table.finishRound();
    expect(changesBy(events, 'hajj-from-mali')).toEqual({ 1: { gold: -18 } });
  });
});
