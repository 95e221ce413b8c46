/** What a table page says from the start, in English. Refusals come when there is one, the log comes in words. */
import type { Catalogue } from '../../../core/messages.ts';
import { cardNames } from './cardNames.ts';
import { shorts } from './cardTexts/shorts.ts';
import { difficulties } from './difficulties.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const table: Catalogue = { ...cardNames, ...terms, ...difficulties, ...prompts, ...shorts };
