import { either, list, mapOf, oneOf, optional, record, type Shape, type TypeOf } from '../../core/shape.ts';
import { eventCardOf, RESOURCES } from '../data/cards/index.ts';
import { SUBSTITUTES } from '../data/tables.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { nationAt } from '../state.ts';
import { defineAction } from './define.ts';
import { effectAnswer, growthAnswer, section } from './shapes.ts';

const orAsk = <T>(shape: Shape<T>): Shape<T | 'ask'> => either(shape, oneOf(['ask']));

const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Changes the standing answers it names, at any time. Null takes back the answer to an event. */
export const setStanding = defineAction({
  type: 'setStanding',
  rules: ['N21.5', 'N21.6'],
  shape: record({
    standing: record({
      shortage: optional(orAsk(list(oneOf(SUBSTITUTES), SUBSTITUTES.length))),
      spare: optional(orAsk(list(oneOf(RESOURCES), RESOURCES.length))),
      take: optional(orAsk(section)),
      return: optional(orAsk(section)),
      titanic: optional(oneOf(['gold', 'advisors', 'ask'])),
      growth: optional(orAsk(growthAnswer)),
      events: optional(mapOf(either(oneOf([null]), effectAnswer), 8, 64)),
    }),
  }),
  when: 'anytime',
  aside: true,

  check(state, _seat, { standing }) {
    const { shortage, spare } = standing;
    if (shortage && shortage !== 'ask' && !(shortage.length === SUBSTITUTES.length && isDistinct(shortage))) {
      return refuse('standing/order', 'N21.5');
    }
    if (spare && spare !== 'ask' && !(spare.length > 0 && isDistinct(spare))) return refuse('standing/order', 'N21.5');
    const up = state.event === null ? [] : eventCardOf(state.event).events.map((half) => half.id);
    for (const event of Object.keys(standing.events ?? {})) {
      if (!up.includes(event)) return refuse('standing/event-not-up', 'N21.5');
    }
    return null;
  },

  apply({ state, events: log }, seat, { standing }) {
    const nation = nationAt(state, seat);
    const { events, ...rest } = standing;
    const kept = { ...nation.standing.events };
    for (const [event, answer] of Object.entries(events ?? {})) {
      if (answer === null) delete kept[event];
      else kept[event] = answer;
    }
    nation.standing = { ...nation.standing, ...rest, events: kept };
    log.push({ type: 'standingSet', seat });
  },
});

export type SetStanding = TypeOf<typeof setStanding.shape>;
