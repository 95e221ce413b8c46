/** Undo, log, history, export, import, chat and notes. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import { stateHash } from '../../engine/core/json.ts';
import { type ExportedGame, verify } from '../../engine/core/verify.ts';
import type { Exported, Log, PastView } from '../../worker/domain/wire/history.ts';
import type { Imported } from '../../worker/domain/wire/imports.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { generator } from '../properties/randomPlay.ts';
import { auction } from '../support/auction/engine/index.ts';
import { playWholeGame } from '../support/genericClient.ts';
import { act, ask, newKey, openTable, type Play, view } from './client.ts';
import { bindings, evict } from './room.ts';

const get = async <T>(play: Play, path: string, token: string) =>
  (await ask<T>('GET', `/api/tables/${play.id}/${path}`, { token })).json;
const undo = (play: Play, seat: number, expected: number, to: number, key = newKey()) =>
  ask<{ version: number; view: View }>('POST', `/api/tables/${play.id}/undo`, {
    token: play.tokens[seat] as string,
    key,
    body: { expected, to },
  });

/** Nothing is answered for this seat. */
const askAlways = (play: Play) =>
  ask('PATCH', `/api/tables/${play.id}/seats/0`, { token: play.tokens[0] as string, body: { autoAnswer: false } });

/** One player alone plays to the end. */
async function finish(play: Play): Promise<number> {
  for (;;) {
    const now = await view(play, 0);
    if (now.status === 'finished') return now.version;
    const choice = now.choices.find(({ kind }) => kind === 'one') as { action: { type: string } };
    expect((await act(play, 0, now.version, [choice.action])).status).toBe(200);
  }
}

describe('undo', () => {
  test('goes back over one’s own steps, byte for byte, and is an entry of the log', async () => {
    const play = await openTable(1, { options: { rounds: 2 } });
    await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
    const before = await view(play, 0);
    await act(play, 0, 1, [{ type: 'paint' }]);
    expect((await view(play, 0)).undoTo).toBe(1);
    const key = newKey();
    const back = await undo(play, 0, 2, 1, key);
    expect(back.status).toBe(200);
    expect(back.json.version).toBe(3);
    expect(JSON.stringify(back.json.view.state)).toBe(JSON.stringify(before.state));
    expect((await undo(play, 0, 2, 1, key)).text).toBe(back.text);
    const { events } = await get<Log>(play, 'log?from=3', play.tokens[0] as string);
    expect(events).toMatchObject([{ seq: 3, type: 'undone', params: { to: 1 }, text: 'Anna goes back to move 1.' }]);
  });

  test('stops at chance, at a reveal and at another player', async () => {
    const play = await openTable(2, { options: { rounds: 9 } });
    await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
    expect((await view(play, 0)).undoTo).toBe(0);
    await act(play, 1, 1, [{ type: 'bid', coins: 1 }]);
    expect((await view(play, 0)).undoTo).toBeNull();
    expect((await view(play, 1)).undoTo).toBeNull();
    expect((await undo(play, 0, 2, 0)).json).toMatchObject({ error: { code: 'service/cannot-undo' } });
    await act(play, 0, 2, [{ type: 'paint' }]);
    await act(play, 1, 3, [{ type: 'shout' }]);
    expect((await undo(play, 0, 4, 2)).status).toBe(422);
    expect((await undo(play, 0, 4, 4)).status).toBe(422);
    expect((await undo(play, 0, 3, 2)).status).toBe(409);
  });

  test('past a snapshot: every version can still be opened', async () => {
    const play = await openTable(1, { options: { rounds: 1 } });
    const shouts = (n: number) => Array.from({ length: n }, () => ({ type: 'shout' }));
    await act(play, 0, 0, shouts(20));
    await act(play, 0, 20, shouts(20));
    await act(play, 0, 40, [{ type: 'bid', coins: 2 }]);
    await act(play, 0, 41, [{ type: 'paint' }]);
    await act(play, 0, 42, shouts(20));
    const back = await undo(play, 0, 62, 41);
    expect(back.json.version).toBe(63);
    await act(play, 0, 63, shouts(3));
    await evict(play.id);
    const at = async (version: number) => (await get<PastView>(play, `at/${version}`, play.watch)).state;
    expect(await at(66)).toEqual(await at(41));
    expect((await at(62))?.painted).toBe(1);
  });
});

