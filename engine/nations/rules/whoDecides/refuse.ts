/** The refusals of this game: a code under `nations/`, and the id of the rule behind it. */
import type { Refusal } from '../../../core/game.ts';

export const refuse = (code: string, rule: string, params?: Refusal['params']): Refusal =>
  params ? { code: `nations/${code}`, rule, params } : { code: `nations/${code}`, rule };

/** An action may name only what it is asked for (N21.1): a player who names more has another move in mind. */
export const superfluous = (): Refusal => refuse('superfluous', 'N21.1');
