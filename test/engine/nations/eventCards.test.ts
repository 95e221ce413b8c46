import { describe, expect, test } from 'vitest';
import { EVENT_CARDS, type EventHalf } from '../../../engine/nations/data/cards/index.ts';
import type { EffectAnswer, War } from '../../../engine/nations/state.ts';
import { changesBy, only, Table } from './table.ts';

/**
 * Three nations that no event can mistake: 0 is the strongest and passed last, 1 the most stable, passed first and has the
 * least food, 2 is the weakest, the least stable and has the most food. All hold 20 gold, stone and books and 10 VP.
 */
function scene(card: string, age: number): Table {
  const table = new Table({ seats: 3, round: 2 * age - 1 });
  table.lay(0, { wonders: ['colosseum', 'colosseum', 'the-oracle'] });
  table.lay(1, { wonders: ['colosseum', 'the-oracle', 'the-oracle'] });
  for (const [seat, food] of [15, 12, 18].entries()) table.hold(seat, { gold: 20, stone: 20, books: 20, vp: 10, food });
  table.state.event = card;
  return table;
}

type Changes = Record<number, Record<string, number>>;
interface Row {
  changes: Changes;
  answers?: Record<number, EffectAnswer>;
  before?: (table: Table) => void;
  after?: (table: Table, events: ReturnType<Table['finishRound']>) => void;
}

const at = (seat: number, changes: Record<string, number>): Changes => ({ [seat]: changes });
const strongest = (changes: Record<string, number>): Row => ({ changes: at(0, changes) });
const mostStable = (changes: Record<string, number>): Row => ({ changes: at(1, changes) });
const last = (changes: Record<string, number>): Row => ({ changes: at(2, changes) });
const each = (changes: Record<string, number>): Changes => ({ 0: changes, 1: changes, 2: changes });
const war = (card: string): War => ({ card, marker: 5, buyer: 2, over: false });
const withWar =
  (card = 'three-kingdoms-war') =>
  (table: Table): void => {
    table.state.war = war(card);
    table.recount();
  };
const seatsOf = (events: readonly { seat: number }[]): number[] => events.map(({ seat }) => seat).sort();

