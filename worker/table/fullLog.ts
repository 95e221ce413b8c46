/** How long the log of a game may get: when it is full the room closes the game, and at its very end it stops. */
import { LAST_ENTRY, MOST_ENTRIES } from '../domain/logLength.ts';
import type { RoomData } from './data.ts';

/** Nobody acts any more: the room plays the safe default for everybody until the game is over. */
export const isFull = (version: number): boolean => version >= MOST_ENTRIES;

/** Even that did not end the game. The rules rule it out but for games set up before they had an end for a standstill. */
export const isStopped = ({ table, version }: Pick<RoomData, 'table' | 'version'>): boolean =>
  table.status === 'playing' && version >= LAST_ENTRY;
