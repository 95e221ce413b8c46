/** Finds what a reader sees: by role and name, by text, or by a data attribute. The functions here run in the page. */

/** A string is the whole name, a pattern any part of it. */
export type Words = string | RegExp;

export interface Target {
  role?: string;
  /** What the element is called. */
  name?: Words;
  /** What is written in it. */
  text?: Words;
  /** A selector of data attributes, where no role fits. */
  data?: string;
  /** Only what can be pressed. */
  enabled?: true;
  within?: Target;
}

/** A target as it is sent to the page. */
export interface Sought {
  role: string | null;
  name: { source: string; flags: string } | null;
  text: { source: string; flags: string } | null;
  data: string | null;
  enabled: boolean;
  within: Sought | null;
}

function pattern(words: Words | undefined): Sought['name'] {
  if (words === undefined) return null;
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  return { source: `^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, flags: '' };
}

export const sought = (target: Target): Sought => ({
  role: target.role ?? null,
  name: pattern(target.name),
  text: pattern(target.text),
  data: target.data ?? null,
  enabled: target.enabled ?? false,
  within: target.within ? sought(target.within) : null,
});

export interface Found {
  count: number;
  /** Of the first one: what is written in it, its value if it is a field, its middle, and what covers that. */
  text: string;
  value: string;
  x: number;
  y: number;
  covered: string | null;
}

declare global {
  /** What was found last, for a closer look. */
  var lastFound: Element[];
}

/** Runs in the page. Looks for all visible elements that fit, and brings the first one into view if it is to be pressed. */
export async function find(target: Sought, toPress: boolean): Promise<Found> {
  const ROLES: Record<string, string> = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio]',
    slider: 'input[type=range]',
    region: 'section[aria-label], section[aria-labelledby]',
    navigation: 'nav',
    dialog: 'dialog',
    list: 'ul, ol',
    listitem: 'li',
    table: 'table',
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** What is read aloud of an element. */
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label');
    const text = label ?? [...node.childNodes].map(read).join('');
    const { display } = getComputedStyle(node);
    if (display === 'none') return '';
    return display.startsWith('inline') && !label ? text : ` ${text} `;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return tidy(by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const caption = element instanceof HTMLTableElement ? element.caption : null;
    if (caption) return tidy(read(caption));
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const label = element.getAttribute('aria-label') ?? [...(labels ?? [])].map(read).join(' ');
    return tidy(label || read(element) || element.getAttribute('title') || '');
  };
  /** A field may be drawn by its label. */
  const drawn = (element: Element): Element => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && /radio|checkbox/.test((element as HTMLInputElement).type) ? label : element;
  };
  const isVisible = (element: Element) => {
    const { width, height } = drawn(element).getBoundingClientRect();
    return width > 1 && height > 1 && drawn(element).checkVisibility({ visibilityProperty: true });
  };
  const all = (wanted: Sought): Element[] => {
    const roots: (Element | Document)[] = wanted.within ? all(wanted.within) : [document];
    const own = wanted.role === null ? '*' : ROLES[wanted.role];
    const selector =
      wanted.data ?? [own?.replace(/(,|$)/g, ':not([role])$1'), `[role=${wanted.role}]`].filter(Boolean).join(', ');
    const name = wanted.name && new RegExp(wanted.name.source, wanted.name.flags);
    const text = wanted.text && new RegExp(wanted.text.source, wanted.text.flags);
    const fits = (element: Element) =>
      (!text || text.test(tidy(element.textContent ?? ''))) &&
      (!name || name.test(nameOf(element))) &&
      !(wanted.enabled && (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true')) &&
      isVisible(element);
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(fits);
    // Of a text, the innermost element.
    return wanted.role || wanted.data
      ? found
      : found.filter((one) => !found.some((other) => one !== other && one.contains(other)));
  };
  const found = all(target);
  globalThis.lastFound = found;
  const first = found[0];
  if (!first) return { count: 0, text: '', value: '', x: 0, y: 0, covered: null };
  const shown = drawn(first);
  if (toPress) {
    shown.scrollIntoView({ block: 'center', inline: 'center' });
    // What still moves cannot be pressed.
    let before = '';
    for (let frames = 0; frames < 120; frames++) {
      const { x, y, width, height } = shown.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now === before) break;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 35));
    }
  }
  const box = shown.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return {
    count: found.length,
    text: tidy((first as HTMLElement).innerText ?? first.textContent ?? ''),
    value: first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement ? first.value : '',
    x,
    y,
    covered: shown.contains(top) ? null : (top?.outerHTML.slice(0, 200) ?? 'nothing is there'),
  };
}
