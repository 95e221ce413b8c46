/** What is asked, in English. */
import type { Catalogue } from '../../../core/messages.ts';

export const prompts: Catalogue = {};