describe('history', () => {
  test('any version of a long game opens as it was then', async () => {
    const play = await openTable(1, { options: { rounds: 30 } });
    await askAlways(play);
    const seen: unknown[] = [(await view(play, 0)).state];
    for (let version = 0; ; version++) {
      const now = await view(play, 0);
      if (now.status === 'finished') break;
      const choice = now.choices.find(({ kind }) => kind === 'one') as { action: { type: string } };
      await act(play, 0, version, [choice.action]);
      seen.push((await view(play, 0)).state);
    }
    expect(seen.length).toBeGreaterThan(100);
    for (let version = 0; version < seen.length; version += 7) {
      expect((await get<PastView>(play, `at/${version}`, play.watch)).state).toEqual({
        ...(seen[version] as object),
        players: (seen[version] as { players: { bid: null }[] }).players.map((player) => ({ ...player, bid: null })),
      });
    }
    expect((await ask('GET', `/api/tables/${play.id}/at/99999`, { token: play.watch })).status).toBe(404);
  });

  test('the log is in the seat’s language and hides what is another’s', async () => {
    const play = await openTable(2);
    await ask('PATCH', `/api/tables/${play.id}/seats/1`, { token: play.tokens[1] as string, body: { language: 'it' } });
    await act(play, 0, 0, [{ type: 'whisper', word: 'pssst' }]);
    await act(play, 0, 1, [{ type: 'bid', coins: 3 }]);
    const own = await get<Log>(play, 'log', play.tokens[0] as string);
    expect(own.events.map(({ text }) => text).slice(1)).toEqual(['Anna whispers pssst.', 'Anna bids 3.']);
    expect(own.events[0]).toMatchObject({ seq: 0, seat: null, actor: 'setup', type: 'prizeDrawn' });
    const other = await get<Log>(play, 'log?from=1', play.tokens[1] as string);
    expect(other.events).toMatchObject([
      { type: 'bidDeposited', params: { seat: 0, coins: null }, text: 'Anna offre ?.' },
    ]);
    const asked = await get<Log>(play, 'log?from=2&lang=en', play.tokens[1] as string);
    expect(asked.events[0]?.text).toBe('Anna bids ?.');
    const oldThen = await get<PastView>(play, 'at/2', play.tokens[1] as string);
    expect(oldThen.state).toMatchObject({ players: [{ bid: -1, secret: '' }, {}] });
  });
});

