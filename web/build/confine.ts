/**
 * Keeps the style sheets of a page or a game to its own elements. A sheet stays loaded when the reader goes on to
 * another page, and class names are short and common: without this, `.cell` of one game would change `.cell` of the
 * other. Every selector of a sheet below web/games/<game>/ or web/pages/<page>/ gets `:where(<root>, <root> *)` at its
 * subject. `:where` adds no specificity, so within the root nothing changes.
 *
 * Sheets elsewhere (styles, ui, table, board, rules, and web/pages itself) are shared: they are in one file that every
 * page loads first, so they are the same everywhere (see `shared` in web/vite.config.ts).
 */
import type { CSSOptions } from 'vite';

/** The class, or classes, of the outermost element of each. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'games/wealth': ['.wealth'],
  'games/nations': ['.nations', '.cardspage'],
  'pages/home': ['.home'],
  'pages/lobby': ['.lobby'],
};

const OWNED = /\/web\/((?:games|pages)\/[^/]+)\/.*\.css$/;
/** Pseudo-elements end a selector; some may be written with one colon. */
const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-letter|first-line)\b)/;

/** What the sheet of a file is confined to; null where it is shared. */
export function rootsOf(file: string): readonly string[] | null {
  const owner = OWNED.exec(file.replaceAll('\\', '/'))?.[1];
  if (owner === undefined) return null;
  const roots = ROOTS[owner];
  if (!roots) throw new Error(`${file}: web/build/confine.ts must name the root of ${owner}`);
  return roots;
}

export function confineSelector(selector: string, roots: readonly string[]): string {
  const where = `:where(${[...roots, ...roots.map((root) => `${root} *`)].join(', ')})`;
  const end = PSEUDO_ELEMENT.exec(selector)?.index ?? selector.length;
  return selector.slice(0, end) + where + selector.slice(end);
}

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

export function confineSheets(): Plugins[number] {
  return {
    postcssPlugin: 'confine-sheets',
    Once(sheet) {
      const roots = rootsOf(sheet.source?.input.file ?? '');
      if (!roots) return;
      sheet.walkRules((rule) => {
        // The steps of an animation are no selectors.
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return;
        rule.selectors = rule.selectors.map((selector) => confineSelector(selector, roots));
      });
    },
  };
}
