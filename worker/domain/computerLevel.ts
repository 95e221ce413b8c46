/**
 * How `seats.autopilot` stores who plays a seat: 0 for its player, else the level of the computer that plays it. The column
 * held a boolean before there were levels, so 1 is the usual level. A computer's own seat may hold 0 from that time.
 */
import type { Level } from '../../engine/core/computer.ts';

export const NO_COMPUTER = 0;

const CODES: Readonly<Record<Level, number>> = { normal: 1, easy: 2, hard: 3 };
export const USUAL_LEVEL: Level = 'normal';

export const levelCode = (level: Level = USUAL_LEVEL): number => CODES[level];

export const levelOf = (code: number): Level =>
  code === CODES.easy ? 'easy' : code === CODES.hard ? 'hard' : USUAL_LEVEL;
