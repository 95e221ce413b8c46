/**
 * Production (N13), and the way from there through the war (N15). What a nation produces and loses does not depend on the
 * choices of others, so each nation goes through both in a lane of its own, and all are asked at once. The player order
 * (N14) is settled in between.
 */
import type { Seat } from '../../core/game.ts';
import { type Amounts, type CardId, RESOURCES, type Step } from '../data/cards/index.ts';
import type { InAdvance } from '../events.ts';
import type { Play } from '../play.ts';
import { type Frame, type Lane, nationAt, noTokens, type State, seatsOf } from '../state.ts';
import { gainsOf, triggersOf } from './effects/triggers.ts';
import { lose, makeUp } from './losing/losses.ts';
import { standingPayment } from './losing/shortage.ts';
import { rulesOf } from './options.ts';
import { adjustOrder } from './playerOrder.ts';
import { compact, credit, debit, isEmpty, plus, times } from './valuesAndWorkers/tokens.ts';
import { baseProduction, stabilityOf } from './valuesAndWorkers/values.ts';
import { afterWarLoss, endWar, fightWar, takeWarLoss } from './war.ts';

type ProductionFrame = Extract<Frame, { type: 'production' }>;

export function startProduction(play: Play): void {
  const { state } = play;
  state.phase = 'production';
  const lanes = seatsOf(state).map(
    (seat): Lane => ({ seat, at: bonusSteps(state, seat) ? 'bonus' : 'production', missing: 0, bonus: null }),
  );
  state.stack.push({ type: 'production', lanes, ordered: false });
}

/** The choice that Peter the Great gives; null without him. */
export function bonusSteps(state: State, seat: Seat): Extract<Step, { op: 'choose' }> | null {
  for (const { trigger } of triggersOf(state, seat, 'production')) {
    for (const step of trigger.do) if (step.op === 'choose') return step;
  }
  return null;
}

/** What a choice of Peter the Great's owner adds to production. */
export function chosenBonus(state: State, seat: Seat, chosen: NonNullable<Lane['bonus']>): Amounts {
  for (const option of bonusSteps(state, seat)?.options.flat() ?? []) {
    if (option.op === 'gain' && option.res[chosen] !== undefined) return option.res;
  }
  return {};
}

/** What a card or the board adds to production by its effects; negative where it takes something away. */
interface ProductionBonus {
  card: CardId;
  amounts: Amounts;
}

function bonusesOf(state: State, seat: Seat, chosen: Lane['bonus']): ProductionBonus[] {
  return triggersOf(state, seat, 'production').flatMap(({ card, trigger }) => {
    let amounts = gainsOf(state, seat, trigger.do).reduce<Amounts>(plus, {});
    for (const step of trigger.do) {
      if (step.op === 'lose') amounts = plus(amounts, times(step.res, -1));
      if (step.op === 'choose' && chosen) amounts = plus(amounts, chosenBonus(state, seat, chosen));
    }
    return isEmpty(amounts) ? [] : [{ card, amounts }];
  });
}

/** What a nation in revolt loses at production (N13.3); null where it is not in revolt. */
export function revoltOf(state: State, seat: Seat): { vp: number; books: number } | null {
  const stability = stabilityOf(state, seat);
  return stability < 0 ? { vp: rulesOf(state).revoltVp, books: -stability } : null;
}

/** The production of each kind, negative where it is lost, and what cards added to it. */
export function netProduction(
  state: State,
  seat: Seat,
  chosen: Lane['bonus'],
): { net: Amounts; bonuses: ProductionBonus[] } {
  const nation = nationAt(state, seat);
  const sums = noTokens();
  for (const kind of RESOURCES) sums[kind] = baseProduction(state, nation, kind);
  sums.books -= revoltOf(state, seat)?.books ?? 0;
  const bonuses = bonusesOf(state, seat, chosen);
  return { net: bonuses.reduce<Amounts>((net, { amounts }) => plus(net, amounts), compact(sums)), bonuses };
}

/** The nation first gains the sums above zero, then loses the rest at once. Revolt also costs a VP (N13.2, N13.3). */
function produce(play: Play, lane: Lane): void {
  const { seat } = lane;
  const { net, bonuses } = netProduction(play.state, seat, lane.bonus);
  const due = noTokens();
  for (const kind of RESOURCES) due[kind] = Math.max(0, -(net[kind] ?? 0));
  play.events.push({ type: 'produced', seat, net, bonuses: bonuses.map(({ card }) => card) });
  credit(play, seat, net);
  const revolt = revoltOf(play.state, seat);
  if (revolt) {
    const vp = Math.min(revolt.vp, nationAt(play.state, seat).purse.vp);
    debit(play, seat, { vp });
    play.events.push({ type: 'revolted', seat, books: revolt.books, vp });
  }
  lane.missing = lose(play, seat, due, 'production').missing;
  lane.at = 'productionDebt';
}

/** Moves one lane on until it is done or needs an answer. */
function runLane(play: Play, lane: Lane, ordered: boolean): void {
  if (lane.at === 'bonus' && lane.bonus) lane.at = 'production';
  if (lane.at === 'production') produce(play, lane);
  if (lane.at === 'productionDebt' && settleLane(play, lane)) lane.at = 'war';
  if (!ordered) return;
  if (lane.at === 'war') fightWar(play, lane);
  if (lane.at === 'spare') takeWarLoss(play, lane, null);
  if (lane.at === 'warDebt' && settleLane(play, lane)) lane.at = 'done';
}

function settleLane(play: Play, lane: Lane): boolean {
  if (lane.missing === 0) return true;
  const give = standingPayment(play.state, lane.seat, lane.missing);
  if (give) payLane(play, lane, give, { standing: true });
  return lane.missing === 0;
}

export function payLane(play: Play, lane: Lane, give: Amounts, how: InAdvance = {}): void {
  makeUp(play, lane.seat, give, lane.at === 'warDebt' ? 'war' : 'production', how);
  if (lane.at === 'warDebt') afterWarLoss(play, lane.seat, give);
  lane.missing = 0;
}

export function runProduction(play: Play, frame: ProductionFrame): boolean {
  const { state } = play;
  const inOrder = [...frame.lanes].sort((a, b) => state.order.indexOf(a.seat) - state.order.indexOf(b.seat));
  if (!frame.ordered) {
    for (const lane of inOrder) runLane(play, lane, false);
    adjustOrder(play);
    frame.ordered = true;
  }
  for (const lane of inOrder) runLane(play, lane, true);
  if (frame.lanes.some((lane) => lane.at !== 'done')) return false;
  endWar(play);
  state.stack.pop();
  return true;
}
