/** Nobody can find out what they may not know from a refused batch, from the file of a running table, or from its log. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../engine/core/choices.ts';
import type { Tagged } from '../../engine/core/game.ts';
import { eventCardOf } from '../../engine/nations/data/cards/index.ts';
import type { State as NationsState } from '../../engine/nations/state.ts';
import type { Exported, Log } from '../../worker/domain/wire/history.ts';
import type { Imported } from '../../worker/domain/wire/imports.ts';
import { act, ask, newKey, openTable, type Play, view } from './client.ts';

const read = async <T>(play: Play, end: string, token: string): Promise<T> =>
  (await ask<T>('GET', `/api/tables/${play.id}/${end}`, { token })).json;

describe('a batch', () => {
  const anything: { type: string; [name: string]: unknown }[] = [
    { type: 'end' },
    { type: 'paint' },
    { type: 'bid', coins: 1_000_000 },
    { type: 'dance' },
    { type: 'shout' },
  ];

  test('ends with what is drawn or revealed: the same refusal whatever follows', async () => {
    const play = await openTable(2);
    await act(play, 0, 0, [{ type: 'bid', coins: 3 }]);
    const answers = new Set<string>();
    for (const next of anything) {
      const { status, text } = await act(play, 1, 1, [{ type: 'bid', coins: 4 }, next]);
      answers.add(`${status} ${text}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('422 {"error":{"code":"service/batch-reveals"');
    expect((await view(play, 1)).version).toBe(1);
    // It may draw if it is the last action of a batch.
    expect((await act(play, 1, 1, [{ type: 'shout' }, { type: 'bid', coins: 4 }])).json.version).toBe(3);
  });

  test('of Nations does not tell the event that comes up', async () => {
    const play = await openTable(2, { game: 'nations', options: { sets: 'base' } });
    const first = (await view(play, 0)).awaiting[0]?.seat as number;
    expect((await act(play, first, 0, [{ type: 'grow', take: 'gold' }])).status).toBe(200);
    const state = (await view(play, 1 - first)).state as unknown as NationsState;
    const answers = new Set<string>();
    for (const card of state.eventDeck) {
      for (const { id } of eventCardOf(card).events) {
        const { text } = await act(play, 1 - first, 1, [
          { type: 'grow', take: 'gold' },
          { type: 'setStanding', standing: { events: { [id]: null } } },
          { type: 'chooseBoard', nation: 'rome', side: 'A' },
        ]);
        answers.add(text);
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('service/batch-reveals');
  });

  test('does not tell whether another has left an answer to what comes next', async () => {
    const texts: string[] = [];
    for (const growth of ['ask', { take: 'stone' }]) {
      const play = await openTable(3, { game: 'nations', options: {} });
      const first = (await view(play, 0)).awaiting[0]?.seat as number;
      const state = (await view(play, 0)).state as unknown as NationsState;
      const next = state.order[1] as number;
      await act(play, next, 0, [{ type: 'setStanding', standing: { growth } }]);
      const { text } = await act(play, first, 1, [
        { type: 'grow', take: 'gold' },
        { type: 'setStanding', standing: { titanic: 'gold' } },
        { type: 'pass' },
      ]);
      texts.push(text);
    }
    expect(texts[0]).toContain('service/batch-reveals');
    expect(texts[1]).toBe(texts[0]);
  });

  test('may go on past what only the player’s own side of the table is changed by', async () => {
    const play = await openTable(2, { game: 'nations', options: {} });
    for (const version of [0, 1]) {
      const seat = (await view(play, 0)).awaiting[0]?.seat as number;
      expect((await act(play, seat, version, [{ type: 'grow', take: 'stone' }])).status).toBe(200);
    }
    const seat = (await view(play, 0)).awaiting[0]?.seat as number;
    const deploy = ((await view(play, seat)).choices as Choice<Tagged>[]).find(
      (choice) => choice.kind === 'one' && choice.action.type === 'deploy',
    );
    if (deploy?.kind !== 'one') throw new Error('nobody to deploy');
    const keep = (titanic: string) => ({ type: 'setStanding', standing: { titanic } });
    const batch = [keep('gold'), { ...deploy.action }, keep('advisors')];
    expect((await act(play, seat, 2, batch)).json.version).toBe(5);
  });
});

describe('the file of a running table', () => {
  test('does not tell what another has sealed, to a seat or a watcher', async () => {
    const play = await openTable(3, { game: 'nations', options: { sealedChoices: true } });
    const [first, second] = (await view(play, 0)).awaiting.map(({ seat }) => seat) as [number, number];
    await act(play, first, 0, [{ type: 'grow', take: 'food' }]);
    await act(play, second, 1, [{ type: 'setStanding', standing: { titanic: 'advisors' } }]);
    const own = await read<Exported>(play, 'export', play.tokens[first] as string);
    expect(own.log[0]).toEqual({ seat: first, action: { type: 'grow', take: 'food' } });
    for (const token of [play.tokens[second] as string, play.watch, play.host]) {
      const { log } = await read<Exported>(play, 'export', token);
      expect(log[0]).toEqual({ seat: first, private: true });
    }
    const watched = await read<Exported>(play, 'export', play.watch);
    expect(watched.log[1]).toEqual({ private: true });
    expect(JSON.stringify(watched.log)).not.toMatch(/food|titanic/);
  });
});

describe('a practice copy', () => {
  test('is the same whether or not another has left an answer', async () => {
    const copies: unknown[] = [];
    for (const growth of ['ask', { take: 'stone' }]) {
      const play = await openTable(2, { game: 'nations', options: {} });
      await act(play, 1, 0, [{ type: 'setStanding', standing: { growth } }]);
      const token = play.tokens[0] as string;
      const copied = await ask<Imported>('POST', '/api/import', { token, body: { from: play.id } });
      expect(copied.status).toBe(201);
      const { id, tokens } = copied.json;
      const state = (await view({ ...play, id, tokens }, 1)).state as unknown as NationsState;
      copies.push(state.nations[1]?.standing);
    }
    expect(copies[1]).toEqual(copies[0]);
  });
});

describe('the log', () => {
  test('does not tell who took back something nobody else may know of', async () => {
    const play = await openTable(2);
    await act(play, 0, 0, [{ type: 'whisper', word: 'pssst' }]);
    const undo = (seat: number, expected: number, to: number) =>
      ask('POST', `/api/tables/${play.id}/undo`, {
        token: play.tokens[seat] as string,
        key: newKey(),
        body: { expected, to },
      });
    expect((await undo(0, 1, 0)).status).toBe(200);
    await act(play, 0, 2, [{ type: 'shout' }]);
    expect((await undo(0, 3, 2)).status).toBe(200);
    const types = async (end: string, token: string) =>
      (await read<Log>(play, end, token)).events.map(({ seq, type }) => `${seq} ${type}`);
    const [own, other] = play.tokens as [string, string];
    expect(await types('log?from=1', own)).toEqual(['1 wordWhispered', '2 undone', '3 shouted', '4 undone']);
    expect(await types('log?from=1', other)).toEqual(['3 shouted', '4 undone']);
    // An entry that is requested alone reads the same.
    expect(await types('log?from=2&to=2', other)).toEqual([]);
    expect(await types('log?from=4', other)).toEqual(['4 undone']);
    expect(await types('log?from=4', play.watch)).toEqual(['4 undone']);
    const { log } = await read<Exported>(play, 'export', other);
    const open = [
      { seat: 0, action: { type: 'shout' } },
      { seat: 0, undo: 2 },
    ];
    expect(log).toEqual([{ private: true }, { private: true }, ...open]);
  });
});
