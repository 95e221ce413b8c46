import type { Message } from './messages.ts';

/** Why something is not allowed. A value, never an exception. `rule` is an id of the game's RULES.md. */
export interface Refusal {
  code: string;
  rule: string;
  params?: Message['params'];
}
