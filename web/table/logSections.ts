/** The log under headings: a line that heads begins a section, and takes in the lines before it that belong to what it begins. */
import type { LogLine } from '../games/contract.ts';

export interface LogSection {
  title: string | null;
  lines: LogLine[];
}

export interface Headings {
  /** What a line heads ("Round 4, Trade") instead of being told. */
  heading?: ((line: LogLine<never>) => string | null) | undefined;
  /** Whether a line told just before a heading belongs under it: the interest of a round whose Trade begins. */
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
