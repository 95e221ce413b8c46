import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { perform } from '../../../engine/core/play.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { questionFor } from '../../../engine/nations/awaiting.ts';
import { depositOf } from '../../../engine/nations/facts/deposit.ts';
import { nations } from '../../../engine/nations/index.ts';
import { nationAt, type Standing } from '../../../engine/nations/state.ts';
import { changesBy, only, Table } from './table.ts';

const awaited = (table: Table): number[] => nations.awaiting(table.state).map(({ seat }) => seat);
const passAll = (table: Table): void => {
  for (const seat of [...table.state.order]) table.turn(seat).do(seat, { type: 'pass' });
};

describe('who decides, and when', () => {
  test('[N21.1] only the seat that is asked may answer, and only its question; malformed actions are refused', () => {
    const table = new Table({ seats: 2 });
    expect(table.refused(1, { type: 'pass' })).toBe('N21.1');
    expect(table.refused(0, { type: 'grow', take: 'gold' })).toBe('N21.1');
    expect(table.refused(7, { type: 'pass' })).toBe('N21.1');
    const otherwise: Action[] = [
      { type: 'chooseDifficulty', difficulty: 'king' },
      { type: 'chooseBoard', nation: 'rome', side: 'A' },
      { type: 'nameSection', section: 'food' },
      { type: 'chooseEvent', card: 'x' },
      { type: 'payShortage', give: {} },
      { type: 'takeBonus', take: 'gold' },
      { type: 'spare', spare: {} },
      { type: 'answer', source: 'christianity', answer: {} },
    ];
    for (const action of otherwise) expect(table.refused(0, action)).toBe('N21.1');
    const growing = new Table({ seats: 2, growth: false });
    const turns: Action[] = [
      { type: 'pass' },
      { type: 'undeploy', slot: 0 },
      { type: 'deploy', slot: 0 },
      { type: 'hire', from: 'public' },
      { type: 'special', card: 'petra', answer: {} },
      { type: 'buy', row: 1, col: 0, space: 0 },
    ];
    for (const action of turns) expect(growing.refused(1, action)).toBe('N21.1');
    for (const bad of [
      null,
      7,
      'pass',
      {},
      { type: 'fly' },
      { type: 'pass', now: true },
      { type: 'deploy' },
      { type: 'deploy', slot: -1 },
      { type: 'buy', row: 1.5, col: 0 },
      { type: 'toString' },
      { type: 'special', card: 'x', answer: { swap: [[1, 2]] } },
    ]) {
      expect(nations.parseAction(bad)).toMatchObject({ ok: false, refusal: { rule: 'N21.1' } });
    }
  });

  test('[N21.1] an action may not name what is not asked for', () => {
    const table = new Table({ seats: 2, round: 3 }).emptyBoard().hold(0, { gold: 9, food: 9, stone: 9, books: 9 });
    const buy = (card: string, more: object) =>
      table.offer(1, 0, card).refused(0, { type: 'buy', row: 1, col: 0, ...more } as Action);
    const more: [string, object][] = [
      ['colosseum', { space: 0 }],
      ['warring-states', { take: 'food' }],
      ['aeneid', { take: 'gain', pay: { gold: 1 } }],
      ['aeneid', { take: 'gain', space: 1 }],
      ['augustus', { space: 0, deploy: { from: null } }],
      ['forum', { space: 0, pay: {} }],
    ];
    expect(more.map(([card, given]) => buy(card, given))).toEqual(more.map(() => 'N21.1'));
    table.lay(0, { construction: { card: 'pyramids', sections: 0 }, wonders: ['petra', 'royal-society'] });
    expect(table.refused(0, { type: 'hire', from: 'public', space: 1 })).toBe('N21.1');
    const petra = (answer: object): Action => ({ type: 'special', card: 'petra', answer });
    expect(table.refused(0, petra({ option: 0, accept: true }))).toBe('N21.1');
    // Naming a slot for another card must not count workers that are not there.
    const deploys = [{ from: null, to: 0 }];
    expect(table.refused(0, { ...petra({ option: 0, deploys }), after: [0] } as Action)).toBe('N21.1');
    table.do(0, { type: 'special', card: 'royal-society', answer: { deploys }, after: [0] });
    expect(table.nation(0).slots[0]?.workers).toBe(0);
    table.state.event = 'black-death-hunt-for-prester-john';
    table.taken(0, 1, 1);
    passAll(table);
    const back = (answer: object): Action => ({ type: 'answer', source: 'black-death', answer });
    expect(table.refused(0, back({ sections: ['food'], option: 7 }))).toBe('N21.1');
    expect(table.refused(0, back({ sections: ['food', 'food'] }))).toBe('N21.1');
    expect(table.refused(0, back({ sections: ['food'], from: [0] }))).toBe('N21.1');
    table.do(0, back({ sections: ['food'] }));
  });

  test('[N21.2] a nation with only one legal answer is not asked', () => {
    const table = new Table({ seats: 2 }).hold(0, { food: 3 }).hold(1, { food: 9, books: 0 });
    table.state.event = 'bread-and-games-christianity';
    passAll(table);
    // Seat 0 cannot pay 4 food.
    expect(awaited(table)).toEqual([1]);
  });

  test('[N21.3] production and war: each nation for itself, all asked at once', () => {
    const table = new Table({ seats: 3 });
    table.state.event = 'pax-romana-han-dynasty';
    for (const seat of [0, 2]) table.taken(seat, 1, 0).hold(seat, { food: 0, books: 0, gold: 5, stone: 5, vp: 5 });
    passAll(table);
    expect(awaited(table)).toEqual([0, 2]);
    expect(nations.awaiting(table.state)[0]?.prompt).toEqual({ key: 'prompt.shortage', params: { missing: 3 } });
    table.do(2, { type: 'payShortage', give: { gold: 3 } });
    expect(awaited(table)).toEqual([0]);
    expect(table.state.phase).toBe('production');
    table.do(0, { type: 'payShortage', give: { stone: 3 } });
    expect(table.state.phase).not.toBe('production');
  });

  test('[N21.3] shortage in war is asked, and all of it is in before events', () => {
    const table = new Table({ seats: 2, round: 3 }).lay(1, { wonders: ['colosseum', 'colosseum'] });
    table.state.event = 'fourth-crusade-song-resistance';
    table.state.war = { card: 'three-kingdoms-war', marker: 5, buyer: 1, over: false };
    table.recount();
    table.taken(0, 1, 0).hold(0, { gold: 0, food: 0, books: 0, stone: 9, vp: 5 });
    table.lay(0, { colonies: ['hispania'] }).hold(1, { gold: 9, food: 9 });
    passAll(table);
    // Production lacks 1 food: 1 stone goes without a question. The war lacks 5 gold: 5 stone likewise.
    expect(changesBy(table.log, 'production')[0]).toEqual({ vp: -2, stone: -1 });
    expect(table.nation(0).warLoss).toEqual({ gold: 0, food: 0, stone: 5, books: 0, vp: 2 });
  });

  test('[N21.3] what is given for a shortage in production is not lost to the war', () => {
    const table = new Table({ seats: 2, round: 3 }).lay(1, { wonders: ['colosseum', 'colosseum'] });
    table.state.event = 'fourth-crusade-song-resistance';
    table.state.war = { card: 'hunnic-invasions', marker: 5, buyer: 1, over: false };
    table.recount();
    table.taken(0, 1, 0).hold(0, { gold: 9, food: 0, books: 0, stone: 9, vp: 5 }).hold(1, { gold: 9, food: 9 });
    passAll(table);
    expect(awaited(table)).toEqual([0]);
    expect(questionFor(table.state, 0)).toEqual({ kind: 'shortage', missing: 3, cause: 'production' });
    table.do(0, { type: 'payShortage', give: { gold: 1, stone: 2 } });
    expect(questionFor(table.state, 0)).toEqual({ kind: 'shortage', missing: 4, cause: 'war' });
    expect(table.state.phase).toBe('production');
    expect(table.refused(0, { type: 'payShortage', give: { gold: 3 } })).toBe('N4.4');
    table.do(0, { type: 'payShortage', give: { gold: 4 } });
    expect(table.nation(0).warLoss).toEqual({ gold: 4, food: 0, stone: 0, books: 0, vp: 1 });
  });

  test('[N21.3] famine: all at once', () => {
    const table = new Table({ seats: 2 });
    table.state.event = 'pax-romana-han-dynasty';
    for (const seat of [0, 1]) table.hold(seat, { food: 0, books: 0, gold: 5, stone: 5 });
    passAll(table);
    expect(table.state.phase).toBe('famine');
    expect(awaited(table)).toEqual([0, 1]);
  });

  test('[N21.4] growth may be deposited early, unseen, and is used in order', () => {
    const table = new Table({ seats: 3, growth: false });
    const events = table.do(0, { type: 'grow', take: 'gold' });
    expect(events).toEqual([{ type: 'growthDeposited', seat: 0 }]);
    expect(table.nation(0).purse.gold).toBe(6);
    expect(awaited(table)).toEqual([2]);
    const seen = nations.view(table.state, 1).stack[0];
    expect(seen).toMatchObject({ deposits: { 0: { hidden: true } } });
    expect(nations.view(table.state, 0).stack[0]).toMatchObject({ deposits: { 0: { take: 'gold' } } });
    expect(depositOf(nations.view(table.state, 0), 0)).toEqual({ type: 'grow', take: 'gold' });
    expect(depositOf(nations.view(table.state, 1), 0)).toBe(null);
    table.do(0, { type: 'grow', take: 'food' });
    table.do(2, { type: 'grow', take: 'stone' });
    const last = table.do(1, { type: 'grow', take: 'stone' });
    expect(only(last, 'grew').map(({ seat, take, deposited }) => [seat, take, deposited])).toEqual([
      [1, 'stone', undefined],
      [0, 'food', true],
    ]);
    expect(last.some((event) => nations.reveals(event, table.state))).toBe(true);
  });

  test('[N21.4] an event answer may be deposited early', () => {
    const table = new Table({ seats: 2 }).hold(0, { food: 9 }).hold(1, { food: 9 });
    table.state.event = 'bread-and-games-christianity';
    passAll(table);
    expect(awaited(table)).toEqual([1]);
    table.do(0, { type: 'answer', source: 'christianity', answer: { accept: true } });
    expect(nations.view(table.state, 1).stack.at(-1)).toMatchObject({ answers: { 0: { hidden: true } } });
    const deposit = { type: 'answer', source: 'christianity', answer: { accept: true } };
    expect(depositOf(nations.view(table.state, 0), 0)).toEqual(deposit);
    expect(depositOf(nations.view(table.state, 1), 0)).toBe(null);
    const events = table.do(1, { type: 'answer', source: 'christianity', answer: { accept: false } });
    expect(changesBy(events, 'christianity')).toEqual({ 0: { food: -4, books: 6 } });
    // Seat 1's move made seat 0's answer known, so it cannot be undone.
    expect(events.map((event) => event.type === 'answered' && nations.reveals(event, table.state))).toContain(true);
  });

  test('[N21.5] standing shortage holds in an event and in famine, standing return for a worker', () => {
    const table = new Table({ seats: 2, round: 3 }).hold(0, { food: 0, books: 0, gold: 9, stone: 9, vp: 5 });
    table.hold(1, { food: 9, books: 9 }).taken(0, 0, 1);
    table.do(0, { type: 'setStanding', standing: { shortage: ['stone', 'gold', 'food'], return: 'stability' } });
    table.do(1, { type: 'setStanding', standing: { return: 'food' } });
    table.taken(1, 0, 1).lay(0, { wonders: ['the-oracle'] });
    table.state.event = 'black-death-hunt-for-prester-john';
    passAll(table);
    // Seat 1 has room in the stability section only: its wish is not legal, but there is nothing to ask.
    expect(only(table.log, 'workerReturned')).toMatchObject([
      { seat: 0, section: 'stability' },
      { seat: 1, section: 'stability' },
    ]);
    expect(changesBy(table.log, 'famine')[0]).toMatchObject({ stone: -3 });
    const event = new Table({ seats: 2 }).hold(0, { books: 0, gold: 9, food: 9, stone: 9 });
    event.lay(1, { wonders: ['colosseum'] }).state.event = 'aryan-migration-code-of-hammurabi';
    event.do(0, { type: 'setStanding', standing: { shortage: ['stone', 'gold', 'food'] } });
    passAll(event);
    expect(changesBy(event.log, 'aryan-migration')).toEqual({ 0: { vp: -1, stone: -3 } });
  });

  test('[N21.5] standing answers are used without asking', () => {
    const table = new Table({ seats: 2 }).hold(0, { food: 0, books: 0, gold: 5, stone: 5, vp: 5 }).hold(1, { food: 9 });
    table.state.event = 'bread-and-games-christianity';
    table.taken(0, 1, 0);
    table.do(0, { type: 'setStanding', standing: { shortage: ['stone', 'gold', 'food'], growth: { take: 'gold' } } });
    table.do(1, { type: 'setStanding', standing: { events: { christianity: { accept: true } } } });
    passAll(table);
    expect(table.state.round).toBe(2);
    expect(changesBy(table.log, 'production')[0]).toEqual({ vp: -2, stone: -3 });
    expect(changesBy(table.log, 'christianity')[1]).toEqual({ food: -4, books: 6 });
    // The answer was secret until it was used, so the move cannot be undone.
    expect(only(table.log, 'shortageMadeUp')).toMatchObject([{ seat: 0, deposited: true, standing: true }]);
    expect(only(table.log, 'answered')).toMatchObject([{ seat: 1, event: 'christianity', standing: true }]);
    // The standing answer to growth stays for the next round; the answer to the event is gone with its card.
    expect(table.nation(0).standing.growth).toEqual({ take: 'gold' });
    expect(table.nation(1).standing.events).toEqual({});
  });

  test('[N21.5] one that is not legal when needed counts as "ask"; and what is refused', () => {
    const table = new Table({ seats: 2, growth: false }).lay(1, { idle: 4 });
    table.do(1, { type: 'setStanding', standing: { growth: { take: 'worker', section: 'food' } } });
    expect(awaited(table)).toEqual([1]);
    expect(table.refused(1, { type: 'setStanding', standing: { events: { christianity: {} } } })).toBe('N21.5');
    expect(table.refused(1, { type: 'setStanding', standing: { shortage: ['gold', 'gold', 'food'] } })).toBe('N21.5');
    expect(table.refused(1, { type: 'setStanding', standing: { spare: ['food', 'food'] } })).toBe('N21.5');
    table.do(1, { type: 'setStanding', standing: { shortage: 'ask', spare: 'ask', growth: 'ask' } });
    expect(table.nation(1).standing).toMatchObject({ shortage: 'ask', spare: 'ask', growth: 'ask' });
  });

  test('[N21.5] sections and Titanic by standing answers', () => {
    const table = new Table({ seats: 3, round: 5 }).hold(2, { food: 30 }).hold(0, { food: 9 });
    table.do(2, { type: 'setStanding', standing: { take: 'stability', titanic: 'gold' } });
    table.do(1, { type: 'setStanding', standing: { titanic: 'advisors' } });
    table.state.event = 'pilgrims-dutch-revolt';
    for (const seat of [1, 2]) table.lay(seat, { advisors: ['eleanor-of-aquitaine'] }).hold(seat, { gold: 9 });
    table
      .hold(0, { gold: 9, stone: 9 })
      .lay(0, { construction: { card: 'titanic', sections: 2 } }).state.architects = 1;
    const events = table.do(0, { type: 'hire', from: 'public' });
    expect(changesBy(events, 'titanic')).toEqual({ 0: { gold: -4 }, 2: { gold: -4 } });
    expect(table.nation(1).advisors).toEqual([null]);
    passAll(table);
    expect(only(table.log, 'workerTaken')).toEqual([
      { type: 'workerTaken', seat: 2, section: 'stability', cause: 'pilgrims' },
    ]);
  });

  test("[N21.6] hidden from others: standing answers and the cards Machiavelli's owner looks at", () => {
    const table = new Table({ seats: 2, growth: false, round: 5 }).lay(0, { advisors: ['niccolo-machiavelli'] });
    table.do(1, { type: 'setStanding', standing: { take: 'food' } });
    table.growAll();
    const drawn = only(table.log, 'eventsDrawn')[0];
    const other = nations.view(table.state, 1);
    expect(JSON.stringify(other.stack)).not.toContain(drawn?.cards[0]);
    expect(other.eventDeck).toHaveLength(12);
    expect(nations.view(table.state, 0).nations[1]?.standing.take).toBe('ask');
    expect(nations.view(table.state, null).nations[1]?.standing.take).toBe('ask');
    expect(nations.view(table.state, 1).nations[1]?.standing.take).toBe('food');
    if (!drawn) throw new Error('nothing drawn');
    expect(nations.viewEvent(drawn, 1)).toBeNull();
    expect(nations.viewEvent(drawn, 0)).toEqual(drawn);
    expect(nations.viewEvent({ type: 'standingSet', seat: 1 }, 0)).toBeNull();
    const same = nations.awaiting(nations.view(table.state, 1));
    expect(same).toEqual(nations.awaiting(table.state));
  });

  test('[N21.6] that a standing answer was used is told to its owner alone', () => {
    const table = new Table({ seats: 3, growth: false });
    table.do(1, { type: 'setStanding', standing: { growth: { take: 'food' } } });
    const [own, next] = only(table.do(2, { type: 'grow', take: 'stone' }), 'grew');
    if (!own || !next) throw new Error('both grow');
    expect([own.standing, next.standing]).toEqual([undefined, true]);
    expect(nations.viewEvent(next, 1)).toEqual(next);
    for (const other of [0, 2, null]) expect(nations.viewEvent(next, other)).not.toHaveProperty('standing');
  });

  test('[N21.7] sealed choices: all asked at once, opened together', () => {
    const table = new Table({ seats: 3, options: { sealedChoices: true }, growth: false });
    expect(awaited(table)).toEqual([2, 1, 0]);
    table.do(0, { type: 'grow', take: 'gold' });
    table.do(2, { type: 'grow', take: 'food' });
    expect(table.nation(2).purse.food).toBe(3);
    expect(awaited(table)).toEqual([1]);
    expect(JSON.stringify(nations.view(table.state, 1).stack)).not.toContain('"take":"gold"');
    const events = table.do(1, { type: 'grow', take: 'stone' });
    expect(only(events, 'grew').map(({ seat }) => seat)).toEqual([2, 1, 0]);
    for (const seat of [0, 1, 2]) table.hold(seat, { food: 9 });
    table.state.event = 'bread-and-games-christianity';
    passAll(table);
    expect(awaited(table).sort()).toEqual([0, 1, 2]);
    const offer = (seat: number, accept: boolean) =>
      table.do(seat, { type: 'answer', source: 'christianity', answer: { accept } });
    expect(offer(2, true)).toEqual([{ type: 'answerDeposited', seat: 2, event: 'christianity' }]);
    offer(0, true);
    expect(awaited(table)).toEqual([1]);
    const opened = only(offer(1, false), 'answered');
    expect(opened.map(({ seat, answer }) => [seat, answer.accept])).toEqual([
      [2, true],
      [1, false],
      [0, true],
    ]);
    expect(opened.every((event) => nations.reveals(event, table.state))).toBe(true);
  });

  test('[N21.7] the game does not wait for a nation with a standing answer', () => {
    const table = new Table({ seats: 3, options: { sealedChoices: true }, growth: false });
    table.do(1, { type: 'setStanding', standing: { growth: { take: 'food' } } });
    expect(awaited(table)).toEqual([2, 0]);
    expect(nations.view(table.state, 0).stack[0]).toMatchObject({ deposits: { 1: { hidden: true } } });
    table.do(1, { type: 'grow', take: 'gold' });
    table.do(2, { type: 'grow', take: 'stone' });
    const events = table.do(0, { type: 'grow', take: 'stone' });
    expect(only(events, 'grew').map(({ take }) => take)).toEqual(['stone', 'gold', 'stone']);
  });

  test('[N21.10] where a worker goes is chosen in order too, and may be answered early', () => {
    const black = (options: object) => {
      const table = new Table({ seats: 3, options });
      for (const seat of [0, 1, 2]) table.taken(seat, 1, 1).hold(seat, { food: 9, books: 9 });
      table.state.event = 'black-death-hunt-for-prester-john';
      passAll(table);
      return table;
    };
    const back: Action = { type: 'answer', source: 'black-death', answer: { sections: ['food'] } };
    const table = black({});
    const [first, ...others] = [...table.state.order].reverse() as [number, number, number];
    expect(awaited(table)).toEqual([first]);
    for (const seat of others) table.do(seat, back);
    // Both have answered, and the game still waits for the one who chooses first.
    expect(awaited(table)).toEqual([first]);
    const events = table.do(first, back);
    expect(only(events, 'answered').map(({ seat }) => seat)).toEqual([first, ...others]);
    expect(awaited(black({ sealedChoices: true })).sort()).toEqual([0, 1, 2]);
  });

  test('[N21.8] the defaults of a late player', () => {
    const table = new Table({ seats: 2, growth: false });
    expect(nations.fallback(table.state, 1)).toEqual({ type: 'grow', take: 'stone' });
    table.growAll();
    expect(nations.fallback(table.state, 0)).toEqual({ type: 'pass' });
    table.state.event = 'bread-and-games-christianity';
    table.taken(0, 1, 0).hold(0, { food: 0, books: 0, gold: 5, stone: 7, vp: 5 }).hold(1, { food: 9 });
    passAll(table);
    expect(nations.fallback(table.state, 0)).toEqual({ type: 'payShortage', give: { stone: 3 } });
    table.do(0, nations.fallback(table.state, 0));
    expect(nations.fallback(table.state, 1)).toEqual({
      type: 'answer',
      source: 'christianity',
      answer: { accept: false },
    });
  });

  test('[N21.2] with nothing else left to do, passing is forced', () => {
    const table = new Table({ seats: 2 }).emptyBoard().hold(0, { stone: 0 });
    expect(nations.forced(table.state, 0)).toEqual({ type: 'pass' });
    expect(nations.forced(table.state, 1)).toBeNull();
    table.hold(0, { stone: 1 });
    expect(nations.forced(table.state, 0)).toBeNull();
  });

  test('[N21.6] what chance or a secret made known cannot be undone, the rest can', () => {
    const options = nations.parseOptions({}, 2);
    if (!options.ok) throw new Error('refused');
    const chance = keyedChance(new Uint8Array(32).fill(9));
    let { state } = nations.setup(options.value, 2, chance, nations.rules);
    const step = (action: Parameters<typeof nations.apply>[2]) => {
      const seat = nations.awaiting(state)[0]?.seat ?? 0;
      const outcome = perform(nations, state, seat, action, chance);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      state = outcome.state;
      return outcome.undoable;
    };
    // The other player is asked for their growth, so they left no standing answer.
    expect(step({ type: 'grow', take: 'gold' })).toBe(false);
    // The event card comes up.
    expect(step({ type: 'grow', take: 'gold' })).toBe(false);
    expect(step({ type: 'deploy', slot: 0 })).toBe(true);
  });

  test('[N21.6] undoing does not tell whether another player has a standing answer', () => {
    const undoable = (growth: Standing['growth']) => {
      const options = nations.parseOptions({}, 3);
      if (!options.ok) throw new Error('refused');
      const chance = keyedChance(new Uint8Array(32).fill(9));
      const { state } = nations.setup(options.value, 3, chance, nations.rules);
      const [last, next] = state.order.toReversed() as [number, number];
      nationAt(state, next).standing.growth = growth;
      const outcome = perform(nations, state, last, { type: 'grow', take: 'gold' }, chance);
      return outcome.ok && outcome.undoable;
    };
    expect([undoable('ask'), undoable({ take: 'stone' })]).toEqual([false, false]);
  });
});
