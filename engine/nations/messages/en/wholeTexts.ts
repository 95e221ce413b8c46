/** What is written on whole cards and boards, in English: fetched when one is looked at. */
import type { Catalogue } from '../../../core/messages.ts';
import { advisors } from './cardTexts/advisors.ts';
import { boards } from './cardTexts/boards.ts';
import { faces } from './cardTexts/faces.ts';
import { wonders } from './cardTexts/wonders.ts';

export const wholeTexts: Catalogue = { ...advisors, ...wonders, ...boards, ...faces };
