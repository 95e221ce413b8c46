/** What the form for a new table holds: one value, and what each change makes of it. */
import type { Level } from '../../../engine/core/computer.ts';
import type { GameOffer } from '../../../worker/domain/wire/games.ts';
import type { Chosen } from './options.ts';

/** Where a table does not say how many days there are. */
export const USUAL_AWAY = 7;

export interface Form {
  game: string;
  players: number;
  computers: number;
  /** How well they play. */
  level: Level;
  chosen: Chosen;
  /** The time for a decision in hours. Zero means no limit. */
  hours: number;
  late: 'default' | 'wait';
  /** How many days of the game each player may be away. */
  awayDays: number;
  name: string;
  me: string;
  mail: string;
}

/** Another game has other options and other numbers of players, and at least one player is a person. */
export function changed(form: Form, change: Partial<Form>, seats: (game: string) => GameOffer['seats']): Form {
  const next = { ...form, ...change };
  const { min, max } = seats(next.game);
  const players = Math.min(Math.max(next.players, min), max);
  return {
    ...next,
    players,
    computers: Math.min(next.computers, players - 1),
    chosen: next.game === form.game ? next.chosen : {},
  };
}
