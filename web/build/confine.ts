/**
 * Confines the style sheets of a page or a game to its own elements. A sheet stays loaded when the reader moves to
 * another page, and class names are short and common: without this, `.cell` of one game would restyle `.cell` of the
 * other. Every selector in a sheet below web/games/<game>/ or web/pages/<page>/ gets `:where(<root>, <root> *)` on its
 * subject. `:where` adds no specificity, so nothing changes within the root.
 *
 * All other sheets (styles, ui, table, board, rules, and web/pages itself) are shared. They are bundled into one file
 * that every page loads first, so they apply everywhere in the same way (see `shared` in web/vite.config.ts).
 */
import type { CSSOptions } from 'vite';

/** The classes of the outermost elements of each page and game. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'games/wealth': ['.wealth'],
  'games/nations': ['.nations', '.cardspage'],
  'pages/home': ['.home'],
  'pages/lobby': ['.lobby'],
};

const OWNED = /\/web\/((?:games|pages)\/[^/]+)\/.*\.css$/;
/** Pseudo-elements end a selector. Some may be written with a single colon. */
const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-letter|first-line)\b)/;

/** The roots that the sheet of a file is confined to, or null if the sheet is shared. */
export function rootsOf(file: string): readonly string[] | null {
  const owner = OWNED.exec(file.replaceAll('\\', '/'))?.[1];
  if (owner === undefined) return null;
  const roots = ROOTS[owner];
  if (!roots) throw new Error(`${file}: add the root of ${owner} to ROOTS in web/build/confine.ts`);
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
        // The steps of an animation are not selectors.
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return;
        rule.selectors = rule.selectors.map((selector) => confineSelector(selector, roots));
      });
    },
  };
}
