/** English for the solo game. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const solo = {
  'solo.you': 'You, if it ended now',
  'solo.earlier': 'You, {name}',
  'solo.tile': 'The shadow, this round',
  'solo.rolls': 'Rolls of this round',
  'solo.noRoll': 'none yet',
  'solo.why':
    'A die is rolled after each action except deploying on a building: 1 to {columns} clears that column, more strengthens the shadow. The tiles are our own design.',
  'solo.fame': 'Hall of fame',
  'solo.on.5': 'on a five',
  'solo.on.6': 'on a six',
  'solo.now': 'You, this game',
  'solo.rolled.clear': '{die}: its cards are cleared.',
  'solo.rolled.shadow': '{die}: the shadow grows.',
  'solo.rolled.war': '{card} was among them: the shadow buys it at strength {n}.',
  'solo.face.1': 'A one',
  'solo.face.2': 'A two',
  'solo.face.3': 'A three',
  'solo.face.4': 'A four',
  'solo.face.5': 'A five',
  'solo.face.6': 'A six',
} satisfies Catalogue;
