/** Tables, links and seats. */
import { describe, expect, test, vi } from 'vitest';
import type { SeatClaimed } from '../../worker/domain/wire/seats.ts';
import type { MyTable, Table, TableOpened } from '../../worker/domain/wire/tables.ts';
import { act, ask, openTable, type Play, view } from './client.ts';
import { aroundBatch, bedFor, evict, ring } from './room.ts';

const tableOf = async (id: string, token: string) => (await ask<Table>('GET', `/api/tables/${id}`, { token })).json;
const open = (more: object = {}) =>
  ask<TableOpened>('POST', '/api/tables', { body: { game: 'test-auction', seats: 3, name: 'Three', ...more } });
const tool = (play: Play, seat: number, name: string, token = play.host) =>
  ask('POST', `/api/tables/${play.id}/seats/${seat}/host`, { token, body: { tool: name } });

describe('opening', () => {
  test('the games on offer carry what the form needs', async () => {
    const { json } = await ask<{ id: string; options: { key: string }[] }[]>('GET', '/api/games');
    expect(json.map(({ id }) => id)).toEqual(['test-auction', 'wealth-of-nations', 'nations']);
    expect(json[0]?.options.map(({ key }) => key)).toEqual(['rounds', 'hiddenCoins']);
  });

  test('gives three links; the table shows its promise of the seed and not the seed', async () => {
    const { status, json } = await open();
    expect(status).toBe(201);
    const tokens = [json.hostToken, json.inviteToken, json.watchToken];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(32);
    const table = await tableOf(json.id, json.hostToken);
    expect(table).toMatchObject({ status: 'open', role: 'host', own: null, version: 0 });
    expect(table.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(table.seed).toBeUndefined();
    expect(table.seats.map(({ kind }) => kind)).toEqual(['free', 'free', 'free']);
  });

  test.each([
    [{ game: 'chess' }, 422, 'service/no-such-game'],
    [{ seats: 9 }, 422, 'service/seats'],
    [{ options: { rounds: 0 } }, 422, 'test-auction/bad-rounds'],
    [{ computers: 3 }, 422, 'service/needs-a-player'],
    [{ me: { name: 'A', timeZone: 'Mars/Olympus' } }, 422, 'service/time-zone'],
    [{ seats: '3' }, 400, 'malformed'],
    [{ name: '' }, 400, 'malformed'],
    [{ pace: { perDecision: 5, late: 'wait' } }, 400, 'malformed'],
  ])('refuses %o', async (more, status, code) => {
    const answer = await open(more);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: { code } });
  });

  test('alone against the computer at once: one call, and the game has begun', async () => {
    const { json } = await open({ me: { name: 'Anna', language: 'it' }, computers: 2 });
    expect(json.seat).toBe(0);
    const table = await tableOf(json.id, json.token as string);
    expect(table).toMatchObject({ status: 'playing', role: 'seat', own: { seat: 0, language: 'it' } });
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });
});

