/** Whether the log of a game is full, and whether it has reached its last entry. */
import { LAST_ENTRY, MOST_ENTRIES } from '../domain/logLength.ts';
import type { TableData } from './data.ts';

/** Nobody may act any more: the room plays the safe default for everybody until the game is over. */
export const isFull = (version: number): boolean => version >= MOST_ENTRIES;

/** Even closing did not end the game. Only games set up before the rules had an end for a standstill can get here. */
export const isStopped = ({ table, version }: Pick<TableData, 'table' | 'version'>): boolean =>
  table.status === 'playing' && version >= LAST_ENTRY;
