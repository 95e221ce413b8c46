/** Which lines of the log start a section, and when each round began. */
import type { Event } from '../../../engine/wealth/events.ts';
import type { Mark } from '../../table/history/mark.ts';
import type { WealthLine } from './wealthTable.ts';
import type { Words } from './words.ts';

export function headingOf({ word, term }: Words, { event }: WealthLine): string | null {
  if (event.type !== 'phaseBegan') return null;
  const phase = term(`phase.${event.phase}`);
  return event.round > 0 ? word('headRound', { n: event.round, phase }) : phase;
}

const OPENS: ReadonlySet<string> = new Set<Event['type']>(['markerPassed', 'interestPaid', 'playerEliminated']);

/** W9.9, W6.5: when a round begins, the marker passes and interest is due before its Trade phase. */
export const opensRound = ({ event }: WealthLine): boolean => OPENS.has(event.type);

export function roundMarks({ word }: Words, lines: readonly WealthLine[]): Mark[] {
  const marks: Mark[] = [{ version: 0, label: word('start') }];
  for (const { event, version } of lines) {
    if (event.type === 'phaseBegan' && event.phase === 'trade') {
      marks.push({ version, label: word('roundN', { n: event.round }) });
    }
  }
  return marks;
}
