/** The words that many cards share in Italian: the rule of a type, and when an effect works. */
import type { Translation } from '../../../../core/messages.ts';
import type { faces as english } from '../../en/cards/faces.ts';

export const faces: Translation<typeof english> = {
  'kind.advisor.rule': 'Un solo spazio consigliere; uno nuovo sostituisce il vecchio.',
  'kind.battle.rule':
    "Serve un lavoratore su un'unità militare. Prendi il tuo valore di razzia in libri, cibo o pietra; la carta esce dal gioco.",
  'kind.building.rule': 'Ogni lavoratore sulla carta porta ciò che vi è indicato.',
  'kind.colony.rule': "Richiede la forza indicata al momento dell'acquisto. Se gli spazi sono pieni, una colonia esce.",
  'kind.goldenAge.rule':
    'Prendi le risorse indicate, oppure paga il prezzo in oro, cibo, pietra e libri a piacere per 1 PV; la carta esce dal gioco.',
  'kind.military.rule':
    'Ogni lavoratore porta forza e costa mantenimento. Il valore di razzia conta una volta sola, con almeno un lavoratore.',
  'kind.war.rule':
    "Una a round. Le nazioni più deboli di quanto era il compratore all'acquisto sono sconfitte a fine round.",
  'kind.wonder.rule': 'Si costruisce sezione per sezione con architetti e pietra; vale e fa punti quando è completata.',

  'effect.production': 'In produzione',
  'effect.buy': 'Quando compri',
  'effect.otherBuys': 'Quando comprano altri',
  'effect.spendLastGold': 'Con il tuo ultimo oro',
  'effect.hireArchitect': 'Quando ingaggi',
  'effect.wonderReady': 'Meraviglia completata',
  'effect.ready': 'Al completamento',
  'effect.pass': 'Quando passi',
  'effect.replaceBuilding': 'Quando sostituisci',
  'effect.endOfAge': "Fine dell'era",
  'effect.finalScoring': 'Punteggio finale',
  'effect.event': 'Evento',
  'effect.action': 'Azione',
  'effect.action.once': 'Azione, una volta a round',
  'effect.remove': 'Esce dal gioco',
  'effect.privateArchitects': 'Architetto privato',
  'effect.goldenAgeBonus': "Bonus età dell'oro",
  'effect.raidBonus': 'Razzia',
  'effect.cardPrice': 'Prezzo delle battaglie',
  'effect.warStrength': 'In guerra',
  'effect.warExtraLoss': 'In guerra',
  'effect.noWarVpLoss': 'In guerra',
  'effect.advisorSlot': 'Posto per un consigliere',
  'effect.chooseEvent': 'Carta evento',
  'effect.always': 'Sempre',
};
