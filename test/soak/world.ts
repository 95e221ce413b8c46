/** The players of the soak and their tables. */
import { tableOf as nationsTable } from '../properties/nationsTables.ts';
import { tableOf as wealthTable } from '../properties/wealthTables.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The clocks in Europe go forward ten days later. */
export const START = Date.UTC(2026, 2, 19, 9);

export interface Person {
  name: string;
  /** Null if the player gave no address. */
  address: string | null;
  confirms: boolean;
  language: 'en' | 'it';
  timeZone: string;
  quiet: { from: number; to: number } | null;
  mailSettings: { mode: 'each' | 'digest' | 'reminders' | 'off'; delay: number; digestHour: number };
  /** The average number of hours until an answer. */
  thinks: number;
  /** The first and the last day away. */
  away: [number, number] | null;
}

export interface TableWish {
  game: string;
  seats: number;
  options: object;
  pace: { perDecision: number | null; late: 'wait' | 'default' };
  /** By seat from 0 on. The other seats are computer players. */
  people: number[];
}

const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const ZONES = ['Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'UTC', 'Australia/Sydney'];
const QUIETS = [null, { from: 22 * 60, to: 7 * 60 }, { from: 23 * 60 + 30, to: 8 * 60 }, { from: 60, to: 9 * 60 }];
const MODES = ['each', 'digest', 'each', 'reminders', 'each', 'digest', 'off'] as const;
const PACES = [
  { perDecision: 8 * HOUR, late: 'default' },
  { perDecision: 24 * HOUR, late: 'wait' },
  { perDecision: null, late: 'wait' },
  { perDecision: 16 * HOUR, late: 'default' },
  { perDecision: 3 * DAY, late: 'wait' },
] as const;

export function peopleOf(below: (n: number) => number): Person[] {
  return Array.from({ length: 16 }, (_, n) => ({
    name: `Player ${String.fromCharCode(65 + n)}`,
    address: n % 8 === 7 ? null : `player${n}@mail.example`,
    confirms: n % 8 !== 6,
    language: n % 3 === 2 ? 'it' : 'en',
    timeZone: of(ZONES, n),
    quiet: of(QUIETS, n),
    mailSettings: { mode: of(MODES, n), delay: of([5, 0, 30, 90], n), digestHour: of([8, 19, 13], n) },
    thinks: of([4, 8, 12, 20], below(4)),
    away: n % 4 === 1 ? [4 + below(8), 13 + below(8)] : null,
  }));
}

export function tablesOf(count: number, people: number, below: (n: number) => number): TableWish[] {
  return Array.from({ length: count }, (_, n) => {
    const kind = Math.floor(n / 2);
    // These tables come from the property tests. They include solo, sealed choices, War Clouds and hidden money.
    const { seats, options } =
      n % 2 === 0 ? nationsTable(of([3, 5, 2, 10, 1, 13, 4, 15, 17, 8], kind)) : wealthTable(kind);
    const first = below(people);
    const persons = Math.min(seats, 1 + (kind % 3));
    return {
      game: n % 2 === 0 ? 'nations' : 'wealth-of-nations',
      seats,
      options,
      pace: of(PACES, n + kind),
      people: Array.from({ length: persons }, (__, seat) => (first + seat * 5) % people),
    };
  });
}
