/** Moves the keyboard focus when the focused element has left the page. */
import { createEffect, on, onCleanup } from 'solid-js';
import { isFocusFree } from '../../table/promptFocus.ts';
import type { Composer } from './composer.ts';

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

/** Moves the focus into what was opened, and back to the card it was opened from. Escape closes it. */
export function followAim(composer: Composer): void {
  createEffect(
    on(
      composer.aim,
      (aim, before) => {
        if (aim?.name === 'deploy' || aim?.name === 'undeploy') focusNext('.slot.lit');
        else if (aim?.name === 'pass') focusNext('.acts .pri');
        else if (!aim && before?.name === 'buy') {
          const { row, col } = before.cell;
          focusNext(`.prog [data-cell="${row}-${col}"] button`, '.prog .pcard:not(.gone)');
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
