/** A log is limited. The room closes a game whose log is full, and a room whose game does not end stops. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, expect, test, vi } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { type ExportedGame, verify } from '../../engine/core/verify.ts';
import { LAST_ENTRY, MOST_ENTRIES } from '../../worker/domain/logLength.ts';
import { type Exported, ExportShape, type Log } from '../../worker/domain/wire/history.ts';
import { MOST_ACTIONS } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { auction } from '../support/auction/engine/index.ts';
import { act, ask, openTable, type Play } from './client.ts';
import { bindings, evict, inRoom, sleep, storedEntries, stubOf } from './room.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SHOUT = { type: 'shout' };

/** As though the first player had shouted so many times: a shout is an entry that leaves the state as it is. */
async function fill(play: Play, entries: number): Promise<void> {
  const { DB } = bindings;
  await DB.batch([
    DB.prepare(
      `insert into actions (table_id, seq, at, seat, actor, action, events, undoable, hash)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       select table_id, i, at, 0, 'player', ?3, ?4, 1, hash from n, actions where table_id = ?1 and seq = 0`,
    ).bind(play.id, entries, JSON.stringify(SHOUT), JSON.stringify([{ type: 'shouted', seat: 0 }])),
    DB.prepare('update games set version = ? where table_id = ?').bind(entries, play.id),
    DB.prepare(
      'insert into snapshots (table_id, version, state) select table_id, version, state from games where table_id = ?',
    ).bind(play.id),
  ]);
  await evict(play.id);
}

const tableOf = async (play: Play): Promise<Table> =>
  (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;

/** The room plays by itself until the game is over or it has stopped. */
async function playedOut(play: Play): Promise<Table> {
  for (let n = 0; n < 500; n++) {
    const table = await tableOf(play);
    if (table.status === 'finished' || table.stopped) return table;
    await sleep(10);
  }
  throw new Error('the room neither ends the game nor stops');
}

const codeOf = ({ status, json }: { status: number; json: { error?: { code: string } } }) => [status, json.error?.code];

test.each([
  ['actions', { actions: [SHOUT] }],
  ['actions', { actions: [{ type: 'bid', coins: 1 }] }],
  ['undo', { to: MOST_ENTRIES - 1 }],
])('a full log refuses %s %j, and the room closes the game with the safe default', async (path, more) => {
  const bot = vi.spyOn(auction, 'bot');
  const play = await openTable(2, { options: { rounds: 12 } });
  await bindings.DB.prepare('update seats set autopilot = 1 where table_id = ? and seat = 1').bind(play.id).run();
  await fill(play, MOST_ENTRIES);
  const refused = await ask<{ error: { code: string } }>('POST', `/api/tables/${play.id}/${path}`, {
    token: play.tokens[0] as string,
    key: 'one-more',
    body: { expected: MOST_ENTRIES, ...more },
  });
  expect(codeOf(refused)).toEqual([422, 'service/too-long']);
  const { status, version, stopped } = await playedOut(play);
  expect([status, stopped]).toEqual(['finished', false]);
  expect(version).toBeLessThan(LAST_ENTRY);
  const log = `/api/tables/${play.id}/log?from=${MOST_ENTRIES + 1}`;
  const { events } = (await ask<Log>('GET', log, { token: play.watch })).json;
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['closing']));
  // The computer player no longer plays either.
  expect(bot).not.toHaveBeenCalled();
});

test('the file of a game whose log was full is exported, verified and imported', async () => {
  const play = await openTable(1, { options: { rounds: 40 } });
  await fill(play, MOST_ENTRIES - 1);
  // The last request may exceed the limit with all of its actions but one.
  const last = await act(play, 0, MOST_ENTRIES - 1, Array(MOST_ACTIONS).fill(SHOUT));
  expect(last.json.version).toBe(MOST_ENTRIES + MOST_ACTIONS - 1);
  const { status, version } = await playedOut(play);
  expect(status).toBe('finished');
  expect(version).toBe((await storedEntries(play.id)).length);
  const { json: file } = await ask<Exported>('GET', `/api/tables/${play.id}/export`, { token: play.watch });
  expect(ExportShape.safeParse(file).success).toBe(true);
  expect(file.log).toHaveLength(version);
  expect(verify(auction, file as unknown as ExportedGame, keyedChance(hexToBytes(file.seed as string)))).toBeNull();
  const copied = await ask('POST', '/api/import', { body: { table: file, version: version - 1 } });
  expect(copied.status).toBe(201);
});

test('a room whose game does not end stops at the last entry, says so once, and sleeps', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports = () => said.mock.calls.filter(([line]) => String(line).includes('its room stops')).length;
  // The fallback of this game needs two entries per round, which is more than the log keeps for it.
  const play = await openTable(1, { options: { rounds: 500 } });
  await fill(play, MOST_ENTRIES);
  await stubOf(play.id).wake();
  const table = await playedOut(play);
  expect(table).toMatchObject({ status: 'playing', stopped: true, version: LAST_ENTRY });
  await stubOf(play.id).wake();
  expect(reports()).toBe(1);
  expect((await storedEntries(play.id)).length).toBe(LAST_ENTRY);
  expect(await inRoom(play.id, (_room, ctx) => ctx.storage.getAlarm())).toBeNull();
  const wakeAt = await bindings.DB.prepare('select wake_at from awaited where table_id = ?')
    .bind(play.id)
    .first('wake_at');
  expect(wakeAt).toBeNull();
  expect(codeOf(await act(play, 0, LAST_ENTRY, [SHOUT]))).toEqual([422, 'service/stopped']);
  // Everything that is there can still be read and exported.
  expect((await ask('GET', `/api/tables/${play.id}/export`, { token: play.watch })).status).toBe(200);
});
