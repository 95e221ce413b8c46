/** Scenes in which a test can see the effect of one card. */
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { NationsEvent } from '../../../../engine/nations/events.ts';
import { netProduction } from '../../../../engine/nations/rules/production.ts';
import { changesBy, type Layout, Table } from '../table.ts';

/** For each card, a function that shows what the card does. */
export type Effects = Readonly<Record<string, () => void>>;

/** Seat 0 has the turn in a round of the card's age. Everybody is rich, and the board is empty. */
export function at(card: string, seats = 2, isLastOfAge = false): Table {
  const table = new Table({ seats, round: 2 * cardOf(card).age - (isLastOfAge ? 0 : 1) });
  table.emptyBoard();
  table.state.event = 'feudal-dues-hajj-from-mali';
  for (let seat = 0; seat < seats; seat++) table.hold(seat, { gold: 20, food: 20, stone: 20, books: 20, vp: 10 });
  return table;
}

export const owning = (card: string, layout: Layout, seats = 2): Table => at(card, seats).lay(0, layout);
export const advisor = (card: string, seats = 2): Table => owning(card, { advisors: [card] }, seats);
export const wonder = (card: string, seats = 2): Table => owning(card, { wonders: [card] }, seats);
export const produces = (table: Table, seat = 0) => netProduction(table.state, seat, null).net;
export const purse = (table: Table, seat = 0) => table.nation(seat).purse;
export const STRONG: Layout = { wonders: ['colosseum'] };
export const MILITARY = { card: 'axeman', workers: 1 };

/** Seat 0 finishes a wonder that lacks only its last section. */
export function finish(table: Table, card: string, space = 4): NationsEvent[] {
  const built = cardOf(card);
  const stages = built.type === 'wonder' ? built.stages.length : 0;
  table.lay(0, { construction: { card, sections: stages - 1 } });
  table.state.architects = 1;
  return table.do(0, { type: 'hire', from: 'public', space });
}
export const onReady = (card: string, table = at(card)) => changesBy(finish(table, card), card);
export const buy = (table: Table, card: string, row = 1, more: object = {}, seat = 0): NationsEvent[] =>
  table
    .offer(row, 0, card)
    .turn(seat)
    .do(seat, { type: 'buy', row, col: 0, ...more });
