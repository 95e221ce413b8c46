/** What the advisors do in Italian. */
import type { Translation } from '../../../../core/messages.ts';
import type { advisors as english } from '../../en/cards/advisors.ts';

export const advisors: Translation<typeof english> = {
  'card.augustus.text': 'Produzione: 2 pietra in più se sei la nazione più forte.',
  'card.hatshepsut.text': 'Ricevi 3 libri ogni volta che una tua meraviglia viene completata.',
  'card.qin-shi-huang.text': 'Esce dal gioco appena sei la meno stabile.',
  'card.saint-augustine.text': 'Produzione: 2 libri in più se sei la più stabile.',
  'card.archimedes.text': 'Ti porta 1 architetto privato ogni round.',
  'card.boudica.text': "Esce dal gioco appena hai un lavoratore su un'unità militare.",
  'card.cyrus-the-great.text': 'Produzione: 3 oro in più se hai comprato una colonia in questo round.',
  'card.buddha.text': 'Salti il tuo primo turno di ogni round.',
  'card.hannibal.text':
    'Il tuo valore di razzia aumenta di 1. Le battaglie costano 1 oro in più a tutte le altre nazioni.',
  'card.sun-tzu.text': 'Nel tuo primo turno di ogni round fai due azioni.',
  'card.anna-komnene.text': 'I tuoi lavoratori sulle unità militari non costano mantenimento, né risorse né stabilità.',
  'card.harald-hardrada.text': 'Esce dal gioco appena sei la più debole.',
  'card.sejong-the-great.text': "Ricevi 2 pietra ogni volta che compri un'età dell'oro.",
  'card.thomas-aquino.text': 'Produzione: 4 libri in più se sei la più stabile.',
  'card.abu-bakr.text': 'Ricevi 2 libri ogni volta che compri una battaglia.',
  'card.eleanor-of-aquitaine.text': 'Produzione: 5 oro in più se hai comprato una colonia in questo round.',
  'card.mansa-musa.text': 'Ogni volta che spendi il tuo ultimo oro ricevi 2 libri e 1 cibo.',
  'card.alhazen.text': 'Azione, una volta a round: due carte del tabellone del progresso si scambiano di posto.',
  'card.genghis-khan.text': 'Finché è in gioco ogni nazione, anche la tua, ha 3 stabilità in meno.',
  'card.marco-polo.text': 'Azione, una volta a round: paga 2 cibo o 2 pietra, ricevi 4 oro.',
  'card.elizabeth.text': 'Quando una guerra cerca gli sconfitti la tua forza conta 8 in più.',
  'card.galileo-galilei.text': "Azione, una volta a round: compra un'età dell'oro o una meraviglia senza spendere oro.",
  'card.isabella.text': 'Produzione: 3 oro in più per ogni tua colonia rinascimentale.',
  'card.montezuma.text': 'Ricevi 3 libri ogni volta che compri una guerra o una battaglia.',
  'card.martin-luther.text': 'Ogni nazione sconfitta in una guerra, anche la tua, deve perdere altri 4 cibo.',
  'card.pocahontas.text': 'Le colonie richiedono 4 forza in più a ogni nazione, anche alla tua.',
  'card.tokugawa.text': "Produzione: 2 pietra in più per ogni tua carta edificio o militare dell'era in corso.",
  'card.niccolo-machiavelli.text': 'Quando si pesca la nuova carta evento ne guardi due e ne scegli una.',
  'card.peter-the-great.text':
    'Produzione: se è stata comprata una guerra e la tua forza la supera, prendi 5 pietra, 5 oro o 5 libri.',
  'card.suleiman-i.text': 'Azione, finché sei la più forte: prendi un lavoratore.',
  'card.florence-nightingale.text': 'Non perdi PV quando ti manca una risorsa.',
  'card.frederick-the-great.text':
    'Assegnare lavoratori alle unità militari ti costa 2 pietra in meno, ma mai meno di 1.',
  'card.lin-zexu.text': 'Produzione: 8 libri in meno se sei la più debole.',
  'card.abraham-lincoln.text': 'Azione: prendi un lavoratore.',
  'card.benjamin-disraeli.text': 'Produzione: 8 cibo in più se hai comprato una colonia in questo round.',
  'card.marie-curie.text': 'Ti porta 2 architetti privati ogni round.',
  'card.alfred-nobel.text':
    'Non puoi comprare guerre. Produzione: 3 pietra in più per ogni tuo lavoratore su edifici industriali.',
  'card.shaka-zulu.text': "Ogni volta che un'altra nazione compra una colonia, quella nazione riceve 5 pietra.",
  'card.simon-bolivar.text': 'Azione: rinuncia a una tua colonia, ricevi 4 oro e 4 pietra.',
};
