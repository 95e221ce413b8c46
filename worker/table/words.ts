/** The few words the service itself writes into a log. All others come from the games. */
import type { Language } from '../../engine/core/messages.ts';

const UNDONE: Readonly<Record<Language, string>> = {
  en: '{name} goes back to move {to}.',
  it: '{name} torna indietro, alla mossa {to}.',
};

export function undoneWords(language: Language, name: string, to: number): string {
  return UNDONE[language].replace('{to}', String(to)).replace('{name}', () => name);
}
