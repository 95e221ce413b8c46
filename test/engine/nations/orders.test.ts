/** What each task of an order means. */
import { describe, expect, test } from 'vitest';
import { parseOrders } from '../../../engine/core/orders.ts';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { nations } from '../../../engine/nations/index.ts';
import { orders as rules } from '../../../engine/nations/orders/index.ts';
import { meaningOf, order } from './orderTable.ts';
import { Table } from './table.ts';

const rich = () => new Table({ seats: 2 }).hold(0, { gold: 9, stone: 9 });

describe('orders', () => {
  test('[N22.1] are refused with the name of what is wrong, and are complete once they are read', () => {
    const table = rich();
    const parse = (...input: unknown[]) => parseOrders(rules, nations.view(table.state, 0), 0, input);
    for (const [task, field] of [
      [{ type: 'dance' }, 'type'],
      [7, 'task'],
      [{ type: 'act', action: { type: 'dance' } }, 'action'],
      [{ type: 'buy', card: 'no-such-card' }, 'card'],
      [{ type: 'deploy', card: 'farm', workers: 0 }, 'workers'],
      [{ type: 'deploy', card: 'farm', workers: 21 }, 'workers'],
      [{ type: 'pass', unless: [{ on: 'rainy' }] }, 'unless'],
      [{ type: 'answer', source: 'nowhere', answer: {} }, 'source'],
    ] as const) {
      expect(parse({ task, else: 'ask' })).toEqual({
        ok: false,
        refusal: { code: 'nations/orders/malformed', rule: 'N22.1', params: { field } },
      });
    }
    expect(parse({ task: { type: 'deploy', card: 'farm' }, else: 'ask' })).toEqual({
      ok: true,
      value: [{ task: { type: 'deploy', card: 'farm', workers: 1, round: 1 }, else: 'ask' }],
    });
  });

  test('[N22.1] an action is taken as it is', () => {
    const action: Action = { type: 'deploy', slot: 1, after: [1] };
    expect(meaningOf(rich(), 0, order({ type: 'act', action }))).toMatchObject({ kind: 'act', action, orders: [] });
  });

  test('[N22.3] what is not possible asks, is skipped, or is replaced', () => {
    const table = rich().offer(1, 0, 'pyramids');
    const pass = order({ type: 'pass' });
    const gone = { type: 'buy', card: 'colosseum' } as const;
    expect(meaningOf(table, 0, order(gone), pass)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.cardGone', params: { card: { term: 'card.colosseum.name' } } },
      orders: [{ task: gone }, pass],
    });
    expect(meaningOf(table, 0, order(gone, 'skip'), pass)).toMatchObject({ action: { type: 'pass' }, orders: [] });
    const other = { task: { type: 'buy', card: 'pyramids' }, else: 'ask' } as const;
    expect(meaningOf(table, 0, order(gone, other), pass)).toMatchObject({
      action: { type: 'buy', row: 1, col: 0 },
      orders: [pass],
    });
  });
});

describe('an order to buy', () => {
  test('[N22.4] finds the card wherever it lies, and says how it is placed', () => {
    const table = rich()
      .offer(2, 3, 'ziggurat')
      .lay(0, { slots: [{ card: 'farm', workers: 1 }] });
    expect(
      meaningOf(table, 0, order({ type: 'buy', card: 'ziggurat', atMost: 2, space: 1, after: [0] })),
    ).toMatchObject({
      kind: 'act',
      action: { type: 'buy', row: 2, col: 3, space: 1, after: [0] },
      orders: [],
    });
    expect(meaningOf(table, 0, order({ type: 'buy', card: 'ziggurat' }))).toMatchObject({
      kind: 'ask',
      why: { key: 'refuse.buy/slot' },
    });
  });

  test('[N22.4] does not pay more than it says, with what cards of others add', () => {
    const table = rich().offer(1, 0, 'siege-of-troy').offer(3, 1, 'colosseum');
    table.lay(0, { slots: [{ card: 'hoplite', workers: 1 }] });
    const battle = order({ type: 'buy', card: 'siege-of-troy', atMost: 1, take: 'food' });
    expect(meaningOf(table, 0, battle)).toMatchObject({ kind: 'act' });
    table.lay(1, { advisors: ['hannibal'] });
    expect(meaningOf(table, 0, battle)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.cardDear', params: { card: { term: 'card.siege-of-troy.name' }, price: 2, atMost: 1 } },
    });
    expect(meaningOf(table, 0, order({ type: 'buy', card: 'colosseum', atMost: 2 }))).toMatchObject({
      why: { key: 'order.why.cardDear' },
    });
  });

  test('[N22.4] given by its cell, means the card that lies there, for the price it has', () => {
    const table = rich().offer(2, 0, 'colosseum').offer(3, 0, 'petra');
    expect(meaningOf(table, 0, order({ type: 'act', action: { type: 'buy', row: 2, col: 0 } }))).toMatchObject({
      task: { type: 'buy', card: 'colosseum', atMost: 2, round: 1 },
      action: { type: 'buy', row: 2, col: 0 },
    });
    const empty = order({ type: 'act', action: { type: 'buy', row: 2, col: 0 } });
    table.offer(2, 0, null);
    expect(meaningOf(table, 0, empty)).toMatchObject({ kind: 'ask', why: { key: 'refuse.buy/no-card' } });
  });
});

