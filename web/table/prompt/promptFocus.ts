/**
 * Keyboard access to the prompt: it gets the focus again after every move, and a link at the top of the page leads to
 * it.
 */

let isByKey = false;
addEventListener('keydown', () => {
  isByKey = true;
});
addEventListener('pointerdown', () => {
  isByKey = false;
});

export const focusPrompt = (): void => document.querySelector<HTMLElement>('[data-part="prompt"]')?.focus();

/** Nothing on the page has the focus. After a link to another page the root has it (web/router.tsx). */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === 'app';
}

/** A prompt that replaces the one that had the focus takes the focus over. Focus elsewhere is left alone. */
export function takeLostFocus(prompt: HTMLElement): void {
  queueMicrotask(() => {
    if (isByKey && prompt.isConnected && isFocusFree()) prompt.focus();
  });
}
