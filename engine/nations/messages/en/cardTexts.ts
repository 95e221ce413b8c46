/** All that is written on the faces of cards, events and boards, in English; apart from the log, for pages that draw them. */
import type { Catalogue } from '../../../core/messages.ts';
import { shorts } from './cardTexts/shorts.ts';
import { eventTexts } from './eventTexts.ts';
import { wholeTexts } from './wholeTexts.ts';

export const cardTexts: Catalogue = { ...shorts, ...eventTexts, ...wholeTexts };
