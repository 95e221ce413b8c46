/** What makes each board special in Italian. */
import type { Translation } from '../../../../core/messages.ts';
import type { boards as english } from '../../en/cards/boards.ts';

export const boards: Translation<typeof english> = {
  'board.a.text': 'Uguale per tutte le nazioni.',
  'board.china-b.text':
    'Produzione: 1 cibo in più se hai passato per primo. Posto per 1 colonia e 6 meraviglie completate; 6 lavoratori.',
  'board.egypt-b.text': "Ti porta 1 architetto privato ogni round. Le Piramidi sono completate fin dall'inizio.",
  'board.greece-b.text': "Bonus età dell'oro 1.",
  'board.persia-b.text': 'Posto per 3 colonie.',
  'board.rome-b.text': '2 forza propria.',
};
