/** What event cards say, and whom they meet, in English: fetched when one is up. */
import type { Catalogue } from '../../../core/messages.ts';
import { events } from './cardTexts/events.ts';
import { who } from './cardTexts/who.ts';

export const eventTexts: Catalogue = { ...events, ...who };
