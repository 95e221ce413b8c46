/** Settings of this browser: theme and sound. */
import { createSignal } from 'solid-js';
import { forget, keep, kept } from './keep.ts';

export type Theme = 'system' | 'light' | 'dark';
const [theme, setThemeSignal] = createSignal<Theme>(kept<Theme>('theme') ?? 'system');
const [sound, setSoundSignal] = createSignal(kept<boolean>('sound') ?? false);

export { sound, theme };

export function setTheme(next: Theme): void {
  setThemeSignal(next);
  if (next === 'system') {
    forget('theme');
    delete document.documentElement.dataset.theme;
  } else {
    keep('theme', next);
    document.documentElement.dataset.theme = next;
  }
}

export function setSound(on: boolean): void {
  setSoundSignal(on);
  keep('sound', on);
}
