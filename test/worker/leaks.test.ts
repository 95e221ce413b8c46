/** No response contains a token, an address, the seed of a running game, or what another seat hides. */
import { expect, test } from 'vitest';
import { act, ask, openTable, type Play, view } from './client.ts';
import { bindings } from './room.ts';

interface Viewer {
  name: string;
  token: string;
  /** The seat, or null. */
  seat: number | null;
}

/** Every read there is, as one viewer: whole bodies and headers. */
async function everythingSeen(play: Play, token: string, version: number): Promise<string> {
  const base = `/api/tables/${play.id}`;
  const reads = ['', '/view', '/log', '/log?lang=it', '/export', '/chat', '/notes', '/nothing'].map(
    (end) => base + end,
  );
  for (let at = 0; at <= version; at++) reads.push(`${base}/at/${at}`);
  const seen: string[] = [];
  for (const path of reads) {
    const answer = await ask('GET', path, { token });
    seen.push(path, answer.text, JSON.stringify([...answer.headers]));
  }
  const wrong = [
    ask('POST', `${base}/actions`, { token, key: 'k', body: { expected: 999, actions: [{ type: 'bid', coins: 1 }] } }),
    ask('POST', `${base}/actions`, { token, key: 'l', body: { expected: version, actions: [{ type: 'dance' }] } }),
    ask('POST', `${base}/actions`, { token, key: '', body: {} }),
    ask('POST', `${base}/undo`, { token, key: 'm', body: { expected: version, to: 0 } }),
    ask('POST', '/api/import', { token, body: { from: play.id } }),
  ];
  for (const answer of await Promise.all(wrong)) seen.push(answer.text);
  return seen.join('\n');
}

test('whole bodies as each viewer', async () => {
  const play = await openTable(3, { options: { hiddenCoins: true, rounds: 5 } });
  const addresses = play.tokens.map((_, seat) => `player${seat}@leak.example`);
  for (const [seat, token] of play.tokens.entries()) {
    const body = { mail: addresses[seat] as string };
    expect((await ask('PATCH', `/api/tables/${play.id}/seats/${seat}`, { token, body })).status).toBe(200);
    await ask('PUT', `/api/tables/${play.id}/notes`, { token, body: { text: `note-of-${seat}` } });
  }
  let version = 0;
  const steps: [number, { type: string; [name: string]: unknown }][] = [
    [0, { type: 'whisper', word: 'secret-of-0' }],
    [1, { type: 'whisper', word: 'secret-of-1' }],
    [2, { type: 'whisper', word: 'secret-of-2' }],
    [0, { type: 'bid', coins: 7 }],
    [1, { type: 'bid', coins: 2 }],
  ];
  for (const [seat, action] of steps) expect((await act(play, seat, version++, [action])).status).toBe(200);

  const row = await bindings.DB.prepare('select seed, host_hash, invite_hash, watch_hash from tables where id = ?')
    .bind(play.id)
    .first<Record<string, string>>();
  const hashes = await bindings.DB.prepare('select token_hash, address_hash from seats where table_id = ?')
    .bind(play.id)
    .all<Record<string, string>>();
  const never = [
    ...Object.values(row ?? {}),
    ...hashes.results.flatMap((seat) => Object.values(seat)),
    ...play.tokens,
    play.host,
    play.invite,
    play.watch,
  ];
  expect(never.every((secret) => typeof secret === 'string' && secret.length >= 32)).toBe(true);

  const viewers: Viewer[] = [
    ...play.tokens.map((token, seat) => ({ name: `seat ${seat}`, token, seat })),
    { name: 'host', token: play.host, seat: null },
    { name: 'watcher', token: play.watch, seat: null },
    { name: 'invited', token: play.invite, seat: null },
    { name: 'stranger', token: 'x'.repeat(32), seat: null },
  ];
  for (const viewer of viewers) {
    const seen = await everythingSeen(play, viewer.token, version);
    for (const secret of never) expect(seen.includes(secret), `${viewer.name} sees a token or the seed`).toBe(false);
    for (const seat of play.tokens.keys()) {
      const own = seat === viewer.seat;
      expect(seen.includes(`secret-of-${seat}`), `${viewer.name} and the word of ${seat}`).toBe(own);
      expect(seen.includes(`note-of-${seat}`), `${viewer.name} and the notes of ${seat}`).toBe(own);
      expect(seen.includes(addresses[seat] as string), `${viewer.name} and the address of ${seat}`).toBe(own);
    }
    // Seat 0 bids 7 and seat 1 bids 2. The bids are not yet revealed.
    expect(/"(coins|bid)":7/.test(seen), `${viewer.name} and the bid of 0`).toBe(viewer.seat === 0);
    expect(/"(coins|bid)":2/.test(seen), `${viewer.name} and the bid of 1`).toBe(viewer.seat === 1);
  }

  // The bids are revealed, but the purses never are: 10 − 7 stays hidden, and the computer sees no more than its seat.
  await act(play, 2, version++, [{ type: 'bid', coins: 0 }]);
  const others = await view(play, 1);
  expect(others.state).toMatchObject({ players: [{ coins: -1 }, { coins: 10 }, { coins: -1 }] });
});

