/** What small faces and the events of the round say, in English: a table shows it from the start. */
import type { Catalogue } from '../../../core/messages.ts';
import { events } from './cardTexts/events.ts';
import { shorts } from './cardTexts/shorts.ts';
import { who } from './cardTexts/who.ts';

export const smallTexts: Catalogue = { ...shorts, ...events, ...who };
