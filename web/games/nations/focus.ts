/** Where the keyboard goes on when what it was on has left the page. */

/** The first of these that is there takes the focus, if nothing else holds it. */
export function focusNext(...selectors: string[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}
