/**
 * `tsx test/support/pseudoLanguage.ts COPY` adds the language `xx` to a copy of the project, as CONTRIBUTING.md says: it
 * copies every Italian file with the English words, accented, and names `xx` wherever `it` is named.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { accented } from './accented.ts';
import { edit, filesIn } from './scratchCopy.ts';

const FOLDERS = ['engine', 'web', 'worker'];
const ITALIAN = /(^|\/)it\.ts$|\/it\/.*\.ts$|\.it\.(ts|md)$/;

/** The same place for another language: `messages/it/log.ts`, `messages/it.ts`, `about.it.ts`. English rules have no suffix. */
const placeIn = (language: string, file: string): string =>
  file
    .replace(/(^|\/)it\.ts$/, `$1${language}.ts`)
    .replace('/it/', `/${language}/`)
    .replace(/\.it\.ts$/, `.${language}.ts`)
    .replace(/\.it\.md$/, language === 'en' ? '.md' : `.${language}.md`);

type Words = Record<string, string>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/** A module with the exports of the Italian one, and the English words. */
async function translate(italian: string, english: string): Promise<string> {
  const words: Words = Object.assign({}, ...Object.values(await exportsOf(english)).filter(isWords));
  const parts = Object.entries(await exportsOf(italian)).flatMap(([name, part]) =>
    isWords(part) ? [`export const ${name} = ${JSON.stringify(accentedAll(part, words), null, 2)};\n`] : [],
  );
  return parts.join('\n');
}

const accentedAll = (keys: Words, english: Words): Words =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, accented(english[key] ?? key)]));

/** The end of the property that starts at `from`: the comma or bracket after it, outside all brackets and quotes. */
function endOfProperty(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (`'"\``.includes(sign)) for (at++; text[at] !== sign && at < text.length; at++) if (text[at] === '\\') at++;
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign) && --depth < 0) return at;
    if (sign === ',' && depth === 0) return at + 1;
  }
  return text.length;
}

/** Names `xx` beside every `it`: imports, properties of objects, and lists such as `{ en, it }`. */
export function nameLanguage(text: string): string {
  const inPaths = (part: string) =>
    part.replace(/(['/.])it(\/[^'"]*)?(\.ts|\.md\?raw)?(?=['.])/g, (all) => all.replace(/it/, 'xx'));
  let named = text
    .replace(/^import \{ (\w+) as it \} from .*;\n/gm, (line) => line + inPaths(line.replace(' as it ', ' as xx ')))
    .replace(/\ben, it(?= [}\]])/g, 'en, it, xx')
    .replace("['en', 'it']", "['en', 'it', 'xx']");
  for (const { index } of [...named.matchAll(/(?<=^ +|[{,] )it: /gm)].reverse()) {
    const property = named.slice(index, endOfProperty(named, index)).trimEnd();
    const copied = inPaths(property.replace(/^it: /, 'xx: '));
    const end = index + property.length;
    named = `${named.slice(0, end)}${property.endsWith(',') ? ' ' : ', '}${copied}${named.slice(end)}`;
  }
  return named;
}

async function main(copy: string): Promise<void> {
  const files = FOLDERS.flatMap((folder) => filesIn(path.join(copy, folder)).map((file) => path.join(folder, file)));
  for (const file of files.filter((name) => ITALIAN.test(name))) {
    const [italian, english, place] = ['it', 'en', 'xx'].map((language) =>
      path.join(copy, placeIn(language, file)),
    ) as [string, string, string];
    const text = file.endsWith('.md') ? accented(readFileSync(english, 'utf8')) : await translate(italian, english);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !ITALIAN.test(name))) {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    if (nameLanguage(text) !== text) edit(place, nameLanguage);
  }
}

const [copy] = process.argv.slice(2);
if (copy) await main(copy);
