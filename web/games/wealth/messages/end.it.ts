// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** Italian for the end: the sheet and the charts. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { end as english } from './end.en.ts';

export const end: Translation<typeof english> = {
  'sheet.head': 'Da dove vengono i punti',
  'sheet.held': 'Denaro in mano',
  'sheet.sold': 'Cubi venduti',
  'sheet.repaid': 'Cambiali rimborsate, ${costs}',
  'sheet.money': 'Denaro alla fine',
  'sheet.tiles': 'Tessere, {n} ciascuna',
  'sheet.tens': 'Ogni ${n} interi',
  'sheet.notes': 'Cambiali tenute, −{n}',
  'sheet.points': 'Punti',
  'chart.points': 'Punti',
  'chart.points.sub': 'come se ogni turno fosse l’ultimo',
  'chart.prices': 'Prezzi',
  'chart.prices.sub': 'd’acquisto, alla fine di ogni turno',
  'chart.made': 'Produzione',
  'chart.made.sub': 'prodotti di ogni turno',
  'chart.worth': 'Patrimonio',
  'chart.worth.sub': 'denaro, cubi e tessere meno le cambiali',
};
