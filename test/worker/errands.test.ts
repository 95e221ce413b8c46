/** What the operator removes or erases is gone: from every table of the database, and from the memory of the rooms. */
import { getTableColumns, getTableName, is, type SQL } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import {
  erasureOfAddress,
  erasureOfSeat,
  forgetting,
  NO_NAME,
  OF_ADDRESS,
  OF_LETTERS,
  OF_NOBODY,
  OF_TABLE,
  removalOf,
} from '../../worker/db/holdings.ts';
import * as schema from '../../worker/db/schema.ts';
import { database } from '../../worker/db/shards.ts';
import { hashText } from '../../worker/domain/tokens.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { sweep } from '../../worker/sweep.ts';
import { act, ask, openTable, type Play, view } from './client.ts';
import { letters, newAddress, tableWith } from './notices/post.ts';
import { bedFor, bindings } from './room.ts';
import { testOffer } from './worker.ts';

const known = Object.values(schema).filter((one) => is(one, SQLiteTable)) as SQLiteTable[];
const runSweep = () => sweep(bindings, testOffer, Date.now);

/** As the operator's command does it: beside the rooms. */
async function operate(statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await database(bindings.DB).run(statement);
}

/** The names of the database's tables in which some text is. `but`: a table that does not matter. */
async function placesOf(text: string, but?: SQLiteTable): Promise<string[]> {
  const found: string[] = [];
  for (const table of known.filter((one) => one !== but)) {
    const name = getTableName(table);
    const { results } = await bindings.DB.prepare(`select * from ${name}`).all();
    if (JSON.stringify(results).toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

const tableOf = (play: Play) => ask<Table>('GET', `/api/tables/${play.id}`, { token: play.tokens[1] as string });
const say = (play: Play, seat: number, text: string) =>
  ask('POST', `/api/tables/${play.id}/chat`, { token: play.tokens[seat] as string, body: { text } });

test('every table of the database says what it holds of a game table and of an address', () => {
  for (const table of known) {
    const columns = getTableColumns(table) as Record<string, object>;
    const name = getTableName(table);
    const isPart = [OF_TABLE, OF_ADDRESS, OF_LETTERS].some((list) => list.has(table)) || OF_NOBODY.includes(table);
    expect(isPart, `${name} is not in worker/db/holdings.ts`).toBe(true);
    if ('tableId' in columns) expect(OF_TABLE.get(table), name).toBe(columns.tableId);
    const ofAddress = OF_ADDRESS.get(table);
    // Rows of a seat or of an errand are not the address's own: they are changed one by one.
    const isApart = table === schema.seats || table === schema.errands;
    if ('addressHash' in columns && !isApart) expect(ofAddress, name).toBe(columns.addressHash);
    if ('address' in columns) expect(ofAddress, name).toBeDefined();
  }
});

test('a table that was removed is gone, whatever its room had in memory and stored since', async () => {
  // Letters that were sent are in the mailboxes of their readers.
  const play = await tableWith([newAddress(), null]);
  await say(play, 0, 'hello');
  expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
  expect((await placesOf(play.id, schema.mailbox)).length).toBeGreaterThan(6);
  await operate([...removalOf(play.id), forgetting(play.id)]);
  expect(await placesOf(play.id, schema.mailbox)).toEqual(['errands']);
  // A room that still has the table in memory stores what it cannot know to be void.
  await say(play, 1, 'are you there?');
  await runSweep();
  expect(await placesOf(play.id, schema.mailbox)).toEqual([]);
  expect((await tableOf(play)).status).toBe(404);
  expect((await act(play, 1, 1, [{ type: 'bid', coins: 1 }])).status).toBe(404);
  expect(await placesOf(play.id, schema.mailbox)).toEqual([]);
});

test('an address that was erased is in no table, and its owner is at the table without it', async () => {
  const address = newAddress();
  const play = await tableWith([address, newAddress()]);
  const hash = await hashText(address);
  expect((await letters(address)).length).toBeGreaterThan(0);
  expect(await placesOf(hash)).toEqual(expect.arrayContaining(['addresses', 'seats', 'outbox']));
  const before = await view(play, 0);
  await operate(erasureOfAddress(address, hash));
  // The room still knows the hash, and calls for mail with it.
  await act(play, 0, before.version, [{ type: 'bid', coins: 1 }]);
  await runSweep();
  expect(await placesOf(address)).toEqual([]);
  expect(await placesOf(hash)).toEqual([]);
  expect((await view(play, 0)).seat).toBe(0);
  await runSweep();
  expect(await letters(address)).toEqual([]);
});

test('a player who was erased has no name, no words and no notes, and everybody sees that', async () => {
  const play = await openTable(2);
  const token = play.tokens[0] as string;
  await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { name: 'Wilhelmina' } });
  await say(play, 0, 'It is me, Wilhelmina');
  await ask('PUT', `/api/tables/${play.id}/notes`, { token, body: { text: 'Wilhelmina wants coal' } });
  await say(play, 1, 'Fine');
  const before = (await tableOf(play)).headers.get('ETag');
  expect(await placesOf('wilhelmina')).toEqual(['seats', 'chat']);
  await operate(erasureOfSeat(play.id, 0));
  await runSweep();
  expect(await placesOf('wilhelmina')).toEqual([]);
  const table = await tableOf(play);
  expect(table.headers.get('ETag')).not.toBe(before);
  expect(table.json.seats.map(({ name }) => name)).toEqual([NO_NAME, 'Bruno']);
  const chat = await ask<{ lines: { name: string; text: string }[] }>('GET', `/api/tables/${play.id}/chat`, {
    token: play.tokens[1] as string,
  });
  expect(chat.json.lines.map(({ name, text }) => [name, text])).toEqual([
    [NO_NAME, '…'],
    ['Bruno', 'Fine'],
  ]);
  expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
});

test('an errand whose room cannot read its rows stays for the next sweep', async () => {
  const play = await openTable(2);
  await operate(erasureOfSeat(play.id, 0));
  const bed = bedFor(play.id);
  const { record } = bed;
  bed.record = () => Promise.reject(new Error('the database is away'));
  await runSweep();
  expect(await placesOf(play.id)).toContain('errands');
  bed.record = record;
  await runSweep();
  expect(await placesOf(play.id)).not.toContain('errands');
});
