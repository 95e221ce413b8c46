/** What must hold in every game of Wealth of Nations, tested on random games at every kind of table. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { hexKey } from '../../engine/core/hex.ts';
import { canonical, stateHash } from '../../engine/core/json.ts';
import { total } from '../../engine/core/ledger.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { actions } from '../../engine/wealth/actions/index.ts';
import { HEXES } from '../../engine/wealth/data/board.ts';
import { CUBES } from '../../engine/wealth/data/goods.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { State } from '../../engine/wealth/state.ts';
import { generator, playRandom, seedOf } from './randomPlay.ts';
import { wealthMover } from './wealthMover.ts';
import { pairsOf, type Table, tableOf } from './wealthTables.ts';

const KINDS = 400;

/** A small selection of the first tables that shows every pair of features they show. It is found greedily. */
function coveringTables(): { n: number; table: Table }[] {
  const all = Array.from({ length: KINDS }, (_, n) => ({ n, table: tableOf(n) }));
  const open = new Set(all.flatMap(({ table }) => pairsOf(table)));
  const chosen: typeof all = [];
  while (open.size > 0) {
    const worth = (table: Table) => pairsOf(table).filter((pair) => open.has(pair)).length;
    const best = all.reduce((a, b) => (worth(b.table) > worth(a.table) ? b : a));
    for (const pair of pairsOf(best.table)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

const short = ({ seats, options }: Table): Table => ({ seats, options: { ...options, roundLimit: 6 } });

describe('random games of Wealth of Nations', () => {
  const tables = coveringTables();

  it('are of every edition, number of players and option', () => {
    const pairs = new Set(tables.flatMap(({ table }) => pairsOf(table)));
    for (const [edition, most] of [
      ['first', 6],
      ['second', 6],
      ['manual', 5],
    ] as const) {
      for (let seats = 2; seats <= most; seats++) {
        const kind = `${edition} ${seats} players`;
        for (const option of ['limitedPassing', 'cashOnlyStart', 'synergy', 'separateFirstPicker']) {
          expect(pairs).toContain(`${kind}, ${option} true`);
          expect(pairs).toContain(`${kind}, ${option} false`);
        }
        expect(pairs).toContain(`${kind}, money hidden`);
        expect(pairs).toContain(`${kind}, terrain none`);
        if (edition === 'second') expect(pairs).toContain(`${kind}, warClouds true`);
      }
    }
    for (const terrain of ['Land of Lakes', 'The Great Ocean', 'Mountains and Valleys', 'Friends and Enemies']) {
      expect(pairs).toContain(`second 6 players, terrain ${terrain}`);
    }
    expect(pairs).toContain('second 4 players, terrain Through the Pass');
    expect(pairs).toContain('second 5 players, terrain Five Empires');
  });

  it.each(tables.map(({ n, table }) => [`${table.options.edition} ${table.seats} #${n}`, n, table] as const))(
    '%s: choices are legal, nothing is lost, refusals and looks change nothing, and it ends',
    (_, n, table) => {
      let steps = 0;
      const { state } = playRandom({
        game: wealth,
        ...short(table),
        seed: n,
        prefer: wealthMover,
        thorough: true,
        onStep: ({ state: now }) => {
          if (steps++ % 20 === 0) checkConservation(now as State);
          if (steps % 5 === 0) checkOpen(now as State);
          if (steps % 50 === 0) checkViews(now as State);
        },
      });
      expect((state as State).phase).toBe('over');
    },
  );

  it.each([3, 7, 8, 13])('table %i: a replay without round trips comes to the same end', (n) => {
    const table = short(tableOf(n));
    const { state, log } = playRandom({ game: wealth, ...table, seed: n, prefer: wealthMover, thorough: true });
    expect(lastOf(table, n, log)).toBe(stateHash(state));
  });

  it.each([1, 5, 9, 14])('table %i: undo comes back to the byte', (n) => {
    const table = short(tableOf(n));
    const texts: string[] = [];
    const { log } = playRandom({
      game: wealth,
      ...table,
      seed: n,
      prefer: wealthMover,
      onStep: ({ state }) => texts.push(canonical(state)),
    });
    const below = generator(n);
    // Sometimes a few actions are undone and played again.
    const entries: LogEntry[] = [];
    const expected: string[] = [];
    log.forEach((entry, i) => {
      entries.push(entry);
      expected.push(texts[i] as string);
      if (below(10) !== 0 || i < 4) return;
      const back = 1 + below(4);
      // Version v of the log is the state after v entries. This finds the last entry that has the wanted state.
      const target = texts[i - back] as string;
      entries.push({ seat: entry.seat, undo: expected.lastIndexOf(target) + 1 });
      expected.push(target);
      for (let again = i - back + 1; again <= i; again++) {
        entries.push(log[again] as LogEntry);
        expected.push(texts[again] as string);
      }
    });
    const start = startOf(table, n);
    let at = 0;
    for (const step of replay(wealth, start.state, entries, start.chance)) {
      if (canonical(step.state) !== expected[at]) throw new Error(`entry ${at} comes to another state`);
      at++;
    }
    expect(at).toBe(entries.length);
  });
});

/** What `choices` offers must count as open: otherwise a player who can act would be taken for one who can only pass. */
function checkOpen(state: State): void {
  const seat = state.active ?? 0;
  for (const choice of actions.choices(state, seat)) {
    if (choice.kind === 'blocked') continue;
    const { type } = choice.kind === 'one' ? choice.action : choice.template;
    if (!actions.isAnyOpen(state, seat, [type])) throw new Error(`${type} is offered, but does not count as open`);
  }
}

describe('a client that plays choices of kind `one` alone', () => {
  it.each([
    ['the first', 2, {}],
    ['the first', 3, { warClouds: true }],
    ['any', 2, { warClouds: true }],
    ['any', 3, {}],
    ['any', 4, { edition: 'manual' }],
  ] as const)('taking %s, finishes a game of %i', (which, seats, options) => {
    const { state } = playRandom({
      game: wealth,
      options,
      seats,
      seed: 5,
      offTurnEvery: 0,
      limit: 5000,
      prefer: (_state, _seat, choices, below) => {
        const ones = choices.flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));
        return ones[which === 'any' ? below(ones.length) : 0] ?? null;
      },
    });
    expect((state as State).phase).toBe('over');
  });
});

it('a state is never over 32 KB, however full the table', () => {
  const state = wealth.setup({ ...tableOf(1).options, warClouds: true }, 6, keyedChance(seedOf(1)), {}).state;
  const everything = { food: 9999, energy: 9999, labor: 9999, ore: 9999, capital: 9999, money: 9999, notes: 9999 };
  state.board = HEXES.map((_, place) => ({ seat: place % 6, tile: 'integratedEconomy', rotation: 5, tokens: 9 }));
  for (const [seat, player] of state.players.entries()) {
    for (const hex of HEXES) player.units[hexKey(hex)] = 99;
    // Ten or eleven tiles, each in a bloc of its own, run twice.
    const own = HEXES.filter((_, place) => place % 6 === seat);
    player.runs = own.flatMap((hex) => [
      { industry: 'farm', fed: [hex], with: 'food' },
      { industry: 'generator', fed: [hex], with: 'food' },
    ]);
    for (let n = 0; n < 10; n++) {
      state.offers.push({ id: 99_999, from: seat, to: (seat + 1) % 6, give: everything, want: everything });
    }
  }
  expect(JSON.stringify(state).length).toBeLessThan(32_768);
});

function startOf({ seats, options }: Table, seed: number) {
  const chance = keyedChance(seedOf(seed));
  return { chance, state: wealth.setup(options, seats, chance, wealth.rules).state };
}

function lastOf(table: Table, seed: number, log: readonly LogEntry[]): string {
  const { state, chance } = startOf(table, seed);
  let last = '';
  for (const step of replay(wealth, state, log, chance)) if (step.version === log.length) last = stateHash(step.state);
  return last;
}

/** The ledger adds this up, independently of the engine's own invariants. */
function checkConservation(state: State): void {
  const purses = state.players.map((player) => player.purse);
  const placed = state.players.map((player) => player.placed);
  for (const kind of [...CUBES, 'money', 'notes']) {
    expect(total([...purses, state.market, state.supply], kind)).toBe(0);
  }
  for (const kind of ['units', 'tokens']) expect(total([...placed, state.supply], kind)).toBe(0);
  for (const [seat, purse] of purses.entries()) {
    expect(total([purse, placed[seat] ?? {}], 'flags')).toBe(total([purses[0] ?? {}, placed[0] ?? {}], 'flags'));
  }
}

/** A view is a sound state of the same game. It hides what is private and offers its owner the same choices. */
function checkViews(state: State): void {
  for (const viewer of [null, ...state.players.keys()]) {
    const seen = wealth.view(state, viewer);
    expect(wealth.invariants(seen)).toEqual([]);
    for (const [seat, player] of seen.players.entries()) {
      if (seat === viewer) expect(player).toEqual(state.players[seat]);
      else if (player.runs) expect(player.runs).toEqual([]);
    }
    if (viewer !== null) expect(wealth.choices(seen, viewer)).toEqual(wealth.choices(state, viewer));
  }
}
