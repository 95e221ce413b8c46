/** The keyboard's way to the prompt: it is found again after every move, and reached from the top of the page. */

let isByKey = false;
addEventListener('keydown', () => {
  isByKey = true;
});
addEventListener('pointerdown', () => {
  isByKey = false;
});

export const focusPrompt = (): void => document.querySelector<HTMLElement>('.frame > .prompt')?.focus();

/** Nothing on the page was chosen: a page that was gone to by a link holds the focus at its root (web/router.tsx). */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === 'app';
}

/** A prompt that takes the place of one the focus was in takes the focus too; what is read elsewhere is left alone. */
export function takeLostFocus(prompt: HTMLElement): void {
  queueMicrotask(() => {
    if (isByKey && prompt.isConnected && isFocusFree()) prompt.focus();
  });
}
