/** How hard a nation has it, in English: said in the form a table is opened with, and at the table. */
import type { Catalogue } from '../../../core/messages.ts';

export const difficulties: Catalogue = {
  'option.difficulty.chieftain': 'Chieftain',
  'option.difficulty.prince': 'Prince',
  'option.difficulty.king': 'King',
  'option.difficulty.emperor': 'Emperor',
  'option.difficulty.each': 'Each player chooses',
};
