/** All that is written on the faces of cards, events and boards, in English; apart from the log, for pages that draw them. */
import type { Catalogue } from '../../../core/messages.ts';
import { advisors } from './cardTexts/advisors.ts';
import { boards } from './cardTexts/boards.ts';
import { events } from './cardTexts/events.ts';
import { faces } from './cardTexts/faces.ts';
import { wonders } from './cardTexts/wonders.ts';

export const cardTexts: Catalogue = { ...advisors, ...wonders, ...events, ...boards, ...faces };
