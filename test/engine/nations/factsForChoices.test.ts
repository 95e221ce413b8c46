/** Facts beside a choice: what a war would do, what a purchase replaces, who chooses. Each is held against the game itself. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../engine/nations/actions/index.ts';
import { cardOf, progressCardsOf } from '../../../engine/nations/data/cards/index.ts';
import { offerAt } from '../../../engine/nations/facts/market.ts';
import { nationFacts } from '../../../engine/nations/facts/nation.ts';
import { pointsFacts } from '../../../engine/nations/facts/points.ts';
import { productionFacts } from '../../../engine/nations/facts/production.ts';
import { purchaseFacts, slotFor, spacesFor } from '../../../engine/nations/facts/purchase.ts';
import { choosers, concernedBy, famineNow, isLastRound } from '../../../engine/nations/facts/round.ts';
import { warHits } from '../../../engine/nations/facts/war.ts';
import { nations } from '../../../engine/nations/index.ts';
import { roundsOf } from '../../../engine/nations/rules/options.ts';
import { columnCleared } from '../../../engine/nations/rules/solo.ts';
import { strengthOf } from '../../../engine/nations/rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../../../engine/nations/scoring.ts';
import { only, Table } from './table.ts';

type Buy = Extract<Action, { type: 'buy' }>;
const WAR: Buy = { type: 'buy', row: 1, col: 0 };
const warTable = (seats = 2) => {
  const table = new Table({ seats }).emptyBoard().offer(1, 0, 'warring-states').turn(0);
  for (let seat = 0; seat < seats; seat++) table.hold(seat, { gold: 9, food: 20, stone: 20, books: 20, vp: 5 });
  return table;
};
const soldiers = (workers: number, card = 'trireme') => ({ slots: [undefined, undefined, { card, workers }] });
const hitSeats = (table: Table) => purchaseFacts(table.state, 0, WAR).war?.hits.map(({ seat }) => seat);
/** Buys the war, plays the round to its end, and says who was defeated. */
const defeatedThen = (table: Table) => {
  table.do(0, WAR);
  return only(table.finishRound(), 'defeated').map(({ seat }) => seat);
};

describe('a war that could be bought', () => {
  it('hits the weaker nations, by the loss of its card less their stability [N15.2] [N15.3]', () => {
    const table = warTable().lay(0, soldiers(2));
    expect(strengthOf(table.state, 0)).toBeGreaterThan(strengthOf(table.state, 1));
    const facts = purchaseFacts(table.state, 0, WAR).war;
    expect(facts?.marker).toBe(strengthOf(table.state, 0));
    const [hit] = facts?.hits ?? [];
    table.do(0, WAR);
    const events = table.finishRound();
    const [defeated] = only(events, 'defeated');
    const lost = only(events, 'lost').find(({ cause, seat }) => cause === 'war' && seat === 1);
    expect(hit).toEqual({ seat: 1, loss: { ...(lost?.asked ?? {}), vp: defeated?.vp } });
  });

  it('stands at 40 at most, and does not defeat another nation of 40 and more [N2.4]', () => {
    const table = warTable().lay(0, soldiers(4, 'dreadnought')).lay(1, soldiers(3, 'dreadnought'));
    const strengths = [strengthOf(table.state, 0), strengthOf(table.state, 1)];
    expect(Math.min(...strengths)).toBeGreaterThan(40);
    expect(strengths[1]).toBeLessThan(strengths[0] ?? 0);
    expect(purchaseFacts(table.state, 0, WAR).war).toEqual({ marker: 40, hits: [] });
    expect(defeatedThen(table)).toEqual([]);
  });

  it('does not hit the nation of Elizabeth as long as her 8 make up for it [N15.1]', () => {
    const strong = (advisors: string[]) => warTable().lay(0, soldiers(1)).lay(1, { advisors });
    const [plain, elizabeth] = [strong([]), strong(['elizabeth'])];
    expect(strengthOf(plain.state, 0) - strengthOf(elizabeth.state, 1)).toBeLessThanOrEqual(8);
    expect(hitSeats(plain)).toEqual([1]);
    expect(hitSeats(elizabeth)).toEqual([]);
    expect(defeatedThen(plain)).toEqual([1]);
    expect(defeatedThen(elizabeth)).toEqual([]);
  });

  it('may be bought by a nation whose strength is capped, against one that Elizabeth brings above 40', () => {
    const table = warTable()
      .lay(0, soldiers(3, 'dreadnought'))
      .lay(1, { advisors: ['elizabeth'], ...soldiers(4, 'rifleman') });
    expect(strengthOf(table.state, 1)).toBeLessThan(40);
    expect(strengthOf(table.state, 1) + 8).toBeGreaterThanOrEqual(40);
    expect(hitSeats(table)).toEqual([]);
    expect(defeatedThen(table)).toEqual([]);
  });

  it('changes nothing by being looked at, and without a war nobody is hit', () => {
    const table = warTable();
    const before = JSON.stringify(table.state);
    purchaseFacts(table.state, 0, WAR);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(warHits(table.state)).toEqual([]);
  });
});

