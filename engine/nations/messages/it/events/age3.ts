/** The names and texts of the events of age 3 in Italian. */
import type { Catalogue, Translation } from '../../../../core/messages.ts';
import type { texts as english } from '../../en/events/age3.ts';

export const titles: Catalogue = {
  'event.absolute-monarchy.title': 'Monarchia assoluta',
  'event.salem-witch-trials.title': 'Processi alle streghe di Salem',
  'event.african-slave-trade.title': 'Tratta degli schiavi africani',
  'event.glorious-revolution.title': 'Gloriosa Rivoluzione',
  'event.blackbeard.title': 'Barbanera',
  'event.habeas-corpus-act.title': 'Habeas Corpus Act',
  'event.columbian-exchange.title': 'Scambio colombiano',
  'event.expulsion-of-jews.title': 'Espulsione degli ebrei',
  'event.crop-rotation.title': 'Rotazione delle colture',
  'event.mercantilism.title': 'Mercantilismo',
  'event.janissaries.title': 'Giannizzeri',
  'event.council-of-trent.title': 'Concilio di Trento',
  'event.little-ice-age.title': 'Piccola era glaciale',
  'event.city-upon-a-hill.title': 'Città sulla collina',
  'event.magellans-expedition.title': 'Spedizione di Magellano',
  'event.papal-indulgence.title': 'Indulgenza papale',
  'event.pilgrims.title': 'Padri pellegrini',
  'event.dutch-revolt.title': 'Rivolta olandese',
  'event.sinking-of-the-vasa.title': 'Affondamento del Vasa',
  'event.peace-of-westphalia.title': 'Pace di Vestfalia',
  'event.spice-trade.title': 'Commercio delle spezie',
  'event.muntzer-revolt.title': 'Rivolta di Müntzer',
  'event.tulip-mania.title': 'Febbre dei tulipani',
  'event.kangxi-era.title': 'Era Kangxi',
};

export const texts: Translation<typeof english> = {
  'event.absolute-monarchy.text': 'Ogni nazione con un consigliere antico o medievale perde 4 libri.',
  'event.salem-witch-trials.text': 'La meno stabile perde 3 oro oppure i suoi consiglieri.',
  'event.african-slave-trade.text': 'La più debole perde 1 PV.',
  'event.glorious-revolution.text': "La più stabile può diventare ultima nell'ordine di gioco; se lo fa riceve 6 oro.",
  'event.blackbeard.text': 'La più debole perde 5 oro.',
  'event.habeas-corpus-act.text': 'La più stabile riceve 1 PV.',
  'event.columbian-exchange.text': 'La più forte riceve 3 cibo; la più debole perde 3 cibo.',
  'event.expulsion-of-jews.text': 'La meno stabile perde 5 oro.',
  'event.crop-rotation.text': 'La più stabile riceve 6 cibo.',
  'event.mercantilism.text':
    'Ogni nazione può ritirare quanti lavoratori vuole dagli edifici e riceve 2 pietra per ciascuno.',
  'event.janissaries.text': 'La più forte può prendere due lavoratori; se lo fa riceve anche 4 pietra.',
  'event.council-of-trent.text': 'La più stabile riceve 5 pietra.',
  'event.little-ice-age.text': 'Ogni nazione perde 3 cibo oppure 5 libri.',
  'event.city-upon-a-hill.text': 'La più stabile riceve 6 libri.',
  'event.magellans-expedition.text': 'Ogni nazione riceve 5 oro per ogni colonia che ha comprato in questo round.',
  'event.papal-indulgence.text':
    'La più stabile può ingaggiare un architetto senza spendere pietra; tutte le altre perdono 2 oro.',
  'event.pilgrims.text': 'La nazione con più cibo prende un lavoratore.',
  'event.dutch-revolt.text': "La meno stabile diventa ultima nell'ordine di gioco e perde 3 oro.",
  'event.sinking-of-the-vasa.text':
    'La meno stabile perde 3 oro, oppure conta come più debole di 10 nel secondo evento di questa carta.',
  'event.peace-of-westphalia.text': 'La più debole perde 5 cibo.',
  'event.spice-trade.text': 'La nazione con più cibo riceve 4 oro.',
  'event.muntzer-revolt.text': "La meno stabile diventa ultima nell'ordine di gioco e perde 3 pietra.",
  'event.tulip-mania.text': 'Chi ha passato per ultimo perde 1 PV.',
  'event.kangxi-era.text': "La più stabile diventa prima nell'ordine di gioco e riceve 3 oro.",
};
