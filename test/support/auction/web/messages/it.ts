/** Italian for the page of the auction. */
import type { Translation } from '../../../../../engine/core/messages.ts';
import type { page as en } from './en.ts';

export const page: Translation<typeof en> = {
  board: 'Premio',
  log: 'Registro',
  round: 'Turno {n} di {of}',
  prize: 'Un premio da {n}',
  purse: '{n} {n|moneta|monete}, {points} {points|punto|punti}',
  bid: 'Offri {n}',
  paint: 'Dipingi',
  end: 'Finisci il turno',
};
