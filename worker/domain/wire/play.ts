/** Play: look at the game, act, undo. */
import { z } from '@hono/zod-openapi';
import { GivenOrders } from './orders.ts';
import { MessageShape, ResultShape, SeatNumber, Version } from './parts.ts';

const RefusalShape = z.object({
  code: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** An action of the game. `type` says which one. `choices` says which actions are legal now. */
export const ActionShape = z.looseObject({ type: z.string().max(64) }).openapi('Action');

const FieldShape = z.discriminatedUnion('type', [
  z.object({ name: z.string(), type: z.literal('int'), min: z.int(), max: z.int() }),
  z.object({ name: z.string(), type: z.literal('oneOf'), values: z.array(z.unknown()) }),
  z.object({ name: z.string(), type: z.literal('subset'), values: z.array(z.unknown()), min: z.int(), max: z.int() }),
]);

const ChoiceShape = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), action: ActionShape, preview: z.record(z.string(), z.unknown()).optional() }),
    z.object({
      kind: z.literal('family'),
      template: ActionShape,
      fields: z.array(FieldShape),
      partial: z.literal(true).optional(),
    }),
    z.object({ kind: z.literal('blocked'), template: ActionShape, why: RefusalShape }),
  ])
  .openapi('Choice', {
    description:
      '`one`: send the action as it is. `family`: put one value per field into the template (a name may be a path: ' +
      '`give.food`). `blocked`: the action is not possible now, and `why` says why.',
  });

export const ViewShape = z
  .object({
    version: Version,
    status: z.enum(['open', 'playing', 'finished']),
    game: z.string(),
    /** The seat of the token in use, or null for somebody who only looks on. */
    seat: SeatNumber.nullable(),
    awaiting: z.array(z.object({ seat: SeatNumber, prompt: MessageShape })),
    /** Null while the table is open. */
    state: z.record(z.string(), z.unknown()).nullable(),
    choices: z.array(ChoiceShape),
    /** The lowest version this seat may go back to with undo; null when there is nothing to undo. */
    undoTo: Version.nullable(),
    result: ResultShape.optional(),
  })
  .openapi('View');

/** The most actions of one request. */
export const MOST_ACTIONS = 20;
export const Act = z
  .strictObject({
    expected: Version,
    actions: z.array(ActionShape).min(1).max(MOST_ACTIONS),
    orders: GivenOrders.optional().openapi({
      description:
        'What to do on the next turns, after these actions. It replaces all orders of the seat. Where absent, the ' +
        'orders stay as they are.',
    }),
  })
  .openapi('Act');
export const Undo = z.strictObject({ expected: Version, to: Version }).openapi('Undo', {
  description:
    'It withdraws the orders that came with the actions it takes back, and no others. Orders that would then be carried ' +
    'out at once stop with `order.undone`.',
});
export const Acted = z.object({ version: Version, view: ViewShape }).openapi('Acted');

export type View = z.infer<typeof ViewShape>;
export type Act = z.infer<typeof Act>;
export type Undo = z.infer<typeof Undo>;
export type Acted = z.infer<typeof Acted>;