describe('fairness', () => {
  test('a finished table’s file verifies; a changed one does not', async () => {
    const play = await openTable(1, { options: { rounds: 12 } });
    await askAlways(play);
    const promise = (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;
    const last = await finish(play);
    const file = await get<Exported>(play, 'export', play.watch);
    expect(file).toMatchObject({
      format: 'commonwealth-table-1',
      game: 'test-auction',
      seats: 1,
      rules: { generous: true },
    });
    expect(file.hashes).toHaveLength(last + 1);
    expect(file.seedHash).toBe(promise.seedHash);
    const seed = hexToBytes(file.seed as string);
    expect(bytesToHex(sha256(seed))).toBe(file.seedHash);
    expect(verify(auction, file as ExportedGame, keyedChance(seed))).toBeNull();
    const forged = { ...file, hashes: file.hashes.with(2, file.hashes[1] as string) };
    expect(verify(auction, forged as ExportedGame, keyedChance(seed))).toMatchObject({ version: 2 });
    expect(verify(auction, file as ExportedGame, keyedChance(seed.map((byte) => byte ^ 1)))).not.toBeNull();
  });

  test('a running table’s file has no seed, no hashes and no secret of another', async () => {
    const play = await openTable(2, { options: { hiddenCoins: true } });
    await act(play, 0, 0, [{ type: 'whisper', word: 'pssst' }]);
    await act(play, 0, 1, [{ type: 'bid', coins: 3 }]);
    const own = await get<Exported>(play, 'export', play.tokens[0] as string);
    expect(own.log).toMatchObject([{ action: { word: 'pssst' } }, { action: { coins: 3 } }]);
    const other = await get<Exported>(play, 'export', play.tokens[1] as string);
    // Nobody else may know who whispered. Everybody may know that a bid was made.
    expect(other.log).toEqual([{ private: true }, { seat: 0, private: true }]);
    for (const file of [own, other]) {
      expect(file.seed).toBeUndefined();
      expect(file.hashes).toEqual([]);
    }
  });
});

describe('practice copies', () => {
  const importing = (body: unknown, token?: string) =>
    ask<Imported>('POST', '/api/import', { body, ...(token === undefined ? {} : { token }) });

  test('of a finished game’s file, at any version, played on', async () => {
    const play = await openTable(2, { options: { rounds: 1 } });
    await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
    await act(play, 1, 1, [{ type: 'bid', coins: 1 }]);
    await act(play, 0, 2, [{ type: 'end' }]);
    const table = await get<Exported>(play, 'export', play.watch);
    const { status, json } = await importing({ table, version: 1 });
    expect(status).toBe(201);
    const copy = { ...play, id: json.id, tokens: json.tokens, watch: json.watchToken };
    const now = await view(copy, 0);
    expect(now.state).toMatchObject({ players: [{ bid: 3 }, { bid: null }] });
    expect((await act(copy, 1, 0, [{ type: 'bid', coins: 9 }])).status).toBe(200);
    expect((await view(copy, 1)).awaiting).toMatchObject([{ seat: 1 }]);
    expect((await importing({ table })).json).toMatchObject({ error: { code: 'service/finished' } });
    expect((await importing({ table: { ...table, seed: '00'.repeat(32) } })).status).toBe(422);
    const log = table.log.toSpliced(0, 1);
    expect((await importing({ table: { ...table, log }, version: 2 })).status).toBe(422);
    // A rule correction that came later does not apply to this game.
    const { json: older } = await importing({ table: { ...table, rules: {} }, version: 0 });
    const { state } = await view({ ...play, id: older.id, tokens: older.tokens }, 0);
    expect(state).toMatchObject({ rules: {} });
    expect(state).not.toHaveProperty('rules.generous');
  });

  test.each(['test-auction', 'nations'])(
    'of a forged file of %s: refused or played on, never a failure',
    async (game) => {
      const below = generator(77);
      const played = await playWholeGame(ask, { game, seats: 2, below, badLineEvery: 0 });
      const { text } = await ask('GET', `/api/tables/${played.id}/export`, { token: played.watch });
      const nasty = [null, -1, 1e9, '', 'x', [], {}, true, '0'.repeat(64)];
      const statuses = new Set<number>();
      for (let n = 0; n < 150; n++) {
        const table = JSON.parse(text);
        const log = table.log as Record<string, unknown>[];
        for (let edits = below(3); edits >= 0; edits--) {
          const at = below(log.length);
          const way = below(6);
          if (way === 0) log.splice(at, 1);
          else if (way === 1) log.splice(at, 0, { seat: below(4), undo: below(log.length) });
          else if (way === 2) log[at] = { ...log[at], seat: below(12) };
          else if (way === 3) [log[0], log[at]] = [log[at] as never, log[0] as never];
          else if (way === 4) {
            const action = log[at]?.action as Record<string, unknown> | undefined;
            if (action) action[Object.keys(action).at(-1) as string] = nasty[below(nasty.length)];
          } else table[Object.keys(table)[below(9)] as string] = nasty[below(nasty.length)];
        }
        const answer = await importing({ table, version: below(log.length) });
        statuses.add(answer.status);
        expect(answer.status, answer.text).toBeLessThan(500);
      }
      expect(statuses).toContain(422);
      expect(statuses).toContain(400);
      expect(statuses).toContain(201);
    },
  );

  test('of a running table, without what is hidden from who copies', async () => {
    const play = await openTable(2, { options: { hiddenCoins: true } });
    const token = play.tokens[1] as string;
    await act(play, 0, 0, [{ type: 'whisper', word: 'pssst' }]);
    await act(play, 0, 1, [{ type: 'bid', coins: 3 }]);
    const { status, json } = await importing({ from: play.id }, token);
    expect(status).toBe(201);
    const copy = { ...play, id: json.id, tokens: json.tokens, watch: json.watchToken };
    const asOther = await view(copy, 0);
    expect(asOther.state).toMatchObject({ players: [{ coins: 10, bid: null, secret: '' }, { bid: null }] });
    expect(asOther.awaiting.map(({ seat }) => seat)).toEqual([0, 1]);
    expect((await act(copy, 0, 0, [{ type: 'bid', coins: 2 }])).status).toBe(200);
    expect((await act(copy, 1, 1, [{ type: 'bid', coins: 1 }])).status).toBe(200);
    // The maker of the copy keeps what is their own.
    const own = (await importing({ from: play.id }, play.tokens[0] as string)).json;
    expect((await view({ ...play, id: own.id, tokens: own.tokens }, 0)).state).toMatchObject({
      players: [{ bid: 3, secret: 'pssst' }, { bid: null }],
    });
    expect((await importing({ from: play.id, version: 0 }, token)).status).toBe(201);
    expect((await importing({ from: play.id }, 'x'.repeat(32))).status).toBe(404);
    expect((await importing({ from: play.id })).status).toBe(404);
  });

  test('of a finished table, at any version but the last', async () => {
    const play = await openTable(1, { options: { rounds: 1 } });
    await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
    await act(play, 0, 1, [{ type: 'end' }]);
    expect((await importing({ from: play.id }, play.watch)).json).toMatchObject({
      error: { code: 'service/finished' },
    });
    expect((await importing({ from: play.id, version: 1 }, play.watch)).status).toBe(201);
  });
});

describe('chat and notes', () => {
  test('all read the chat, seats and the host write it, as text', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}/chat`;
    const text = '<b>hello</b> & "you"';
    expect((await ask('POST', path, { token: play.tokens[0] as string, body: { text } })).status).toBe(201);
    expect((await ask('POST', path, { token: play.host, body: { text: 'host here' } })).status).toBe(201);
    expect((await ask('POST', path, { token: play.watch, body: { text: 'no' } })).status).toBe(404);
    expect((await ask('POST', path, { token: play.host, body: { text: '  ' } })).status).toBe(400);
    const lines = await get<{ lines: unknown[] }>(play, 'chat', play.watch);
    expect(lines.lines).toMatchObject([
      { id: 1, seat: 0, name: 'Anna', text },
      { id: 2, seat: null, text: 'host here' },
    ]);
    await evict(play.id);
    expect((await get<{ lines: unknown[] }>(play, 'chat?after=1', play.watch)).lines).toHaveLength(1);
    expect((await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json.chatCount).toBe(2);
  });

  test('a long chat is read from its end, page by page in both directions', async () => {
    const play = await openTable(2);
    const insert = bindings.DB.prepare("insert into chat (table_id, id, at, name, text) values (?, ?, 0, '', ?)");
    await bindings.DB.batch(Array.from({ length: 450 }, (_, i) => insert.bind(play.id, i + 1, `line ${i + 1}`)));
    const ids = async (query: string) => {
      const { lines } = await get<{ lines: { id: number }[] }>(play, `chat${query}`, play.watch);
      return { first: lines[0]?.id, last: lines.at(-1)?.id, count: lines.length };
    };
    expect(await ids('')).toEqual({ first: 251, last: 450, count: 200 });
    expect(await ids('?before=251')).toEqual({ first: 51, last: 250, count: 200 });
    expect(await ids('?before=51')).toEqual({ first: 1, last: 50, count: 50 });
    expect(await ids('?after=0')).toEqual({ first: 1, last: 200, count: 200 });
    expect(await ids('?after=448')).toEqual({ first: 449, last: 450, count: 2 });
    expect(await ids('?after=450')).toEqual({ count: 0 });
    expect((await ask('GET', `/api/tables/${play.id}/chat?before=x`, { token: play.watch })).status).toBe(400);
  });

  test('notes are their seat’s alone and outlive the room', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}/notes`;
    await ask('PUT', path, { token: play.tokens[0] as string, body: { text: 'my plan' } });
    await evict(play.id);
    expect((await ask('GET', path, { token: play.tokens[0] as string })).json).toEqual({ text: 'my plan' });
    expect((await ask('GET', path, { token: play.tokens[1] as string })).json).toEqual({ text: '' });
    expect((await ask('GET', path, { token: play.host })).status).toBe(404);
  });
});