describe('claiming', () => {
  test('the table starts by itself when it is full, and nobody more gets in', async () => {
    const play = await openTable(2);
    expect((await tableOf(play.id, play.host)).status).toBe('playing');
    const more = await ask('POST', `/api/tables/${play.id}/seats`, { token: play.invite, body: { name: 'Late' } });
    expect(more.status).toBe(422);
    expect(more.json).toMatchObject({ error: { code: 'service/full' } });
  });

  test('the last free seat goes to one of two who reach for it at once', async () => {
    const { json } = await open({ seats: 2, me: { name: 'Anna' } });
    const claim = (name: string) =>
      ask<SeatClaimed>('POST', `/api/tables/${json.id}/seats`, { token: json.inviteToken, body: { name } });
    const answers = await Promise.all([claim('Bruno'), claim('Carla')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('only the host seats computers and starts; free seats are then the computer’s', async () => {
    const { json } = await open();
    const seats = `/api/tables/${json.id}/seats`;
    expect((await ask('POST', seats, { token: json.inviteToken, body: { computer: true } })).status).toBe(404);
    expect((await ask('POST', `/api/tables/${json.id}/start`, { token: json.hostToken })).json).toMatchObject({
      error: { code: 'service/needs-a-player' },
    });
    expect((await ask('POST', seats, { token: json.hostToken, body: { computer: true } })).json).toEqual({ seat: 2 });
    await ask('POST', seats, { token: json.inviteToken, body: { name: 'Anna' } });
    expect((await ask('POST', `/api/tables/${json.id}/start`, { token: json.inviteToken })).status).toBe(404);
    expect((await ask('POST', `/api/tables/${json.id}/start`, { token: json.hostToken })).status).toBe(200);
    const table = await tableOf(json.id, json.watchToken);
    expect(table.status).toBe('playing');
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });
});

describe('a seat', () => {
  test('changes its own settings, and only its own', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}/seats/0`;
    const token = play.tokens[0] as string;
    const body = { name: 'Nina', timeZone: 'Europe/Rome', quiet: { from: 1320, to: 420 }, mailSettings: { delay: 10 } };
    expect((await ask('PATCH', path, { token, body })).status).toBe(200);
    const table = await tableOf(play.id, token);
    expect(table.seats[0]?.name).toBe('Nina');
    expect(table.own).toMatchObject({
      timeZone: 'Europe/Rome',
      quiet: { from: 1320, to: 420 },
      mailSettings: { mode: 'each', delay: 10 },
    });
    for (const other of [play.tokens[1], play.host, play.watch, 'x'.repeat(32)]) {
      expect((await ask('PATCH', path, { token: other as string, body })).status).toBe(404);
    }
  });

  test('shows its address to nobody else', async () => {
    const play = await openTable(2);
    const token = play.tokens[0] as string;
    await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { mail: 'nina@example.org' } });
    expect((await tableOf(play.id, token)).own?.mail).toEqual({
      address: 'nina@example.org',
      confirmed: false,
      fails: false,
    });
    for (const other of [play.tokens[1], play.host, play.watch, play.invite]) {
      const { text } = await ask('GET', `/api/tables/${play.id}`, { token: other as string });
      expect(text).not.toContain('nina@example.org');
    }
    await ask('PATCH', `/api/tables/${play.id}/seats/0`, { token, body: { mail: null } });
    expect((await tableOf(play.id, token)).own?.mail).toBeNull();
  });

  test('gets a new link, and the old one is dead', async () => {
    const play = await openTable(2);
    const old = play.tokens[0] as string;
    const path = `/api/tables/${play.id}/seats/0/rotate`;
    const { json } = await ask<{ token: string }>('POST', path, { token: old, body: {} });
    expect((await ask('GET', `/api/tables/${play.id}/view`, { token: old })).status).toBe(404);
    expect((await tableOf(play.id, json.token)).seats[0]?.name).toBe('Anna');
    const handed = await ask<{ token: string }>('POST', path, { token: json.token, body: { name: 'Olga' } });
    expect((await tableOf(play.id, handed.json.token)).seats[0]?.name).toBe('Olga');
  });

  test('gets the link that its page has made and stored, and none that opens something already', async () => {
    const play = await openTable(2);
    const own = play.tokens[0] as string;
    const path = `/api/tables/${play.id}/seats/0/rotate`;
    const rotate = (token: unknown) => ask<{ token: string }>('POST', path, { token: own, body: { token } });
    for (const token of ['x'.repeat(31), 'x'.repeat(129), `${'x'.repeat(31)}!`, 7]) {
      expect((await rotate(token)).status).toBe(400);
    }
    for (const token of [own, play.tokens[1], play.host, play.invite, play.watch]) {
      expect((await rotate(token)).json).toMatchObject({ error: { code: 'service/link-in-use' } });
    }
    const made = 'made-by-the-page-before-it-asked_';
    // The room dies before it can answer.
    let isAlive = true;
    aroundBatch(play.id, async (run, ctx) => {
      const results = await run();
      if (isAlive) {
        isAlive = false;
        ctx.abort('after the batch');
      }
      return results;
    });
    expect((await rotate(made).catch(() => ({ status: 0 }))).status).not.toBe(200);
    expect((await rotate(made)).status).toBe(404);
    expect((await tableOf(play.id, made)).own?.seat).toBe(0);
  });

  test('left in an open table is free again; left in a game it is kept warm by the computer', async () => {
    const { json } = await open({ seats: 2, me: { name: 'Anna' } });
    await ask('POST', `/api/tables/${json.id}/seats/0/leave`, { token: json.token as string });
    expect((await tableOf(json.id, json.hostToken)).seats[0]).toMatchObject({ kind: 'free', name: '' });

    const play = await openTable(2);
    await ask('POST', `/api/tables/${play.id}/seats/1/leave`, { token: play.tokens[1] as string });
    expect((await tableOf(play.id, play.host)).seats[1]).toMatchObject({ kind: 'free', autopilot: true });
    expect((await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[1] as string })).status).toBe(404);
    const claim = await ask<SeatClaimed>('POST', `/api/tables/${play.id}/seats`, {
      token: play.invite,
      body: { name: 'Vera' },
    });
    expect(claim.json.seat).toBe(1);
    expect((await tableOf(play.id, play.host)).seats[1]).toMatchObject({
      kind: 'person',
      name: 'Vera',
      autopilot: false,
    });
  });
});

test('who takes over a seat finds nothing of who had it before', async () => {
  const play = await openTable(2);
  const path = `/api/tables/${play.id}/seats/1`;
  const odd = { quiet: { from: 60, to: 600 }, mailSettings: { mode: 'off', delay: 90 }, autoAnswer: false };
  const settle = async (token: string) => {
    expect((await ask('PATCH', path, { token, body: odd })).status).toBe(200);
    await ask('PUT', `/api/tables/${play.id}/notes`, { token, body: { text: 'mine' } });
  };
  const found = async (token: string) => [
    (await tableOf(play.id, token)).own,
    (await ask('GET', `/api/tables/${play.id}/notes`, { token })).json,
  ];
  const fresh = await found(play.tokens[1] as string);
  await settle(play.tokens[1] as string);
  const handed = await ask<{ token: string }>('POST', `${path}/rotate`, {
    token: play.tokens[1] as string,
    body: { name: 'Olga' },
  });
  expect(await found(handed.json.token)).toEqual(fresh);
  await settle(handed.json.token);
  await tool(play, 1, 'replace');
  const claimed = await ask<{ token: string }>('POST', `/api/tables/${play.id}/seats`, {
    token: play.invite,
    body: { name: 'Vera' },
  });
  expect(await found(claimed.json.token)).toEqual(fresh);
});

test('who leaves a finished table stays in its story', async () => {
  const play = await openTable(1, { options: { rounds: 1 } });
  await act(play, 0, 0, [{ type: 'bid', coins: 0 }]);
  await act(play, 0, 1, [{ type: 'end' }]);
  expect((await tableOf(play.id, play.host)).status).toBe('finished');
  await ask('POST', `/api/tables/${play.id}/seats/0/leave`, { token: play.tokens[0] as string });
  expect((await tableOf(play.id, play.host)).seats[0]?.name).toBe('Anna');
});

describe('the host', () => {
  test('replaces a player, who is out, and another takes the seat by the invite link', async () => {
    const play = await openTable(2);
    expect((await tool(play, 1, 'replace', play.tokens[0] as string)).status).toBe(404);
    expect((await tool(play, 1, 'replace')).status).toBe(200);
    expect((await ask('GET', `/api/tables/${play.id}/view`, { token: play.tokens[1] as string })).status).toBe(404);
    const claim = await ask<SeatClaimed>('POST', `/api/tables/${play.id}/seats`, {
      token: play.invite,
      body: { name: 'Vera' },
    });
    expect(claim.json.seat).toBe(1);
    play.tokens[1] = claim.json.token as string;
    expect((await act(play, 1, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
  });

  test('replaces a computer, which plays on until a person takes its seat', async () => {
    const play = await openTable(2, { computers: 1, options: { rounds: 3 } });
    await ring(play.id);
    expect((await tool(play, 1, 'replace')).status).toBe(200);
    const before = await view(play, 0);
    expect(before.awaiting.map(({ seat }) => seat)).toEqual([0]);
    await act(play, 0, before.version, [{ type: 'bid', coins: 1 }]);
    await ring(play.id);
    expect((await view(play, 0)).awaiting.map(({ seat }) => seat)).toContain(0);
    const claim = await ask<SeatClaimed>('POST', `/api/tables/${play.id}/seats`, {
      token: play.invite,
      body: { name: 'Vera' },
    });
    expect(claim.json.seat).toBe(1);
    expect((await tableOf(play.id, play.host)).seats[1]).toMatchObject({ kind: 'person', autopilot: false });
  });

  test('replaces nobody when the game is over', async () => {
    const play = await openTable(1, { options: { rounds: 1 } });
    await act(play, 0, 0, [{ type: 'bid', coins: 0 }]);
    await act(play, 0, 1, [{ type: 'end' }]);
    expect((await tool(play, 0, 'replace')).json).toMatchObject({ error: { code: 'service/game-over' } });
    expect((await view(play, 0)).status).toBe('finished');
  });

  test('changes the invite link, so that a removed player cannot come back by it', async () => {
    const play = await openTable(2);
    await tool(play, 1, 'replace');
    const invite = `/api/tables/${play.id}/invite`;
    for (const token of [play.tokens[0] as string, play.watch, play.invite]) {
      expect((await ask('POST', invite, { token })).status).toBe(404);
    }
    const changed = await ask<{ inviteToken: string }>('POST', invite, { token: play.host });
    expect(changed.status).toBe(200);
    const claim = (token: string) => ask('POST', `/api/tables/${play.id}/seats`, { token, body: { name: 'Bruno' } });
    expect((await claim(play.invite)).status).toBe(404);
    await evict(play.id);
    expect((await claim(play.invite)).status).toBe(404);
    expect((await claim(changed.json.inviteToken)).status).toBe(201);
  });

  test('lets the computer play for a seat, and gives it back', async () => {
    const play = await openTable(2);
    expect((await tool(play, 1, 'computer')).status).toBe(200);
    await ring(play.id);
    const now = await view(play, 0);
    expect(now.version).toBe(1);
    expect(now.awaiting.map(({ seat }) => seat)).toEqual([0]);
    await tool(play, 1, 'person');
    expect((await tableOf(play.id, play.host)).seats[1]?.autopilot).toBe(false);
  });

  test('reminds only who is awaited', async () => {
    const play = await openTable(2);
    expect((await tool(play, 1, 'remind')).status).toBe(200);
    await act(play, 1, 0, [{ type: 'bid', coins: 1 }]);
    expect((await tool(play, 1, 'remind')).json).toMatchObject({ error: { code: 'service/not-awaited' } });
    expect((await tool(play, 7, 'remind')).status).toBe(422);
  });
});

test('my tables: several at once, with null for what is not found', async () => {
  const one = await openTable(2);
  const two = await openTable(2);
  const { json } = await ask<{ tables: { id: string; table: Table | null }[] }>('POST', '/api/mine', {
    body: {
      tables: [
        { id: one.id, token: one.tokens[0] },
        { id: two.id, token: two.tokens[1] },
        { id: two.id, token: 'wrong' },
        { id: '0aaaaaaaaaaa', token: 'wrong' },
      ],
    },
  });
  expect(json.tables.map(({ table }) => table?.own?.seat ?? null)).toEqual([0, 1, null, null]);
});

test('my tables: one that fails or is too busy does not count as not found, and holds up no other', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [well, sick, away] = [await openTable(2), await openTable(2), await openTable(2)];
  bedFor(sick.id).prepare = () => {
    throw new Error('this room does not start');
  };
  await evict(sick.id);
  bedFor(away.id).record = () => Promise.reject(new Error('D1_ERROR: connection lost'));
  await evict(away.id);
  const tables = [well, sick, away, { id: '0aaaaaaaaaaa', tokens: ['wrong'] }].map(({ id, tokens }) => ({
    id,
    token: tokens[0],
  }));
  const { status, json } = await ask<{ tables: MyTable[] }>('POST', '/api/mine', { body: { tables } });
  quiet.mockRestore();
  expect(status).toBe(200);
  expect(json.tables.map(({ table, unavailable = false }) => [table?.id ?? null, unavailable])).toEqual([
    [well.id, false],
    [null, true],
    [null, true],
    [null, false],
  ]);
});

test('who looks at the list of all tables is at none of them', async () => {
  const play = await openTable(2);
  const tables = [{ id: play.id, token: play.tokens[0] as string }];
  await ask('POST', '/api/mine', { body: { tables } });
  expect((await tableOf(play.id, play.watch)).seats[0]?.looking).toBe(false);
  await view(play, 0);
  expect((await tableOf(play.id, play.watch)).seats[0]?.looking).toBe(true);
});

test('unknown table, wrong token, no token and a power one does not have: the same 404', async () => {
  const play = await openTable(2);
  const wrong = 'x'.repeat(32);
  const bodies = new Set<string>();
  for (const [path, token] of [
    [`/api/tables/${play.id}/view`, wrong],
    [`/api/tables/${play.id}/view`, undefined],
    ['/api/tables/0aaaaaaaaaaa/view', play.host],
    ['/api/tables/zaaaaaaaaaaa/view', play.host],
    ['/api/tables/nonsense/view', play.host],
    [`/api/tables/${play.id}/notes`, play.host],
    ['/api/nothing', play.host],
  ] as const) {
    const answer = await ask('GET', path, token === undefined ? {} : { token });
    expect(answer.status).toBe(404);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
});

describe('a request that comes twice with one key', () => {
  const key = () => crypto.randomUUID();

  test('opens one table, and gets the same links', async () => {
    const body = { game: 'test-auction', seats: 2, name: 'Twice', options: {}, me: { name: 'Anna' } };
    const options = { body, key: key() };
    const [first, second] = await Promise.all([
      ask<TableOpened>('POST', '/api/tables', options),
      ask<TableOpened>('POST', '/api/tables', options),
    ]);
    expect(first.status).toBe(201);
    expect(second.json).toEqual(first.json);
    await evict(first.json.id);
    expect((await ask('POST', '/api/tables', options)).json).toEqual(first.json);
    expect((await tableOf(first.json.id, first.json.token as string)).own?.seat).toBe(0);
    expect((await tableOf(first.json.id, first.json.hostToken)).role).toBe('host');
    const other = await ask('POST', '/api/tables', { ...options, body: { ...body, name: 'Another' } });
    expect(other.json).toMatchObject({ error: { code: 'key-reused' } });
    const tokens = [first.json.hostToken, first.json.inviteToken, first.json.watchToken, first.json.token];
    expect(new Set(tokens).size).toBe(4);
  });

  test('claims one seat, and gets the same link', async () => {
    const opened = await ask<TableOpened>('POST', '/api/tables', {
      body: { game: 'test-auction', seats: 3, name: 'Twice' },
    });
    const { id, inviteToken, hostToken } = opened.json;
    const claim = { token: inviteToken, key: key(), body: { name: 'Anna' } };
    const path = `/api/tables/${id}/seats`;
    const first = await ask<SeatClaimed>('POST', path, claim);
    await evict(id);
    const second = await ask<SeatClaimed>('POST', path, claim);
    expect(second.json).toEqual(first.json);
    expect((await tableOf(id, second.json.token as string)).own?.seat).toBe(0);
    expect((await ask('POST', path, { ...claim, body: { name: 'Bruno' } })).status).toBe(409);
    expect((await ask<SeatClaimed>('POST', path, { ...claim, key: key() })).json.seat).toBe(1);
    const computer = { token: hostToken, key: key(), body: { computer: true } };
    expect((await ask('POST', path, computer)).json).toEqual({ seat: 2 });
    expect((await ask('POST', path, computer)).json).toEqual({ seat: 2 });
  });

  test('gets the seat that it was given just before the room died', async () => {
    const opened = await ask<TableOpened>('POST', '/api/tables', {
      body: { game: 'test-auction', seats: 3, name: 'Twice' },
    });
    const { id, inviteToken } = opened.json;
    const request = { token: inviteToken, key: key(), body: { name: 'Anna' } };
    const claim = () => ask<SeatClaimed>('POST', `/api/tables/${id}/seats`, request);
    let isAlive = true;
    aroundBatch(id, async (run, ctx) => {
      const results = await run();
      if (isAlive) {
        isAlive = false;
        ctx.abort('after the batch');
      }
      return results;
    });
    expect((await claim().catch(() => ({ status: 0 }))).status).not.toBe(201);
    const { status, json } = await claim();
    expect([status, json.seat]).toEqual([201, 0]);
    const { own, seats } = await tableOf(id, json.token as string);
    expect(own?.seat).toBe(0);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'free']);
  });

  test('gets no link of somebody else who used the same short key', async () => {
    const opened = await ask<TableOpened>('POST', '/api/tables', {
      body: { game: 'test-auction', seats: 3, name: 'Twice' },
    });
    const claim = (address: string) =>
      ask<SeatClaimed>('POST', `/api/tables/${opened.json.id}/seats`, {
        token: opened.json.inviteToken,
        key: '1',
        body: { name: 'Anna' },
        headers: { 'CF-Connecting-IP': address },
      });
    const [mine, theirs] = [await claim('203.0.113.1'), await claim('203.0.113.2')];
    expect([mine.json.seat, theirs.json.seat]).toEqual([0, 1]);
    expect(mine.json.token).not.toBe(theirs.json.token);
  });

  test('says one line', async () => {
    const play = await openTable(2);
    const path = `/api/tables/${play.id}/chat`;
    const line = { token: play.tokens[0] as string, key: key(), body: { text: 'Hello' } };
    expect((await ask('POST', path, line)).status).toBe(201);
    await evict(play.id);
    expect((await ask('POST', path, line)).status).toBe(201);
    expect((await ask('POST', path, { ...line, body: { text: 'Bye' } })).status).toBe(409);
    expect((await ask('POST', path, { ...line, token: play.tokens[1] as string })).status).toBe(201);
    const { json } = await ask<{ lines: { text: string }[] }>('GET', path, { token: play.watch });
    expect(json.lines.map(({ text }) => text)).toEqual(['Hello', 'Hello']);
  });

  test('makes one practice copy', async () => {
    const play = await openTable(2);
    const copy = { token: play.tokens[0] as string, key: key(), body: { from: play.id } };
    const first = await ask<{ id: string; tokens: string[] }>('POST', '/api/import', copy);
    expect(first.status).toBe(201);
    expect(first.json.tokens).toHaveLength(2);
    expect((await ask('POST', '/api/import', copy)).json).toEqual(first.json);
  });
});
