/** When an order waits, when it is played and when it is dropped; and what it leads to. */
import { describe, expect, test } from 'vitest';
import { foresee } from '../../../engine/core/orders.ts';
import { nations } from '../../../engine/nations/index.ts';
import { orders as rules } from '../../../engine/nations/orders/index.ts';
import { type GivenOrder, give, meaningOf, order, playList, verdictOf } from './orderTable.ts';
import { Table } from './table.ts';

const pass = order({ type: 'pass' });
const growStone = order({ type: 'grow', choice: { take: 'stone' } });
const colosseum = order({ type: 'buy', card: 'colosseum', atMost: 2 });

describe('the moment of an order', () => {
  test('[N22.2] one list covers growth and turns, each in its time', () => {
    const table = new Table({ seats: 2, growth: false }).offer(2, 0, 'colosseum').hold(0, { gold: 5 });
    const list = give(table, 0, colosseum, pass, growStone);
    expect(list.map(({ task }) => task.round)).toEqual([1, 1, 1]);
    table.do(1, { type: 'grow', take: 'gold' });
    // The purchase waits for the turn and does not hold up growth. Seat 0 then begins the action phase.
    const first = playList(table, 0, list);
    expect(first).toMatchObject({
      played: [
        { type: 'grow', take: 'stone' },
        { type: 'buy', row: 2, col: 0 },
      ],
      left: [{ task: { type: 'pass' } }],
    });
    table.do(1, { type: 'pass' });
    expect(playList(table, 0, first.left ?? []).played).toEqual([{ type: 'pass' }]);
  });

  test('[N22.2] while the player is asked something else, orders wait, and others go first', () => {
    const table = new Table({ seats: 2, growth: false });
    table.do(1, { type: 'grow', take: 'gold' });
    expect(meaningOf(table, 0, pass)).toMatchObject({ kind: 'wait', orders: [{ task: { type: 'pass', round: 1 } }] });
    // In a turn, too: a shortage that another player's wonder causes, for example.
    const hit = new Table({ seats: 2 });
    const list = give(hit, 0, pass);
    hit.state.stack.push({
      type: 'effects',
      source: 'british-museum',
      owner: 1,
      stage: 'run',
      targets: [],
      queue: [],
      answers: {},
      programs: [],
      debts: [{ seat: 0, missing: 1, cause: 'british-museum' }],
    });
    hit.hold(0, { gold: 1, food: 1 });
    expect(verdictOf(hit, 0, list)).toMatchObject({ kind: 'wait' });
    const paying = order({ type: 'act', action: { type: 'payShortage', give: { gold: 1 } } });
    expect(meaningOf(hit, 0, pass, paying)).toMatchObject({ action: { type: 'payShortage' }, orders: [pass] });
  });

  test('[N22.2] after the pass, turns and purchases are meant for the next round', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 });
    table.do(0, { type: 'pass' });
    const list = give(table, 0, order({ type: 'buy', card: 'colosseum' }), pass, growStone);
    expect(list.map(({ task }) => task.round)).toEqual([2, 2, 2]);
    expect(give(table, 1, pass)[0]?.task.round).toBe(1);
  });

  test('[N22.2] what is over is dropped, and never meant for another round', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 }).offer(1, 0, 'colosseum');
    const event = order({ type: 'answer', source: 'zoroastrian-revival', answer: { option: 0 } });
    const list = give(table, 0, growStone, colosseum, event, pass);
    // Growth of round 1 is over, so that order is for round 2; the event is not on the card of this round.
    expect(list.map(({ task }) => task.round)).toEqual([2, 1, 2, 1]);
    table.finishRound();
    expect(table.state.round).toBe(2);
    table.do(1, { type: 'grow', take: 'gold' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act', action: { type: 'grow', take: 'stone' } });
    table.do(0, { type: 'grow', take: 'food' });
    table.offer(1, 0, 'colosseum').turn(0);
    expect(verdictOf(table, 0, list)).toEqual({ kind: 'done' });
  });

  test('[N22.2] a round that the player names is kept', () => {
    const table = new Table({ seats: 2 });
    const later = order({ type: 'pass', round: 3 });
    expect(meaningOf(table, 0, later)).toMatchObject({ kind: 'wait', orders: [{ task: { round: 3 } }] });
    expect(meaningOf(new Table({ seats: 2, round: 3 }), 0, later)).toMatchObject({ kind: 'act' });
    expect(meaningOf(new Table({ seats: 2, round: 4 }), 0, later)).toEqual({ kind: 'done' });
  });

  test('[N22.2] orders of set-up are for set-up', () => {
    const table = new Table({ seats: 2, growth: false, options: { difficulty: 'each' } });
    const king = order({ type: 'act', action: { type: 'chooseDifficulty', difficulty: 'king' } });
    expect(give(table, 0, king, growStone, pass).map(({ task }) => task.round)).toEqual([0, 1, 1]);
    expect(meaningOf(table, 0, pass, king)).toMatchObject({ action: { type: 'chooseDifficulty' }, orders: [pass] });
    expect(meaningOf(new Table({ seats: 2, growth: false }), 1, order({ ...king.task, round: 0 }))).toEqual({
      kind: 'done',
    });
  });

  test('[N22.2] a standing answer is changed whenever the player is asked anything', () => {
    const table = new Table({ seats: 2 });
    const aside = order({ type: 'act', action: { type: 'setStanding', standing: { take: 'food' } } });
    expect(playList(table, 0, give(table, 0, aside, pass)).played.map(({ type }) => type)).toEqual([
      'setStanding',
      'pass',
    ]);
  });
});

