/** The style sheet of one page or game must not affect the elements of another. See web/build/confine.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { confineSelector, ROOTS, rootsOf } from '../../web/build/confine.ts';

const FILES = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((file) => `web/${file.replaceAll('\\', '/')}`)
  .filter((file) => !file.startsWith('web/dist/'));
const SHEETS = FILES.filter((file) => file.endsWith('.css'));
const OWN = SHEETS.filter((file) => /^web\/(?:games|pages)\/[^/]+\//.test(file));

let config: ResolvedConfig;
beforeAll(async () => {
  config = await resolveConfig({ configFile: 'web/vite.config.ts', logLevel: 'error' }, 'build');
});

/** The selectors of a sheet; the steps of an animation and the conditions of a query are none. */
function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));
}

/** What an element must be, or be in, for the selector to match it. */
const boundTo = (selector: string) => /:where\(([^()]*)\)(?:::?[\w-]+(?:\([^()]*\))?)*$/.exec(selector)?.[1];

describe('a sheet of a page or a game', () => {
  it('there are some', () => {
    expect(OWN.length).toBeGreaterThan(40);
  });

  it.each(OWN)('%s keeps to its root', async (file) => {
    const roots = rootsOf(`/${file}`) ?? [];
    const { code } = await preprocessCSS(readFileSync(file, 'utf8'), `${process.cwd()}/${file}`, config);
    const wanted = [...roots, ...roots.map((root) => `${root} *`)].join(', ');
    const loose = selectorsOf(code).filter((selector) => boundTo(selector) !== wanted);
    expect(loose).toEqual([]);
    expect(selectorsOf(code)).toHaveLength(selectorsOf(readFileSync(file, 'utf8')).length);
    // These apply to the whole document, whatever the selector.
    expect(code.match(/@(?:font-face|property|layer|import)\b/g) ?? []).toEqual([]);
    // An element inside the root cannot be the root of the document.
    expect(selectorsOf(code).filter((selector) => /(?:^|[\s,>])(?::root|html|body)\b/.test(selector))).toEqual([]);
  });

  it('has no animation of the name of another', () => {
    const names = SHEETS.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a root that some page sets', () => {
    const pages = FILES.filter((file) => file.endsWith('.tsx')).map((file) => readFileSync(file, 'utf8'));
    for (const root of Object.values(ROOTS).flat()) {
      const set = new RegExp(`class="(?:[\\w-]+ )*${root.slice(1)}(?: [\\w-]+)*"`);
      expect(pages.filter((page) => set.test(page)).length, root).toBe(1);
    }
  });
});

describe('confining', () => {
  it('binds the subject and adds no weight, before a pseudo-element', () => {
    expect(confineSelector('.a > .b', ['.x'])).toBe('.a > .b:where(.x, .x *)');
    expect(confineSelector('.a:hover::before', ['.x'])).toBe('.a:hover:where(.x, .x *)::before');
    expect(confineSelector('.a:first-letter', ['.x'])).toBe('.a:where(.x, .x *):first-letter');
    expect(confineSelector('.a:first-child', ['.x', '.y'])).toBe('.a:first-child:where(.x, .y, .x *, .y *)');
  });

  it('refuses a page or a game whose root it does not know', () => {
    expect(() => rootsOf('/web/games/chess/board.css')).toThrow(/root of games\/chess/);
    expect(rootsOf('/web/ui/fields.css')).toBeNull();
  });
});
