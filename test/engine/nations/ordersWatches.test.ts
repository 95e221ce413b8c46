/** What makes an order ask its player instead of acting. */
import { describe, expect, test } from 'vitest';
import type { Watch } from '../../../engine/nations/orders/index.ts';
import { give, order, verdictOf } from './orderTable.ts';
import { Table } from './table.ts';

/** A list of one order that passes unless a watch holds, given now. */
const passUnless = (table: Table, ...unless: Watch[]) => give(table, 0, order({ type: 'pass', unless }, 'skip'));
const table3 = () => new Table({ seats: 3 }).emptyBoard().hold(0, { gold: 9 });

describe('a watch', () => {
  test('[N22.8] that does not hold lets the nation pass', () => {
    const table = table3().offer(2, 0, 'colosseum');
    const list = passUnless(
      table,
      { on: 'cardGone', card: 'colosseum' },
      { on: 'cardCheaper', card: 'colosseum' },
      { on: 'warBought' },
      { on: 'rankLost' },
      { on: 'somebodyPassed' },
    );
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act', action: { type: 'pass' }, orders: [] });
  });

  test('[N22.8] a card that was named is gone', () => {
    const table = table3().offer(2, 0, 'colosseum');
    const list = passUnless(table, { on: 'cardGone', card: 'colosseum' });
    table.offer(2, 0, null);
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.cardGone', params: { card: { term: 'card.colosseum.name' } } },
      orders: list,
    });
    // Who gives the order again has seen that it is gone.
    expect(verdictOf(table, 0, give(table, 0, ...list))).toMatchObject({ kind: 'act' });
  });

  test('[N22.8] a card that was named becomes cheaper', () => {
    const table = table3()
      .offer(2, 0, 'siege-of-troy')
      .lay(1, { advisors: ['hannibal'] });
    const list = passUnless(table, { on: 'cardCheaper', card: 'siege-of-troy' });
    expect(list[0]?.task).toMatchObject({ seen: { prices: { 'siege-of-troy': 3 } } });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.lay(1, { advisors: [null] });
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.cardCheaper', params: { price: 2 } },
    });
    table.offer(2, 0, null);
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
  });

  test('[N22.8] somebody else buys the war', () => {
    const table = table3();
    const list = passUnless(table, { on: 'warBought' });
    table.state.war = { card: 'warring-states', marker: 3, buyer: 0, over: false };
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.state.war = { card: 'warring-states', marker: 3, buyer: 1, over: false };
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.warBought', params: { card: { term: 'card.warring-states.name' }, marker: 3 } },
    });
    expect(verdictOf(table, 0, passUnless(table, { on: 'warBought' }))).toMatchObject({ kind: 'act' });
  });

  test('[N22.8] somebody else passes', () => {
    const table = table3();
    table.nation(2).passed = 1;
    const list = passUnless(table, { on: 'somebodyPassed' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.nation(1).passed = 2;
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.somebodyPassed', params: { who: { seat: 1 } } },
    });
  });

  test('[N22.8] the nation comes to be one that an event hits', () => {
    // Aryan Migration hits the weakest, the Code of Hammurabi all but the least stable.
    const table = table3();
    table.state.event = 'aryan-migration-code-of-hammurabi';
    table.lay(0, { wonders: ['colosseum'] });
    const list = passUnless(table, { on: 'rankLost' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.lay(1, { wonders: ['colosseum', 'terracotta-army'] }).lay(2, { wonders: ['colosseum'] });
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.rankTaken', params: { rank: { term: 'order.rank.leastStrength' } } },
    });
    table.state.event = 'rigveda-exodus';
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
  });

  test('[N22.8] the nation no longer has the most of what an event rewards', () => {
    const table = table3();
    table.state.event = 'attila-zoroastrian-revival';
    table.lay(0, { wonders: ['colosseum'], advisors: ['buddha'] });
    const list = passUnless(table, { on: 'rankLost' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.lay(1, { advisors: ['buddha'] });
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.rankLost', params: { rank: { term: 'order.rank.mostStability' } } },
    });
  });

  test('[N22.8] its books are worth less at the end of the age, in the round in which it ends', () => {
    const table = new Table({ seats: 3, round: 2 }).emptyBoard();
    table.hold(0, { books: 5 }).hold(1, { books: 4 }).hold(2, { books: 3 });
    const list = passUnless(table, { on: 'rankLost' });
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.hold(1, { books: 6 });
    expect(verdictOf(table, 0, list)).toMatchObject({
      kind: 'ask',
      why: { key: 'order.why.booksLost', params: { vp: 1, before: 2 } },
    });
    const early = new Table({ seats: 3 }).emptyBoard().hold(0, { books: 5 });
    const unworried = passUnless(early, { on: 'rankLost' });
    early.hold(1, { books: 6 });
    expect(verdictOf(early, 0, unworried)).toMatchObject({ kind: 'act' });
  });

  test('[N22.8] stops every other order for a turn too', () => {
    const table = table3().offer(1, 0, 'colosseum');
    const list = give(table, 0, order({ type: 'buy', card: 'colosseum', unless: [{ on: 'warBought' }] }, 'skip'));
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'act' });
    table.state.war = { card: 'warring-states', marker: 3, buyer: 1, over: false };
    expect(verdictOf(table, 0, list)).toMatchObject({ kind: 'ask', why: { key: 'order.why.warBought' } });
  });
});
