// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** English for the end: the sheet and the charts. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const end = {
  'sheet.head': 'How the points were scored',
  'sheet.held': 'Money held',
  'sheet.sold': 'Cubes sold',
  'sheet.repaid': 'Notes repaid, ${costs}',
  'sheet.money': 'Money at the end',
  'sheet.tiles': 'Tiles, {n} each',
  'sheet.tens': 'Every full ${n}',
  'sheet.notes': 'Notes kept, −{n}',
  'sheet.points': 'Points',
  'chart.points': 'Points',
  'chart.points.sub': 'as if each round had been the last',
  'chart.prices': 'Prices',
  'chart.prices.sub': 'to buy, at the end of each round',
  'chart.made': 'Production',
  'chart.made.sub': 'products made in each round',
  'chart.worth': 'Net worth',
  'chart.worth.sub': 'money, cubes and tiles less notes',
} satisfies Catalogue;
