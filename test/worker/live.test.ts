/** The live feed: version numbers, presence and hibernation. */
import { expect, test, vi } from 'vitest';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { act, ask, fetchRaw, openTable, type Play, view } from './client.ts';
import { aroundBatch, inRoom, sleep } from './room.ts';

async function connect(play: Play, token: string): Promise<{ socket: WebSocket; next(): Promise<string> }> {
  const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${token}` };
  const answer = await fetchRaw(`/api/tables/${play.id}/live`, { headers });
  expect(answer.status).toBe(101);
  expect(answer.headers.get('Sec-WebSocket-Protocol')).toBe('commonwealth');
  const socket = answer.webSocket as WebSocket;
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const waiter = waiting.shift();
    if (waiter) waiter(data as string);
    else heard.push(data as string);
  });
  socket.accept();
  const next = async () => heard.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
  return { socket, next };
}

const tableOf = async (play: Play) => (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;

test('a socket hears the version at once and after each commit, and nothing else', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.tokens[0] as string);
  const watcher = await connect(play, play.watch);
  expect(await next()).toBe('{"v":0}');
  expect(await watcher.next()).toBe('{"v":0}');
  await act(play, 1, 0, [{ type: 'bid', coins: 3 }]);
  expect(await next()).toBe('{"v":1}');
  expect(await watcher.next()).toBe('{"v":1}');
  await ask('POST', `/api/tables/${play.id}/chat`, { token: play.tokens[1] as string, body: { text: 'hello' } });
  expect(await next()).toBe('{"v":1}');
  socket.send('ping');
  expect(await next()).toBe('pong');
  socket.close();
  watcher.socket.close();
});

test('a socket hears of a change that was stored although the record gave no answer', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.tokens[1] as string);
  aroundBatch(play.id, async (run) => {
    await run();
    throw new Error('D1_ERROR: connection lost');
  });
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await act(play, 0, 0, [{ type: 'bid', coins: 3 }])).status).toBe(503);
  quiet.mockRestore();
  socket.send('ping');
  const heard = [];
  for (let text = await next(); text !== 'pong'; text = await next()) heard.push(text);
  expect(heard).toEqual(['{"v":0}', '{"v":1}']);
  socket.close();
});

test('who has a socket open and pings is looking; a wrong token opens none', async () => {
  const play = await openTable(2);
  expect((await tableOf(play)).seats.map(({ looking }) => looking)).toEqual([false, false]);
  const { socket, next } = await connect(play, play.tokens[1] as string);
  await next();
  // A tab in the background connects too.
  expect((await tableOf(play)).seats.map(({ looking }) => looking)).toEqual([false, false]);
  socket.send('ping');
  expect(await next()).toBe('pong');
  expect((await tableOf(play)).seats.map(({ looking }) => looking)).toEqual([false, true]);
  socket.close();
  while ((await tableOf(play)).seats[1]?.looking) await sleep(10);
  await view(play, 0);
  expect((await tableOf(play)).seats.map(({ looking }) => looking)).toEqual([true, false]);
  const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${'x'.repeat(32)}` };
  expect((await fetchRaw(`/api/tables/${play.id}/live`, { headers })).status).toBe(404);
});

test('a page that nobody is at follows the table and is not looking', async () => {
  const play = await openTable(2);
  const token = play.tokens[0] as string;
  for (const path of ['', '/view', '/log', '/at/0', '/export', '/chat', '/notes']) {
    const { status } = await ask('GET', `/api/tables/${play.id}${path}`, { token, headers: { 'X-Away': 'true' } });
    expect([path, status]).toEqual([path, 200]);
  }
  expect((await tableOf(play)).seats[0]?.looking).toBe(false);
});

test('a link that is rotated loses its socket', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.tokens[0] as string);
  await next();
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await ask('POST', `/api/tables/${play.id}/seats/0/rotate`, { token: play.tokens[0] as string, body: {} });
  expect(await closed).toBe(4001);
});

test('a seat has so many sockets and no more: the oldest gives way', async () => {
  const play = await openTable(2);
  const oldest = await connect(play, play.tokens[0] as string);
  const closed = new Promise<number>((resolve) => oldest.socket.addEventListener('close', ({ code }) => resolve(code)));
  const more = [];
  for (let n = 0; n < 20; n++) more.push(await connect(play, play.tokens[0] as string));
  expect(await closed).toBe(4002);
  for (const { socket } of more) socket.close();
});

test('a link that many hold in common has so many sockets and no more: the newest is turned away', async () => {
  const play = await openTable(2);
  const open = [];
  for (let n = 0; n < 200; n++) open.push(await connect(play, play.watch));
  const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `commonwealth, ${play.watch}` };
  const refused = await fetchRaw(`/api/tables/${play.id}/live`, { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(60);
  await act(play, 1, 0, [{ type: 'bid', coins: 3 }]);
  for (const { next } of open) expect([await next(), await next()]).toEqual(['{"v":0}', '{"v":1}']);
  const player = await connect(play, play.tokens[0] as string);
  expect(await player.next()).toBe('{"v":1}');
  for (const { socket } of [...open, player]) socket.close();
});

test('an invite link that is changed loses its sockets', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.invite);
  await next();
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await ask('POST', `/api/tables/${play.id}/invite`, { token: play.host });
  expect(await closed).toBe(4001);
});

test('a client that sends over the socket is disconnected', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.tokens[0] as string);
  await next();
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.send('{"give":"state"}');
  expect(await closed).toBe(1008);
});

test('a socket outlives its room’s memory', async () => {
  const play = await openTable(2);
  const { socket, next } = await connect(play, play.tokens[0] as string);
  expect(await next()).toBe('{"v":0}');
  socket.send('ping');
  expect(await next()).toBe('pong');
  await inRoom(play.id, (room) => Object.assign(room, { before: true }));
  // The local runtime drops a room that has only sleeping sockets after ten seconds.
  await sleep(12_000);
  await act(play, 1, 0, [{ type: 'bid', coins: 3 }]);
  expect(await next()).toBe('{"v":1}');
  expect(await inRoom(play.id, (room) => 'before' in room)).toBe(false);
  expect((await tableOf(play)).seats[0]?.looking).toBe(true);
  socket.close();
});
