/** Style sheets belong to components. A class that nothing uses, or one that no sheet defines, is a mistake. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../web');
const all = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('dist'))
  .map((file) => path.join(web, file));
const sheets = all.filter((file) => file.endsWith('.module.css'));
const sources = all.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Declarations may hold a dot too (0.5rem), so only what stands before a brace counts. */
function classesOf(file: string): Set<string> {
  const heads = [...withoutComments(readFileSync(file, 'utf8')).matchAll(/([^{};]+)\{/g)].map(([, head]) => head ?? '');
  return new Set(
    heads
      .filter((head) => !head.trim().startsWith('@'))
      .flatMap((head) => [...head.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')),
  );
}

/** Classes of a sheet that another sheet composes. */
const composed = sheets.flatMap((sheet) =>
  [...withoutComments(readFileSync(sheet, 'utf8')).matchAll(/composes:\s*([\w\s]+?)\s+from\s+["'](.+?)["']/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(/\s+/).map((name) => ({ sheet: path.resolve(path.dirname(sheet), from), name })),
  ),
);

/** What the components take from a sheet: `styles.name`, or `everything` where a name is computed. */
function usesOf(sheet: string): { names: Set<string>; computed: boolean } {
  const names = new Set(composed.filter((one) => one.sheet === sheet).map(({ name }) => name));
  let computed = false;
  for (const { file, text } of sources) {
    for (const [, local, from = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)';/g)) {
      if (path.resolve(path.dirname(file), from) !== sheet) continue;
      for (const [, name = ''] of text.matchAll(new RegExp(`(?<![/\\w])${local}\\.(\\w+)`, 'g'))) names.add(name);
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))) names.add(name);
      if (new RegExp(`\\b${local}\\[[^']`).test(text)) computed = true;
    }
  }
  return { names, computed };
}

describe('style sheets of components', () => {
  it('are all imported by something that exists', () => {
    const missing = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/import (?:\w+ from )?'(\.[^']+\.css)';/g)]
        .map(([, from = '']) => path.resolve(path.dirname(file), from))
        .filter((sheet) => !existsSync(sheet)),
    );
    expect(missing).toEqual([]);
  });

  it.each(sheets.map((sheet) => [path.relative(web, sheet), sheet]))('%s defines what is used of it', (_, sheet) => {
    const defined = classesOf(sheet);
    const { names, computed } = usesOf(sheet);
    expect([...names].filter((name) => !defined.has(name))).toEqual([]);
    if (!computed) expect([...defined].filter((name) => !names.has(name))).toEqual([]);
  });

  it('name their classes anew in every build, so that no code finds an element by one', () => {
    const wrong = sources.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /'[^'\n]*\[data-[^'\n]*\]\s*\.[a-z][^'\n]*'|(?:querySelector(?:All)?(?:<\w+>)?|closest|matches)\(['"`][^'"`]*(?<![\w)])\.[a-z]/g,
        ),
      ].map(([found]) => `${path.relative(web, file)}: ${found}`),
    );
    expect(wrong).toEqual([]);
  });
});
