/** The form that opens a table, in Italian: the options, with help for new players, and why a choice is refused. */
import type { Catalogue } from '../../../core/messages.ts';
import { type Terrain, terrainPlayers } from '../../data/terrain.ts';

/** The numbers of players that a terrain is meant for: `2, 3 o 6`. */
const players = (terrain: Terrain): string =>
  terrainPlayers(terrain)
    .join(', ')
    .replace(/, (\d)$/, ' o $1');

export const options = {
  'option.edition': 'Edizione',
  'option.edition.help':
    'Il regolamento con cui si gioca. La seconda edizione è la più svelta ed equilibrata: sceglila per una prima partita.',
  'option.edition.first': 'Prima edizione',
  'option.edition.first.help': 'Un cubo alla volta, senza interessi. Dopo la fine ancora una fase di Commercio.',
  'option.edition.second': 'Seconda edizione',
  'option.edition.second.help':
    'Più cubi per scambio. Ogni cambiale rende meno della precedente e costa interessi. Alla fine tutti vendono insieme.',
  'option.edition.manual': 'Manuale di riferimento (V3)',
  'option.edition.manual.help': 'Pacchetti iniziali combinati, e ogni cambiale rende lo stesso. Per meno giocatori.',
  'option.warClouds': 'War Clouds',
  'option.warClouds.help':
    'Aggiunge unità militari che combattono, si insediano, conquistano bandiere e prendono parte di ciò che producono i blocchi occupati. Solo con la seconda edizione; lasciala spenta finché non conosci il gioco.',
  'option.terrain': 'Terreno impervio',
  'option.terrain.help':
    'Esagoni di laghi o monti dove non si mette niente. Il tabellone è più stretto e la partita più breve.',
  'option.terrain.none': 'Nessuno',
  'option.terrain.Land of Lakes': `Terra dei laghi (${players('Land of Lakes')} giocatori)`,
  'option.terrain.The Great Ocean': `Il grande oceano (${players('The Great Ocean')} giocatori)`,
  'option.terrain.Mountains and Valleys': `Monti e valli (${players('Mountains and Valleys')} giocatori)`,
  'option.terrain.Through the Pass': `Attraverso il passo (${players('Through the Pass')} giocatori)`,
  'option.terrain.Five Empires': `Cinque imperi (${players('Five Empires')} giocatori)`,
  'option.terrain.Friends and Enemies': `Amici e nemici (${players('Friends and Enemies')} giocatori)`,
  'option.limitedPassing': 'Passo limitato',
  'option.limitedPassing.help':
    'Chi passa nel Commercio è fuori da quella fase. Le fasi finiscono prima; bisogna pensarci bene.',
  'option.cashOnlyStart': 'Partenza in contanti',
  'option.cashOnlyStart.help':
    'Niente pacchetti: ognuno comincia con denaro e una bandiera, e compra il resto. Per chi sa che cosa gli serve.',
  'option.synergy': 'Punti condivisi',
  'option.synergy.help':
    'Un punto intero formato da tessere di due giocatori produce un cubo per ciascuno, invece che per nessuno. I vicini si aiutano.',
  'option.separateFirstPicker': 'Il primo giocatore non sceglie per primo',
  'option.separateFirstPicker.help':
    'La prima scelta dei pacchetti è sorteggiata tra gli altri giocatori, per compensare il vantaggio di cominciare.',
  'option.money': 'Denaro',
  'option.money.help':
    'Visibile mostra il denaro di tutti. Nascosto mostra degli altri solo una fascia, come dietro uno schermo.',
  'option.money.open': 'Visibile',
  'option.money.hidden': 'Nascosto',
  'option.roundLimit': 'Ultimo turno',
  'option.roundLimit.help':
    'La partita finisce al più tardi dopo questo turno, anche se il tabellone non è pieno. Lascialo vuoto per nessun limite; di solito una partita dura da 8 a 14 turni.',

  'refuse.options/seats': 'Questa edizione non è per tanti giocatori',
  'refuse.options/malformed': 'Le opzioni non sono leggibili',
  'refuse.options/unknown': 'L\'opzione "{option}" non esiste',
  'refuse.options/value': 'L\'opzione "{option}" non può avere questo valore',
  'refuse.options/second-only': 'War Clouds si gioca solo con la seconda edizione',
  'refuse.options/terrain-seats': 'Questo terreno non è pensato per questo numero di giocatori',
} as const satisfies Catalogue;
