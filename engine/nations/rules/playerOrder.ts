/** Player order (N14): by strength, then by stability, then as before. */
import { eventCardOf } from '../data/cards/index.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { shadowStability, shadowStrength } from './mostAndLeast.ts';
import { cappedStrength, commonStability, comparedStability } from './valuesAndWorkers/values.ts';

/** Feudal Dues: the order stays as it is (N14.2). */
const isKept = (state: State): boolean =>
  state.event !== null &&
  eventCardOf(state.event).events.some((half) =>
    half.effects.some((effect) => effect.kind === 'always' && effect.rule === 'keepPlayerOrder'),
  );

export function adjustOrder(play: Play): void {
  const { state } = play;
  if (isKept(state)) return;
  if (state.shadow) {
    const ahead =
      shadowStrength(state) - cappedStrength(state, 0) || shadowStability(state) - comparedStability(state, 0);
    if (ahead !== 0) state.shadow.first = ahead > 0;
    return;
  }
  const common = commonStability(state);
  const keys = new Map(
    state.order.map((seat) => [seat, { a: cappedStrength(state, seat), b: comparedStability(state, seat, common) }]),
  );
  const key = (seat: number) => keys.get(seat) ?? { a: 0, b: 0 };
  const order = [...state.order].sort((x, y) => key(y).a - key(x).a || key(y).b - key(x).b);
  if (String(order) === String(state.order)) return;
  state.order = order;
  play.events.push({ type: 'orderChanged', order: [...order], cause: 'production' });
}
