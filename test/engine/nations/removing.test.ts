import { describe, expect, test } from 'vitest';
import { type Layout, only, Table } from './table.ts';

describe('removing', () => {
  test('[N5.1] what is removed is out of the game, a covered printed card too', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 9 });
    table.offer(1, 0, 'aqueduct').do(0, { type: 'buy', row: 1, col: 0, space: 0 });
    table.offer(1, 0, 'brewery').turn(0).do(0, { type: 'buy', row: 1, col: 0, space: 0 });
    expect(table.state.gone).toContain('aqueduct');
    expect(table.state.gone).not.toContain('temple');
    expect(JSON.stringify(table.nation(0))).not.toContain('temple');
  });

  test('[N5.2] moving a worker is two changes: for a moment its owner is the weakest', () => {
    const table = new Table({ seats: 2, round: 3 }).lay(1, {
      slots: [undefined, undefined, { card: 'axeman', workers: 1 }],
    });
    table.lay(0, { advisors: ['harald-hardrada'], slots: [{ card: 'hoplite', workers: 1 }] });
    table.do(0, { type: 'undeploy', slot: 0 });
    expect(table.nation(0).advisors).toEqual([null]);
  });

  test('[N5.2] a condition true on arrival removes the card at once, price spent', () => {
    const table = new Table({ seats: 2 }).hold(0, { gold: 2 }).offer(2, 0, 'qin-shi-huang');
    const events = table.do(0, { type: 'buy', row: 2, col: 0 });
    expect(table.nation(0)).toMatchObject({ advisors: [null], purse: { gold: 0 } });
    expect(only(events, 'cardRemoved')).toHaveLength(1);
  });

  test('[N5.2] a worker taken in growth counts too', () => {
    const table = new Table({ seats: 2, growth: false }).lay(1, {
      advisors: ['qin-shi-huang'],
      wonders: ['the-oracle'],
    });
    table.do(1, { type: 'grow', take: 'worker', section: 'stability' });
    expect(table.nation(1).advisors).toEqual([null]);
  });

  test('[N5.2] the replaced card goes before the new one comes: a colony, a slot, a wonder', () => {
    const owner = (layout: Layout) =>
      new Table({ seats: 2, round: 7 })
        .hold(0, { gold: 9, stone: 9 })
        .lay(0, { advisors: ['qin-shi-huang'], ...layout });
    const colony = owner({ colonies: ['tibet', 'nubia'], slots: [{ card: 'dreadnought', workers: 2 }] });
    colony.offer(1, 0, 'australia').do(0, { type: 'buy', row: 1, col: 0, space: 0 });
    expect(colony.nation(0).advisors).toEqual([null]);
    const slot = owner({ slots: [{ card: 'ziggurat', workers: 1 }] });
    slot.offer(1, 0, 'city-wall').do(0, { type: 'buy', row: 1, col: 0, space: 0 });
    expect(slot.nation(0).advisors).toEqual([null]);
    const wonder = owner({ wonders: ['the-oracle'], construction: { card: 'great-wall', sections: 1 } });
    wonder.state.architects = 1;
    wonder.do(0, { type: 'hire', from: 'public', space: 0 });
    expect(wonder.nation(0).advisors).toEqual([null]);
    const kept = owner({ wonders: ['the-oracle'], construction: { card: 'great-wall', sections: 1 } });
    kept.state.architects = 1;
    kept.do(0, { type: 'hire', from: 'public', space: 1 });
    expect(kept.nation(0).advisors).toEqual(['qin-shi-huang']);
  });

  test("[N5.2] somebody else's turn can do it", () => {
    const table = new Table({ seats: 2, round: 3 });
    table.lay(1, { advisors: ['harald-hardrada'], slots: [undefined, undefined, { card: 'axeman', workers: 1 }] });
    table.lay(0, { slots: [undefined, undefined, { card: 'axeman', workers: 0 }] });
    table.do(0, { type: 'deploy', slot: 2 });
    expect(table.nation(1).advisors).toEqual([null]);
  });

  test('[N5.2] those due go together, then the test is repeated', () => {
    // Boudica's own strength keeps Harald's owner ahead; both go.
    const table = new Table({ seats: 2, round: 3 }).hold(0, { stone: 9 });
    table.lay(0, { wonders: ['porcelain-tower'], advisors: ['boudica', 'harald-hardrada'] });
    table.lay(1, { slots: [undefined, undefined, { card: 'axeman', workers: 1 }] });
    table.lay(1, { wonders: ['terracotta-army'] });
    table.do(0, { type: 'deploy', slot: 2 });
    expect(table.nation(0).advisors).toEqual([null, null]);
  });

  test('[N5.3] undeploying and returning are two steps, each for all nations, then tested', () => {
    const table = new Table({ seats: 2, round: 3 });
    table.state.event = 'black-death-hunt-for-prester-john';
    for (const seat of [0, 1]) {
      table.lay(seat, {
        slots: [
          { card: 'temple', workers: 3 },
          { card: 'quarry', workers: 1 },
          { card: 'axeman', workers: 1 },
        ],
      });
    }
    table.lay(0, { advisors: ['harald-hardrada'], wonders: ['terracotta-army'] });
    table.lay(1, { wonders: ['colosseum'] });
    table.lay(0, { wonders: ['terracotta-army', 'terracotta-army', 'terracotta-army', 'terracotta-army'] });
    // Both take a soldier home at the same time: 0 stays ahead, so Harald stays.
    table.finishRound({ 'black-death': { 0: { from: [2] }, 1: { from: [2] } } });
    expect(table.nation(0).advisors).toEqual(['harald-hardrada']);
    const alone = new Table({ seats: 2, round: 3 });
    alone.state.event = 'black-death-hunt-for-prester-john';
    alone.lay(0, {
      advisors: ['harald-hardrada'],
      slots: [{ card: 'temple', workers: 4 }, undefined, { card: 'axeman', workers: 1 }],
    });
    alone.finishRound({ 'black-death': { 0: { from: [2] } } });
    expect(alone.nation(0).advisors).toEqual([null]);
  });

  test('[N5.4] removing the advisor takes all advisors', () => {
    const table = new Table({ seats: 2, round: 7 }).lay(1, { wonders: ['colosseum'] });
    table.lay(0, { wonders: ['porcelain-tower'], advisors: ['archimedes', 'eleanor-of-aquitaine'] });
    table.state.event = 'anarchism-great-exhibition';
    table.finishRound();
    expect(table.nation(0).advisors).toEqual([null, null]);
  });
});
