/** Where the reader is in a long text. */

/** A rule that the reader is looking at, and its position, so that it stays in place when the language changes. */
export interface Place {
  id: string;
  top: number;
}

export function placeOf(box: HTMLElement | undefined): Place | null {
  for (const rule of box?.querySelectorAll('[id^="rule-"]') ?? []) {
    const { top } = rule.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return { id: rule.id, top };
  }
  return null;
}

/** In a dialog it is not the page that scrolls. */
function scrollParent(of: Element): Element | null {
  for (let at = of.parentElement; at; at = at.parentElement) if (at.scrollTop > 0) return at;
  return document.scrollingElement;
}

/** Goes back to the place that the reader was at, or to the chosen rule if there was none. */
export function goTo(box: HTMLElement | undefined, place: Place | null, chosen: string): void {
  const shown = box?.querySelector(`[id="${CSS.escape(place?.id ?? `rule-${chosen}`)}"]`);
  if (!shown) return;
  if (place) scrollParent(shown)?.scrollBy(0, shown.getBoundingClientRect().top - place.top);
  else shown.scrollIntoView({ block: 'center' });
}
