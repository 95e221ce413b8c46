import type { Seat } from '../../../core/game.ts';
import { architectSources, checkHireAtAll } from '../../rules/architectsAndWonders/architects.ts';
import { nextSection, sectionsLeft } from '../../rules/architectsAndWonders/construction.ts';
import { nationAt, type State } from '../../state.ts';
import { cannot, type Meaning, named, play, refused } from '../meanings.ts';
import type { TaskOf } from '../task.ts';

/** Hires one architect. The one who finishes the wonder ends the task, however many were asked for. */
export function hiring(view: State, seat: Seat, task: TaskOf<'hire'>): Meaning {
  const { type, architects, wonder, atMost, space } = task;
  const nation = nationAt(view, seat);
  if (wonder !== undefined && nation.wonders.includes(wonder)) return { kind: 'done' };
  const refusal = checkHireAtAll(view, seat);
  if (refusal) return refused(refusal);
  if (wonder !== undefined && nation.construction?.card !== wonder) {
    return cannot('otherWonder', { card: named(wonder) });
  }
  const stone = nextSection(nation) ?? 0;
  if (atMost !== undefined && stone > atMost) return cannot('sectionDear', { stone, atMost });
  const from = task.from ?? (architectSources(view, seat)[0] as string);
  if (sectionsLeft(nation) > 1) {
    return play({ type, from }, architects > 1 ? { ...task, architects: architects - 1 } : null);
  }
  return play(space === undefined ? { type, from } : { type, from, space });
}
