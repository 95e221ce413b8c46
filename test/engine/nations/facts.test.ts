/** Facts for the page, checked with the worked examples of the rules. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../engine/core/chance.ts';
import { clone, deepFreeze } from '../../../engine/core/json.ts';
import { perform } from '../../../engine/core/play.ts';
import { RESOURCES, TOKENS } from '../../../engine/nations/data/cards/index.ts';
import { lookAhead } from '../../../engine/nations/facts/ahead.ts';
import { forecast, type StepOutlook } from '../../../engine/nations/facts/forecast.ts';
import { market } from '../../../engine/nations/facts/market.ts';
import { nationFacts } from '../../../engine/nations/facts/nation.ts';
import { positionOf } from '../../../engine/nations/facts/position.ts';
import { productionFacts } from '../../../engine/nations/facts/production.ts';
import { groupsNow, ranks } from '../../../engine/nations/facts/ranks.ts';
import { nations } from '../../../engine/nations/index.ts';
import { checkHireAtAll } from '../../../engine/nations/rules/architectsAndWonders/architects.ts';
import { nextSection, sectionsLeft } from '../../../engine/nations/rules/architectsAndWonders/construction.ts';
import { netProduction } from '../../../engine/nations/rules/production.ts';
import type { Nation, State } from '../../../engine/nations/state.ts';
import { playRandom, seedOf } from '../../properties/randomPlay.ts';

/** A game at its first turn; everybody took stone in growth. */
function begun(seats: number, input: Record<string, unknown> = {}): State {
  const chance = keyedChance(seedOf(7));
  const options = nations.parseOptions(input, seats);
  if (!options.ok) throw new Error(options.refusal.code);
  let { state } = nations.setup(options.value, seats, chance, nations.rules);
  while (state.phase !== 'action') {
    const [next] = nations.awaiting(state);
    if (!next) throw new Error('nobody is awaited');
    const outcome = perform(nations, state, next.seat, nations.fallback(state, next.seat), chance);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return clone(state);
}

function nation(state: State, seat: number): Nation {
  const found = state.nations[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

const slots = (...cards: [string, number][]): Nation['slots'] => cards.map(([card, workers]) => ({ card, workers }));

/** Sets what a nation holds; the bank takes the difference. */
function hold(state: State, seat: number, tokens: Partial<Nation['purse']>): void {
  const { purse } = nation(state, seat);
  for (const [kind, n] of Object.entries(tokens)) {
    const key = kind as keyof Nation['purse'];
    state.bank[key] = (state.bank[key] ?? 0) + purse[key] - n;
    purse[key] = n;
  }
}

const step = (state: State, seat: number, name: string): StepOutlook | undefined =>
  forecast(state)?.seats[seat]?.steps.find((one) => one.step === name);

describe('production', () => {
  it('food +2 −1 +3 +2 −2 −3 = +1, told by source', () => {
    const state = begun(2);
    const mine = nation(state, 0);
    mine.colonies = ['hispania', null];
    mine.slots = slots(['axeman', 1], ['granary', 1]);
    mine.advisors = ['qin-shi-huang'];
    mine.wonders = ['pyramids', null, null, null, null];
    mine.track.food -= 1;
    const { food } = productionFacts(state, 0).of;
    expect(food.sources).toEqual([
      { source: 'axeman', amount: -1, workers: 1 },
      { source: 'granary', amount: 2, workers: 1 },
      { source: 'qin-shi-huang', amount: 3 },
      { source: 'hispania', amount: 2 },
      { source: 'pyramids', amount: -2 },
      { source: 'population', amount: -3 },
    ]);
    expect(food).toMatchObject({ net: 1, gains: 7, upkeep: -6 });
  });

  it('a second worker of the food section: upkeep 3 → 6', () => {
    const state = begun(2);
    nation(state, 0).track.food -= 1;
    expect(nationFacts(state, 0).population).toEqual({ food: 3, stability: 0 });
    nation(state, 0).track.food -= 1;
    expect(nationFacts(state, 0).population).toEqual({ food: 6, stability: 0 });
    expect(productionFacts(state, 0).of.food.net).toBe(-6);
  });

  it('Ziggurat: 1 stone to deploy, stability +2 at once, 1 stone at production', () => {
    const state = begun(2);
    nation(state, 0).slots = slots(['ziggurat', 2]);
    expect(nationFacts(state, 0)).toMatchObject({ stability: 4, deploy: [1] });
    expect(nationFacts(state, 0).score.workers).toBe(2);
    expect(productionFacts(state, 0).of.stone).toMatchObject({ net: 2, sources: [{ source: 'ziggurat', amount: 2 }] });
  });

  it('Augustus and Notre Dame count only for a nation alone in front; the bonus is named', () => {
    const state = begun(2);
    nation(state, 0).advisors = ['augustus'];
    nation(state, 1).advisors = ['boudica'];
    expect(productionFacts(state, 0).of.stone.net).toBe(0);
    nation(state, 1).advisors = [null];
    nation(state, 0).wonders[0] = 'notre-dame';
    nation(state, 0).slots = slots(['ziggurat', 1]);
    const { stone, books } = productionFacts(state, 0).of;
    expect(stone).toMatchObject({ net: 3, sources: [{ source: 'ziggurat' }, { source: 'augustus', amount: 2 }] });
    expect(books.sources).toEqual([
      { source: 'notre-dame', amount: 2 },
      { source: 'notre-dame', amount: 3, isBonus: true },
    ]);
  });

  it('a card that adds nothing is not named: Isabella without a colony', () => {
    const state = begun(2);
    nation(state, 0).advisors = ['isabella'];
    expect(netProduction(state, 0, null)).toEqual({ net: { food: 2 }, bonuses: [] });
    nation(state, 0).colonies[0] = 'quebec';
    expect(netProduction(state, 0, null).bonuses).toEqual([{ card: 'isabella', amounts: { gold: 3 } }]);
  });

  it('revolt takes one book for each point', () => {
    const state = begun(2);
    nation(state, 0).track.stability -= 1;
    const facts = productionFacts(state, 0);
    expect(facts.revolt).toEqual({ vp: 1, books: 3 });
    expect(facts.of.books).toMatchObject({ net: -3, sources: [{ source: 'revolt', amount: -3 }] });
  });
});

describe('places', () => {
  it('books 13, 11, 11, 4: places 1, 2, 2, 4, and 3, 1, 1, 0 VP at the end of the age', () => {
    const state = begun(4);
    [13, 11, 11, 4].forEach((books, seat) => {
      hold(state, seat, { books });
    });
    expect(ranks(state, 'books').map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, false],
      [2, true],
      [2, true],
      [4, false],
    ]);
    state.round = 2;
    state.event = 'qin-unification-olympic-games';
    expect([0, 1, 2, 3].map((seat) => step(state, seat, 'books')?.changes.vp ?? 0)).toEqual([3, 1, 1, 0]);
  });

  it('five players, strength 23, 22, 22, 5, 4: the first is strongest, the last two weakest', () => {
    const state = begun(5);
    // Printed cards and Archers make any number: 2 a worker, 3 with a Hoplite.
    const make = (hoplites: number, archers: number): Nation['slots'] =>
      slots(['hoplite', hoplites], ['archer', archers]);
    [make(7, 1), make(6, 2), make(6, 2), make(1, 1), make(0, 2)].forEach((made, seat) => {
      nation(state, seat).slots = made;
    });
    expect(ranks(state, 'strength').map(({ value, rank }) => [value, rank])).toEqual([
      [23, 1],
      [22, 2],
      [22, 2],
      [5, 4],
      [4, 5],
    ]);
    const groups = [0, 1, 2, 3, 4].map((seat) => groupsNow(state, seat).filter((group) => group.endsWith('Strength')));
    expect(groups).toEqual([['mostStrength'], [], [], ['leastStrength'], ['leastStrength']]);
  });

  it('the ranks of the solo game include the shadow', () => {
    const state = begun(1);
    expect(ranks(state, 'strength').map(({ seat }) => seat)).toEqual([0, null]);
    expect(ranks(state, 'strength')[1]?.value).toBe(state.shadow?.strength);
  });

  it('Genghis Khan lowers the stability that is shown for the shadow', () => {
    const state = begun(1);
    nation(state, 0).advisors = ['genghis-khan'];
    const own = state.shadow?.stability ?? 0;
    expect(ranks(state, 'stability').map(({ value }) => value)).toEqual([-3, own - 3]);
  });
});

describe('the market', () => {
  it('tells the price of a card and why a nation cannot buy it', () => {
    const state = begun(2);
    state.board = [
      ['macedonia', 'siege-of-alesia', 'wars-of-alexander', 'ziggurat'],
      ['pyramids', null, null, null],
      ['colosseum', null, null, null],
    ];
    hold(state, 0, { gold: 2 });
    const offers = market(state, 0);
    expect(offers.map(({ card, price, refusal }) => [card, price, refusal?.code ?? null])).toEqual([
      ['macedonia', 1, 'nations/buy/strength'],
      ['siege-of-alesia', 1, 'nations/buy/no-raid'],
      ['wars-of-alexander', 1, null],
      ['ziggurat', 1, null],
      ['pyramids', 2, null],
      ['colosseum', 3, 'nations/buy/gold'],
    ]);
    expect(offers[0]?.requires).toBe(4);
    nation(state, 1).advisors = ['hannibal'];
    expect(market(state, 0)[1]?.price).toBe(2);
    expect(market(state, 1)[1]?.price).toBe(1);
  });

  it('follows the wonder under construction', () => {
    const state = begun(2);
    const wonder = nation(state, 0);
    expect([sectionsLeft(wonder), nextSection(wonder)]).toEqual([0, null]);
    wonder.construction = { card: 'pyramids', sections: 1 };
    hold(state, 0, { stone: 0 });
    expect([sectionsLeft(wonder), nextSection(wonder)]).toEqual([2, 1]);
    expect(checkHireAtAll(state, 0)?.code).toBe('nations/hire/stone');
    hold(state, 0, { stone: 1 });
    expect(checkHireAtAll(state, 0)).toBeNull();
  });
});

describe('score', () => {
  it('3 stone, 7 gold, 5 food, 6 books, strength 10, stability 6 = 37: 3 VP', () => {
    const state = begun(2);
    const mine = nation(state, 0);
    mine.slots = slots(['archer', 5], ['ziggurat', 3]);
    hold(state, 0, { stone: 3, gold: 7, food: 5, books: 6, vp: 4 });
    const { score } = nationFacts(state, 0);
    expect(score).toMatchObject({ resourceSum: 37, resources: 3, workers: 4, vp: 4, total: 11 });
  });
});

describe('forecast', () => {
  it('says nothing before the event card is up', () => {
    const state = begun(2);
    state.phase = 'growth';
    expect(forecast(state)).toBeNull();
  });

  it('pay 5 stone with 2: −2 stone, −1 VP, −3 books', () => {
    const state = begun(2);
    state.event = 'taoism-philosophy';
    nation(state, 0).slots = slots(['hoplite', 5]);
    hold(state, 0, { stone: 2, books: 9, vp: 7, food: 9 });
    expect(step(state, 0, 'production')?.changes).toEqual({ stone: -2, books: -3, vp: -1 });
  });

  it('chain: upkeep 3 food with 2, then a defeat that costs 3', () => {
    const state = begun(2);
    state.event = 'qin-unification-olympic-games';
    const mine = nation(state, 0);
    mine.slots = slots(['caravan', 1]);
    mine.track.food -= 1;
    hold(state, 0, { food: 2, books: 3, stone: 6, gold: 0, vp: 7 });
    state.war = { card: 'hunnic-invasions', marker: 5, buyer: 1, over: false };
    expect(step(state, 0, 'production')?.changes).toEqual({ gold: 1, food: -2, books: -1, vp: -1 });
    // Loss 4 food less stability 1 is 3: food has already cost its VP, books run short by one.
    const war = step(state, 0, 'war');
    expect(war).toMatchObject({ changes: { stone: -1, books: -2, vp: -2 }, asked: true });
    expect(war?.events[0]?.type).toBe('defeated');
  });

  it('war: loss 5 with stability 3 costs 2 and a VP, with stability 6 a VP only; marker 0 nobody', () => {
    const state = begun(2);
    state.event = 'taoism-philosophy';
    hold(state, 0, { gold: 9, vp: 7 });
    state.war = { card: 'three-kingdoms-war', marker: 5, buyer: 1, over: false };
    nation(state, 0).slots = slots(['caravan', 3]);
    expect(step(state, 0, 'war')?.changes).toEqual({ gold: -2, vp: -1 });
    nation(state, 0).slots = slots(['caravan', 6]);
    expect(step(state, 0, 'war')?.changes).toEqual({ vp: -1 });
    state.war.marker = 0;
    expect(step(state, 0, 'war')).toBeUndefined();
  });

  it('tells what each event gives or costs, and whether the nation must choose', () => {
    const state = begun(2);
    state.event = 'bread-and-games-christianity';
    nation(state, 0).slots = slots(['caravan', 3]);
    hold(state, 0, { food: 9 });
    expect(step(state, 0, 'bread-and-games')?.changes).toEqual({ food: 3 });
    expect(step(state, 1, 'bread-and-games')).toBeUndefined();
    expect(step(state, 0, 'christianity')).toMatchObject({ asked: true, changes: {} });
  });

  it('tells the famine', () => {
    const state = begun(2);
    state.event = 'attila-zoroastrian-revival';
    hold(state, 0, { food: 5, gold: 9 });
    hold(state, 1, { food: 1, books: 5, vp: 3, gold: 9 });
    expect(step(state, 0, 'famine')?.changes).toEqual({ food: -3 });
    expect(step(state, 1, 'famine')?.changes).toEqual({ food: -1, books: -2, vp: -1 });
  });

  it('ends with the round: a standing answer to the next growth is not in it', () => {
    for (const seats of [1, 2]) {
      const state = begun(seats);
      const held = forecast(state)?.seats.map(({ tokens }) => tokens);
      for (const one of state.nations) one.standing.growth = { take: 'gold' };
      expect(forecast(state)?.seats.map(({ tokens }) => tokens)).toEqual(held);
    }
  });

  it('adds up: what is held now and all changes make what is held then; nothing given is changed', () => {
    for (const [seats, sets] of [
      [1, 'all'],
      [3, 'all'],
      [5, 'all'],
    ] as const) {
      let looked = 0;
      const wrong: string[] = [];
      playRandom({
        game: nations,
        options: { sets },
        seats,
        seed: 11,
        onStep: ({ state: played }) => {
          const state = deepFreeze(played as State);
          const seen = forecast(state);
          for (const seat of state.nations.keys()) {
            const { of } = productionFacts(state, seat);
            for (const kind of RESOURCES) {
              const { net, gains, upkeep, sources } = of[kind];
              const sum = sources.reduce((total, one) => total + one.amount, 0);
              if (gains + upkeep !== net || sum !== net) wrong.push(`round ${state.round} seat ${seat} makes ${kind}`);
            }
            const own = seen?.seats[seat];
            if (!own) continue;
            looked++;
            for (const token of TOKENS) {
              const changes = own.steps.reduce((sum, one) => sum + (one.changes[token] ?? 0), 0);
              const then = nation(state, seat).purse[token] + changes;
              if (then !== own.tokens[token]) wrong.push(`round ${state.round} seat ${seat} holds ${token}`);
            }
          }
        },
      });
      expect(wrong).toEqual([]);
      expect(looked).toBeGreaterThan(30);
    }
  });
});

describe('looking ahead', () => {
  it('a worker from Conquistador to Railroad: 4 stone, strength −7, stability +3', () => {
    const state = begun(2);
    const mine = nation(state, 0);
    mine.slots = slots(['conquistador', 1], ['railroad', 0]);
    hold(state, 0, { stone: 5 });
    state.stack = [{ type: 'turn', seat: 0, actions: 1 }];
    const off = lookAhead(state, 0, { type: 'undeploy', slot: 0 });
    const on = lookAhead(off.state, 0, { type: 'deploy', slot: 1 });
    const [before, after] = [positionOf(state, 0), positionOf(on.state, 0)];
    expect(after.strength - before.strength).toBe(-7);
    expect(after.stability - before.stability).toBe(3);
    expect(after.tokens.stone - before.tokens.stone).toBe(-4);
    expect(on.complete).toBe(true);
  });

  it('Macedonia at strength 4: strength +2 at once, and first place', () => {
    const state = begun(2);
    nation(state, 0).slots = slots(['axeman', 2]);
    nation(state, 1).slots = slots(['hoplite', 1], ['archer', 1]);
    state.board[0] = ['macedonia', null, null, null];
    state.stack = [{ type: 'turn', seat: 0, actions: 1 }];
    const bought = lookAhead(state, 0, { type: 'buy', row: 1, col: 0, space: 0 });
    const [before, after] = [positionOf(state, 0), positionOf(bought.state, 0)];
    expect([before.strength, after.strength]).toEqual([4, 6]);
    expect([before.rank.strength, after.rank.strength]).toEqual([
      { rank: 2, tied: false },
      { rank: 1, tied: false },
    ]);
  });

  it('says where chance comes next', () => {
    const state = begun(1);
    state.board[0] = ['colosseum', null, null, null];
    expect(lookAhead(state, 0, { type: 'buy', row: 1, col: 0 }).complete).toBe(false);
  });
});