const ROWS: Readonly<Record<string, Row>> = {
  'aryan-migration': last({ books: -3 }),
  'code-of-hammurabi': { changes: { 0: { food: 3 }, 1: { food: 3 } } },
  'assyrian-deportations': {
    changes: {},
    after: (_, events) => expect(seatsOf(only(events, 'workerReturned'))).toEqual([2]),
  },
  'jain-asceticism': { changes: at(1, { vp: 1 }), before: withWar() },
  attila: last({ gold: -3 }),
  'zoroastrian-revival': { changes: { 0: { food: -3 }, 2: { food: -3 } }, answers: { 1: { option: 1 } } },
  'bread-and-games': mostStable({ food: 3 }),
  christianity: { changes: at(0, { food: -4, books: 6 }), answers: { 0: { accept: true } } },
  hellenism: { changes: { 0: { stone: 2 }, 1: { food: -2 }, 2: { food: -2 } } },
  'ashokas-conversion': {
    changes: at(0, { books: 4 }),
    before: (table) => table.lay(0, { slots: [undefined, undefined, { card: 'axeman', workers: 3 }] }),
    answers: { 0: { undeploy: [0, 0, 2, 0, 0] } },
    after: (table) => expect(table.nation(0).slots[2]?.workers).toBe(1),
  },
  'pax-romana': strongest({ vp: 1 }),
  'han-dynasty': {
    changes: at(1, { food: 3 }),
    answers: { 1: { accept: true, sections: ['food'] } },
    after: (table) => expect(table.nation(1).track.food).toBe(3),
  },
  'qin-unification': { changes: at(0, { vp: 1 }), before: withWar() },
  'olympic-games': { changes: {}, after: (table) => expect(table.state.order).toEqual([1, 0, 2]) },
  rigveda: {
    changes: at(2, { books: 3 }),
    before: (table) => Object.assign(table.nation(2).bought, { war: 1, battle: 2 }),
  },
  exodus: last({ food: 4 }),
  'sea-peoples': {
    changes: {},
    before: (table) => table.lay(2, { construction: { card: 'pyramids', sections: 2 } }),
    answers: { 2: { option: 0 } },
    after: (table) => expect(table.nation(2).construction?.sections).toBe(1),
  },
  'bronze-age-collapse': last({ vp: -1 }),
  'shang-oracle-bones': last({ books: -3 }),
  'ionian-colonisation': last({ gold: 3 }),
  taoism: mostStable({ books: 3 }),
  philosophy: mostStable({ vp: 1 }),
  'yellow-turban-rebellion': last({ food: -3 }),
  'spartacus-revolt': {
    changes: at(2, { gold: -1 }),
    before: (table) => table.lay(2, { wonders: ['colosseum', 'colosseum', 'colosseum'] }),
    after: (table) => expect(table.state.order).toEqual([0, 1, 2]),
  },

  'benedictine-rule': mostStable({ food: 4 }),
  'paper-money': { changes: at(0, { food: -3, gold: 5 }), answers: { 0: { accept: true } } },
  'black-death': {
    changes: {},
    after: (_, events) => expect(seatsOf(only(events, 'workerReturned'))).toEqual([0, 1, 2]),
  },
  'hunt-for-prester-john': strongest({ books: 3 }),
  'chanson-de-roland': { changes: { 0: { books: 3 }, 2: { books: -1 } } },
  'zanj-revolt': last({ food: -2 }),
  'ecological-collapse': {
    changes: at(2, { food: -2 }),
    answers: { 2: { option: 0 }, 1: { option: 1 }, 0: { option: 1 } },
    after: (table) => expect(table.state.order).toEqual([2, 0, 1]),
  },
  'caste-system': last({ books: -4 }),
  'feudal-dues': {
    changes: {},
    before: (table) => {
      table.state.order = [2, 1, 0];
    },
    after: (table) => expect(table.state.order).toEqual([2, 1, 0]),
  },
  'hajj-from-mali': last({ gold: -18 }),
  'fourth-crusade': { changes: { 0: { gold: -3, vp: 1 }, 2: { books: -4 } }, answers: { 0: { accept: true } } },
  'song-resistance': { changes: at(1, { vp: 1, gold: 1 }), before: withWar() },
  'imperial-examination': {
    changes: at(2, { vp: 1 }),
    before: (table) => table.lay(2, { advisors: ['eleanor-of-aquitaine'] }).lay(0, { advisors: ['sun-tzu'] }),
  },
  'justinian-code': mostStable({ vp: 1 }),
  'martyrdom-of-ali': last({ vp: -1 }),
  scholasticism: mostStable({ books: 3 }),
  'peace-of-god': { changes: at(0, { books: 4 }), before: withWar() },
  'council-of-clermont': {
    changes: at(2, { vp: 1 }),
    before: (table) => table.lay(2, { colonies: ['sicily', 'nubia'] }),
  },
  'raid-on-lindisfarne': last({ gold: -4 }),
  iconoclasm: last({ gold: -2, food: -2 }),
  'sack-of-baghdad': last({ books: -5 }),
  'hanseatic-salt-trade': last({ gold: 4 }),
  'stupor-mundi': {
    changes: at(1, { books: 4 }),
    before: (table) => {
      table.nation(1).bought.goldenAge = 2;
      table.nation(0).bought.goldenAge = 1;
    },
  },
  'great-schism': last({ gold: -3 }),

  'absolute-monarchy': {
    changes: at(2, { books: -4 }),
    before: (table) => table.lay(2, { advisors: ['eleanor-of-aquitaine'] }).lay(0, { advisors: ['peter-the-great'] }),
  },
  'salem-witch-trials': {
    changes: {},
    before: (table) => table.lay(2, { advisors: ['eleanor-of-aquitaine'] }),
    answers: { 2: { option: 1 } },
    after: (table) => expect(table.nation(2).advisors).toEqual([null]),
  },
  'african-slave-trade': last({ vp: -1 }),
  'glorious-revolution': {
    changes: at(1, { gold: 6 }),
    answers: { 1: { accept: true } },
    after: (table) => expect(table.state.order).toEqual([0, 2, 1]),
  },
  blackbeard: last({ gold: -5 }),
  'habeas-corpus-act': mostStable({ vp: 1 }),
  'columbian-exchange': { changes: { 0: { food: 3 }, 2: { food: -3 } } },
  'expulsion-of-jews': last({ gold: -5 }),
  'crop-rotation': mostStable({ food: 6 }),
  mercantilism: {
    changes: at(0, { stone: 4 }),
    before: (table) =>
      table.lay(0, {
        slots: [
          { card: 'temple', workers: 1 },
          { card: 'quarry', workers: 2 },
        ],
      }),
    answers: { 0: { undeploy: [1, 1, 0, 0, 0] } },
    after: (table) => expect(table.nation(0).slots[1]?.workers).toBe(1),
  },
  janissaries: {
    changes: at(0, { stone: 4 }),
    answers: { 0: { accept: true, sections: ['food', 'stability'] } },
    after: (table) => expect(table.nation(0).track).toEqual({ food: 3, stability: 3, top: 0 }),
  },
  'council-of-trent': mostStable({ stone: 5 }),
  'little-ice-age': {
    changes: { ...each({ food: -3 }), 1: { books: -5 } },
    answers: { 0: { option: 0 }, 1: { option: 1 }, 2: { option: 0 } },
  },
  'city-upon-a-hill': mostStable({ books: 6 }),
  'magellans-expedition': {
    changes: at(0, { gold: 10 }),
    before: (table) => {
      table.nation(0).bought.colony = 2;
    },
  },
  'papal-indulgence': {
    changes: { 0: { gold: -2 }, 2: { gold: -2 } },
    before: (table) => table.lay(1, { construction: { card: 'pyramids', sections: 1 } }),
    answers: { 1: { accept: true, hires: 1 } },
    after: (table) => expect(table.nation(1).construction?.sections).toBe(2),
  },
  pilgrims: { changes: {}, after: (_, events) => expect(seatsOf(only(events, 'workerTaken'))).toEqual([2]) },
  'dutch-revolt': last({ gold: -3 }),
  'sinking-of-the-vasa': last({ gold: -3 }),
  'peace-of-westphalia': last({ food: -5 }),
  'spice-trade': last({ gold: 4 }),
  'muntzer-revolt': last({ stone: -3 }),
  'tulip-mania': strongest({ vp: -1 }),
  'kangxi-era': { changes: at(1, { gold: 3 }), after: (table) => expect(table.state.order).toEqual([1, 0, 2]) },

  'american-revolution': {
    changes: {},
    before: (table) => table.lay(2, { colonies: ['nubia', 'israel'] }),
    answers: { 2: { colony: 1 } },
    after: (table) => expect(table.nation(2).colonies).toEqual(['nubia', null]),
  },
  'french-revolution': last({ vp: -2 }),
  anarchism: {
    changes: at(2, { vp: -1 }),
    before: (table) => table.lay(2, { advisors: ['eleanor-of-aquitaine'] }),
    after: (table) => expect(table.nation(2).advisors).toEqual([null]),
  },
  'great-exhibition': {
    changes: {},
    before: (table) => table.lay(1, { construction: { card: 'pyramids', sections: 1 } }),
    answers: { 1: { accept: true, hires: 2, space: 4 } },
    after: (table) => expect(table.nation(1).wonders[4]).toBe('pyramids'),
  },
  'californian-gold-rush': strongest({ gold: 8 }),
  'irish-potato-blight': last({ food: -8 }),
  'entente-cordiale': {
    changes: {},
    before: (table) => table.lay(0, { slots: [{ card: 'temple', workers: 1 }] }),
    answers: {
      0: {
        accept: true,
        deploys: [
          { from: 0, to: 2 },
          { from: null, to: 2 },
        ],
      },
    },
    after: (table) => expect(table.nation(0).slots[2]).toEqual({ card: 'axeman', workers: 2 }),
  },
  'general-strike': last({ stone: -6 }),
  'eruption-of-krakatoa': { changes: at(1, { vp: -1 }) },
  'first-vatican-council': mostStable({ books: 10 }),
  'march-to-moscow': { changes: at(1, { vp: -1 }) },
  'taiping-rebellion': last({ books: -10 }),
  romanticism: mostStable({ books: 5 }),
  'industrial-revolution': {
    changes: at(2, { vp: 1 }),
    before: (table) =>
      table
        .lay(0, { slots: [{ card: 'dreadnought', workers: 3 }] })
        .lay(1, { slots: [{ card: 'farm', workers: 3 }] })
        .lay(2, {
          slots: [
            { card: 'bank', workers: 1 },
            { card: 'coal-mine', workers: 1 },
          ],
        }),
  },
  'scramble-for-africa': {
    changes: at(2, { vp: 1 }),
    before: (table) => table.lay(2, { colonies: ['congo', 'nubia'] }),
  },
  'dreyfus-affair': last({ books: -8 }),
  'sick-man-of-europe': last({ gold: -8 }),
  'womens-suffrage': mostStable({ vp: 1 }),
  'sokoto-caliphate': { changes: at(0, { food: -4, gold: 8 }), answers: { 0: { accept: true } } },
  'tennis-court-oath': last({ gold: -7 }),
  'tonghak-movement': last({ books: -8, stone: 2 }),
  'sepoy-mutiny': last({ gold: -5 }),
  weltpolitik: {
    changes: at(2, { gold: 5, stone: 5 }),
    before: (table) => table.lay(2, { colonies: ['congo', 'nubia'] }),
  },
  emigration: { changes: {}, after: (_, events) => expect(seatsOf(only(events, 'workerReturned'))).toEqual([2]) },
};

