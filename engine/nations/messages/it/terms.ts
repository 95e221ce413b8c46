/** The words of the rules in Italian. Some have two forms: one, several. */
import type { Translation } from '../../../core/messages.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translation<typeof english> = {
  'term.gold': 'oro',
  'term.food': 'cibo',
  'term.stone': 'pietra',
  'term.books': 'libro|libri',
  'term.vp': 'PV',
  'term.strength': 'forza',
  'term.stability': 'stabilità',
  'term.worker': 'lavoratore|lavoratori',
  'term.workers': 'lavoratore|lavoratori',
  'term.idle': "lavoratore nell'area risorse|lavoratori nell'area risorse",
  'term.architect': 'architetto|architetti',
  'term.raid': 'valore di razzia',
  'term.famine': 'carestia',
  'term.event': 'evento',
  'term.shadow': "l'ombra",
  'term.resourceArea': "l'area risorse",

  'term.advisor': 'consigliere|consiglieri',
  'term.battle': 'battaglia|battaglie',
  'term.building': 'edificio|edifici',
  'term.colony': 'colonia|colonie',
  'term.goldenAge': "età dell'oro|età dell'oro",
  'term.military': 'militare|militari',
  'term.war': 'guerra|guerre',
  'term.wonder': 'meraviglia|meraviglie',

  'term.china': 'Cina',
  'term.egypt': 'Egitto',
  'term.greece': 'Grecia',
  'term.persia': 'Persia',
  'term.rome': 'Roma',

  'term.phase.setup': 'Preparazione',
  'term.phase.growth': 'Crescita',
  'term.phase.newEvent': 'Nuovo evento',
  'term.phase.action': 'Azioni',
  'term.phase.production': 'Produzione e guerra',
  'term.phase.events': 'Eventi',
  'term.phase.famine': 'Carestia',
  'term.phase.over': 'Fine della partita',
};
