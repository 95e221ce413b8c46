/** Where the points of a category come from, part by part (N19). */
import type { Seat } from '../../core/game.ts';
import { type CardId, cardOf, RESOURCES } from '../data/cards/index.ts';
import { cappedStability, cappedStrength, workCardOf } from '../rules/valuesAndWorkers/values.ts';
import { scoreOf } from '../scoring.ts';
import { nationAt, type State } from '../state.ts';

export interface CardPoints {
  card: CardId;
  /** One number for each worker that scores, or the points of the card. */
  points: number[];
}

export interface PointsFacts {
  colonies: CardPoints[];
  wonders: CardPoints[];
  /** What the final scoring adds by effects; part of the points for wonders. */
  bonus: number;
  workers: CardPoints[];
  /** What is added up for the tens of resources, with strength and stability as far as they count. */
  resources: Record<(typeof RESOURCES)[number] | 'strength' | 'stability', number>;
}

export function pointsFacts(state: State, seat: Seat): PointsFacts {
  const nation = nationAt(state, seat);
  const wonders = printed(nation.wonders);
  return {
    colonies: printed(nation.colonies),
    wonders,
    bonus: scoreOf(state, seat).wonders - sumOf(wonders),
    workers: nation.slots.flatMap((slot) => {
      const points = slot ? (workCardOf(slot.card)?.vpPerWorker ?? []).slice(0, slot.workers) : [];
      return slot && points.length > 0 ? [{ card: slot.card, points }] : [];
    }),
    resources: {
      ...(Object.fromEntries(RESOURCES.map((kind) => [kind, nation.purse[kind]])) as Record<
        (typeof RESOURCES)[number],
        number
      >),
      strength: cappedStrength(state, seat),
      stability: cappedStability(state, seat),
    },
  };
}

function printed(held: readonly (CardId | null)[]): CardPoints[] {
  return held.flatMap((id) => {
    const card = id === null ? null : cardOf(id);
    return card && 'vp' in card && card.vp > 0 ? [{ card: card.id, points: [card.vp] }] : [];
  });
}

const sumOf = (parts: readonly CardPoints[]): number =>
  parts.reduce((sum, { points }) => sum + points.reduce((a, b) => a + b, 0), 0);
