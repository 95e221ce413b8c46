/** All words of the game in Italian but the texts on card faces, which pages load apart (it/cardTexts.ts). */
import type { Catalogue } from '../../core/messages.ts';
import { answers } from './it/answers.ts';
import { cardNames } from './it/cardNames.ts';
import { eventNames } from './it/eventNames.ts';
import { log } from './it/log.ts';
import { moreTerms } from './it/moreTerms.ts';
import { options } from './it/options.ts';
import { prompts } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';

export const catalogue: Catalogue = {
  ...cardNames,
  ...eventNames,
  ...terms,
  ...moreTerms,
  ...options,
  ...answers,
  ...prompts,
  ...refusals,
  ...log,
};
