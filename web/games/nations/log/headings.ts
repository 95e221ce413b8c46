/** Which lines of the log start a section, and when each round began. */
import type { Mark } from '../../../table/history/mark.ts';
import type { NationsLine } from '../nationsTable.ts';
import type { Words } from '../words.tsx';

export const headingOf =
  ({ word }: Words) =>
  ({ event }: NationsLine): string | null =>
    event.type === 'roundBegan' ? word('steps.roundN', { n: event.round, age: word(`age.${event.age}`) }) : null;

export function roundMarks({ word }: Words, lines: readonly NationsLine[]): Mark[] {
  const marks: Mark[] = [{ version: 0, label: word('steps.start') }];
  for (const { event, version } of lines) {
    if (event.type === 'roundBegan') marks.push({ version, label: word('steps.roundShort', { n: event.round }) });
  }
  return marks;
}
