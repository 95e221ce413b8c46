import { describe, expect, test } from 'vitest';
import { BOARDS, cardOf, PROGRESS_CARDS } from '../../../engine/nations/cards/index.ts';
import type { NationsEvent } from '../../../engine/nations/events.ts';
import { netProduction } from '../../../engine/nations/phases/production.ts';
import { scoreOf } from '../../../engine/nations/scoring.ts';
import { comparedStability, stabilityOf, strengthOf } from '../../../engine/nations/values.ts';
import { changesBy, type Layout, only, Table } from './table.ts';

/** Seat 0 to move in a round of the card's age, everybody rich, the board empty. */
function at(card: string, seats = 2, isLastOfAge = false): Table {
  const table = new Table({ seats, round: 2 * cardOf(card).age - (isLastOfAge ? 0 : 1) });
  table.emptyBoard();
  table.state.event = 'feudal-dues-hajj-from-mali';
  for (let seat = 0; seat < seats; seat++) table.hold(seat, { gold: 20, food: 20, stone: 20, books: 20, vp: 10 });
  return table;
}

const owning = (card: string, layout: Layout, seats = 2): Table => at(card, seats).lay(0, layout);
const advisor = (card: string, seats = 2): Table => owning(card, { advisors: [card] }, seats);
const wonder = (card: string, seats = 2): Table => owning(card, { wonders: [card] }, seats);
const produces = (table: Table, seat = 0) => netProduction(table.state, seat, null).net;
const purse = (table: Table, seat = 0) => table.nation(seat).purse;
const STRONG: Layout = { wonders: ['colosseum'] };
const MILITARY = { card: 'axeman', workers: 1 };

/** Finishes the wonder as seat 0, which has all but its last section. */
function finish(table: Table, card: string, space = 4): NationsEvent[] {
  const built = cardOf(card);
  const stages = built.type === 'wonder' ? built.stages.length : 0;
  table.lay(0, { construction: { card, sections: stages - 1 } });
  table.state.architects = 1;
  return table.do(0, { type: 'hire', from: 'public', space });
}
const onReady = (card: string, table = at(card)) => changesBy(finish(table, card), card);
const buy = (table: Table, card: string, row = 1, more: object = {}, seat = 0): NationsEvent[] =>
  table
    .offer(row, 0, card)
    .turn(seat)
    .do(seat, { type: 'buy', row, col: 0, ...more });

