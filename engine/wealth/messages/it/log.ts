/** The log in Italian. */
import type { Catalogue } from '../../../core/messages.ts';

export const log = {
  // Il diario: preparazione
  'log.firstPlayerDrawn': 'Il sorteggio dà a {seat} il segnalino primo giocatore',
  'log.firstPickerDrawn': 'Il sorteggio dà a {seat} la prima scelta',
  'log.packagePicked.tiles': '{seat} ha preso {tiles}, in {hexes}',
  'log.packagePicked.both': '{seat} ha preso {tiles} e {goods}, e ha messo le tessere in {hexes}',
  'log.packagePicked.goods': '{seat} ha preso {goods}',
  'log.packageSkipped': '{seat} non poteva piazzare alcun pacchetto e non ne ha presi',
  'log.cashDealt': '{seat} comincia con {money}',
  'log.startFlagPlaced': '{seat} ha messo la prima bandiera in {hex}',
  'log.startUnitPlaced': "{seat} ha messo un'unità in {hex}",

  // Il diario: il turno
  'log.phaseBegan.draft': 'Scelta dei pacchetti',
  'log.phaseBegan.startFlag': 'Ognuno mette una prima bandiera, comincia {first}',
  'log.phaseBegan.startUnit': 'Ognuno mette una prima unità, comincia {first}',
  'log.phaseBegan.trade': 'Turno {round}, Commercio: comincia {first}',
  'log.phaseBegan.develop': 'Turno {round}, Sviluppo: comincia {first}',
  'log.phaseBegan.produce': 'Turno {round}, Produzione: tutti scelgono insieme',
  'log.phaseBegan.finalTrade': 'Commercio finale: comincia {first}',
  'log.phaseBegan.over': 'Fine del gioco',
  'log.passed': '{seat} ha passato',
  'log.passed.out': '{seat} ha passato ed è fuori da questa fase di Commercio',
  'log.markerPassed': 'Ora il primo giocatore è {seat}',

  // Il diario: commercio
  'log.cubesBought': '{seat} ha comprato {cubes} per {money}',
  'log.cubesSold': '{seat} ha venduto {cubes} per {money}',
  'log.offerMade': '{seat} ha offerto a {to} {give} in cambio di {want}',
  'log.offerMade.counter': '{seat} ha rilanciato: {give} a {to} in cambio di {want}',
  'log.offerWithdrawn': "{seat} ha ritirato un'offerta a {to}",
  'log.offerDeclined': "{seat} ha rifiutato l'offerta di {from}",
  'log.offersLapsed': '{count} {count|offerta scaduta|offerte scadute} con la fase',
  'log.bartered': '{seat} ha accettato: {give} da {from} in cambio di {want}',
  'log.notesBorrowed': '{seat} ha preso {notes} e ha ricevuto {money}',
  'log.notesRepaid': '{seat} ha rimborsato {notes} per {money}',

  // Il diario: sviluppo
  'log.flagPlaced': '{seat} ha piazzato una bandiera in {hex}',
  'log.tileBuilt': '{seat} ha costruito {tile} in {hex} per {paid}',
  'log.tileBuilt.forced': '{seat} ha forzato {tile} in {hex} per {paid}',
  'log.tilesMoved': '{seat} ha spostato {tiles} da {from} a {to} per {paid}',
  'log.tilesMoved.turned': '{seat} ha girato {tiles} su {to} per {paid}',
  'log.blocAutomated': '{seat} ha automatizzato un blocco di {tiles}, segnalino in {hex}, per {paid}',
  'log.lastFlagPlaced': "{seat} ha piazzato l'ultima bandiera",

  // Il diario: War Clouds
  'log.unitsBuilt': '{seat} ha costruito {units} in {hexes} per {paid}',
  'log.activationBegan': '{seat} ha pagato {paid} per attivare unità',
  'log.unitMoved': "{seat} ha mosso un'unità da {from} a {to}",
  'log.unitTransported': "{seat} ha trasportato un'unità da {from} a {to} per {paid}",
  'log.standAsked': '{seat} deve dire se resiste a {mover} in {hex}',
  'log.standAnswered.fight': '{seat} ha resistito a {mover} in {hex}',
  'log.standAnswered.yield': '{seat} ha lasciato entrare {mover} in {hex}',
  'log.battleFought': '{seat} ha dato battaglia a {against} in {hex}, una contro una',
  'log.battleFought.defensive': "{seat} e {against} hanno perso un'unità ciascuno in {hex}",
  'log.flagConquered': '{seat} ha conquistato la bandiera di {from} in {hex}',
  'log.hexSettled': '{seat} si insedia in {hex}',
  'log.activationEnded': '{seat} ha finito dopo {used} {used|attivazione|attivazioni}',
  'log.standSet.always': '{seat} resisterà sempre',
  'log.standSet.never': '{seat} non resisterà mai',
  'log.standSet.ask': '{seat} vuole decidere ogni volta se resistere',
  'log.occupySet.on': '{seat} occupa i blocchi nemici e dalle economie integrate prende {product}',
  'log.occupySet.off': '{seat} non occupa',

  // Il diario: produzione, finanza, fine
  'log.productionDecided': '{seat} ha scelto che cosa far funzionare',
  'log.productionReconsidered': '{seat} sceglie di nuovo',
  'log.productionRevealed': 'Tutti hanno scelto: i blocchi producono',
  'log.blocRan': '{seat} ha attivato {tiles} per {paid} e ha prodotto {made}',
  'log.blocRan.part': '{seat} ha alimentato {fed} di {tiles} per {paid} e ha prodotto {made}',
  'log.goodsSeized': '{seat} ha preso {goods} a {from} occupando {tiles}',
  'log.interestPaid': '{seat} ha pagato {money} di interessi',
  'log.interestPaid.borrowed': '{seat} ha preso {notes} per {received} per pagare {money} di interessi',
  'log.playerEliminated': '{seat} non poteva pagare {interest} di interessi ed è fuori dal gioco',
  'log.endTriggered': "La fine: {triggers}. Questa Produzione è l'ultima",
  'log.endOffered':
    'Nessuno ha costruito per {rounds} {rounds|turno|turni}: i giocatori possono accordarsi per finire la partita',
  'log.endAgreed': '{seat} accetta di finire la partita',
  'log.endAgreementWithdrawn': '{seat} vuole invece continuare',
  'log.cubesSoldOff': 'Vendita finale: {cubes} a {price} ciascuno',
  'log.notesSettled': '{seat} ha rimborsato {notes} per {money} alla fine',
  'log.gameEnded': '{winners} ha vinto con {points} {points|punto|punti}',
  'log.gameEnded.shared': 'Vittoria condivisa: {winners}',
  'log.gameEnded.survivor': '{winners} ha vinto: tutti gli altri sono fuori',
} as const satisfies Catalogue;
