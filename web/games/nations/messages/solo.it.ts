/** Italian for the solo game. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { solo as english } from './solo.en.ts';

export const solo: Translation<typeof english> = {
  'solo.you': 'Tu, se finisse ora',
  'solo.earlier': 'Tu, {name}',
  'solo.tile': 'L’ombra, in questo round',
  'solo.rolls': 'Tiri di questo round',
  'solo.noRoll': 'ancora nessuno',
  'solo.why':
    'Si tira un dado dopo ogni azione tranne assegnare a un edificio: da 1 a {columns} sgombra quella colonna, di più rafforza l’ombra. Le tessere sono di nostra invenzione.',
  'solo.fame': 'Albo d’oro',
  'solo.on.5': 'con un cinque',
  'solo.on.6': 'con un sei',
  'solo.now': 'Tu, questa partita',
  'solo.rolled.clear': '{die}: le sue carte sono sgombrate.',
  'solo.rolled.shadow': '{die}: l’ombra cresce.',
  'solo.rolled.war': 'C’era {card}: l’ombra la compra con forza {n}.',
  'solo.face.1': 'Un uno',
  'solo.face.2': 'Un due',
  'solo.face.3': 'Un tre',
  'solo.face.4': 'Un quattro',
  'solo.face.5': 'Un cinque',
  'solo.face.6': 'Un sei',
};
