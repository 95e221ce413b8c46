/** The decisions of set-up: boards (N6.4) and the extra worker (N1.3). */
import type { Seat } from '../../core/game.ts';
import { boardFor, NATION_NAMES, type NationName } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { nationAt, reverseOrder } from '../state.ts';
import { layArchitects } from './removing.ts';
import { credit } from './valuesAndWorkers/tokens.ts';
import { holdersOf } from './valuesAndWorkers/values.ts';

/**
 * Nations on side A are dealt at random. Otherwise as many as players are drawn, and chosen in reverse player order
 * (N6.4).
 */
export function startBoards(play: Play): void {
  const { state } = play;
  const dealt = play.chance.shuffle('setup/nations', NATION_NAMES);
  if (state.options.boards === 'A') {
    for (const seat of state.order) takeBoard(play, seat, dealt.shift() as NationName, 'A');
    startExtraWorkers(play);
    return;
  }
  // A solo player may have any board (N20.1).
  state.pool = state.shadow ? dealt : dealt.slice(0, state.nations.length);
  play.events.push({ type: 'boardsDrawn', nations: [...state.pool] });
  state.stack.push({ type: 'draft', queue: reverseOrder(state) });
}

export function takeBoard(play: Play, seat: Seat, name: NationName, side: 'A' | 'B'): void {
  const nation = nationAt(play.state, seat);
  const board = boardFor(name, side);
  play.state.pool = play.state.pool.filter((other) => other !== name);
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
  play.events.push({ type: 'boardChosen', seat, nation: name, side });
}

export function startExtraWorkers(play: Play): void {
  const { state } = play;
  if (state.options.extraWorker) state.stack.push({ type: 'extraWorker', waiting: [...state.order] });
}
