/** The difficulties in English: the form for a new table and the table itself show them. */
import type { Catalogue } from '../../../core/messages.ts';

export const difficulties = {
  'option.difficulty.chieftain': 'Chieftain',
  'option.difficulty.prince': 'Prince',
  'option.difficulty.king': 'King',
  'option.difficulty.emperor': 'Emperor',
  'option.difficulty.each': 'Each player chooses',
} satisfies Catalogue;
