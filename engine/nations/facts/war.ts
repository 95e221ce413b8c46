/** Whom the declared war would hit as things stand, and by how much. The rules of the war are played out on a copy (N15). */
import { clone } from '../../core/clone.ts';
import { unknownChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import type { Amounts } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import { plus } from '../rules/valuesAndWorkers/tokens.ts';
import { defaultSpare, fightWar, isDefeated, takeWarLoss } from '../rules/war.ts';
import type { Lane, State } from '../state.ts';

export interface WarHit {
  seat: Seat;
  /** What the nation must give up: VP, and the loss of the card less what its stability spares. */
  loss: Amounts;
}

/** The defeated nations in player order; none without a war. Where a nation may choose what is spared, the safe default counts. */
export function warHits(state: State): WarHit[] {
  const draft = clone(state);
  return draft.order
    .filter((seat) => isDefeated(draft, seat))
    .map((seat) => {
      const play: Play = { state: draft, chance: unknownChance(), events: [], actor: seat };
      const lane: Lane = { seat, at: 'war', missing: 0, bonus: null };
      fightWar(play, lane);
      if (lane.at === 'spare') takeWarLoss(play, lane, null);
      if (lane.at === 'spare') takeWarLoss(play, lane, defaultSpare(draft, seat));
      return { seat, loss: play.events.reduce<Amounts>((sum, event) => plus(sum, dueBy(event)), {}) };
    });
}

function dueBy(event: Play['events'][number]): Amounts {
  if (event.type === 'defeated') return { vp: event.vp };
  return event.type === 'lost' ? event.asked : {};
}
