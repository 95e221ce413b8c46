/** Player order (N14): strength, then stability, then the order so far. */
import { eventCardOf } from '../data/cards/index.ts';
import { STRENGTH_MAX } from '../data/tables.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { shadowStability } from './mostAndLeast.ts';
import { cappedStrength, comparedStability } from './valuesAndWorkers/values.ts';

/** Feudal Dues: the step is skipped. */
const isKept = (state: State): boolean =>
  state.event !== null &&
  eventCardOf(state.event).events.some((half) =>
    half.effects.some((effect) => effect.kind === 'always' && effect.rule === 'keepPlayerOrder'),
  );

export function adjustOrder(play: Play): void {
  const { s } = play;
  if (isKept(s)) return;
  if (s.shadow) {
    const strength = Math.min(STRENGTH_MAX, s.shadow.strength);
    const ahead = strength - cappedStrength(s, 0) || shadowStability(s) - comparedStability(s, 0);
    if (ahead !== 0) s.shadow.first = ahead > 0;
    return;
  }
  const keys = new Map(s.order.map((seat) => [seat, { a: cappedStrength(s, seat), b: comparedStability(s, seat) }]));
  const key = (seat: number) => keys.get(seat) ?? { a: 0, b: 0 };
  const order = [...s.order].sort((x, y) => key(y).a - key(x).a || key(y).b - key(x).b);
  if (String(order) === String(s.order)) return;
  s.order = order;
  play.log.push({ type: 'orderChanged', order: [...order], cause: 'production' });
}
