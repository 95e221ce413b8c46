/** Losing, which is not paying: what is missing costs VP, books, and then other resources (N4). */
import type { Seat } from '../core/game.ts';
import type { Amounts, Resource } from './cards/index.ts';
import type { InAdvance } from './events.ts';
import { nationAt, type Play } from './play.ts';
import type { Nation, State } from './state.ts';
import { LOSS_ORDER, SUBSTITUTES } from './tables.ts';
import { compact, debit, isEmpty, plus, totalOf } from './tokens.ts';
import { hasRule } from './values.ts';

export interface Loss {
  /** Everything given up, VP for shortages too. */
  lost: Amounts;
  /** Books still missing that the nation must choose resources for; 0 where there is nothing to choose. */
  missing: number;
}

/** One VP a kind and round, while there is one to lose (N4.3, N4.5). */
function chargeShortage(play: Play, seat: Seat, kind: Resource): Amounts {
  const nation = nationAt(play.s, seat);
  if (nation.short.includes(kind) || nation.purse.vp === 0 || hasRule(nation, 'noShortageVpLoss')) return {};
  nation.short.push(kind);
  debit(play, seat, { vp: 1 });
  return { vp: 1 };
}

/** Gives up what there is; returns how much that was. */
function giveUp(play: Play, seat: Seat, kind: Resource, n: number): number {
  const given = Math.min(n, nationAt(play.s, seat).purse[kind]);
  debit(play, seat, { [kind]: given });
  return given;
}

const substitutes = (nation: Nation): number => SUBSTITUTES.reduce((sum, kind) => sum + nation.purse[kind], 0);

/** `how`: what is lost tells of an answer given in advance. */
export function lose(play: Play, seat: Seat, asked: Amounts, cause: string, how: InAdvance = {}): Loss {
  if (isEmpty(asked)) return { lost: {}, missing: 0 };
  const nation = nationAt(play.s, seat);
  let lost: Amounts = {};
  let missing = 0;
  const short: Resource[] = [];

  const flat = Math.min(asked.vp ?? 0, nation.purse.vp);
  debit(play, seat, { vp: flat });
  lost = plus(lost, { vp: flat });

  for (const kind of LOSS_ORDER) {
    const n = asked[kind] ?? 0;
    const given = giveUp(play, seat, kind, n);
    lost = plus(lost, { [kind]: given });
    if (given === n) continue;
    missing += n - given;
    short.push(kind);
    lost = plus(lost, chargeShortage(play, seat, kind));
  }

  if (missing > 0) {
    const books = giveUp(play, seat, 'books', missing);
    lost = plus(lost, { books });
    missing -= books;
    if (missing > 0 && !short.includes('books')) {
      short.push('books');
      lost = plus(lost, chargeShortage(play, seat, 'books'));
    }
  }
  const forced = forcedPayment(nation, missing);
  if (forced) {
    debit(play, seat, forced);
    lost = plus(lost, forced);
    missing = 0;
  }
  play.log.push({ type: 'lost', seat, asked: compact(asked), lost: compact(lost), short, cause, ...how });
  return { lost, missing };
}

/** What must be given for missing books where there is no choice: everything, or the only kind held (N4.4). */
export function forcedPayment(nation: Nation, missing: number): Amounts | null {
  if (missing === 0) return {};
  const held = SUBSTITUTES.filter((kind) => nation.purse[kind] > 0);
  if (missing >= substitutes(nation)) return Object.fromEntries(held.map((kind) => [kind, nation.purse[kind]]));
  const only = held.length === 1 ? held[0] : undefined;
  return only ? { [only]: missing } : null;
}

/** Missing books made up for in an order of kinds. */
export function paymentInOrder(nation: Nation, missing: number, order: readonly Resource[]): Amounts {
  const given: Record<string, number> = {};
  let left = missing;
  for (const kind of order) {
    const n = Math.min(left, nation.purse[kind]);
    if (n > 0) given[kind] = n;
    left -= n;
  }
  return given;
}

/** The kind held most, then stone, food, gold (N21.8). */
export function defaultOrder(nation: Nation): Resource[] {
  const kinds: Resource[] = ['stone', 'food', 'gold'];
  return kinds.sort((a, b) => nation.purse[b] - nation.purse[a]);
}

export function isPayment(state: State, seat: Seat, missing: number, give: Amounts): boolean {
  const { purse } = nationAt(state, seat);
  return totalOf(give) === missing && SUBSTITUTES.every((kind) => (give[kind] ?? 0) <= purse[kind]);
}

export function makeUp(play: Play, seat: Seat, give: Amounts, cause: string, how: InAdvance): void {
  const secret = seat === play.actor ? {} : { deposited: true as const };
  debit(play, seat, give);
  play.log.push({ type: 'shortageMadeUp', seat, gave: compact(give), cause, ...secret, ...how });
}
