/** What is asked, in Italian. */
import type { Catalogue } from '../../../core/messages.ts';

export const prompts: Catalogue = {
  'prompt.difficulty': 'Scegli la tua difficoltà',
  'prompt.board': 'Scegli la tua nazione',
  'prompt.extraWorker': 'Scegli da dove viene il lavoratore in più',
  'prompt.growth': 'Scegli la tua crescita: un lavoratore, oppure oro, cibo o pietra',
  'prompt.chooseEvent': "Scegli l'evento di questo round",
  'prompt.turn': "È il tuo turno: un'azione, oppure passa",
  'prompt.effect': 'Rispondi a {source}',
  'prompt.shortage': 'Ti {missing|manca|mancano} {missing} {missing|libro|libri}: scegli che cosa cedere al loro posto',
  'prompt.bonus': 'Scegli 5 pietra, 5 oro o 5 libri',
  'prompt.spare': 'Sei sconfitto: scegli che cosa salva la tua stabilità ({spared})',
};
