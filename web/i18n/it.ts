import type { Key } from './i18n.ts';

export const it: Record<Key, string> = {
  close: 'Chiudi',
  refused: 'Le regole non lo permettono.',
};
