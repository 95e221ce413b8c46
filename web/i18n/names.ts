/** Suggested names for a new table. */
import { language } from './i18n.ts';

const NAMES = {
  en: [
    'The Salt Road',
    'The Tuesday Harbour',
    'Long Winter',
    'The Amber Coast',
    'Six Lanterns',
    'North of the Reef',
    'The Copper Fleet',
    'A Quiet Estuary',
    'The Windward Table',
    'Third Tide',
    'The Granary',
    'Open Water',
  ],
  it: [
    'La via del sale',
    'Il porto del martedì',
    'Inverno lungo',
    'La costa d’ambra',
    'Sei lanterne',
    'A nord della secca',
    'La flotta di rame',
    'Un estuario quieto',
    'Il tavolo sopravento',
    'Terza marea',
    'Il granaio',
    'Mare aperto',
  ],
} as const;

export function suggestName(): string {
  const names = NAMES[language()];
  return names[Math.floor(Math.random() * names.length)] ?? names[0];
}
