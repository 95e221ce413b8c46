/**
 * Mails per game. Four people with jobs and nights play Wealth of Nations at one table or at three tables at once, and the
 * computer chooses their moves. The service decides what to send. The expected number is counted separately by the rule:
 * a player who is awaited for longer than the delay gets one mail.
 */
import { keyedChance } from '../../../engine/core/chance.ts';
import type { AnyGame, Seat, StateBase } from '../../../engine/core/game.ts';
import { perform } from '../../../engine/core/play.ts';
import { games } from '../../../engine/index.ts';
import { report } from '../../bench/report.ts';
import { MINUTE, Simulation } from './simulation.ts';

const DELAY = 5;
const PEOPLE = 4;
const game = games.get('wealth-of-nations') as AnyGame;

/** A small generator of its own, so that every run plays the same days. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Interval {
  person: number;
  table: number;
  from: number;
  to: number;
}

class Evening {
  readonly state: StateBase[];
  readonly chance;
  readonly intervals: Interval[] = [];
  readonly open: Map<Seat, number>[];
  decisions = 0;

  constructor(
    readonly tables: number,
    readonly world: Simulation,
    seed: number,
  ) {
    this.chance = Array.from({ length: tables }, (_, i) => keyedChance(new Uint8Array(32).fill(seed * 8 + i)));
    const options = game.parseOptions({}, PEOPLE);
    if (!options.ok) throw new Error(options.refusal.code);
    this.state = this.chance.map((chance) => game.setup(options.value, PEOPLE, chance, game.rules).state);
    this.open = this.state.map((state, table) => {
      world.moved(table, null, this.awaited(state));
      return new Map(this.awaited(state).map((seat) => [seat, 0]));
    });
  }

  awaited(state: StateBase): Seat[] {
    return game.awaiting(state).map(({ seat }) => seat);
  }

  get isOver(): boolean {
    return this.state.every((state) => game.result(state) !== null);
  }

  /** A person decides all that is asked of them at one table, at this minute. */
  decide(table: number, seat: Seat, minute: number): void {
    for (let turns = 0; turns < 50; turns++) {
      const state = this.state[table] as StateBase;
      if (!this.awaited(state).includes(seat)) return;
      const action = game.forced(state, seat) ?? game.bot(game.view(state, seat), seat);
      const done = perform(game, state, seat, action, this.chance[table] as ReturnType<typeof keyedChance>);
      if (!done.ok) throw new Error(done.refusal.code);
      this.decisions++;
      this.state[table] = done.state;
      const now = this.awaited(done.state);
      this.world.moved(table, seat, now);
      const open = this.open[table] as Map<Seat, number>;
      for (const [other, from] of [...open]) {
        if (other !== seat && now.includes(other)) continue;
        this.intervals.push({ person: other, table, from, to: minute });
        open.delete(other);
      }
      for (const other of now) if (!open.has(other)) open.set(other, minute);
    }
  }
}

/** Awake from eight to eleven at night; looks in every few hours, stays a while, and answers at once while there. */
async function play(tables: number, merged: boolean, seed: number) {
  const owners = Array.from({ length: tables }, (_, table) =>
    Array.from({ length: PEOPLE }, (_person, seat) => (merged ? `p${seat}` : `p${seat}t${table}`)),
  );
  const world = new Simulation(
    owners,
    owners.map(() => null),
  );
  const evening = new Evening(tables, world, seed);
  const roll = dice(seed);
  const stays = Array.from({ length: PEOPLE }, () => ({ next: Math.floor(roll() * 240), until: -1 }));
  let minute = 0;
  for (; !evening.isOver && minute < 400 * 24 * 60; minute++) {
    await world.pass(1);
    const hour = Math.floor(minute / 60) % 24;
    const awake = hour >= 8 && hour < 23;
    for (const [person, stay] of stays.entries()) {
      if (awake && minute >= stay.next) {
        stay.until = minute + Math.floor(3 + roll() * 20);
        stay.next = stay.until + Math.floor(30 + -Math.log(1 - roll()) * 180);
      }
      if (minute > stay.until) continue;
      for (let table = 0; table < tables; table++) evening.decide(table, person, minute);
    }
  }
  if (world.faults.length > 0) throw new Error(world.faults[0]);
  return { mails: world.sent.length, evening, days: minute / (24 * 60) };
}

/** By the rule alone, from the times somebody was awaited. */
function predicted(intervals: readonly Interval[], merged: boolean): number {
  let mails = 0;
  const readers = new Map<string, Interval[]>();
  for (const wait of intervals) {
    const reader = merged ? `${wait.person}` : `${wait.person}/${wait.table}`;
    readers.set(reader, [...(readers.get(reader) ?? []), wait]);
  }
  for (const waits of readers.values()) {
    const untold = new Set(waits);
    for (;;) {
      // The mail of a minute goes out before that minute's moves.
      const late = [...untold].filter(({ from, to }) => to - from >= DELAY);
      if (late.length === 0) break;
      const at = Math.min(...late.map(({ from }) => from + DELAY));
      mails++;
      for (const wait of [...untold]) if (wait.from < at && wait.to >= at) untold.delete(wait);
    }
  }
  return mails;
}

for (const tables of [1, 3]) {
  for (const merged of tables === 1 ? [true] : [false, true]) {
    const runs: { mails: number; expected: number; decisions: number; days: number }[] = [];
    for (let seed = 1; seed <= 2; seed++) {
      const { mails, evening, days } = await play(tables, merged, seed);
      const expected = predicted(evening.intervals, merged);
      if (mails !== expected) throw new Error(`${mails} mails were sent, the rule says ${expected}`);
      runs.push({ mails: mails / tables, expected: expected / tables, decisions: evening.decisions / tables, days });
    }
    const mean = (pick: (run: (typeof runs)[number]) => number) =>
      runs.reduce((sum, run) => sum + pick(run), 0) / runs.length;
    report({
      bench: `mail: a game of ${game.id} for ${PEOPLE}, mails, ${tables === 1 ? 'one table' : `${tables} tables at once, ${merged ? 'merged' : 'each for itself'}`}`,
      value: mean(({ mails }) => mails),
      unit: 'mails',
      // The number that the rule gives, counted separately from the service.
      goal: mean(({ expected }) => expected),
      note: `${Math.round(mean(({ decisions }) => decisions))} decisions in ${Math.round(mean(({ days }) => days))} days, delay ${(DELAY * MINUTE) / 60_000} min`,
    });
  }
}