describe('an order to deploy', () => {
  const ziggurat = (workers: number, idle: number) =>
    rich().lay(0, {
      slots: [
        { card: 'ziggurat', workers: 0 },
        { card: 'hoplite', workers },
      ],
      idle,
    });

  test('[N22.5] deploys one worker a turn, as many as it says', () => {
    const table = ziggurat(0, 2);
    const all = order({ type: 'deploy', card: 'ziggurat', workers: 2 });
    const first = meaningOf(table, 0, all);
    expect(first).toMatchObject({ action: { type: 'deploy', slot: 0 }, orders: [{ task: { workers: 1 } }] });
    expect(meaningOf(table, 0, order({ type: 'deploy', card: 'ziggurat' }))).toMatchObject({ orders: [] });
    expect(meaningOf(table, 0, order({ type: 'deploy', card: 'colosseum' }))).toMatchObject({
      why: { key: 'order.why.noCard' },
    });
  });

  test('[N22.5] takes workers off the cards it names, but only where the deployment can follow', () => {
    const table = ziggurat(2, 0);
    const moving = order({ type: 'deploy', card: 'ziggurat', workers: 2, from: ['hoplite'] });
    expect(meaningOf(table, 0, moving)).toMatchObject({
      action: { type: 'undeploy', slot: 1 },
      orders: [{ task: { workers: 2, from: [] } }],
    });
    expect(meaningOf(table, 0, order({ type: 'deploy', card: 'ziggurat' }))).toMatchObject({
      why: { key: 'refuse.deploy/no-worker' },
    });
    table.hold(0, { stone: 0 });
    expect(meaningOf(table, 0, moving)).toMatchObject({ kind: 'ask', why: { key: 'refuse.deploy/stone' } });
    table.hold(0, { stone: 9 }).lay(0, { idle: 1 });
    expect(meaningOf(table, 0, moving)).toMatchObject({ action: { type: 'deploy', slot: 0 } });
  });

  test('[N22.5] does not pay more stone than it says', () => {
    const dear = order({ type: 'deploy', card: 'ziggurat', atMost: 0 });
    expect(meaningOf(ziggurat(0, 2), 0, dear)).toMatchObject({
      why: { key: 'order.why.workerDear', params: { stone: 1, atMost: 0 } },
    });
  });

  test('[N22.5] the other way round, takes workers off a card', () => {
    expect(meaningOf(ziggurat(2, 0), 0, order({ type: 'undeploy', card: 'hoplite', workers: 2 }))).toMatchObject({
      action: { type: 'undeploy', slot: 1 },
      orders: [{ task: { workers: 1 } }],
    });
    expect(meaningOf(ziggurat(1, 0), 0, order({ type: 'undeploy', card: 'hoplite' }))).toMatchObject({ orders: [] });
    expect(meaningOf(ziggurat(2, 0), 0, order({ type: 'undeploy', card: 'petra' }))).toMatchObject({
      why: { key: 'order.why.noCard' },
    });
  });
});

