/** What a player must decide in Italian. */
import type { Translation } from '../../../core/messages.ts';
import type { prompts as english } from '../en/prompts.ts';

export const prompts: Translation<typeof english> = {
  'prompt.difficulty': 'Scegli la tua difficoltà',
  'prompt.board': 'Scegli la tua nazione',
  'prompt.extraWorker': 'Scegli da dove viene il lavoratore in più',
  'prompt.growth': 'Scegli la tua crescita: un lavoratore, oppure oro, cibo o pietra',
  'prompt.chooseEvent': "Scegli l'evento di questo round",
  'prompt.turn': "È il tuo turno: un'azione, oppure passa",
  'prompt.effect': 'Fai la tua scelta per {source}',
  'prompt.shortage': 'Ti {missing|manca|mancano} {missing} {missing|libro|libri}: scegli che cosa cedere al loro posto',
  'prompt.bonus': 'Scegli pietra, oro o libri',
  'prompt.spare': 'Sei sconfitto: scegli che cosa salva la tua stabilità ({spared})',
};
