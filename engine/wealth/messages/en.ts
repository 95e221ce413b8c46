/** Wealth of Nations in English. Keys: log, prompt, refuse, option, term; templates as in core/messages.ts. */
import { log } from './en/log.ts';
import { options } from './en/options.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';

export const catalogue = { ...terms, ...log, ...refusals, ...options };
