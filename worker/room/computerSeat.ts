/** A seat that a computer player takes. */
import type { Level } from '../../engine/core/computer.ts';
import { levelCode } from '../domain/computerLevel.ts';

/**
 * Names of navigation stars: short, and no two with the same initial, so that nobody mixes up the computers at a table.
 */
const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Spica', 'Altair', 'Castor', 'Polaris', 'Hadar', 'Izar'];

const computerName = (seat: number): string => STARS[seat] ?? `Computer ${seat + 1}`;

export const computerSeat = (seat: number, level?: Level) =>
  ({ kind: 'computer', name: computerName(seat), autopilot: levelCode(level) }) as const;
