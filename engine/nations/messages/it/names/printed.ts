/** The names of the cards printed on the boards, in Italian. */
import type { Catalogue } from '../../../../core/messages.ts';

export const printed: Catalogue = {
  'card.temple.name': 'Tempio',
  'card.quarry.name': 'Cava',
  'card.farm.name': 'Fattoria',
  'card.caravan.name': 'Carovana',
  'card.axeman.name': 'Guerriero con ascia',
  'card.printed-aqueduct.name': 'Acquedotto',
  'card.printed-brewery.name': 'Birreria',
  'card.printed-lyceum.name': 'Liceo',
  'card.printed-pagoda.name': 'Pagoda',
  'card.printed-ziggurat.name': 'Ziggurat',
  'card.printed-hoplite.name': 'Oplita',
  'card.printed-legionary.name': 'Legionario',
  'card.printed-pyramids.name': 'Piramidi',
};
