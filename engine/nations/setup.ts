/** Sets up a game (N6). */
import type { Chance } from '../core/chance.ts';
import type { RuleFlags } from '../core/game.ts';
import { forPlayers } from './data/values.ts';
import type { NationsEvent } from './events.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import { enterAge, fillBoard } from './rules/maintenance/newRound.ts';
import { rulesOf } from './rules/options.ts';
import { startBoards } from './rules/setUp.ts';
import { newShadow } from './rules/solo.ts';
import { credit } from './rules/valuesAndWorkers/tokens.ts';
import { advance } from './rules/whoDecides/advance.ts';
import { type Nation, NO_STANDING, noTokens, SCHEMA, type State } from './state.ts';

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
  const { rows, columns } = rulesOf({ rules });
  const emptyRow = () => Array.from({ length: forPlayers(columns, seats) }, () => null);
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
    board: Array.from({ length: rows }, emptyRow),
    deck: [],
    shares: null,
    eventDeck: [],
    tiles: [],
    gone: [],
    undealt: 0,
    event: null,
    architects: 0,
    war: null,
    shadow: seats === 1 ? newShadow({ rules }) : null,
    pool: [],
    stack: [],
    rolls: 0,
    final: null,
  };
  const play: Play = { state, chance, events: [], actor: null };
  state.order = seats === 1 ? [0] : chance.shuffle('setup/order', state.order);
  play.events.push({ type: 'orderDrawn', order: [...state.order] });
  // Each nation gets as many books as its place in player order (N6.2).
  state.order.forEach((seat, place) => {
    credit(play, seat, { books: place + 1 });
  });
  enterAge(play, 1);
  fillBoard(play);
  if (options.difficulty === 'each') {
    state.stack.push({ type: 'difficulty', waiting: [...state.order] });
  } else startBoards(play);
  advance(play);
  return { state, events: play.events };
}
