/** Refusals of this game: a code under `wealth/`, and the rule it rests on. */
import type { Refusal } from '../../../core/game.ts';

export const refuse = (code: string, rule: string, params?: Refusal['params']): Refusal =>
  params ? { code: `wealth/${code}`, rule, params } : { code: `wealth/${code}`, rule };
