/** The log in sections: a heading line starts a section, which also takes in the lines before it that belong to it. */
import type { LogLine } from '../../games/contract.ts';

export interface LogSection {
  title: string | null;
  lines: LogLine[];
}

export interface Headings {
  /** The heading that a line stands for ("Round 4, Trade"), or null if the line is an ordinary one. */
  heading?: ((line: LogLine<never>) => string | null) | undefined;
  /** Whether a line just before a heading belongs under it, such as the interest paid when a Trade phase begins. */
  opens?: ((line: LogLine<never>) => boolean) | undefined;
}

export function logSections(
  log: readonly LogLine[],
  { heading, opens }: Headings,
  isShown: (line: LogLine) => boolean,
): LogSection[] {
  const all: LogSection[] = [{ title: null, lines: [] }];
  for (const line of log) {
    const told = all.at(-1)?.lines ?? [];
    const title = heading?.(line as LogLine<never>) ?? null;
    if (title === null) told.push(line);
    else {
      const first = told.findLastIndex((one) => !opens?.(one as LogLine<never>)) + 1;
      all.push({ title, lines: told.splice(first) });
    }
  }
  return all
    .map((section) => ({ ...section, lines: section.lines.filter(isShown) }))
    .filter((section) => section.lines.length > 0);
}
