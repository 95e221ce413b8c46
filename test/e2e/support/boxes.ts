/** Where every visible element of a page is and how it is painted, in document order, and which element has the focus. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Shot {
  elements: string[];
  focus: string;
  /** How far the document itself can be scrolled down: a table's frame fits the window. */
  scrolls: number;
}

/** Runs in the page. Names of elements are their tags and classes: ids are counted up as pages come and go. */
function shoot(): Shot {
  const nameOf = (element: Element) => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).sort();
    return [element.localName, ...classes].join('.');
  };
  const round = (n: number) => Math.round(n * 10) / 10;
  const elements: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.getClientRects().length === 0) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map(round).join(' ');
    if (!(element instanceof HTMLElement)) {
      elements.push(`${nameOf(element)} ${box}`);
      continue;
    }
    const { color, backgroundColor, fontSize, fontWeight, opacity, position, zIndex, visibility } =
      getComputedStyle(element);
    const paint = [color, backgroundColor, fontSize, fontWeight, opacity, position, zIndex, visibility].join(' ');
    elements.push(`${nameOf(element)} ${box} | ${paint}`);
  }
  const active = document.activeElement;
  // After navigation the focus is at the root of the page, and after a fresh load it is nowhere. Both mean the same.
  const focus = !active || active === document.body || active.id === 'app' ? 'nothing' : nameOf(active);
  const root = document.scrollingElement ?? document.documentElement;
  return { elements, focus, scrolls: root.scrollHeight - root.clientHeight };
}

declare global {
  var shootPage: typeof shoot;
}

/** Puts the camera into every page of a context: pages forbid code that comes as text. */
export async function bringCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.shootPage = ${shoot.toString()}`);
}

export const shot = (page: Page): Promise<Shot> => page.evaluate(() => shootPage());

/** The shot of a page that has come to rest: nothing is being fetched, and it stays the same for a while. */
export async function shotAtRest(page: Page): Promise<Shot> {
  await page.waitForLoadState('networkidle');
  let before = await shot(page);
  for (let tries = 0; tries < 100; tries++) {
    await page.waitForTimeout(150);
    const now = await shot(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

/** Waits until the page is as expected and stays so; else the page as it was at the end. */
export async function comesToBe(page: Page, expected: Shot, most = 8_000): Promise<Shot | null> {
  return page.evaluate(
    async ([wanted, limit]) => {
      const end = performance.now() + limit;
      for (let inRow = 0; ; ) {
        const now = shootPage();
        inRow = JSON.stringify(now) === wanted ? inRow + 1 : 0;
        if (inRow === 2) return null;
        if (performance.now() > end) return now;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
    [JSON.stringify(expected), most] as const,
  );
}

/** The first differences in words. */
export function differences(expected: Shot, found: Shot, most = 6): string[] {
  const lines: string[] = [];
  if (expected.focus !== found.focus) lines.push(`focus: ${expected.focus} → ${found.focus}`);
  if (expected.scrolls !== found.scrolls) lines.push(`scrolls: ${expected.scrolls} → ${found.scrolls}`);
  const count = Math.max(expected.elements.length, found.elements.length);
  for (let i = 0; i < count && lines.length < most; i++) {
    if (expected.elements[i] !== found.elements[i])
      lines.push(`${i}: ${expected.elements[i] ?? 'nothing'} → ${found.elements[i] ?? 'nothing'}`);
  }
  return lines;
}