test('the seed comes out when the game is over, and not before', async () => {
  const play = await openTable(1, { options: { rounds: 1 } });
  const seed = (
    await bindings.DB.prepare('select seed from tables where id = ?').bind(play.id).first<{ seed: string }>()
  )?.seed as string;
  const reads = async () =>
    (
      await Promise.all(
        ['', '/view', '/export', '/log'].map((end) =>
          ask('GET', `/api/tables/${play.id}${end}`, { token: play.watch }),
        ),
      )
    )
      .map(({ text }) => text)
      .join('');
  expect((await reads()).includes(seed)).toBe(false);
  await act(play, 0, 0, [{ type: 'bid', coins: 1 }]);
  await act(play, 0, 1, [{ type: 'end' }]);
  expect((await reads()).includes(seed)).toBe(true);
});

test('hidden money of Wealth of Nations, in every body of every version', async () => {
  const options = { money: 'hidden', cashOnlyStart: true };
  const play = await openTable(3, { game: 'wealth-of-nations', options });
  const base = `/api/tables/${play.id}`;
  const held: number[][] = [];
  const note = async () => {
    const row = await bindings.DB.prepare('select state from games where table_id = ?')
      .bind(play.id)
      .first<string>('state');
    const state = JSON.parse(row ?? '{}') as { players: { purse: { money: number } }[] };
    held.push(state.players.map(({ purse }) => purse.money));
  };
  await note();
  for (let version = 0; version < 9; version++) {
    const seat = (await view(play, 0)).awaiting[0]?.seat ?? 0;
    // Trades of all kinds, so that every player holds a different sum. In set-up any choice will do.
    const offered = (await view(play, seat)).choices.flatMap((choice) =>
      choice.kind === 'one' ? [choice.action] : [],
    );
    const trades = offered.filter(({ type }) => type === 'buy' || type === 'sell');
    const action = trades[(version * 2 + 1) % trades.length] ?? offered[0];
    expect((await act(play, seat, version, [action as { type: string }])).status).toBe(200);
    await note();
  }
  // The starting cash and the lower ends of the bands are not secret.
  const secrets = new Set(held.flat().filter((money) => ![360, 0, 50, 100, 200, 400].includes(money)));
  expect(secrets.size).toBeGreaterThan(3);

  for (const viewer of [0, 1, 2, null]) {
    const token = viewer === null ? play.watch : (play.tokens[viewer] as string);
    const own = new Set(held.map((hands) => (viewer === null ? null : hands[viewer])));
    for (const [version, hands] of held.entries()) {
      const { text, json } = await ask<{ state: { players: { purse: { money: number } }[] } }>(
        'GET',
        `${base}/at/${version}`,
        {
          token,
        },
      );
      hands.forEach((money, seat) => {
        const shown = json.state.players[seat]?.purse.money;
        expect(shown === money, `${viewer} sees $${money} of ${seat} as $${shown}`).toBe(seat === viewer);
        if (!own.has(money)) expect(text.includes(`"money":${money}`), `${viewer} reads $${money}`).toBe(false);
      });
    }
    for (const end of ['', '/view', '/log', '/export']) {
      const { text } = await ask('GET', base + end, { token });
      for (const money of secrets) {
        if (!own.has(money))
          expect(text.includes(`"money":${money}`), `${viewer} reads $${money} in ${end}`).toBe(false);
      }
    }
  }
});
