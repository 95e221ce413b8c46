/** Moves the keyboard focus when the focused element has left the page. */
import { createEffect, on, onCleanup } from 'solid-js';
import { isFocusFree } from '../../table/prompt/promptFocus.ts';
import type { Composer } from './composer.ts';

export const MAIN_BUTTON = '[data-part="acts"] [data-kind="pri"]';
const LIT_SLOT = '[data-part="slot"][data-lit]';

/** Focuses the first of these that exists, if nothing else has the focus. */
export function focusNext(...selectors: string[]): void {
  requestAnimationFrame(() => {
    if (!isFocusFree()) return;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}

export const focusMainButton = (): void =>
  document.querySelector<HTMLElement>(MAIN_BUTTON)?.focus({ preventScroll: true });

/** Moves the focus into what was opened, and back to the card it was opened from. Escape closes it. */
export function followAim(composer: Composer): void {
  createEffect(
    on(
      composer.aim,
      (aim, before) => {
        if (aim?.name === 'deploy' || aim?.name === 'undeploy') focusNext(LIT_SLOT);
        else if (aim?.name === 'pass') focusNext(MAIN_BUTTON);
        else if (!aim && before?.name === 'buy') {
          const { row, col } = before.cell;
          focusNext(`[data-cell="${row}-${col}"] button`, '[data-part="progressBoard"] [data-card]');
        }
      },
      { defer: true },
    ),
  );
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && composer.aim() && !document.querySelector('dialog[open]')) composer.setAim(null);
  };
  document.addEventListener('keydown', onEscape);
  onCleanup(() => document.removeEventListener('keydown', onEscape));
}
