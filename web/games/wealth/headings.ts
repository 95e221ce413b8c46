/** Which lines of the log start a section, and when each round began. */
import type { Event } from '../../../engine/wealth/events.ts';
import type { Mark } from '../../table/mark.ts';
import type { WealthLine } from './wealthTable.ts';
import { term, w } from './words.ts';

export function headingOf({ event }: WealthLine): string | null {
  if (event.type !== 'phaseBegan') return null;
  const phase = term(`phase.${event.phase}`);
  return event.round > 0 ? w('headRound', { n: event.round, phase }) : phase;
}

const OPENS: ReadonlySet<string> = new Set<Event['type']>(['markerPassed', 'interestPaid', 'playerEliminated']);

/** W9.9, W6.5: when a round begins, the marker passes and interest is due before its Trade phase. */
export const opensRound = ({ event }: WealthLine): boolean => OPENS.has(event.type);

export function roundMarks(lines: readonly WealthLine[]): Mark[] {
  const marks: Mark[] = [{ version: 0, label: w('start') }];
  for (const { event, version } of lines) {
    if (event.type === 'phaseBegan' && event.phase === 'trade') {
      marks.push({ version, label: w('roundN', { n: event.round }) });
    }
  }
  return marks;
}
