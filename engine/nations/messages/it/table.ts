/** What a table page says from the start, in Italian. Refusals come when there is one, the log comes in words. */
import type { Catalogue } from '../../../core/messages.ts';
import { answers } from './answers.ts';
import { cardNames } from './cardNames.ts';
import { difficulties } from './difficulties.ts';
import { prompts } from './prompts.ts';
import { smallTexts } from './smallTexts.ts';
import { terms } from './terms.ts';

export const table: Catalogue = { ...cardNames, ...terms, ...difficulties, ...answers, ...prompts, ...smallTexts };
