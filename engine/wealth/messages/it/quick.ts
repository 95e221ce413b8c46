/** Quick answers, and the situation above them, in Italian. */
import type { Translation } from '../../../core/messages.ts';
import type { quick as english } from '../en/quick.ts';

export const quick: Translation<typeof english> = {
  'quick.moment': 'Turno {round}, {phase}',
  'quick.have': 'Possiedi {goods}',
  'quick.markets': 'I mercati pagano e chiedono: {prices}',
  'quick.price': '{cube} {sell} e {buy}',
  'quick.blocs': 'Con ciò che hai, i tuoi blocchi consumano {paid} e producono {kept}',
  'quick.units': 'In {hex}: {own} {own|unità tua|unità tue}, {theirs} di {mover}',

  'quick.accept': "Accetta l'offerta di {from}",
  'quick.accept.effect': 'Dai {want} e ricevi {give}',
  'quick.decline': "Rifiuta l'offerta di {from}",
  'quick.decline.effect': 'Tieni {want} e non ricevi {give}',
  'quick.passTrade': 'Passa',
  'quick.passTrade.effect': 'Ora non fai nulla. Quando tutti passano di seguito, la fase finisce',
  'quick.leaveTrade': 'Passa per il resto del commercio',
  'quick.leaveTrade.effect': 'Non giochi più in questa fase',
  'quick.passDevelop': 'Passa',
  'quick.passDevelop.effect': 'Ora non costruisci nulla. Quando tutti passano di seguito, la fase finisce',
  'quick.feed': 'Alimenta tutto ciò che rende',
  'quick.feed.effect': 'I tuoi blocchi consumano {paid} e producono {kept}',
  'quick.runNothing': 'Non far funzionare nulla',
  'quick.runNothing.effect': 'Tieni tutto e non produci nulla',
  'quick.stand': 'Resisti',
  'quick.stand.effect': "Tu e {mover} perdete lì un'unità a testa, e {mover} non ottiene nulla",
  'quick.yield': 'Non resistere',
  'quick.yield.effect': "Lasci entrare l'unità di {mover}",
  'quick.endActivation': 'Chiudi le attivazioni',
  'quick.endActivation.effect': 'In questa azione le tue unità non si muovono più',
  'quick.agreeToEnd': 'Accetta di finire la partita',
  'quick.agreeToEnd.effect':
    'Quando tutti accettano, la partita finisce e si contano i punti. Questo turno devi comunque giocarlo',
};
