/** What is asked, in Italian. */
import type { Catalogue } from '../../../core/messages.ts';

export const prompts: Catalogue = {};
