/** What a table page shows from the start in Italian. Refusals load with the first one; the service writes the log. */
import type { Catalogue } from '../../../core/messages.ts';
import { names } from './cards/names.ts';
import { shorts } from './cards/shorts.ts';
import { difficulties } from './difficulties.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';

export const table: Catalogue = { ...names, ...terms, ...difficulties, ...prompts, ...shorts };
