/** Losing is not paying: what is missing costs VP, then books, then other resources (N4). */
import type { Seat } from '../../../core/game.ts';
import type { Amounts, Resource, Token } from '../../data/cards/index.ts';
import { LOSS_ORDER, SUBSTITUTES } from '../../data/tables.ts';
import type { InAdvance } from '../../events.ts';
import type { Play } from '../../play.ts';
import { type Nation, nationAt, type State } from '../../state.ts';
import { rulesOf } from '../options.ts';
import { compact, debit, isEmpty, plus, times, totalOf } from '../valuesAndWorkers/tokens.ts';
import { hasRule } from '../valuesAndWorkers/values.ts';

export interface Loss {
  /** Everything the nation gave up, including VP for shortages. */
  lost: Amounts;
  /** Missing books, for which the nation must choose other resources; 0 where it has no choice. */
  missing: number;
}

/** A kind that runs short costs VP once a round, if the nation has one (N4.3, N4.5). */
function chargeShortage(play: Play, seat: Seat, kind: Resource): void {
  const nation = nationAt(play.state, seat);
  if (nation.short.includes(kind) || nation.purse.vp === 0 || hasRule(nation, 'noShortageVpLoss')) return;
  nation.short.push(kind);
  giveUp(play, seat, 'vp', rulesOf(play.state).shortageVp);
}

/** Gives up as much as the nation has, and returns that amount. */
function giveUp(play: Play, seat: Seat, kind: Token, n: number): number {
  const given = Math.min(n, nationAt(play.state, seat).purse[kind]);
  if (given > 0) debit(play, seat, { [kind]: given });
  return given;
}

const substitutes = (nation: Nation): number => SUBSTITUTES.reduce((sum, kind) => sum + nation.purse[kind], 0);

/** `how` says whether the loss makes an answer given in advance known. */
export function lose(play: Play, seat: Seat, asked: Amounts, cause: string, how: InAdvance = {}): Loss {
  if (isEmpty(asked)) return { lost: {}, missing: 0 };
  const nation = nationAt(play.state, seat);
  const before = { ...nation.purse };
  const short: Resource[] = [];
  const runShort = (kind: Resource) => {
    short.push(kind);
    chargeShortage(play, seat, kind);
  };

  let missing = 0;
  giveUp(play, seat, 'vp', asked.vp ?? 0);
  for (const kind of LOSS_ORDER) {
    const n = asked[kind] ?? 0;
    const lacking = n - giveUp(play, seat, kind, n);
    if (lacking > 0) runShort(kind);
    missing += lacking;
  }
  if (missing > 0) {
    missing -= giveUp(play, seat, 'books', missing);
    if (missing > 0 && !short.includes('books')) runShort('books');
  }
  const forced = forcedPayment(nation, missing);
  if (forced) {
    debit(play, seat, forced);
    missing = 0;
  }
  const lost = plus(before, times(nation.purse, -1));
  play.events.push({ type: 'lost', seat, asked: compact(asked), lost, short, cause, ...how });
  return { lost, missing };
}

/** What the nation gives for missing books where it has no choice: everything, or the only kind it holds (N4.4). */
export function forcedPayment(nation: Nation, missing: number): Amounts | null {
  if (missing === 0) return {};
  const held = SUBSTITUTES.filter((kind) => nation.purse[kind] > 0);
  if (missing >= substitutes(nation)) return Object.fromEntries(held.map((kind) => [kind, nation.purse[kind]]));
  const only = held.length === 1 ? held[0] : undefined;
  return only ? { [only]: missing } : null;
}

/** Pays for missing books with one kind after the other. */
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

/** The order of a late player: the kind it holds most of, then stone, food, gold (N21.8). */
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
  play.events.push({ type: 'shortageMadeUp', seat, gave: compact(give), cause, ...secret, ...how });
}
