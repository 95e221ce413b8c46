/** What is written on whole cards and boards in English. A page loads it when somebody looks at one. */
import type { Catalogue } from '../../../../core/messages.ts';
import { advisors } from './advisors.ts';
import { boards } from './boards.ts';
import { faces } from './faces.ts';
import { wonders } from './wonders.ts';

export const cards: Catalogue = { ...advisors, ...wonders, ...boards, ...faces };
