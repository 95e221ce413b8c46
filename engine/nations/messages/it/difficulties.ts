/** The difficulties in Italian: the form for a new table and the table itself show them. */
import type { Translation } from '../../../core/messages.ts';
import type { difficulties as english } from '../en/difficulties.ts';

export const difficulties: Translation<typeof english> = {
  'option.difficulty.chieftain': 'Capo tribù',
  'option.difficulty.prince': 'Principe',
  'option.difficulty.king': 'Re',
  'option.difficulty.emperor': 'Imperatore',
  'option.difficulty.each': 'Sceglie ogni giocatore',
};