/** Architects and famine of each card. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  'aryan-migration-code-of-hammurabi': [2, 1],
  'assyrian-deportations-jain-asceticism': [1, 0],
  'attila-zoroastrian-revival': [2, 3],
  'bread-and-games-christianity': [2, 0],
  'hellenism-ashokas-conversion': [0, 1],
  'pax-romana-han-dynasty': [0, 2],
  'qin-unification-olympic-games': [1, 1],
  'rigveda-exodus': [0, 2],
  'sea-peoples-bronze-age-collapse': [1, 2],
  'shang-oracle-bones-ionian-colonisation': [1, 1],
  'taoism-philosophy': [1, 1],
  'yellow-turban-rebellion-spartacus-revolt': [1, 2],
  'benedictine-rule-paper-money': [3, 1],
  'black-death-hunt-for-prester-john': [1, 3],
  'chanson-de-roland-zanj-revolt': [1, 3],
  'ecological-collapse-caste-system': [2, 4],
  'feudal-dues-hajj-from-mali': [0, 2],
  'fourth-crusade-song-resistance': [1, 2],
  'imperial-examination-justinian-code': [1, 0],
  'martyrdom-of-ali-scholasticism': [1, 1],
  'peace-of-god-council-of-clermont': [0, 2],
  'raid-on-lindisfarne-iconoclasm': [2, 1],
  'sack-of-baghdad-hanseatic-salt-trade': [0, 2],
  'stupor-mundi-great-schism': [2, 1],
  'absolute-monarchy-salem-witch-trials': [2, 5],
  'african-slave-trade-glorious-revolution': [1, 4],
  'blackbeard-habeas-corpus-act': [1, 2],
  'columbian-exchange-expulsion-of-jews': [1, 1],
  'crop-rotation-mercantilism': [2, 4],
  'janissaries-council-of-trent': [1, 2],
  'little-ice-age-city-upon-a-hill': [1, 3],
  'magellans-expedition-papal-indulgence': [2, 3],
  'pilgrims-dutch-revolt': [3, 3],
  'sinking-of-the-vasa-peace-of-westphalia': [0, 0],
  'spice-trade-muntzer-revolt': [0, 2],
  'tulip-mania-kangxi-era': [0, 1],
  'american-revolution-french-revolution': [1, 2],
  'anarchism-great-exhibition': [1, 4],
  'californian-gold-rush-irish-potato-blight': [0, 3],
  'entente-cordiale-general-strike': [2, 4],
  'eruption-of-krakatoa-first-vatican-council': [1, 3],
  'march-to-moscow-taiping-rebellion': [1, 5],
  'romanticism-industrial-revolution': [2, 6],
  'scramble-for-africa-dreyfus-affair': [1, 4],
  'sick-man-of-europe-womens-suffrage': [3, 1],
  'sokoto-caliphate-tennis-court-oath': [0, 3],
  'tonghak-movement-sepoy-mutiny': [0, 5],
  'weltpolitik-emigration': [2, 2],
};

const halves = EVENT_CARDS.flatMap((card) => card.events.map((half) => ({ card, half })));

describe('events, one by one', () => {
  test.each(halves.map(({ card, half }) => [half.id, card, half] as const))('%s', (id, card, half: EventHalf) => {
    const row = ROWS[id] as Row;
    const table = scene(card.id, card.age);
    row.before?.(table);
    const events = table.finishRound({ [half.id]: row.answers ?? {} }, [1, 2, 0]);
    expect(changesBy(events, id)).toEqual(row.changes);
    row.after?.(table, events);
  });

  test('every one of the 96 events is in the table, and nothing else', () => {
    expect(Object.keys(ROWS).sort()).toEqual(halves.map(({ half }) => half.id).sort());
  });
});

describe('event cards, one by one', () => {
  test.each(EVENT_CARDS.map((card) => [card.id, card] as const))('%s: architects and famine', (id, card) => {
    const [architects, famine] = NUMBERS[id] as readonly [number, number];
    const table = new Table({ seats: 2, growth: false });
    table.jump(2 * card.age - 1);
    table.state.eventDeck = [id];
    table.growAll();
    expect(table.state.event).toBe(id);
    expect(table.state.architects).toBe(1 + architects);
    table.hold(0, { food: 20 }).hold(1, { food: 20 });
    const events = table.finishRound();
    expect(changesBy(events, 'famine')).toEqual(famine === 0 ? {} : { 0: { food: -famine }, 1: { food: -famine } });
  });

  test('every one of the 48 cards is in the table', () => {
    expect(Object.keys(NUMBERS).sort()).toEqual(EVENT_CARDS.map(({ id }) => id).sort());
    expect(EVENT_CARDS).toHaveLength(48);
  });
});
