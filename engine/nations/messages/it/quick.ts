/** Quick answers, and the situation above them, in Italian. */
import type { Translation } from '../../../core/messages.ts';
import type { quick as english } from '../en/quick.ts';

export const quick: Translation<typeof english> = {
  'quick.setup': 'La partita si prepara per {n} {n|giocatore|giocatori}',
  'quick.moment': 'Round {round}, {phase}',
  'quick.have': 'Possiedi {held}; forza {strength}, stabilità {stability}',
  'quick.toCome': 'Produzione attuale: {production}',
  'quick.toCome.events': 'Produzione attuale: {production}. Eventi: {events}',
  'quick.loss': 'La guerra toglie {what}',
  'quick.nothing': 'niente',
  'quick.change': '{parts}',
  'quick.loses': '−{what}',
  'quick.gains': '+{what}',
  'quick.term': '{term}',

  'quick.grow': 'Prendi {what}',
  'quick.grow.worker': 'Prendi un lavoratore',
  'quick.grow.food.effect': 'Dalla sezione cibo: da ora ogni produzione ti costa {n} cibo in più',
  'quick.grow.stability.effect': 'Dalla sezione stabilità: la tua stabilità scende di {n}',
  'quick.grow.top.effect': 'Dalla cima del tracciato: non costa nulla',
  'quick.pass': 'Passa',
  'quick.pass.effect': 'Non giochi più turni in questo round',
  'quick.option': '{source}: {option}',
  'quick.accept': "Accetta l'offerta di {source}",
  'quick.decline': "Rifiuta l'offerta di {source}",
  'quick.decline.effect': 'Tieni ciò che hai',
  'quick.give': 'Cedi {what}',
  'quick.spare': 'Salva {what}',
  'quick.spare.effect': 'Perdi {what}',
  'quick.section': 'Prendi il lavoratore da: {section}',
  'quick.difficulty.effect': 'La crescita ti dà {n} di una risorsa, se non prendi un lavoratore',
  'quick.events': 'I suoi eventi: {events}',
  'quick.board': 'Gioca {nation}, lato {side}',
};
