/** What the wonders do in Italian. */
import type { Translation } from '../../../../core/messages.ts';
import type { wonders as english } from '../../en/cards/wonders.ts';

export const wonders: Translation<typeof english> = {
  'card.colosseum.text': 'Al completamento: perdi 2 cibo.',
  'card.stonehenge.text': 'Al completamento: 6 libri e 4 cibo.',
  'card.great-lighthouse.text': 'Ricevi 1 libro ogni volta che paghi esattamente 3 oro per una carta.',
  'card.sphinx.text': 'Ricevi 5 pietra ogni volta che una tua meraviglia successiva viene completata.',
  'card.petra.text': 'Azione, una volta a round: paga 1 cibo, ricevi 3 libri, 3 oro o 3 pietra.',
  'card.solomons-temple.text': '1 PV alla fine di ogni era. Esce dal gioco quando sei sconfitto in una guerra.',
  'card.terracotta-army.text': 'Al completamento: la nazione meno stabile perde 4 oro, anche se sei tu.',
  'card.alhambra.text': 'Ti porta 1 architetto privato ogni round.',
  'card.notre-dame.text': 'Produzione: 3 libri in più se sei la più stabile.',
  'card.porcelain-tower.text':
    'Un consigliere può stare sullo spazio di questa meraviglia, oltre a quello nel tuo spazio consigliere.',
  'card.sankore-university.text': 'Al completamento: 8 libri.',
  'card.angkor-wat.text': 'Produzione: 4 libri in meno se sei la più debole.',
  'card.chichen-itza.text': 'Ricevi 1 PV ogni volta che compri una guerra.',
  'card.moai-statues.text': 'Al completamento: 12 pietra.',
  'card.great-wall.text': 'Se hai passato per primo, in questo round la sconfitta in guerra non ti costa PV.',
  'card.piazza-san-marco.text': 'Azione, una volta a round: paga 2 oro, ricevi 5 libri, 5 cibo o 5 pietra.',
  'card.sistine-chapel.text': 'Ricevi 3 libri ogni volta che ingaggi un architetto.',
  'card.taj-mahal.text': 'Al completamento: 15 libri.',
  'card.versailles.text': 'Al completamento: per il resto del round conti come la meno stabile.',
  'card.potala-palace.text': 'Punteggio finale: 1 PV per ogni tuo consigliere.',
  'card.royal-society.text': 'Azione, una volta a round: assegna un lavoratore senza spendere pietra.',
  'card.uraniborg.text': "Bonus età dell'oro 2.",
  'card.forbidden-palace.text': 'Ricevi 1 PV quando passi per primo.',
  'card.himeji-castle.text':
    "Ricevi 4 pietra ogni volta che un nuovo edificio ne sostituisce uno di un'era precedente.",
  'card.red-fort.text': 'Ricevi 2 cibo ogni volta che paghi esattamente 1 oro per una carta.',
  'card.darwins-voyage.text': 'Al completamento: 15 oro.',
  'card.south-pole-expedition.text': 'Al completamento: perdi 5 cibo.',
  'card.big-ben.text': 'Punteggio finale: 1 PV per ogni tua colonia industriale.',
  'card.brandenburg-gate.text': 'Al completamento: la nazione più forte, chiunque sia, riceve 6 oro e 6 pietra.',
  'card.british-museum.text': 'Al completamento: la nazione più debole perde 10 libri, anche se sei tu.',
  'card.mit.text': 'Quando compri un edificio puoi assegnarvi un lavoratore senza spendere pietra.',
  'card.statue-of-liberty.text': 'Punteggio finale: 2 PV se hai più lavoratori di tutti.',
  'card.titanic.text': 'Al completamento: ogni nazione, anche la tua, perde 4 oro o i suoi consiglieri.',
};
