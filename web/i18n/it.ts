import { en } from './en.ts';
import type { Key } from './i18n.ts';
export const it: Record<Key, string> = {
  ...en,
  close: 'Chiudi',
  refused: 'Le regole non lo permettono.',
};