describe('a purchase', () => {
  it('names the card that leaves and its workers, as the game does for every listed way [N9.6] [N9.7] [N9.8]', () => {
    const building = progressCardsOf(1).find(({ type }) => type === 'building');
    const table = new Table({ seats: 2 }).emptyBoard();
    table.hold(0, { gold: 30 }).lay(0, { advisors: ['augustus'], colonies: ['hispania', 'nubia'], ...soldiers(3) });
    table
      .offer(1, 0, building?.id ?? '')
      .offer(1, 1, 'archimedes')
      .offer(1, 2, 'israel')
      .offer(2, 0, 'sphinx')
      .turn(0);
    table.lay(0, { construction: { card: 'colosseum', sections: 1 } });
    const buys = nations
      .choices(table.state, 0)
      .flatMap((choice) => (choice.kind === 'one' && choice.action.type === 'buy' ? [choice.action] : []));
    expect(new Set(buys.map(({ row, col }) => `${row}${col}`)).size).toBe(4);
    for (const action of buys) {
      const facts = purchaseFacts(table.state, 0, action);
      const outcome = new Table({ seats: 2 });
      outcome.state = structuredClone(table.state);
      const events = outcome.do(0, action);
      const placed = only(events, 'cardPlaced')[0] ?? only(events, 'constructionBegun')[0];
      expect(facts.replaced).toBe(placed?.replaced);
      expect(outcome.nation(0).idle - table.nation(0).idle).toBe(facts.workers);
      const card = table.state.board[action.row - 1]?.[action.col] ?? '';
      const slot = outcome.nation(0).slots.findIndex((one) => one?.card === card);
      expect(slotFor(table.state, action)).toBe(slot < 0 ? null : slot);
      if (action.space !== undefined && placed?.type === 'cardPlaced') {
        expect(spacesFor(table.nation(0), cardOf(card).type)[action.space] ?? null).toBe(placed.replaced);
      }
    }
  });

  it('costs what the cards of others add [N9.1]', () => {
    const table = new Table({ seats: 2 }).emptyBoard().offer(2, 1, 'siege-of-troy').turn(0);
    expect(offerAt(table.state, 0, { row: 2, col: 1 })?.price).toBe(2);
    table.lay(1, { advisors: ['hannibal'] });
    const price = offerAt(table.state, 0, { row: 2, col: 1 })?.price;
    table.lay(0, soldiers(1)).hold(0, { gold: 9 });
    const [bought] = only(table.do(0, { type: 'buy', row: 2, col: 1, take: 'food' }), 'cardBought');
    expect(price).toBe(3);
    expect(bought?.price).toBe(price);
    expect(offerAt(table.state, 0, { row: 2, col: 1 })).toBeUndefined();
  });

  it('of a golden age gives its resource with the bonus of the nation [N9.12]', () => {
    const table = new Table({ seats: 2 }).emptyBoard().offer(1, 0, 'iron-working').turn(0).hold(0, { gold: 9 });
    const plain = offerAt(table.state, 0, { row: 1, col: 0 })?.goldenAge;
    table.nation(0).board = 'greece-b';
    const greek = offerAt(table.state, 0, { row: 1, col: 0 })?.goldenAge;
    expect(plain).toEqual({ gain: { stone: 2 }, vpPrice: 1 });
    expect(greek).toEqual({ gain: { stone: 3 }, vpPrice: 0 });
    const { stone } = table.nation(0).purse;
    table.do(0, { type: 'buy', row: 1, col: 0, take: 'gain' });
    expect(table.nation(0).purse.stone).toBe(stone + 3);
  });
});

