import type { Refusal } from '../core/game.ts';
import type { Message } from '../core/messages.ts';

export function refuse(code: string, rule: string, params?: Message['params']): Refusal {
  return params ? { code: `nations/${code}`, rule, params } : { code: `nations/${code}`, rule };
}

/** An action may name only what its question asks for (N21.1): a player who names more has another move in mind. */
export const superfluous = (): Refusal => refuse('superfluous', 'N21.1');
