/** Which lines of the log start a section, and when each round began. */
import type { Mark } from '../../table/mark.ts';
import type { Words } from './cards/words.tsx';
import type { NationsLine } from './nationsTable.ts';

type Say = Words['word'];

export const headingOf =
  (word: Say) =>
  ({ event }: NationsLine): string | null =>
    event.type === 'roundBegan' ? word('steps.roundN', { n: event.round, age: word(`age.${event.age}`) }) : null;

export function roundMarks(word: Say, lines: readonly NationsLine[]): Mark[] {
  const marks: Mark[] = [{ version: 0, label: word('steps.start') }];
  for (const { event, version } of lines) {
    if (event.type === 'roundBegan') marks.push({ version, label: word('steps.roundShort', { n: event.round }) });
  }
  return marks;
}
