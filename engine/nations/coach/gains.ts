/** What a move gains: at once, by the next production, and in strength, stability, cards and wonders. */
import type { Message } from '../../core/messages.ts';
import { weigh } from '../bot/oneStep.ts';
import { copyState } from '../copy.ts';
import { type Amounts, cardOf } from '../data/cards/index.ts';
import { groupsNow } from '../facts/ranks.ts';
import { sectionsLeft } from '../rules/architectsAndWonders/construction.ts';
import { requirementFor } from '../rules/buying/price.ts';
import { netProduction } from '../rules/production.ts';
import { plus, times } from '../rules/valuesAndWorkers/tokens.ts';
import { stabilityOf, strengthOf, workCardOf } from '../rules/valuesAndWorkers/values.ts';
import { isDefeated } from '../rules/war.ts';
import { scoreOf } from '../scoring.ts';
import { nationAt, type State } from '../state.ts';
import { cardNamed, counted, type Move, reason, when } from './move.ts';

export function gains(move: Move): Message[] {
  return [
    ...peace(move),
    ...wonders(move),
    ...points(move),
    ...production(move),
    ...values(move),
    ...work(move),
    ...newPlace(move),
    ...atOnce(move),
  ];
}

/** A war that would have defeated the nation as things stand. */
function peace({ before, after, seat }: Move): Message[] {
  const { war } = before;
  if (!war || !isDefeated(before, seat) || isDefeated(after, seat)) return [];
  return [reason('gain.safeFromWar', { card: cardNamed(war.card) })];
}

function wonders({ before, after, seat }: Move): Message[] {
  const was = nationAt(before, seat);
  const now = nationAt(after, seat);
  const ready = now.wonders.find((card) => card !== null && !was.wonders.includes(card));
  if (ready) return [reason('gain.wonderReady', { card: cardNamed(ready) })];
  if (!now.construction) return [];
  const left = sectionsLeft(now);
  if (was.construction?.card !== now.construction.card) {
    return [reason('gain.wonderBegun', { card: cardNamed(now.construction.card), left })];
  }
  return when(left < sectionsLeft(was), 'gain.wonderNearer', { card: cardNamed(now.construction.card), left });
}

/** Points that stay: all but those for resources. */
function points({ before, after, seat }: Move): Message[] {
  const lasting = (state: State) => {
    const { total, resources } = scoreOf(state, seat);
    return total - resources;
  };
  const vp = lasting(after) - lasting(before);
  return when(vp > 0, 'gain.points', { what: [{ term: 'term.vp', count: vp }] });
}

/** How a move changes what every production brings. */
export function producedMore({ before, after, seat }: Move): Amounts {
  return plus(netProduction(after, seat, null).net, times(netProduction(before, seat, null).net, -1));
}

function production(move: Move): Message[] {
  const more = counted(producedMore(move), 1);
  return when(more.length > 0, 'gain.production', { what: more });
}

function values(move: Move): Message[] {
  const { before, after, seat } = move;
  const strength = strengthOf(after, seat);
  const stability = stabilityOf(after, seat);
  const isCalm = stabilityOf(before, seat) < 0 && stability >= 0;
  const found = [
    ...when(isCalm, 'gain.revoltOver'),
    ...when(!isCalm && stability > stabilityOf(before, seat), 'gain.stability', { n: stability }),
  ];
  if (strength <= strengthOf(before, seat)) return found;
  const was = groupsNow(before, seat);
  const now = groupsNow(after, seat);
  const isFirst = now.includes('mostStrength') && !was.includes('mostStrength');
  const isLast = was.includes('leastStrength') && !now.includes('leastStrength');
  const key = isFirst ? 'gain.strongest' : isLast ? 'gain.notWeakest' : 'gain.strength';
  return [...colonies(move), reason(key, { n: strength }), ...found];
}

/** Colonies on the progress board for which the nation was too weak. */
function colonies({ before, after, seat }: Move): Message[] {
  const opened = after.board.flat().flatMap((id) => {
    const card = id === null ? null : cardOf(id);
    if (card?.type !== 'colony' || strengthOf(after, seat) < requirementFor(after, card)) return [];
    return strengthOf(before, seat) < requirementFor(before, card) ? [cardNamed(card.id)] : [];
  });
  return when(opened.length > 0, 'gain.colony', { cards: opened });
}

/** What a worker will bring on a card that the move lays. */
function work({ before, after, seat }: Move): Message[] {
  const had = nationAt(before, seat).slots.map((slot) => slot?.card);
  const laid = nationAt(after, seat).slots.find((slot) => slot && !had.includes(slot.card));
  const card = laid ? workCardOf(laid.card) : null;
  if (!card) return [];
  const { strength = 0, stability = 0, ...brings } = card.perWorker;
  const values = Object.entries({ strength, stability }).filter(([, n]) => n > 0);
  const what = [
    ...counted({ ...brings, vp: card.vpPerWorker[0] ?? 0 }, 1),
    ...values.map(([kind, count]) => ({ term: `term.${kind}`, count })),
  ];
  return when(what.length > 0, 'gain.work', { card: cardNamed(card.id), what });
}

/** Where a worker that leaves a card does more. */
function newPlace({ after, seat, action }: Move): Message[] {
  if (action.type !== 'undeploy') return [];
  const again = copyState(after);
  again.stack = [{ type: 'turn', seat, actions: 1 }];
  const next = weigh(again, seat).find((one) => one.action.type === 'deploy')?.action;
  const slot = next?.type === 'deploy' ? nationAt(after, seat).slots[next.slot] : null;
  return slot ? [reason('gain.newPlace', { card: cardNamed(slot.card) })] : [];
}

function atOnce({ before, after, seat, action }: Move): Message[] {
  const was = nationAt(before, seat);
  const now = nationAt(after, seat);
  const more = counted(plus({ ...now.purse, vp: 0 }, times({ ...was.purse, vp: 0 }, -1)), 1);
  const hands = action.type === 'undeploy' ? 0 : now.idle - was.idle;
  return [...when(more.length > 0, 'gain.now', { what: more }), ...when(hands > 0, 'gain.workers', { n: hands })];
}
