/** What must hold in every game of Nations, tested on random games at every kind of table. */
import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { canonical, stateHash } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import type { Action } from '../../engine/nations/actions/index.ts';
import { nations } from '../../engine/nations/index.ts';
import type { State } from '../../engine/nations/state.ts';
import { cardsOf } from './nationsCards.ts';
import { nationsMover } from './nationsMover.ts';
import { type Table, tableOf } from './nationsTables.ts';
import { playRandom, seedOf } from './randomPlay.ts';

/** Two ages are enough to reach everything here except the cards of later ages. */
const short = ({ seats, options }: Table): Table => ({
  seats,
  options: { ...options, ages: Math.min(2, options.ages) },
});

function startOf({ seats, options }: Table, n: number) {
  const chance = keyedChance(seedOf(n));
  return { chance, state: nations.setup(options, seats, chance, nations.rules).state };
}

/** The view of another seat or of a watcher shows nothing that is private to a seat. */
function checkViews(state: State): void {
  for (const viewer of [null, ...state.nations.keys()]) {
    const view = nations.view(state, viewer);
    expect(nations.awaiting(view)).toEqual(nations.awaiting(state));
    view.nations.forEach((nation, seat) => {
      if (seat !== viewer) expect(nation.standing.growth).toBe('ask');
    });
    if (viewer !== null) expect(nations.choices(view, viewer)).toEqual(nations.choices(state, viewer));
  }
}

function checkCards(state: State): void {
  const cards = cardsOf(state);
  expect(new Set(cards).size).toBe(cards.length);
}

describe('random games of Nations', () => {
  const tables = Array.from({ length: 20 }, (_, n) => [n, tableOf(n)] as const);

  it('are of every number of players with every set', () => {
    const kinds = new Set(tables.map(([, { seats, options }]) => `${seats} ${options.sets}`));
    for (let seats = 1; seats <= 5; seats++) {
      for (const sets of ['base', 'advanced', 'expert', 'all']) {
        if (seats < 5 || sets !== 'base') expect(kinds).toContain(`${seats} ${sets}`);
      }
    }
  });

  it.each(tables.map(([n, table]) => [`${table.seats} ${table.options.sets} #${n}`, n, short(table)] as const))(
    '%s: choices are legal, nothing is lost, refusals and looks change nothing, and it ends on time',
    (_, n, table) => {
      let steps = 0;
      const { state } = playRandom({
        game: nations,
        ...table,
        seed: n,
        prefer: nationsMover,
        thorough: true,
        onStep: ({ state: now }) => {
          if (steps++ % 20 === 0) checkCards(now as State);
          if (steps % 25 === 0) checkViews(now as State);
        },
      });
      expect(state).toMatchObject({ phase: 'over', round: 2 * table.options.ages });
    },
  );

  it.each([3, 7, 11])('table %i: a replay without round trips comes to the same end', (n) => {
    const table = short(tableOf(n));
    const { state, log } = playRandom({ game: nations, ...table, seed: n, prefer: nationsMover, thorough: true });
    const start = startOf(table, n);
    let last = '';
    for (const step of replay(nations, start.state, log, start.chance)) last = stateHash(step.state);
    expect(last).toBe(stateHash(state));
  });

  it.each([1, 4, 8])('table %i: undo comes back to the byte', (n) => {
    const table = short(tableOf(n));
    const { log } = playRandom({ game: nations, ...table, seed: n, prefer: nationsMover });
    const first = startOf(table, n);
    let { state } = first;
    const entries: LogEntry[] = [];
    // Everything that may be undone is undone and played again.
    for (const { seat, action } of log) {
      const outcome = perform(nations, state, seat, action as Action, first.chance);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      state = outcome.state;
      entries.push({ seat, action });
      if (outcome.undoable) entries.push({ seat, undo: entries.length - 1 }, { seat, action });
    }
    const start = startOf(table, n);
    const texts = [canonical(start.state)];
    let undone = 0;
    for (const step of replay(nations, start.state, entries, start.chance)) {
      const entry = entries[step.version - 1] as LogEntry;
      texts.push(canonical(step.state));
      if (!('undo' in entry)) continue;
      undone++;
      expect(texts[step.version]).toBe(texts[entry.undo]);
    }
    expect(undone).toBeGreaterThan(10);
    expect(texts.at(-1)).toBe(canonical(state));
  });

  it('the computer player ends every kind of game', () => {
    for (let n = 0; n < 5; n++) {
      const table = short(tableOf(n));
      const start = startOf(table, n);
      let state = start.state;
      for (let i = 0; nations.awaiting(state).length > 0; i++) {
        if (i > 2000) throw new Error('does not end');
        const seat = nations.awaiting(state)[0]?.seat ?? 0;
        const action = nations.bot(nations.view(state, seat), seat);
        expect(nations.check(state, seat, action)).toBeNull();
        const draft = structuredClone(state);
        nations.apply(draft, seat, action, start.chance);
        state = draft;
      }
      expect(state.final).not.toBeNull();
    }
  });
});
