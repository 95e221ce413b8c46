/**
 * All words of the game in English that the service writes. The texts of cards and events are only for pages: they load
 * apart.
 */
import type { Catalogue } from '../../core/messages.ts';
import { answers } from './en/answers.ts';
import { names as cardNames } from './en/cards/names.ts';
import { coach } from './en/coach.ts';
import { names as eventNames } from './en/events/names.ts';
import { log } from './en/log.ts';
import { moreTerms } from './en/moreTerms.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { prompts } from './en/prompts.ts';
import { quick } from './en/quick.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';

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
