/** The few words the service itself writes into a log; all others are the games'. */
import type { Language } from '../../engine/core/messages.ts';

const UNDONE: Record<Language, string> = {
  en: '{name} takes back, to move {to}.',
  it: '{name} torna indietro, alla mossa {to}.',
};

export function undoneWords(language: Language, name: string, to: number): string {
  return UNDONE[language].replace('{to}', String(to)).replace('{name}', () => name);
}

/** Until the host gives it another name. */
export const computerName = (seat: number): string => `Computer ${seat + 1}`;
