/** The few words the service itself writes into a log; all others are the games'. */
import type { Language } from '../../engine/core/messages.ts';

const UNDONE: Record<Language, string> = {
  en: '{name} takes back, to move {to}.',
  it: '{name} torna indietro, alla mossa {to}.',
};

export function undoneWords(language: Language, name: string, to: number): string {
  return UNDONE[language].replace('{to}', String(to)).replace('{name}', () => name);
}

/** Stars that ships steer by: short, and no two with one initial, so that the computers at a table can be told apart. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Spica', 'Altair', 'Castor', 'Polaris', 'Hadar', 'Izar'];

export const computerName = (seat: number): string => STARS[seat] ?? `Computer ${seat + 1}`;
