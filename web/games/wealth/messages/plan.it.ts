// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** Italian for the plan. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { plan as english } from './plan.en.ts';

export const plan: Translation<typeof english> = {
  planTitle: 'Il tuo piano',
  planOnly: 'lo vedi solo tu',
  planHelp: 'Scegli cosa vuoi costruire, poi tocca dove.',
  planCosts: 'Costa',
  planLacks: 'Manca',
  planPrice: 'per ${price}, {n} {n|azione|azioni}',
  planPriceShort: '(oggi ${price})',
  planAllThere: 'Hai tutto',
  planKeep: 'Tieni il piano',
  planBuy: 'Compra ciò che manca',
  planOrders: 'Fanne ordini',
  planDrop: 'Elimina il piano',
  planEdit: 'Cambia il piano',
  planRunAll: 'Per alimentare tutto',
  planOne: 'Piano: {first}',
  planMore: 'Piano: {first} e altri {n}',
  aRound: 'a turno',
};
