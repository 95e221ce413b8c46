/** Quick answers: what a link of a notice leads to. */
import { z } from '@hono/zod-openapi';
import { LanguageShape, TableId } from './parts.ts';

export const GiveAnswer = z.strictObject({ token: z.string().max(200) }).openapi('GiveAnswer');

export const AnswerShape = z
  .object({
    /** `open`: it can be given. `done`: it was given. `changed`: its decision is no longer open as it was. */
    status: z.enum(['open', 'done', 'changed']),
    table: z.object({ id: TableId, name: z.string(), game: z.string() }),
    language: LanguageShape,
    /** The question, the situation and the answer, in words. Null and empty unless the answer is open. */
    asked: z.string().nullable(),
    situation: z.array(z.string()),
    label: z.string().nullable(),
    effect: z.string().nullable(),
    /** What happened at the table since the question, in words: the first few lines. */
    events: z.array(z.string()),
  })
  .openapi('Answer');

export type Answer = z.infer<typeof AnswerShape>;
