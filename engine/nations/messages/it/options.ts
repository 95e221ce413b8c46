/** The form for a new table in Italian: every option and value, help for newcomers, and what does not fit together. */
import type { Translation } from '../../../core/messages.ts';
import { forPlayers, VALUES } from '../../data/values.ts';
import { AGES, CARD_COUNTS, SEATS } from '../../options.ts';
import type { options as english } from '../en/options.ts';
import { difficulties } from './difficulties.ts';

const cardsInDeck = (players: number): string =>
  `${forPlayers(VALUES.balancedBuildings, players)} edifici e ${forPlayers(VALUES.balancedOthers, players)} di ogni altro tipo`;

export const options: Translation<typeof english> = {
  ...difficulties,
  'option.sets': 'Carte',
  'option.sets.help':
    'Quali carte progresso formano i mazzi. Le carte base sono le più semplici; le avanzate e le esperte portano più intrecci ed effetti più duri. In cinque servono più delle sole carte base.',
  'option.sets.base': 'Base',
  'option.sets.base.help': `${CARD_COUNTS.base} carte. Ideale per la prima partita.`,
  'option.sets.advanced': 'Base e avanzate',
  'option.sets.advanced.help': `${CARD_COUNTS.advanced} carte, con più consiglieri e meraviglie che guardano a ciò che fanno gli altri.`,
  'option.sets.expert': 'Base ed esperte',
  'option.sets.expert.help': `${CARD_COUNTS.expert} carte, con effetti che cambiano le regole di un round.`,
  'option.sets.all': 'Tutte le carte',
  'option.sets.all.help': `Tutte le ${CARD_COUNTS.all} carte: la scelta più ampia e la più difficile da prevedere.`,

  'option.boards': 'Plance',
  'option.boards.help':
    'Ogni nazione ha due lati. Il lato A è uguale per tutti, il lato B dà a ogni nazione un carattere.',
  'option.boards.A': 'Lato A per tutti',
  'option.boards.A.help': 'Tutti iniziano alla pari. Ideale per la prima partita.',
  'option.boards.choice': 'A scelta, entrambi i lati',
  'option.boards.choice.help':
    'Si estraggono tante nazioni quanti sono i giocatori. In ordine di gioco inverso ognuno ne prende una e può giocarla sul lato A.',
  'option.boards.B': 'A scelta, solo lato B',
  'option.boards.B.help':
    'Si estraggono tante nazioni quanti sono i giocatori e si scelgono in ordine di gioco inverso; tutti giocano il lato B.',

  'option.difficulty': 'Difficoltà',
  'option.difficulty.help':
    'A ogni round prendi un nuovo lavoratore oppure un po’ di oro, cibo o pietra. La difficoltà dice quanto. Giocatori di abilità diversa possono scegliere diversamente.',
  'option.difficulty.chieftain.help': `${VALUES.growth.chieftain} di una risorsa al posto di un lavoratore: il più facile.`,
  'option.difficulty.prince.help': `${VALUES.growth.prince} di una risorsa al posto di un lavoratore: la partita normale.`,
  'option.difficulty.king.help': `${VALUES.growth.king} di una risorsa al posto di un lavoratore.`,
  'option.difficulty.emperor.help': `${VALUES.growth.emperor} di una risorsa al posto di un lavoratore: il più difficile.`,
  'option.difficulty.each.help': "Ognuno indica la propria difficoltà all'inizio della partita.",

  'option.ages': 'Ere',
  'option.ages.help': `La partita intera ha ${AGES.max} ere. Una partita più breve finisce dopo l’ultima delle sue ere, con il punteggio finale completo.`,

  'option.extraWorker': 'Lavoratore in più',
  'option.extraWorker.help':
    'Una partita più facile: tutti iniziano con un lavoratore in più, preso da una sezione a scelta. Quello spazio resta chiuso per sempre e non costa nulla.',

  'option.balancedDecks': 'Mazzi bilanciati',
  'option.balancedDecks.help': `Per il gioco competitivo: il mazzo di ogni era contiene lo stesso numero di carte di ogni tipo (${cardsInDeck(4)}; in cinque ${cardsInDeck(5)}), estratte a caso tra quelle in gioco.`,

  'option.sealedChoices': 'Scelte segrete',
  'option.sealedChoices.help':
    'Le scelte di crescita e degli eventi si fanno tutti insieme senza vedersi, invece che apertamente in ordine di gioco inverso. Più veloce quando i giocatori sono di rado collegati insieme.',

  'refuse.options/malformed': 'Le opzioni non sono leggibili.',
  'refuse.options/unknown': "L'opzione non esiste.",
  'refuse.options/seats': `Nations è per ${SEATS.min}-${SEATS.max} giocatori.`,
  'refuse.options/sets': 'Scegli carte base, avanzate, esperte o tutte.',
  'refuse.options/boards': 'Scegli lato A, lati a scelta o lato B.',
  'refuse.options/difficulty': 'Scegli una delle difficoltà.',
  'refuse.options/ages': `Scegli da ${AGES.min} a ${AGES.max} ere.`,
  'refuse.options/extraWorker': 'Il lavoratore in più è attivo o no.',
  'refuse.options/balancedDecks': 'I mazzi bilanciati sono attivi o no.',
  'refuse.options/sealedChoices': 'Le scelte segrete sono attive o no.',
  'refuse.options/five-need-more-cards': 'Le sole carte base non bastano per cinque giocatori: aggiungi un set.',
};