describe('a nation', () => {
  it('scores its books as at the end of an age, in the solo game too [N18.1] [N20.9]', () => {
    const table = new Table({ seats: 3, round: 2 });
    table.hold(0, { books: 9 }).hold(1, { books: 4 }).hold(2, { books: 4 });
    expect([0, 1, 2].map((seat) => nationFacts(table.state, seat).bookPoints)).toEqual([2, 0, 0]);
    const solo = new Table({ seats: 1, round: 2 });
    solo.hold(0, { books: (solo.state.shadow?.books ?? 0) + 1 });
    expect(nationFacts(solo.state, 0).bookPoints).toBe(3);
    solo.hold(0, { books: solo.state.shadow?.books ?? 0 });
    expect(nationFacts(solo.state, 0).bookPoints).toBe(0);
  });

  it('in revolt loses what production then takes [N13.3]', () => {
    const table = new Table({ seats: 2 });
    table.taken(0, 0, 2).hold(0, { books: 20, food: 20, vp: 5 });
    const { revolt } = productionFacts(table.state, 0);
    const [revolted] = only(table.finishRound(), 'revolted');
    expect(revolt).toEqual({ vp: revolted?.vp, books: revolted?.books });
    expect(revolt?.books).toBeGreaterThan(0);
    expect(productionFacts(table.state, 1).revolt).toBeNull();
  });

  it('knows the workers off its track, and what growth gives [N7.4]', () => {
    const table = new Table({ seats: 2, growth: false, options: { difficulty: 'king' } });
    table.taken(1, 1, 2);
    expect(nationFacts(table.state, 1)).toMatchObject({ taken: { food: 1, stability: 2 }, population: { food: 3 } });
    const [grew] = only(table.do(1, { type: 'grow', take: 'food' }), 'grew');
    expect(nationFacts(table.state, 1).growth).toBe(grew?.amount);
  });

  it('tells the parts of its points, which add up to its score [N19.2] [N19.3] [N19.4]', () => {
    const table = new Table({ seats: 2 });
    table.lay(0, { colonies: ['hispania', 'nubia'], wonders: ['sphinx', 'pyramids'], ...soldiers(3) });
    const parts = pointsFacts(table.state, 0);
    const score = scoreOf(table.state, 0);
    const sum = (all: { points: number[] }[]) => all.flatMap(({ points }) => points).reduce((a, b) => a + b, 0);
    expect(sum(parts.colonies)).toBe(score.colonies);
    expect(sum(parts.wonders) + parts.bonus).toBe(score.wonders);
    expect(sum(parts.workers)).toBe(score.workers);
    expect(Object.values(parts.resources).reduce((a, b) => a + b, 0)).toBe(score.resourceSum);
  });
});

describe('the round', () => {
  it('is one of two in each age, and the last one is known [N6.1]', () => {
    const table = new Table({ seats: 2, options: { ages: 3 } });
    expect(roundsOf(table.state)).toBe(6);
    expect(isLastRound(table.state)).toBe(false);
    table.state.round = 6;
    expect(isLastRound(table.state)).toBe(true);
  });

  it('has the famine of its card, which costs every nation [N17.1]', () => {
    const table = new Table({ seats: 2 });
    const famine = famineNow(table.state);
    const [struck] = only(table.finishRound(), 'famineStruck');
    expect(famine).toBe(struck?.food);
    table.state.event = null;
    expect(famineNow(table.state)).toBeNull();
  });

  it('names the nations that an event will concern [N3.6]', () => {
    const table = new Table({ seats: 3 });
    table.state.event = 'black-death-hunt-for-prester-john';
    table.lay(1, soldiers(2));
    for (const event of ['black-death', 'hunt-for-prester-john']) {
      const now = concernedBy(table.state, event);
      const began = only(new Copy(table).finishRound(), 'eventBegan').find((one) => one.event === event);
      if (now !== null) expect(now).toEqual(began?.groups[0]);
    }
  });

  it('lets nations choose at growth from the last one on, and shows who is done [N7.4]', () => {
    const table = new Table({ seats: 3, growth: false });
    const order = [...table.state.order].reverse();
    expect(choosers(table.state)).toEqual(order.map((seat) => ({ seat, isDone: false, isShown: false })));
    table.do(order[0] as number, { type: 'grow', take: 'gold' });
    expect(choosers(table.state)[0]).toEqual({ seat: order[0], isDone: true, isShown: true });
    table.do(order[2] as number, { type: 'grow', take: 'gold' });
    expect(choosers(table.state)[2]).toEqual({ seat: order[2], isDone: true, isShown: false });
    table.growAll();
    expect(choosers(table.state)).toEqual([]);
    expect(choosers(new Table({ seats: 1, growth: false }).state)).toEqual([]);
  });

  it('clears a column for each face of the die that has one [N20.4] [N20.5]', () => {
    const { state } = new Table({ seats: 1 });
    expect([1, 2, 3, 4, 5, 6].map((value) => columnCleared(state, value))).toEqual([0, 1, 2, 3, null, null]);
  });
});

/** A copy of a table, to play on without changing the original. */
class Copy extends Table {
  constructor(table: Table) {
    super({ seats: table.state.nations.length });
    this.state = structuredClone(table.state);
    this.log = [];
  }
}
