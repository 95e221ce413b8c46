import { describe, expect, it } from 'vitest';
import { changed } from '../../web/pages/open/form.ts';

const SEATS: Record<string, { min: number; max: number }> = { small: { min: 1, max: 3 }, large: { min: 2, max: 6 } };
const FORM = {
  game: 'large',
  players: 5,
  computers: 4,
  level: 'normal',
  chosen: { war: true },
  hours: 48,
  late: 'default',
  awayDays: 7,
  name: 'Harbour',
  me: 'Cleo',
  mail: '',
} as const;
const after = (change: Parameters<typeof changed>[1], form = FORM) =>
  changed(form, change, (game) => SEATS[game] ?? { min: 1, max: 1 });

describe('the form for a new table', () => {
  it('keeps what a change does not concern', () => {
    expect(after({ name: 'Granary' })).toEqual({ ...FORM, name: 'Granary' });
  });

  it('drops the options of another game, and fits its numbers of players', () => {
    expect(after({ game: 'small' })).toEqual({ ...FORM, game: 'small', chosen: {}, players: 3, computers: 2 });
  });

  it('leaves one seat for a person', () => {
    expect(after({ players: 3 })).toEqual({ ...FORM, players: 3, computers: 2 });
    expect(after({ players: 6 })).toEqual({ ...FORM, players: 6 });
  });
});