describe('an order to hire', () => {
  const building = (sections: number) => rich().lay(0, { construction: { card: 'petra', sections } });
  const hire = (more: object = {}) => order({ type: 'hire', architects: 3, ...more });

  test('[N22.6] hires up to so many, public architects first, until the wonder is ready', () => {
    const table = building(0);
    table.nation(0).architects = { board: 1 };
    table.state.architects = 1;
    expect(meaningOf(table, 0, hire())).toMatchObject({
      action: { type: 'hire', from: 'public' },
      orders: [{ task: { architects: 2 } }],
    });
    expect(meaningOf(table, 0, hire({ architects: 1 }))).toMatchObject({ orders: [] });
    expect(meaningOf(table, 0, hire({ from: 'board' }))).toMatchObject({ action: { from: 'board' } });
    table.state.architects = 0;
    expect(meaningOf(table, 0, hire())).toMatchObject({ action: { type: 'hire', from: 'board' } });
    table.nation(0).architects = {};
    expect(meaningOf(table, 0, hire())).toMatchObject({ kind: 'ask', why: { key: 'refuse.hire/no-architect' } });
  });

  test('[N22.6] the last section ends it, and the wonder goes where it says', () => {
    const table = building(2);
    table.state.architects = 3;
    expect(meaningOf(table, 0, hire())).toMatchObject({ action: { type: 'hire', from: 'public' }, orders: [] });
    expect(meaningOf(table, 0, hire({ space: 1 }))).toMatchObject({ action: { space: 1 }, orders: [] });
    table.lay(0, { wonders: ['petra'] });
    expect(meaningOf(table, 0, hire({ wonder: 'petra' }), order({ type: 'pass' }))).toMatchObject({
      action: { type: 'pass' },
    });
  });

  test('[N22.6] not for another wonder, and not for more stone than it says', () => {
    const table = building(0);
    table.state.architects = 3;
    expect(meaningOf(table, 0, hire({ wonder: 'colosseum' }))).toMatchObject({ why: { key: 'order.why.otherWonder' } });
    expect(meaningOf(table, 0, hire({ wonder: 'petra' }))).toMatchObject({ kind: 'act' });
    expect(meaningOf(table, 0, hire({ atMost: 1 }))).toMatchObject({
      why: { key: 'order.why.sectionDear', params: { stone: 2, atMost: 1 } },
    });
  });
});

describe('an order to use a card', () => {
  test('[N22.7] uses it as often as it says, once a turn', () => {
    const table = rich().lay(0, { advisors: ['marco-polo'] });
    const use = { type: 'special', card: 'marco-polo', answer: { pay: 1 }, times: 2 } as const;
    expect(meaningOf(table, 0, order(use))).toMatchObject({
      action: { type: 'special', card: 'marco-polo', answer: { pay: 1 } },
      orders: [{ task: { times: 1 } }],
    });
    table.nation(0).used = { 'marco-polo': 1 };
    expect(meaningOf(table, 0, order(use))).toMatchObject({ kind: 'ask', why: { key: 'refuse.special/used' } });
  });

  test('[N22.7] follows the cards of the progress board that it means', () => {
    const table = rich().emptyBoard().offer(1, 0, 'petra').offer(3, 2, 'colosseum').offer(2, 1, 'sphinx');
    table.lay(0, { advisors: ['galileo-galilei'] });
    const free = order({
      type: 'act',
      action: { type: 'special', card: 'galileo-galilei', answer: { buy: { row: 1, col: 0 } } },
    });
    expect(meaningOf(table, 0, free)).toMatchObject({ task: { type: 'special', cards: ['petra'] } });
    const moved = order({
      type: 'special',
      card: 'galileo-galilei',
      answer: { buy: { row: 3, col: 3 } },
      cards: ['petra'],
    });
    expect(meaningOf(table, 0, moved)).toMatchObject({ action: { answer: { buy: { row: 1, col: 0 } } } });
    table.offer(1, 0, null);
    expect(meaningOf(table, 0, moved)).toMatchObject({ kind: 'ask', why: { key: 'order.why.cardGone' } });
    table.lay(0, { advisors: ['alhazen'] });
    const swap = order({
      type: 'special',
      card: 'alhazen',
      answer: {
        swap: [
          [3, 2],
          [2, 1],
        ],
      },
    });
    expect(meaningOf(table, 0, swap)).toMatchObject({
      task: { cards: ['colosseum', 'sphinx'] },
      action: {
        answer: {
          swap: [
            [3, 2],
            [2, 1],
          ],
        },
      },
    });
  });
});