const EFFECTS: Readonly<Record<string, () => void>> = {
  augustus: () => {
    const table = advisor('augustus');
    expect(produces(table).stone).toBe(2);
    table.lay(1, { advisors: ['augustus'] });
    expect(produces(table).stone ?? 0).toBe(0);
  },
  hatshepsut: () => {
    const events = finish(advisor('hatshepsut'), 'pyramids');
    expect(changesBy(events, 'hatshepsut')).toEqual({ 0: { books: 3 } });
  },
  'qin-shi-huang': () => {
    const table = owning('qin-shi-huang', {
      advisors: ['qin-shi-huang'],
      slots: [undefined, undefined, undefined, undefined, { card: 'caravan', workers: 1 }],
    });
    table.do(0, { type: 'undeploy', slot: 4 });
    expect(table.nation(0).advisors).toEqual([null]);
    expect(table.state.gone).toContain('qin-shi-huang');
  },
  'saint-augustine': () => expect(produces(advisor('saint-augustine')).books).toBe(2),
  colosseum: () => expect(onReady('colosseum')).toEqual({ 0: { food: -2 } }),
  stonehenge: () => expect(onReady('stonehenge')).toEqual({ 0: { food: 4, books: 6 } }),
  archimedes: () => {
    const table = at('archimedes').lay(0, { construction: { card: 'pyramids', sections: 0 } });
    table.state.architects = 0;
    buy(table, 'archimedes');
    table.turn(0).do(0, { type: 'hire', from: 'archimedes' });
    expect(table.nation(0).construction?.sections).toBe(1);
    expect(table.turn(0).refused(0, { type: 'hire', from: 'archimedes' })).toBe('N11.1');
  },
  boudica: () => {
    const table = advisor('boudica');
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.nation(0).advisors).toEqual(['boudica']);
    table.turn(0).do(0, { type: 'deploy', slot: 2 });
    expect(table.nation(0).advisors).toEqual([null]);
  },
  'cyrus-the-great': () => {
    const table = advisor('cyrus-the-great').lay(0, { wonders: ['colosseum', 'colosseum'] });
    expect(produces(table).gold ?? 0).toBe(0);
    buy(table, 'macedonia');
    expect(produces(table).gold).toBe(3);
  },
  'great-lighthouse': () => {
    const table = wonder('great-lighthouse');
    expect(changesBy(buy(table, 'archimedes', 3), 'great-lighthouse')).toEqual({ 0: { books: 1 } });
    expect(changesBy(buy(table, 'boudica', 2), 'great-lighthouse')).toEqual({});
  },
  sphinx: () => {
    expect(changesBy(finish(at('sphinx'), 'sphinx'), 'sphinx')).toEqual({});
    expect(changesBy(finish(wonder('sphinx'), 'pyramids', 0), 'sphinx')).toEqual({ 0: { stone: 5 } });
  },
  buddha: () => {
    const table = new Table({ seats: 2, growth: false }).lay(0, { advisors: ['buddha'] });
    table.growAll();
    expect(only(table.log, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 0, card: 'buddha' }]);
    table.do(1, { type: 'pass' });
    table.do(0, { type: 'pass' });
    expect(table.state.phase).not.toBe('action');
  },
  hannibal: () => {
    const table = advisor('hannibal').lay(0, { slots: [undefined, undefined, MILITARY] });
    table.lay(1, { slots: [undefined, undefined, MILITARY] });
    buy(table, 'siege-of-troy', 1, { take: 'food' });
    expect(purse(table).food).toBe(23);
    expect(purse(table).gold).toBe(19);
    buy(table, 'siege-of-alesia', 1, { take: 'food' }, 1);
    expect(purse(table, 1)).toMatchObject({ food: 22, gold: 18 });
    const unarmed = advisor('hannibal').offer(1, 0, 'siege-of-troy');
    expect(unarmed.refused(0, { type: 'buy', row: 1, col: 0, take: 'food' })).toBe('N9.4');
  },
  'sun-tzu': () => {
    const table = new Table({ seats: 2, growth: false }).lay(0, { advisors: ['sun-tzu'] });
    table.growAll();
    table.do(0, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 1 });
    table.do(1, { type: 'deploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.refused(0, { type: 'deploy', slot: 0 })).toBe('N21.1');
  },
  petra: () => {
    const table = wonder('petra');
    table.do(0, { type: 'special', card: 'petra', answer: { option: 1 } });
    expect(purse(table)).toMatchObject({ food: 19, gold: 23 });
    expect(table.turn(0).refused(0, { type: 'special', card: 'petra', answer: { option: 1 } })).toBe('N12.2');
  },
  'solomons-temple': () => {
    const table = at('solomons-temple', 2, true).lay(0, { wonders: ['solomons-temple'] });
    expect(changesBy(table.finishRound(), 'solomons-temple')).toEqual({ 0: { vp: 1 } });
    const defeated = at('solomons-temple', 2, true)
      .lay(0, { wonders: ['solomons-temple'] })
      .lay(1, STRONG);
    buy(defeated, 'warring-states', 1, {}, 1);
    defeated.finishRound();
    expect(defeated.nation(0).wonders).not.toContain('solomons-temple');
  },
  'terracotta-army': () => {
    const table = at('terracotta-army').lay(0, { wonders: ['the-oracle'] });
    expect(onReady('terracotta-army', table)).toEqual({ 1: { gold: -4 } });
    expect(onReady('terracotta-army')).toEqual({ 0: { gold: -4 }, 1: { gold: -4 } });
  },
  'anna-komnene': () => {
    const slots = [{ card: 'immortal', workers: 1 }, undefined, MILITARY];
    const table = advisor('anna-komnene').lay(0, { slots });
    expect(produces(table)).toEqual({ books: 1 });
    expect(stabilityOf(table.state, 0)).toBe(0);
    expect(strengthOf(table.state, 0)).toBe(5);
    table.lay(0, { slots: [undefined, { card: 'quarry', workers: 1 }] });
    expect(produces(table)).toEqual({ gold: 1, stone: 1, books: 1 });
    const without = at('anna-komnene').lay(0, { slots });
    expect(produces(without).food).toBe(-1);
    expect(stabilityOf(without.state, 0)).toBe(-1);
  },
  'harald-hardrada': () => {
    const table = advisor('harald-hardrada').lay(0, { slots: [undefined, undefined, MILITARY] });
    table.do(0, { type: 'undeploy', slot: 2 });
    expect(table.nation(0).advisors).toEqual([null]);
  },
  'sejong-the-great': () => {
    const table = advisor('sejong-the-great').hold(0, { gold: 1, food: 0, stone: 0, books: 0 });
    // His stone pays for the VP of the same golden age.
    buy(table, 'compass', 1, { take: 'vp', pay: { stone: 2 } });
    expect(purse(table)).toMatchObject({ stone: 0, vp: 11 });
  },
  'thomas-aquino': () => expect(produces(advisor('thomas-aquino')).books).toBe(4),
  alhambra: () => {
    const table = at('alhambra');
    finish(table, 'alhambra');
    expect(table.nation(0).architects).toEqual({ alhambra: 1 });
  },
  'notre-dame': () => {
    expect(produces(wonder('notre-dame')).books).toBe(2);
    expect(produces(owning('notre-dame', { wonders: ['notre-dame', 'the-oracle'] })).books).toBe(5);
  },
  'porcelain-tower': () => {
    const table = at('porcelain-tower').lay(0, { advisors: ['archimedes'] });
    finish(table, 'porcelain-tower');
    buy(table, 'eleanor-of-aquitaine', 1, { space: 1 });
    expect(table.nation(0).advisors).toEqual(['archimedes', 'eleanor-of-aquitaine']);
    table.turn(0);
    finish(table, 'alhambra', 4);
    expect(table.nation(0).advisors).toEqual(['archimedes']);
    expect(table.state.gone).toContain('eleanor-of-aquitaine');
  },
  'sankore-university': () => expect(onReady('sankore-university')).toEqual({ 0: { books: 8 } }),
  'abu-bakr': () => {
    const table = advisor('abu-bakr').lay(0, { slots: [undefined, undefined, MILITARY] });
    expect(changesBy(buy(table, 'siege-of-troy', 1, { take: 'food' }), 'abu-bakr')).toEqual({ 0: { books: 2 } });
  },
  'eleanor-of-aquitaine': () => {
    const table = advisor('eleanor-of-aquitaine').lay(0, { wonders: ['colosseum', 'colosseum'] });
    buy(table, 'macedonia');
    expect(produces(table).gold).toBe(5);
  },
  'mansa-musa': () => {
    const table = advisor('mansa-musa').hold(0, { gold: 2 });
    expect(changesBy(buy(table, 'archimedes', 1, { space: 0 }), 'mansa-musa')).toEqual({});
    const last = advisor('mansa-musa').hold(0, { gold: 1 });
    expect(changesBy(buy(last, 'colosseum'), 'mansa-musa')).toEqual({ 0: { food: 1, books: 2 } });
    const paid = owning('mansa-musa', { advisors: ['mansa-musa'], wonders: ['piazza-san-marco'] }).hold(0, { gold: 2 });
    paid.do(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 0 } });
    expect(purse(paid)).toMatchObject({ gold: 0, food: 21, books: 27 });
  },
  'angkor-wat': () => {
    expect(produces(owning('angkor-wat', { wonders: ['angkor-wat', 'colosseum'] }))).toEqual({ food: 4 });
    expect(produces(wonder('angkor-wat'))).toEqual({ food: 4, books: -4 });
  },
  'chichen-itza': () => {
    expect(changesBy(buy(wonder('chichen-itza'), 'warring-states'), 'chichen-itza')).toEqual({ 0: { vp: 1 } });
  },
  'moai-statues': () => expect(onReady('moai-statues')).toEqual({ 0: { stone: 12 } }),
  alhazen: () => {
    const table = advisor('alhazen').offer(1, 0, 'colosseum').offer(3, 2, 'pyramids');
    expect(
      table.refused(0, {
        type: 'special',
        card: 'alhazen',
        answer: {
          swap: [
            [1, 0],
            [2, 0],
          ],
        },
      }),
    ).toBe('N12.4');
    table.do(0, {
      type: 'special',
      card: 'alhazen',
      answer: {
        swap: [
          [1, 0],
          [3, 2],
        ],
      },
    });
    expect(table.state.board[0]?.[0]).toBe('pyramids');
    expect(table.state.board[2]?.[2]).toBe('colosseum');
  },
  'genghis-khan': () => {
    const table = at('genghis-khan');
    buy(table, 'genghis-khan');
    expect([0, 1].map((seat) => stabilityOf(table.state, seat))).toEqual([-3, -3]);
  },
  'marco-polo': () => {
    const table = advisor('marco-polo');
    expect(table.refused(0, { type: 'special', card: 'marco-polo', answer: {} })).toBe('N12.1');
    table.do(0, { type: 'special', card: 'marco-polo', answer: { pay: 1 } });
    expect(purse(table)).toMatchObject({ stone: 18, gold: 24 });
  },
  'great-wall': () => {
    for (const [order, vp] of [
      [[0, 1], 0],
      [[1, 0], 1],
    ] as const) {
      const table = wonder('great-wall').lay(1, STRONG);
      buy(table, 'warring-states', 1, {}, 1);
      expect(only(table.finishRound({}, order), 'defeated')[0]?.vp).toBe(vp);
    }
  },
  'piazza-san-marco': () => {
    const table = wonder('piazza-san-marco');
    table.do(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 2 } });
    expect(purse(table)).toMatchObject({ gold: 18, stone: 25, food: 20, books: 20 });
    expect(table.turn(0).refused(0, { type: 'special', card: 'piazza-san-marco', answer: { option: 0 } })).toBe(
      'N12.2',
    );
  },
  elizabeth: () => {
    for (const [marker, defeated] of [
      [8, 0],
      [9, 1],
    ] as const) {
      const table = advisor('elizabeth');
      buy(table, 'warring-states', 1, {}, 1);
      if (table.state.war) table.state.war.marker = marker;
      expect(only(table.finishRound(), 'defeated').filter(({ seat }) => seat === 0)).toHaveLength(defeated);
    }
  },
  'galileo-galilei': () => {
    const table = owning('galileo-galilei', { advisors: ['galileo-galilei'], wonders: ['red-fort'] }).hold(0, {
      gold: 0,
    });
    table.offer(1, 0, 'clocks').offer(1, 1, 'colosseum').offer(1, 2, 'archimedes');
    const free = (col: number, more = {}) =>
      ({ type: 'special', card: 'galileo-galilei', answer: { buy: { row: 1, col, ...more } } }) as const;
    expect(table.refused(0, free(2))).toBe('N12.3');
    const events = table.do(0, free(1));
    expect(table.nation(0).construction).toEqual({ card: 'colosseum', sections: 0 });
    expect(changesBy(events, 'red-fort')).toEqual({});
    expect(table.turn(0).refused(0, free(0, { take: 'gain' }))).toBe('N12.2');
  },
  isabella: () => {
    const table = owning('isabella', { advisors: ['isabella'], colonies: ['aztec-empire', 'nubia'] });
    expect(produces(table).gold).toBe(4 + 2 + 3);
  },
  montezuma: () => {
    const table = advisor('montezuma').lay(0, { slots: [undefined, undefined, MILITARY] });
    expect(changesBy(buy(table, 'warring-states'), 'montezuma')).toEqual({ 0: { books: 3 } });
    expect(changesBy(buy(table, 'siege-of-troy', 1, { take: 'food' }), 'montezuma')).toEqual({ 0: { books: 3 } });
  },
  'sistine-chapel': () => {
    expect(changesBy(finish(wonder('sistine-chapel'), 'pyramids'), 'sistine-chapel')).toEqual({ 0: { books: 3 } });
    expect(changesBy(finish(at('sistine-chapel'), 'sistine-chapel'), 'sistine-chapel')).toEqual({});
  },
  'taj-mahal': () => expect(onReady('taj-mahal')).toEqual({ 0: { books: 15 } }),
  versailles: () => {
    const table = owning('versailles', { wonders: ['the-oracle'], advisors: ['qin-shi-huang'] });
    finish(table, 'versailles');
    expect(stabilityOf(table.state, 0)).toBe(2);
    expect(comparedStability(table.state, 0)).toBe(-1);
    expect(table.nation(0).advisors).toEqual([null]);
    table.finishRound();
    expect(table.nation(0).leastStable).toBe(false);
  },
  'martin-luther': () => {
    const table = advisor('martin-luther').lay(1, STRONG);
    buy(table, 'warring-states', 1, {}, 1);
    expect(changesBy(table.finishRound(), 'war')).toEqual({ 0: { books: -3, food: -4 } });
  },
  pocahontas: () => {
    const table = advisor('pocahontas')
      .lay(0, { wonders: ['colosseum', 'colosseum'] })
      .offer(1, 0, 'macedonia');
    expect(table.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.2');
    table.lay(0, { wonders: ['colosseum', 'colosseum', 'colosseum'] });
    table.do(0, { type: 'buy', row: 1, col: 0 });
  },
  tokugawa: () => {
    const table = advisor('tokugawa').lay(0, {
      slots: [
        { card: 'redcoat', workers: 0 },
        { card: 'ranger', workers: 0 },
      ],
    });
    expect(produces(table).stone).toBe(4);
  },
  'potala-palace': () => {
    const table = owning('potala-palace', {
      wonders: ['potala-palace', 'porcelain-tower'],
      advisors: ['archimedes', 'boudica'],
    });
    expect(scoreOf(table.state, 0).wonders).toBe(1 + 2);
  },
  'royal-society': () => {
    const table = wonder('royal-society').hold(0, { stone: 0 });
    table.do(0, { type: 'special', card: 'royal-society', answer: { deploys: [{ from: null, to: 1 }] } });
    expect(table.nation(0).slots[1]?.workers).toBe(1);
  },
  uraniborg: () => {
    const table = wonder('uraniborg');
    buy(table, 'clocks', 1, { take: 'gain' });
    expect(purse(table).stone).toBe(24);
    buy(table, 'microscope', 1, { take: 'vp', pay: { books: 1 } });
    expect(purse(table)).toMatchObject({ books: 19, vp: 11 });
  },
  'niccolo-machiavelli': () => {
    const table = new Table({ seats: 2, growth: false, round: 5 }).lay(1, { advisors: ['niccolo-machiavelli'] });
    table.growAll();
    const [first, second] = only(table.log, 'eventsDrawn')[0]?.cards ?? [];
    expect(table.refused(1, { type: 'chooseEvent', card: 'feudal-dues-hajj-from-mali' })).toBe('N7.5');
    table.do(1, { type: 'chooseEvent', card: second as string });
    expect(table.state.event).toBe(second);
    expect(table.state.eventDeck).not.toContain(first);
  },
  'peter-the-great': () => {
    const table = advisor('peter-the-great').lay(0, STRONG);
    buy(table, 'warring-states', 1, {}, 1);
    table.turn(0).do(0, { type: 'pass' });
    table.do(1, { type: 'pass' });
    expect(table.refused(0, { type: 'payShortage', give: {} })).toBe('N21.1');
    const events = table.do(0, { type: 'takeBonus', take: 'gold' });
    expect(only(events, 'produced').find(({ seat }) => seat === 0)?.net).toEqual({ gold: 5 });
    const peace = advisor('peter-the-great');
    expect(only(peace.finishRound(), 'produced')[0]?.net).toEqual({});
  },
  'suleiman-i': () => {
    const table = advisor('suleiman-i');
    for (let i = 0; i < 2; i++)
      table.turn(0).do(0, { type: 'special', card: 'suleiman-i', answer: { sections: ['food'] } });
    expect(table.nation(0).idle).toBe(7);
    table.lay(1, { advisors: ['suleiman-i'] }).turn(0);
    expect(table.refused(0, { type: 'special', card: 'suleiman-i', answer: { sections: ['food'] } })).toBe('N12.1');
  },
  'forbidden-palace': () => {
    expect(changesBy(wonder('forbidden-palace').finishRound({}, [0, 1]), 'forbidden-palace')).toEqual({ 0: { vp: 1 } });
    expect(changesBy(wonder('forbidden-palace').finishRound({}, [1, 0]), 'forbidden-palace')).toEqual({});
  },
  'himeji-castle': () => {
    const table = wonder('himeji-castle');
    expect(changesBy(buy(table, 'aqueduct', 1, { space: 0 }), 'himeji-castle')).toEqual({ 0: { stone: 4 } });
    expect(changesBy(buy(table, 'brewery', 1, { space: 0 }), 'himeji-castle')).toEqual({});
    expect(changesBy(buy(table, 'forum', 1, { space: 2 }), 'himeji-castle')).toEqual({});
  },
  'red-fort': () => {
    const table = wonder('red-fort');
    expect(changesBy(buy(table, 'archimedes', 1), 'red-fort')).toEqual({ 0: { food: 2 } });
    expect(changesBy(buy(table, 'boudica', 3), 'red-fort')).toEqual({});
  },
  'florence-nightingale': () => {
    const table = advisor('florence-nightingale').hold(0, { food: 0 });
    table.state.event = 'black-death-hunt-for-prester-john';
    expect(changesBy(table.finishRound(), 'famine')[0]).toEqual({ books: -3 });
  },
  'frederick-the-great': () => {
    const slots = [
      { card: 'rifleman', workers: 0 },
      { card: 'conscript', workers: 0 },
    ];
    const table = advisor('frederick-the-great').lay(0, { slots });
    table.do(0, { type: 'deploy', slot: 0 });
    table.turn(0).do(0, { type: 'deploy', slot: 1 });
    table.turn(0).do(0, { type: 'deploy', slot: 2 });
    expect(purse(table).stone).toBe(20 - 2 - 1 - 1);
  },
  'lin-zexu': () => {
    expect(produces(advisor('lin-zexu'))).toEqual({ gold: 4, food: 4, books: -8 });
    expect(produces(owning('lin-zexu', { advisors: ['lin-zexu'], ...STRONG }))).toEqual({ gold: 4, food: 4 });
  },
  'darwins-voyage': () => expect(onReady('darwins-voyage')).toEqual({ 0: { gold: 15 } }),
  'south-pole-expedition': () => expect(onReady('south-pole-expedition')).toEqual({ 0: { food: -5 } }),
  'abraham-lincoln': () => {
    const table = advisor('abraham-lincoln');
    table.do(0, { type: 'special', card: 'abraham-lincoln', answer: { sections: ['stability'] } });
    expect(table.nation(0)).toMatchObject({ idle: 6, track: { food: 4, stability: 3 } });
    expect(stabilityOf(table.state, 0)).toBe(0);
  },
  'benjamin-disraeli': () => {
    const table = advisor('benjamin-disraeli').lay(0, { wonders: ['colosseum', 'colosseum'] });
    buy(table, 'macedonia');
    expect(produces(table)).toEqual({ gold: 2, food: 8 });
  },
  'marie-curie': () => {
    const table = at('marie-curie');
    buy(table, 'marie-curie');
    expect(table.nation(0).architects).toEqual({ 'marie-curie': 2 });
  },
  'big-ben': () => {
    const table = owning('big-ben', { wonders: ['big-ben'], colonies: ['congo', 'india'] });
    expect(scoreOf(table.state, 0).wonders).toBe(1 + 2);
  },
  'brandenburg-gate': () => {
    expect(onReady('brandenburg-gate', at('brandenburg-gate').lay(1, STRONG))).toEqual({ 1: { gold: 6, stone: 6 } });
    expect(onReady('brandenburg-gate')).toEqual({});
  },
  'british-museum': () => {
    expect(onReady('british-museum', at('british-museum').lay(0, STRONG))).toEqual({ 1: { books: -10 } });
  },
  'alfred-nobel': () => {
    const table = advisor('alfred-nobel')
      .lay(0, { slots: [{ card: 'railroad', workers: 2 }] })
      .offer(1, 0, 'balkan-wars');
    expect(table.refused(0, { type: 'buy', row: 1, col: 0 })).toBe('N9.14');
    const without = at('alfred-nobel').lay(0, { slots: [{ card: 'railroad', workers: 2 }] });
    expect((produces(table).stone ?? 0) - (produces(without).stone ?? 0)).toBe(6);
    // Upkeep of the battleships, and nothing for who mans them.
    table.lay(0, { slots: [{ card: 'dreadnought', workers: 2 }] });
    expect(produces(table).stone).toBe(-6);
  },
  'shaka-zulu': () => {
    const table = advisor('shaka-zulu').lay(1, { wonders: ['colosseum', 'colosseum'] });
    expect(changesBy(buy(table, 'macedonia', 1, {}, 1), 'shaka-zulu')).toEqual({ 1: { stone: 5 } });
    expect(changesBy(buy(table, 'nubia', 1, {}, 0), 'shaka-zulu')).toEqual({});
  },
  'simon-bolivar': () => {
    const table = owning('simon-bolivar', { advisors: ['simon-bolivar'], colonies: ['nubia', 'israel'] });
    table.do(0, { type: 'special', card: 'simon-bolivar', answer: { colony: 0 } });
    expect(table.nation(0).colonies).toEqual([null, 'israel']);
    expect(purse(table)).toMatchObject({ gold: 24, stone: 24 });
    table.turn(0).do(0, { type: 'special', card: 'simon-bolivar', answer: {} });
    expect(table.turn(0).refused(0, { type: 'special', card: 'simon-bolivar', answer: {} })).toBe('N12.1');
  },
  mit: () => {
    const table = wonder('mit').hold(0, { stone: 0 });
    buy(table, 'aqueduct', 1, { space: 0, deploy: { from: null } });
    expect(table.nation(0).slots[0]).toEqual({ card: 'aqueduct', workers: 1 });
    buy(table, 'brewery', 1, { space: 1, deploy: { from: 0 } });
    expect(table.nation(0).slots.slice(0, 2)).toEqual([
      { card: 'aqueduct', workers: 0 },
      { card: 'brewery', workers: 1 },
    ]);
    table.offer(1, 0, 'redcoat').turn(0);
    expect(table.refused(0, { type: 'buy', row: 1, col: 0, space: 2, deploy: { from: null } })).toBe('N9.13');
  },
  'statue-of-liberty': () => {
    const table = wonder('statue-of-liberty');
    expect(scoreOf(table.state, 0).wonders).toBe(1);
    table.taken(0, 1, 0);
    expect(scoreOf(table.state, 0).wonders).toBe(3);
    // Alone against the shadow, which has no workers (N20.6).
    expect(scoreOf(wonder('statue-of-liberty', 1).state, 0).wonders).toBe(3);
  },
  titanic: () => {
    const table = at('titanic', 3)
      .lay(1, { advisors: ['archimedes'] })
      .lay(2, { advisors: ['boudica'] });
    finish(table, 'titanic');
    // Nobody without an advisor is asked; the others in reverse player order.
    table.do(2, { type: 'answer', source: 'titanic', answer: { option: 1 } });
    expect(table.nation(2).advisors).toEqual(['boudica']);
    const events = table.do(1, { type: 'answer', source: 'titanic', answer: { option: 0 } });
    expect(changesBy(events, 'titanic')).toEqual({ 0: { gold: -4 }, 1: { gold: -4 } });
    expect(table.nation(2).advisors).toEqual([null]);
  },
};

