/** Where each place of a source file is in the build, by the maps that the build writes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'web/dist');

/** A place of a source file, and the same place in a file of the build. */
export interface Spot {
  /** The offset in the source file. */
  at: number;
  /** The built file, as its address. */
  url: string;
  /** The offset in the built file. */
  offset: number;
}

interface SourceMap {
  sources: string[];
  /** Missing where a file has no source of its own. */
  sourcesContent?: string[];
  mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a map: base 64, five bits a digit, the lowest first, the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The offset at which each line starts. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

function* spotsOf(url: string, built: string, map: SourceMap): Generator<Spot & { source: number }> {
  const builtLines = lineStarts(built);
  const sourceLines = (map.sourcesContent ?? []).map(lineStarts);
  // Each number is the difference from the one before.
  let [source, line, column] = [0, 0, 0];
  for (const [builtLine, segments] of map.mappings.split(';').entries()) {
    let builtColumn = 0;
    for (const segment of segments.split(',')) {
      const [byColumn = 0, bySource, byLine = 0, byOwnColumn = 0] = numbersOf(segment);
      builtColumn += byColumn;
      if (bySource === undefined) continue;
      source += bySource;
      line += byLine;
      column += byOwnColumn;
      const at = (sourceLines[source]?.[line] ?? 0) + column;
      yield { source, at, url, offset: (builtLines[builtLine] ?? 0) + builtColumn };
    }
  }
}

/** All places that the maps know, by source file. */
export function readBuild(): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const name of readdirSync(path.join(dist, 'assets')).filter((one) => one.endsWith('.js.map'))) {
    const file = path.join(dist, 'assets', name.replace(/\.map$/, ''));
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap;
    // The map names sources from the folder of the built file: ../../table/Chat.tsx.
    const sources = map.sources.map((source) => path.relative(root, path.resolve(path.dirname(file), source)));
    for (const { source, ...spot } of spotsOf(`/assets/${path.basename(file)}`, readFileSync(file, 'utf8'), map)) {
      const of = sources[source] ?? '';
      const known = found.get(of);
      if (known) known.push(spot);
      else found.set(of, [spot]);
    }
  }
  return found;
}
