/** The refusals of this game: a code under `wealth/`, and the id of the rule behind it. */
import type { Refusal } from '../../../core/game.ts';

export const refuse = (code: string, rule: string, params?: Refusal['params']): Refusal =>
  params ? { code: `wealth/${code}`, rule, params } : { code: `wealth/${code}`, rule };
