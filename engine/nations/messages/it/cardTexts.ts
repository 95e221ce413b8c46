/** All that is written on the faces of cards, events and boards, in Italian; apart from the log, for pages that draw them. */
import type { Catalogue } from '../../../core/messages.ts';
import { smallTexts } from './smallTexts.ts';
import { wholeTexts } from './wholeTexts.ts';

export const cardTexts: Catalogue = { ...smallTexts, ...wholeTexts };
