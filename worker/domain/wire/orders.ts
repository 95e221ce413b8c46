/** Orders: what a player wants to do on the next turns. */
import { z } from '@hono/zod-openapi';
import { MOST_ORDERS } from '../../../engine/core/orders.ts';
import { MessageShape, Version } from './parts.ts';

const TaskShape = z.looseObject({ type: z.string().max(64) }).openapi('Task', {
  description: 'What to do: an action, or a goal of the game that leads to several actions. RULES.md lists the tasks.',
});
const Simple = z.enum(['ask', 'skip']);

export const OrderShape = z
  .object({ task: TaskShape, else: z.union([Simple, z.object({ task: TaskShape, else: Simple })]) })
  .openapi('Order', {
    description:
      '`else` says what happens if the task is not possible: `ask` stops the list, `skip` goes on with the next.',
  });

export const OrdersShape = z
  .object({
    orders: z.array(OrderShape),
    words: z
      .array(MessageShape)
      .openapi({ description: 'The same in words of the catalogue of the game, in the same order.' }),
    stopped: MessageShape.nullable().openapi({ description: 'Why the list has stopped; null while it goes on.' }),
  })
  .openapi('Orders', {
    description: 'What is left of the orders of a seat. Only the seat itself sees it, and only its log says `orders`.',
  });

/** What it means is for the game to say, so the orders themselves are read by the game. */
export const GivenOrders = z.array(z.unknown()).max(MOST_ORDERS);
export const GiveOrders = z.strictObject({ expected: Version, orders: GivenOrders }).openapi('GiveOrders', {
  description:
    'Each order is carried out as soon as the seat is awaited and the order is for this moment, as an action like any ' +
    'other. Orders for a version that is no longer the present one are refused with 409 and the present version: the ' +
    'log from `expected` + 1 on says what has changed. An empty list is accepted at any version.',
});
export const OrdersGiven = z.object({ version: Version, orders: OrdersShape }).openapi('OrdersGiven');

export type Orders = z.infer<typeof OrdersShape>;
export type GiveOrders = z.infer<typeof GiveOrders>;
export type OrdersGiven = z.infer<typeof OrdersGiven>;
