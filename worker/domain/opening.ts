/** What a room needs to open a table, and the links it gives back. */
import type { RuleFlags, StateBase } from '../../engine/core/game.ts';
import type { KeyedRequest } from './request.ts';
import type { OpenTable, TableOpened } from './wire/tables.ts';

export interface Opening {
  body: OpenTable;
  request: KeyedRequest | null;
  /** A practice copy begins in this state, and one person holds every seat. */
  copy?: Pick<Copy, 'state' | 'rules' | 'names'>;
}

export type Opened = Omit<TableOpened, 'id'> & {
  /** Only of a practice copy: the token of every seat. */
  tokens?: string[];
};

/** What a practice copy starts from. */
export interface Copy {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  rules: RuleFlags;
  names: string[];
  state: StateBase;
}