test('a state stored in an older shape is brought up on load, with the rules it began with', async () => {
  const play = await openTable(1);
  const row = await bindings.DB.prepare('select state from games where table_id = ?')
    .bind(play.id)
    .first<{ state: string }>();
  const { painted: _gone, ...old } = JSON.parse(row?.state as string) as Record<string, unknown>;
  const stored = JSON.stringify({ ...old, schema: 1, rules: { generous: false } });
  await bindings.DB.batch([
    bindings.DB.prepare('update games set state = ? where table_id = ?').bind(stored, play.id),
    bindings.DB.prepare('update snapshots set state = ? where table_id = ?').bind(stored, play.id),
  ]);
  await evict(play.id);
  await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
  const done = await act(play, 0, 1, [{ type: 'paint' }]);
  expect(done.json.view.state).toMatchObject({ schema: 2, painted: 1, rules: { generous: false } });
  expect((await get<PastView>(play, 'at/2', play.watch)).state).toMatchObject({ schema: 2, painted: 1 });
  const entry = await bindings.DB.prepare('select hash from actions where table_id = ? and seq = 2')
    .bind(play.id)
    .first<{ hash: string }>();
  expect(entry?.hash).toBe(stateHash(done.json.view.state));
});

test('the file of a game that outlived a change of shape verifies from there on, and says from where', async () => {
  const play = await openTable(1, { options: { rounds: 1 } });
  await act(play, 0, 0, [{ type: 'shout' }]);
  const row = await bindings.DB.prepare('select state from games where table_id = ?')
    .bind(play.id)
    .first<{ state: string }>();
  const { painted: _gone, ...old } = JSON.parse(row?.state as string) as Record<string, unknown>;
  const stored = JSON.stringify({ ...old, schema: 1 });
  // This is what the previous release would have stored: its state and snapshot, and hashes made from them.
  await bindings.DB.batch([
    bindings.DB.prepare('update games set state = ? where table_id = ?').bind(stored, play.id),
    bindings.DB.prepare('update snapshots set state = ? where table_id = ?').bind(stored, play.id),
    bindings.DB.prepare('update actions set hash = ? where table_id = ?').bind(stateHash(JSON.parse(stored)), play.id),
  ]);
  await evict(play.id);
  for (const [version, type] of ['bid', 'paint', 'end'].entries()) {
    expect((await act(play, 0, version + 1, [{ type, ...(type === 'bid' ? { coins: 1 } : {}) }])).status).toBe(200);
  }
  const file = await get<Exported>(play, 'export', play.watch);
  expect(file.shapes).toEqual([
    { from: 0, schema: 1 },
    { from: 2, schema: 2 },
  ]);
  const found = (exported: Exported) =>
    verify(auction, exported as ExportedGame, keyedChance(hexToBytes(exported.seed as string)));
  expect(found(file)).toBeNull();
  expect(found({ ...file, hashes: file.hashes.toSpliced(2, 1, '0'.repeat(64)) })).toMatchObject({ version: 2 });
  expect(found({ ...file, hashes: file.hashes.toSpliced(4, 1, '0'.repeat(64)) })).toMatchObject({ version: 4 });
  const { shapes: _shapes, ...untold } = file;
  expect(found(untold)).toMatchObject({ version: 0 });
  expect(found({ ...file, shapes: [{ from: 0, schema: 1 }] })?.why).toBe('shape');
});