describe('an order to answer an event', () => {
  const upTo = (event: string) => {
    const table = new Table({ seats: 2 });
    table.state.event = event;
    table.lay(0, { advisors: ['buddha'] });
    return table;
  };
  const answer = (source: string, given: object) => order({ type: 'answer', source, answer: given });

  test('[N22.9] waits for the event and answers it', () => {
    const table = upTo('attila-zoroastrian-revival');
    const revival = answer('zoroastrian-revival', { option: 1 });
    const list = give(table, 0, revival, pass);
    expect(list[0]?.task.round).toBe(1);
    const first = playList(table, 0, list);
    expect(first.played).toEqual([{ type: 'pass' }]);
    table.do(1, { type: 'pass' });
    expect(playList(table, 0, first.left ?? []).played[0]).toEqual({
      type: 'answer',
      source: 'zoroastrian-revival',
      answer: { option: 1 },
    });
  });

  test('[N22.9] is dropped once the event is past, also where it did not concern the player', () => {
    const table = upTo('attila-zoroastrian-revival');
    const list = give(table, 0, answer('attila', {}), answer('zoroastrian-revival', { option: 9 }));
    for (const seat of [0, 1]) table.turn(seat).do(seat, { type: 'pass' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'ask', at: 1, why: { key: 'refuse.answer/option' } });
  });

  test('[N22.9] is not needed where a standing answer comes first', () => {
    const table = upTo('attila-zoroastrian-revival');
    const list = give(table, 0, answer('zoroastrian-revival', { option: 1 }));
    const standing = { events: { 'zoroastrian-revival': { option: 0 } } };
    table.do(0, { type: 'setStanding', standing });
    for (const seat of [0, 1]) table.turn(seat).do(seat, { type: 'pass' });
    expect(table.state.round).toBe(2);
    table.do(1, { type: 'grow', take: 'gold' });
    expect(verdictOf(table, 0, list)).toEqual({ kind: 'done' });
  });

  test('[N22.9] also of a wonder that becomes ready, in any phase', () => {
    const table = new Table({ seats: 2, round: 7 });
    table.lay(0, { advisors: ['buddha'] }).hold(0, { gold: 9 });
    const list = give(table, 0, answer('titanic', { option: 1 }), pass);
    expect(verdictOf(table, 0, list)).toMatchObject({
      action: { type: 'pass' },
      orders: [{ task: { source: 'titanic' } }],
    });
    table
      .turn(1)
      .lay(1, { construction: { card: 'titanic', sections: 2 } })
      .hold(1, { stone: 9 });
    table.state.architects = 1;
    table.do(1, { type: 'hire', from: 'public' });
    expect(verdictOf(table, 0, list)).toMatchObject({ action: { type: 'answer', source: 'titanic' } });
  });
});

describe('what orders lead to', () => {
  const actions = (table: Table, seat: number, ...given: GivenOrder[]) => {
    const view = nations.view(table.state, seat);
    const { steps, stop } = foresee(nations, rules, view, seat, give(table, seat, ...given));
    return { actions: steps.map(({ action, at }) => `${at}:${action.type}`), stop };
  };
  const farmers = (n: number) => order({ type: 'deploy', card: 'farm', workers: n });

  test('[N22.10] turn after turn, as if nobody else did anything, up to the pass', () => {
    const table = new Table({ seats: 3 }).hold(0, { gold: 9, stone: 2 }).offer(1, 0, 'colosseum');
    expect(actions(table, 0, colosseum, farmers(2), pass)).toEqual({
      actions: ['0:buy', '1:deploy', '1:deploy', '2:pass'],
      stop: null,
    });
    expect(actions(table, 0, farmers(3), pass).stop).toEqual({
      why: { key: 'refuse.deploy/stone', params: { stone: 1, have: 0 } },
      at: 0,
    });
  });

  test('[N22.10] also for a player whose turn is still to come, with the extra action of Sun Tzu', () => {
    const table = new Table({ seats: 3 }).hold(2, { stone: 9 }).lay(2, { advisors: ['sun-tzu'] });
    const next = rules.nextTurn(table.state, 2);
    expect(next?.stack.at(-1)).toEqual({ type: 'turn', seat: 2, actions: 2 });
    expect(actions(table, 2, farmers(2), pass)).toMatchObject({ actions: ['0:deploy', '0:deploy', '1:pass'] });
    table.lay(2, { advisors: ['buddha'] });
    expect(rules.nextTurn(table.state, 2)?.stack.at(-1)).toEqual({ type: 'turn', seat: 2, actions: 1 });
    expect(rules.nextTurn(table.state, 2)?.nations[2]?.turns).toBe(2);
  });

  test('[N22.10] not past the pass, a deposit, a draw, or a question to others', () => {
    const table = new Table({ seats: 3 });
    table.do(0, { type: 'pass' });
    expect(rules.nextTurn(table.state, 0)).toBeNull();
    const growing = new Table({ seats: 2, growth: false });
    expect(actions(growing, 0, growStone, pass).actions).toEqual(['0:grow']);
    growing.do(0, { type: 'grow', take: 'stone' });
    expect(rules.nextTurn(growing.state, 0)).toBeNull();
    expect(rules.nextTurn(growing.state, 1)).toBe(growing.state);
    const others = new Table({ seats: 2 });
    others.state.stack.push({ type: 'famine', debts: [{ seat: 1, missing: 1, cause: 'famine' }] });
    expect(rules.nextTurn(others.state, 0)).toBeNull();
    const solo = new Table({ seats: 1 }).hold(0, { gold: 9 }).offer(1, 0, 'colosseum');
    expect(actions(solo, 0, colosseum, pass).actions).toEqual([]);
  });
});
