/** Which places of the build the journeys have run, by their notes (test/e2e/support/coverage.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Note } from '../e2e/support/coverage.ts';

type Range = Note['functions'][number]['ranges'][number];

/** Which of the offsets, in rising order, have run. The innermost range around an offset says how often it ran. */
export function ranIn(ranges: readonly Range[], offsets: readonly number[]): number[] {
  const byStart = [...ranges].sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const open: Range[] = [];
  let next = 0;
  return offsets.filter((offset) => {
    for (; (byStart[next]?.startOffset ?? Number.POSITIVE_INFINITY) <= offset; next++) {
      const range = byStart[next] as Range;
      while (open.length > 0 && (open.at(-1)?.endOffset ?? 0) <= range.startOffset) open.pop();
      open.push(range);
    }
    while (open.length > 0 && (open.at(-1)?.endOffset ?? 0) <= offset) open.pop();
    return (open.at(-1)?.count ?? 0) > 0;
  });
}

/** Of the offsets that are asked for by built file, those that ran in any journey. */
export function readNotes(folder: string, asked: ReadonlyMap<string, ReadonlySet<number>>): Map<string, Set<number>> {
  const open = new Map([...asked].map(([url, offsets]) => [url, [...offsets].sort((a, b) => a - b)]));
  const ran = new Map([...asked.keys()].map((url) => [url, new Set<number>()]));
  for (const name of readdirSync(folder)) {
    for (const { url, functions } of JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Note[]) {
      const left = open.get(url) ?? [];
      const found = new Set(
        ranIn(
          functions.flatMap(({ ranges }) => ranges),
          left,
        ),
      );
      for (const offset of found) ran.get(url)?.add(offset);
      open.set(
        url,
        left.filter((offset) => !found.has(offset)),
      );
    }
  }
  return ran;
}
