/** Set-up (N6). */
import type { Chance } from '../core/chance.ts';
import type { RuleFlags, Seat } from '../core/game.ts';
import { boardFor, NATION_NAMES, type NationName, type Section } from './cards/index.ts';
import type { NationsEvent } from './events.ts';
import { advance } from './flow.ts';
import type { Options } from './options.ts';
import { enterAge, fillBoard, startRound } from './phases/maintenance.ts';
import { nationAt, type Play, reverseOrder } from './play.ts';
import { layArchitects } from './removal.ts';
import { newShadow } from './solo.ts';
import { type Nation, NO_STANDING, noTokens, SCHEMA, type State } from './state.ts';
import { COLUMNS, ROWS } from './tables.ts';
import { credit } from './tokens.ts';
import { holdersOf } from './values.ts';

function newNation(options: Options): Nation {
  return {
    name: null,
    board: null,
    difficulty: options.difficulty === 'each' ? 'prince' : options.difficulty,
    purse: noTokens(),
    idle: 0,
    track: { food: 0, stability: 0, top: 0 },
    capacity: { food: 0, stability: 0 },
    slots: [],
    advisors: [null],
    colonies: [],
    wonders: [],
    construction: null,
    architects: {},
    used: {},
    passed: 0,
    turns: 0,
    short: [],
    bought: { colony: 0, war: 0, battle: 0, goldenAge: 0 },
    warLoss: noTokens(),
    leastStable: false,
    strengthShift: 0,
    standing: { ...NO_STANDING, events: {} },
  };
}

export function setup(
  options: Options,
  seats: number,
  chance: Chance,
  rules: RuleFlags,
): { state: State; events: NationsEvent[] } {
  const columns = COLUMNS[seats] ?? 0;
  const state: State = {
    schema: SCHEMA,
    rules,
    options,
    round: 0,
    age: 0,
    phase: 'setup',
    order: Array.from({ length: seats }, (_, seat) => seat),
    nations: Array.from({ length: seats }, () => newNation(options)),
    bank: noTokens(),
    board: Array.from({ length: ROWS }, () => Array.from({ length: columns }, () => null)),
    deck: [],
    shares: null,
    eventDeck: [],
    tiles: [],
    gone: [],
    undealt: 0,
    event: null,
    architects: 0,
    war: null,
    shadow: seats === 1 ? newShadow() : null,
    pool: [],
    stack: [],
    rolls: 0,
    final: null,
  };
  const play: Play = { s: state, chance, log: [], actor: null };
  state.order = seats === 1 ? [0] : chance.shuffle('setup/order', state.order);
  play.log.push({ type: 'orderDrawn', order: [...state.order] });
  // Books: the place in player order (N6.2).
  state.order.forEach((seat, place) => {
    credit(play, seat, { books: place + 1 });
  });
  enterAge(play, 1);
  fillBoard(play);
  if (options.difficulty === 'each') {
    state.stack.push({ type: 'difficulty', waiting: [...state.order] });
  } else startBoards(play);
  advance(play);
  return { state, events: play.log };
}

/** Side A: dealt at random. Side B: as many as players are drawn, chosen in reverse player order (N6.4). */
export function startBoards(play: Play): void {
  const { s } = play;
  const dealt = play.chance.shuffle('setup/nations', NATION_NAMES);
  if (s.options.boards === 'A') {
    for (const seat of s.order) takeBoard(play, seat, dealt.shift() as NationName, 'A');
    startExtraWorkers(play);
    return;
  }
  // A solo player may have any board (N20.1).
  s.pool = s.shadow ? dealt : dealt.slice(0, s.nations.length);
  play.log.push({ type: 'boardsDrawn', nations: [...s.pool] });
  s.stack.push({ type: 'draft', queue: reverseOrder(s) });
}

export function takeBoard(play: Play, seat: Seat, name: NationName, side: 'A' | 'B'): void {
  const nation = nationAt(play.s, seat);
  const board = boardFor(name, side);
  play.s.pool = play.s.pool.filter((other) => other !== name);
  nation.name = name;
  nation.board = board.id;
  credit(play, seat, board.start);
  nation.idle = board.workers;
  nation.track = { ...board.track, top: 0 };
  nation.capacity = { ...board.track };
  nation.slots = Array.from({ length: board.slots.buildingMilitary }, (_, i) => {
    const card = board.printed[i];
    return card === undefined ? null : { card, workers: 0 };
  });
  nation.colonies = Array.from({ length: board.slots.colony }, () => null);
  nation.wonders = Array.from({ length: board.slots.wonder }, (_, i) => board.printedWonders[i] ?? null);
  for (const holder of holdersOf(nation)) layArchitects(nation, holder);
  play.log.push({ type: 'boardChosen', seat, nation: name, side });
}

export function startExtraWorkers(play: Play): void {
  const { s } = play;
  if (s.options.extraWorker) s.stack.push({ type: 'extraWorker', waiting: [...s.order] });
  else startRound(play);
}

/** One more worker; its space is closed for good and costs nothing (N1.3). */
export function takeExtraWorker(play: Play, seat: Seat, section: Section): void {
  const nation = nationAt(play.s, seat);
  nation.track[section]--;
  nation.capacity[section]--;
  nation.idle++;
  play.log.push({ type: 'extraWorkerTaken', seat, section });
}
