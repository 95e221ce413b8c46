/** War (N15): the marker defeats every weaker nation. */
import type { Seat } from '../../core/game.ts';
import { type Amounts, cardOf, RESOURCES, type Resource } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { type Lane, nationAt, type State, seatsOf } from '../state.ts';
import { lose } from './losing/losses.ts';
import { holds } from './mostAndLeast.ts';
import { rulesOf } from './options.ts';
import { takeAway } from './removing.ts';
import { debit, plus, times, totalOf } from './valuesAndWorkers/tokens.ts';
import { cappedStability, cappedStrength, cardRules, holdersOf, sumOfRule } from './valuesAndWorkers/values.ts';

/** Whether the nation is weaker than the marker. Some strength counts only here (N15.1). */
export const isDefeated = (state: State, seat: Seat): boolean =>
  state.war !== null &&
  !state.war.over &&
  cappedStrength(state, seat) + sumOfRule(nationAt(state, seat), 'warStrength') < state.war.marker;

/** The loss of the card, with what other cards add, before stability reduces it (N15.3). */
export function warLossOf(state: State): Amounts {
  const card = state.war ? cardOf(state.war.card) : null;
  let loss: Amounts = card?.type === 'war' ? card.loss : {};
  for (const nation of state.nations) for (const rule of cardRules(nation, 'warExtraLoss')) loss = plus(loss, rule.res);
  return loss;
}

/** How much of the loss stability spares. */
export const sparedBy = (state: State, seat: Seat): number =>
  Math.min(totalOf(warLossOf(state)), Math.max(0, cappedStability(state, seat)));

const kindsOf = (loss: Amounts): Resource[] => RESOURCES.filter((kind) => (loss[kind] ?? 0) > 0);

/** Spares one kind after the other. */
function spareInOrder(loss: Amounts, n: number, order: readonly Resource[]): Amounts {
  const spared: Record<string, number> = {};
  let left = n;
  for (const kind of order) {
    const part = Math.min(left, loss[kind] ?? 0);
    if (part > 0) spared[kind] = part;
    left -= part;
  }
  return spared;
}

/** What is spared where the nation has no choice: there is one kind, or nothing or everything is spared (N15.4). */
function forcedSpare(state: State, seat: Seat): Amounts | null {
  const loss = warLossOf(state);
  const spared = sparedBy(state, seat);
  const kinds = kindsOf(loss);
  return kinds.length < 2 || spared === 0 || spared === totalOf(loss) ? spareInOrder(loss, spared, kinds) : null;
}

export function isSpare(state: State, seat: Seat, spare: Amounts): boolean {
  const loss = warLossOf(state);
  return totalOf(spare) === sparedBy(state, seat) && RESOURCES.every((kind) => (spare[kind] ?? 0) <= (loss[kind] ?? 0));
}

/** What a late player spares: first the kind it holds most of (N21.8). */
export function defaultSpare(state: State, seat: Seat): Amounts {
  const { purse } = nationAt(state, seat);
  const kinds: Resource[] = ['stone', 'food', 'gold', 'books'];
  const order = kinds.sort((a, b) => purse[b] - purse[a]);
  return spareInOrder(warLossOf(state), sparedBy(state, seat), order);
}

/** A defeated nation first loses a VP, then Solomon's Temple; the loss of the card follows (N15.2, N15.3). */
export function fightWar(play: Play, lane: Lane): void {
  const { state } = play;
  const { seat } = lane;
  lane.at = 'warDebt';
  if (!isDefeated(state, seat)) return;
  const nation = nationAt(state, seat);
  const isSparedVp = cardRules(nation, 'noWarVpLoss').some((rule) => holds(state, seat, rule.if));
  const vp = isSparedVp ? 0 : Math.min(rulesOf(state).warVp, nation.purse.vp);
  debit(play, seat, { vp });
  afterWarLoss(play, seat, { vp });
  lane.at = 'spare';
  play.events.push({
    type: 'defeated',
    seat,
    card: state.war?.card ?? '',
    vp,
    loss: warLossOf(state),
    spared: forcedSpare(state, seat) ?? {},
  });
  for (const { card, effects } of holdersOf(nation)) {
    if (effects.some((effect) => effect.kind === 'remove' && effect.if === 'defeated'))
      takeAway(play, seat, card, 'war');
  }
}

/** Takes the loss less what is spared. Where two kinds leave a choice, it waits for the answer. */
export function takeWarLoss(play: Play, lane: Lane, chosen: Amounts | null): void {
  const { state } = play;
  const { standing } = nationAt(state, lane.seat);
  const byStanding = () => {
    if (standing.spare === 'ask') return null;
    const spare = spareInOrder(warLossOf(state), sparedBy(state, lane.seat), standing.spare);
    return isSpare(state, lane.seat, spare) ? spare : null;
  };
  const open = chosen ?? forcedSpare(state, lane.seat);
  const spare = open ?? byStanding();
  if (!spare) return;
  // A standing answer becomes known when it is used in another's turn (N21.6).
  const secret = lane.seat === play.actor ? {} : { deposited: true as const };
  const how = open ? {} : { ...secret, standing: true as const };
  const { lost, missing } = lose(play, lane.seat, plus(warLossOf(state), times(spare, -1)), 'war', how);
  afterWarLoss(play, lane.seat, lost);
  lane.missing = missing;
  lane.at = 'warDebt';
}

/** Remembers everything that a nation lost to the war, until the end of the round (N15.6). */
export function afterWarLoss(play: Play, seat: Seat, lost: Amounts): void {
  const nation = nationAt(play.state, seat);
  nation.warLoss = { ...nation.warLoss, ...plus(nation.warLoss, lost) };
}

/** The card leaves the game. The events of the round still look at the marker (N15.5). */
export function endWar(play: Play): void {
  const { war } = play.state;
  if (!war) return;
  const defeated = seatsOf(play.state).filter((seat) => isDefeated(play.state, seat));
  war.over = true;
  play.state.gone.push(war.card);
  play.events.push({ type: 'warEnded', card: war.card, marker: war.marker, defeated });
}
