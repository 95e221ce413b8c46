import { expect, test } from 'vitest';
import type { View } from '../../worker/domain/wire/play.ts';
import { act, ask, openTable, view } from './client.ts';

test('a table is opened, claimed, started and played a step', async () => {
  const play = await openTable(3);
  const first = await view(play, 0);
  expect(first).toMatchObject({ version: 0, status: 'playing', seat: 0, game: 'test-auction' });
  expect(first.awaiting.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const done = await act(play, 0, 0, [{ type: 'bid', coins: 4 }]);
  expect(done.status).toBe(200);
  expect(done.json.version).toBe(1);
  expect((await view(play, 1)).state).toMatchObject({ players: [{ bid: -1 }, { bid: null }, { bid: null }] });
  expect((await view(play, 0)).state).toMatchObject({ players: [{ bid: 4 }, { bid: null }, { bid: null }] });
  const watched = await ask<View>('GET', `/api/tables/${play.id}/view`, { token: play.watch });
  expect(watched.json).toMatchObject({ seat: null, choices: [] });
});