const BOARD_EFFECTS: Readonly<Record<string, () => void>> = {
  'china-b': () => {
    for (const [order, food] of [
      [[0, 1], 1],
      [[1, 0], 0],
    ] as const) {
      const table = withBoard('china');
      expect(only(table.finishRound({}, order), 'produced').find(({ seat }) => seat === 0)?.net.food ?? 0).toBe(food);
    }
  },
  'egypt-b': () => {
    const table = withBoard('egypt');
    expect(table.nation(0).architects).toEqual({ board: 1 });
    expect(table.nation(0).wonders[0]).toBe('printed-pyramids');
  },
  'greece-b': () => {
    const table = withBoard('greece').emptyBoard().hold(0, { gold: 5, stone: 5 });
    buy(table, 'iron-working', 1, { take: 'gain' });
    expect(purse(table).stone).toBe(8);
  },
  'persia-b': () => expect(withBoard('persia').nation(0).colonies).toHaveLength(3),
  'rome-b': () => expect(strengthOf(withBoard('rome').state, 0)).toBe(2),
};

/** Seat 0 has the B side of a nation. */
function withBoard(nation: 'china' | 'egypt' | 'greece' | 'persia' | 'rome'): Table {
  const table = new Table({ seats: 2, options: { boards: 'choice' }, growth: false });
  table.state.pool = [nation, ...table.state.pool.filter((other) => other !== nation)].slice(0, 2);
  const other = table.state.pool[1] as typeof nation;
  table.do(1, { type: 'chooseBoard', nation: other, side: 'A' });
  table.do(0, { type: 'chooseBoard', nation, side: 'B' });
  table.growAll();
  return table;
}

describe('cards with an effect, one by one', () => {
  test.each(Object.entries(EFFECTS))('%s', (_, see) => see());

  test('none is missing', () => {
    expect(
      PROGRESS_CARDS.filter((card) => card.effects)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(EFFECTS).sort());
  });
});

describe('boards, one by one', () => {
  test.each(Object.entries(BOARD_EFFECTS))('%s', (_, see) => see());

  test('none is missing', () => {
    expect(
      BOARDS.filter(({ side }) => side === 'B')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(BOARD_EFFECTS).sort());
  });
});
