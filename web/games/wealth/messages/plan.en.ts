// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** English for the plan. */
import type { Catalogue } from '../../../../engine/core/messages.ts';

export const plan = {
  planTitle: 'Your plan',
  planOnly: 'seen by you alone',
  planHelp: 'Choose what you want to build, then tap where.',
  planCosts: 'Costs',
  planLacks: 'Missing',
  planPrice: 'for ${price}, {n} {n|action|actions}',
  planPriceShort: '(${price} today)',
  planAllThere: 'You have it all',
  planKeep: 'Keep the plan',
  planBuy: 'Buy what is missing',
  planOrders: 'Make orders of it',
  planDrop: 'Discard the plan',
  planEdit: 'Change the plan',
  planRunAll: 'Fuel for all',
  planOne: 'Plan: {first}',
  planMore: 'Plan: {first} and {n} more',
  aRound: 'a round',
} satisfies Catalogue;
