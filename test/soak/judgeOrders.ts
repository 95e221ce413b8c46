/**
 * Follows the orders of a table through its log. Every ordered action is the one that the stored list leads to, and it is
 * taken once. A list that can go on does go on.
 */
import type { AnyGame, StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import type { Order } from '../../engine/core/orderRules.ts';
import { nextOrder, type Verdict } from '../../engine/core/orders.ts';
import type { Faults, Latest } from './faults.ts';
import type { OrdersNote, TableRecord } from './record.ts';

/** A list that the service acknowledged. */
export interface GivenOrders {
  id: string;
  seat: number;
  version: number;
  orders: readonly unknown[];
}

interface List {
  orders: Order<Tagged>[];
  stopped: boolean;
  /** Since when it is as it is. */
  since: number;
}

export class OrdersJudge {
  readonly #lists = new Map<number, List>();

  constructor(
    readonly game: AnyGame,
    readonly table: TableRecord,
    readonly end: number,
    readonly latestOf: Latest,
    readonly faults: Faults,
  ) {}

  /** Every list that was acknowledged was stored. */
  judgeGiven(given: readonly GivenOrders[]): void {
    const stored = new Set(this.table.orders.map(({ seat, version, orders }) => canonical([seat, version, orders])));
    for (const { id, seat, version, orders } of given) {
      if (id !== this.table.id || orders.length === 0 || stored.has(canonical([seat, version, orders]))) continue;
      this.faults.lost.push(`${id}/${seat}: the orders given at version ${version}`);
    }
  }

  /** Looks at one version after the other: which orders there are, and what happens next. */
  look(version: number, state: StateBase): void {
    const begun = this.table.actions[version]?.at ?? 0;
    for (const note of this.table.orders) if (note.version === version) this.#note(note, state, begun);
    const next = this.table.actions[version + 1];
    for (const seat of this.#lists.keys()) this.#demandMoved(state, seat, begun, next?.at ?? this.end);
    if (!next || next.seat === null) return;
    const list = this.#lists.get(next.seat);
    if (next.undoTo !== null) this.#lists.delete(next.seat);
    if (next.actor !== 'orders') return;
    const verdict = list && this.#verdict(state, next.seat, list);
    if (verdict?.kind !== 'act' || canonical(verdict.action) !== canonical(next.action)) {
      this.faults.doubled.push(`${this.table.id}: entry ${next.seq} was not ordered`);
    } else this.#lists.set(next.seat, { orders: verdict.orders, stopped: false, since: next.at });
  }

  #note({ seat, orders, stopped, at }: OrdersNote, state: StateBase, begun: number): void {
    this.#demandMoved(state, seat, begun, at);
    this.#lists.set(seat, { orders, stopped: stopped !== null, since: at });
  }

  /** Nobody waits for a seat whose orders say what to do. */
  #demandMoved(state: StateBase, seat: number, begun: number, until: number): void {
    const list = this.#lists.get(seat);
    const since = Math.max(list?.since ?? 0, begun);
    if (!list || Math.min(until, this.end) <= this.latestOf(since)) return;
    if (this.#verdict(state, seat, list)?.kind !== 'act') return;
    this.faults.stuck.push(`${this.table.id}/${seat}: its orders wait from ${new Date(since).toISOString()}`);
  }

  /** What a list means for a seat that is awaited. */
  #verdict(state: StateBase, seat: number, { orders, stopped }: List): Verdict<Tagged, Tagged> | null {
    const { game } = this;
    if (stopped || !game.orders || !game.awaiting(state).some((one) => one.seat === seat)) return null;
    const verdict = nextOrder<StateBase, Tagged, Tagged>(game, game.orders, game.view(state, seat), seat, orders);
    return verdict.kind === 'act' && game.check(state, seat, verdict.action) ? null : verdict;
  }
}
