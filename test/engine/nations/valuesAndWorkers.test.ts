import { describe, expect, test } from 'vitest';
import { nations } from '../../../engine/nations/index.ts';
import { netProduction } from '../../../engine/nations/rules/production.ts';
import {
  cappedStability,
  cappedStrength,
  stabilityOf,
  strengthOf,
} from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../engine/nations/scoring.ts';
import { only, Table } from './table.ts';

describe('values and workers', () => {
  test('[N2.1] nothing goes below 0, and books count on past 50', () => {
    const table = new Table({ seats: 2 })
      .hold(0, { food: 0, vp: 0, books: 0, stone: 0, gold: 0 })
      .hold(1, { books: 60 });
    table.state.event = 'romanticism-industrial-revolution';
    table.finishRound({}, [1, 0]);
    expect(table.nation(0).purse).toMatchObject({ food: 0, vp: 0, books: 0 });
    expect(table.nation(1).purse.books).toBeGreaterThan(60);
  });

  test('[N2.2] a Hoplite costs 1 stone, brings strength 3, costs 1 stone upkeep, raids for 3', () => {
    const table = new Table({ seats: 2 }).hold(0, { stone: 5, gold: 5 });
    table.lay(0, { slots: [{ card: 'hoplite', workers: 0 }] });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(table.nation(0).purse.stone).toBe(4);
    expect(strengthOf(table.state, 0)).toBe(3);
    expect(netProduction(table.state, 0, null).net).toEqual({ stone: -1 });
    table.lay(0, { slots: [{ card: 'hoplite', workers: 3 }] });
    expect(scoreOf(table.state, 0).workers).toBe(2);
  });

  test('[N2.3] a Ziggurat costs 1 stone, brings stability 2 at once and 1 stone; a worker from the stability section costs 3', () => {
    const table = new Table({ seats: 2 }).hold(0, { stone: 5 }).lay(0, { slots: [{ card: 'ziggurat', workers: 0 }] });
    table.do(0, { type: 'deploy', slot: 0 });
    expect(stabilityOf(table.state, 0)).toBe(2);
    expect(netProduction(table.state, 0, null).net).toEqual({ stone: 1 });
    table.taken(0, 0, 1);
    expect(stabilityOf(table.state, 0)).toBe(-1);
  });

  test('[N2.2][N2.3] a worker moved from Conquistador to Railroad: 4 stone, strength −7, stability +3', () => {
    const table = new Table({ seats: 2, round: 7 }).hold(0, { stone: 9 });
    table.lay(0, {
      slots: [
        { card: 'conquistador', workers: 1 },
        { card: 'railroad', workers: 0 },
      ],
    });
    const before = [strengthOf(table.state, 0), stabilityOf(table.state, 0)];
    table.do(0, { type: 'undeploy', slot: 0 });
    table.do(0, { type: 'deploy', slot: 1 });
    expect(table.nation(0).purse.stone).toBe(5);
    expect([strengthOf(table.state, 0), stabilityOf(table.state, 0)]).toEqual([
      (before[0] ?? 0) - 7,
      (before[1] ?? 0) + 3,
    ]);
  });

  test('[N2.4] strength above 40 counts as 40, stability above 15 as 15', () => {
    const table = new Table({ seats: 2, round: 7 });
    table.lay(0, {
      slots: [
        { card: 'dreadnought', workers: 3 },
        { card: 'ziggurat', workers: 2 },
      ],
    });
    table
      .taken(0, 4, 0)
      .lay(0, { slots: [undefined, { card: 'ziggurat', workers: 6 }], wonders: ['the-oracle', 'the-oracle'] });
    expect([strengthOf(table.state, 0), cappedStrength(table.state, 0)]).toEqual([42, 40]);
    expect([stabilityOf(table.state, 0), cappedStability(table.state, 0)]).toEqual([16, 15]);
    table.hold(0, { gold: 0, food: 0, stone: 0, books: 0 });
    expect(scoreOf(table.state, 0).resourceSum).toBe(55);
    table.offer(1, 0, 'balkan-wars').hold(0, { gold: 1 }).do(0, { type: 'buy', row: 1, col: 0 });
    expect(table.state.war?.marker).toBe(40);
  });

  test('[N2.5] Egypt takes a second worker from the food section: population upkeep 3, then 6 food', () => {
    const table = new Table({ seats: 2, growth: false });
    const order = [1, 0];
    const grow = (seat: number) =>
      seat === 0
        ? ({ type: 'grow', take: 'worker', section: 'food' } as const)
        : ({ type: 'grow', take: 'gold' } as const);
    for (const seat of order) table.do(seat, grow(seat));
    expect(netProduction(table.state, 0, null).net).toEqual({ food: -3 });
    table.finishRound();
    for (const seat of [...table.state.order].reverse()) table.do(seat, grow(seat));
    expect(netProduction(table.state, 0, null).net).toEqual({ food: -6 });
    expect(table.nation(0).idle).toBe(7);
  });

  test('[N2.6] a returned worker goes to a section with room, else on top of the track', () => {
    const table = new Table({ seats: 2, round: 7 });
    table.state.event = 'weltpolitik-emigration';
    table
      .taken(0, 1, 1)
      .lay(0, { wonders: [] })
      .lay(1, { wonders: ['the-oracle'] });
    table.finishRound({ emigration: { 0: { sections: ['stability'] } } });
    expect(table.nation(0).track).toEqual({ food: 3, stability: 4, top: 0 });
    const full = new Table({ seats: 2, round: 7 });
    full.state.event = 'weltpolitik-emigration';
    full.finishRound();
    expect(full.nation(0)).toMatchObject({ idle: 4, track: { food: 4, stability: 4, top: 1 } });
  });

  test('[N2.7] a worker on top is taken before any other and costs nothing', () => {
    const table = new Table({ seats: 2, growth: false }).lay(0, { idle: 4 });
    expect(table.refused(0, { type: 'grow', take: 'worker', section: 'food' })).toBe('N2.7');
    table.do(0, { type: 'grow', take: 'worker', section: 'top' });
    table.do(1, { type: 'grow', take: 'stone' });
    expect(table.nation(0)).toMatchObject({ idle: 5, track: { food: 4, stability: 4, top: 0 } });
    expect(netProduction(table.state, 0, null).net).toEqual({});
    const none = new Table({ seats: 2, round: 5 }).taken(0, 4, 4).hold(0, { food: 50 });
    none.state.event = 'pilgrims-dutch-revolt';
    expect(only(none.finishRound(), 'workerTaken')).toEqual([]);
  });

  test('[N2.8] with nobody in the resource area one is undeployed and returned', () => {
    const table = new Table({ seats: 2 });
    table.state.event = 'assyrian-deportations-jain-asceticism';
    table.lay(1, { wonders: ['colosseum'] });
    table.lay(0, {
      slots: [
        { card: 'temple', workers: 3 },
        { card: 'quarry', workers: 2 },
      ],
    });
    expect(table.nation(0).idle).toBe(0);
    const events = table.finishRound({ 'assyrian-deportations': { 0: { from: [1] } } });
    expect(table.nation(0).slots[1]?.workers).toBe(1);
    expect(only(events, 'workerReturned')).toHaveLength(1);
  });

  test('[N2.1] tokens, workers and cards are conserved by what a round does', () => {
    const table = new Table({ seats: 3 });
    table.finishRound();
    expect(nations.invariants(table.state)).toEqual([]);
  });
});
