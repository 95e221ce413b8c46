/** The few words the service itself writes into a log; all others are the games'. */
import type { Language } from '../../engine/core/messages.ts';

const UNDONE: Record<Language, string> = {
  en: '{name} takes back, to move {to}.',
  it: '{name} torna indietro, alla mossa {to}.',
};

export function undoneWords(language: Language, name: string, to: number): string {
  return UNDONE[language].replace('{to}', String(to)).replace('{name}', () => name);
}

/** Instruments of a ship, so that the computers at a table can be told apart by name and by initial. */
const INSTRUMENTS = 'Sextant Compass Quadrant Astrolabe Octant Lodestar Hourglass Telescope Barometer Windrose'.split(
  ' ',
);

export const computerName = (seat: number): string => INSTRUMENTS[seat] ?? `Computer ${seat + 1}`;
