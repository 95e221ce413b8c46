/**
 * All words of the game in Italian that the service writes. The texts of cards and events are only for pages: they load
 * apart.
 */
import type { Catalogue } from '../../core/messages.ts';
import { answers } from './it/answers.ts';
import { names as cardNames } from './it/cards/names.ts';
import { coach } from './it/coach.ts';
import { names as eventNames } from './it/events/names.ts';
import { log } from './it/log.ts';
import { moreTerms } from './it/moreTerms.ts';
import { options } from './it/options.ts';
import { orders } from './it/orders.ts';
import { prompts } from './it/prompts.ts';
import { quick } from './it/quick.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';

export const catalogue: Catalogue = {
  ...cardNames,
  ...eventNames,
  ...terms,
  ...moreTerms,
  ...options,
  ...answers,
  ...prompts,
  ...refusals,
  ...log,
  ...orders,
  ...coach,
  ...quick,
};
