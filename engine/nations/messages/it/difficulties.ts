/** How hard a nation has it, in Italian: said in the form a table is opened with, and at the table. */
import type { Catalogue } from '../../../core/messages.ts';

export const difficulties: Catalogue = {
  'option.difficulty.chieftain': 'Capo tribù',
  'option.difficulty.prince': 'Principe',
  'option.difficulty.king': 'Re',
  'option.difficulty.emperor': 'Imperatore',
  'option.difficulty.each': 'Sceglie ogni giocatore',
};
