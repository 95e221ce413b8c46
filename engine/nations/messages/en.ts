/** All words of the game in English but the texts on card faces, which pages load apart (en/cardTexts.ts). */
import type { Catalogue } from '../../core/messages.ts';
import { answers } from './en/answers.ts';
import { cardNames } from './en/cardNames.ts';
import { eventNames } from './en/eventNames.ts';
import { log } from './en/log.ts';
import { moreTerms } from './en/moreTerms.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';

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
