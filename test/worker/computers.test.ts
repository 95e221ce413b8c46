/** Computer players at a table: their levels, their thoughts, and their offers. */
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../engine/core/computer.ts';
import type { Action } from '../../engine/wealth/actions/index.ts';
import { fallback } from '../../engine/wealth/fallback.ts';
import { wealth } from '../../engine/wealth/index.ts';
import type { State } from '../../engine/wealth/state.ts';
import type { Log } from '../../worker/domain/wire/history.ts';
import type { Table } from '../../worker/domain/wire/tables.ts';
import { LONG, thoughts } from '../support/auction/thinker.ts';
import { act, ask, openTable, type Play, view } from './client.ts';
import { ring } from './room.ts';

const tableOf = async (play: Play): Promise<Table> =>
  (await ask<Table>('GET', `/api/tables/${play.id}`, { token: play.watch })).json;

const levels = async (play: Play) => (await tableOf(play)).seats.map(({ level }) => level);

const useTool = (play: Play, seat: number, body: object) =>
  ask('POST', `/api/tables/${play.id}/seats/${seat}/host`, { token: play.host, body });

describe('a level', () => {
  test.each(LEVELS)('%s is chosen when the table is opened', async (level) => {
    expect(await levels(await openTable(3, { computers: 2, level }))).toEqual([null, level, level]);
  });

  test('is normal where nobody chooses', async () => {
    expect(await levels(await openTable(2, { computers: 1 }))).toEqual([null, 'normal']);
  });

  test('is chosen when the host hands a seat to the computer, and goes with the computer', async () => {
    const play = await openTable(3);
    expect((await useTool(play, 1, { tool: 'computer', level: 'hard' })).status).toBe(200);
    expect((await tableOf(play)).seats[1]).toMatchObject({ kind: 'person', autopilot: true, level: 'hard' });
    expect((await useTool(play, 1, { tool: 'replace' })).status).toBe(200);
    expect((await tableOf(play)).seats[1]).toMatchObject({ kind: 'free', autopilot: true, level: 'hard' });
    await ask('POST', `/api/tables/${play.id}/seats`, { token: play.invite, body: { name: 'Zoe' } });
    expect((await tableOf(play)).seats[1]).toMatchObject({ kind: 'person', autopilot: false, level: null });
    expect((await useTool(play, 1, { tool: 'computer', level: 'best' })).status).toBe(400);
  });

  test('is chosen for each seat that the host gives to a computer', async () => {
    const { json } = await ask<{ id: string; hostToken: string; watchToken: string }>('POST', '/api/tables', {
      body: { game: 'test-auction', seats: 3, name: 'A table', me: { name: 'Anna' } },
    });
    const seats = `/api/tables/${json.id}/seats`;
    for (const level of ['easy', 'hard']) {
      await ask('POST', seats, { token: json.hostToken, body: { computer: true, level } });
    }
    const table = await ask<Table>('GET', `/api/tables/${json.id}`, { token: json.watchToken });
    expect(table.json.seats.map(({ level }) => level)).toEqual([null, 'hard', 'easy']);
  });
});

/** The alarm rings until the computers have nothing left to do. */
async function settle(play: Play, isSettled: () => Promise<boolean>): Promise<void> {
  for (let rings = 0; rings < 400; rings++) {
    if (await isSettled()) return;
    await ring(play.id);
  }
  throw new Error('the computers go on and on');
}

describe('a thought', () => {
  test('that fails stops nobody: the usual move is played', async () => {
    const play = await openTable(2, { computers: 1, level: 'easy' });
    await settle(play, async () => (await view(play, 0)).awaiting.every(({ seat }) => seat === 0));
  });

  test('that takes long holds up nobody, and is dropped when the table moves on', async () => {
    const play = await openTable(3, { computers: 1, level: 'hard' });
    const begun = thoughts.steps;
    let isOver = false;
    const pondering = ring(play.id).then(() => {
      isOver = true;
    });
    while (thoughts.steps === begun && !isOver) await new Promise((resolve) => setTimeout(resolve, 1));
    const { version } = await view(play, 0);
    expect((await act(play, 0, version, [{ type: 'shout' }])).status).toBeLessThan(500);
    await pondering;
    await settle(play, async () => (await view(play, 0)).awaiting.every(({ seat }) => seat !== 2));
    expect(thoughts.steps - begun).toBeGreaterThan(LONG);
    const entries = await ask<Log>('GET', `/api/tables/${play.id}/log?from=0&language=en`, { token: play.watch });
    expect(entries.json.events.filter(({ actor }) => actor === 'computer')).toHaveLength(1);
  });
});

describe('barter with a person', () => {
  /** Plays the person's seat by its safe defaults until `found` is true of its state. */
  async function playUntil(play: Play, found: (state: State) => boolean): Promise<State> {
    const isMine = async () => (await view(play, 0)).awaiting.some(({ seat }) => seat === 0);
    for (let moves = 0; moves < 200; moves++) {
      await settle(play, isMine);
      const now = await view(play, 0);
      const state = now.state as unknown as State;
      if (found(state)) return state;
      const done = await act(play, 0, now.version, [fallback(state, 0) as Action & Record<string, unknown>]);
      expect(done.json.error).toBeUndefined();
    }
    throw new Error('it did not come up');
  }

  const open = () => openTable(3, { game: 'wealth-of-nations', computers: 2, options: { roundLimit: 8 } });

  test('a computer offers one, says why, and the person accepts it', async () => {
    const play = await open();
    const good = (state: State) =>
      state.offers.find(({ id }) => wealth.check(state, 0, { type: 'accept', id }) === null);
    const offer = good(await playUntil(play, (state) => good(state) !== undefined));
    const log = await ask<Log>('GET', `/api/tables/${play.id}/log?from=0&language=en`, { token: play.watch });
    const said = log.json.events.filter(({ type }) => type === 'offerMade').at(-1);
    expect(said).toMatchObject({ actor: 'computer', reason: expect.stringMatching(/^I (need|have no use for) /) });
    const { version } = await view(play, 0);
    const taken = await act(play, 0, version, [{ type: 'accept', id: offer?.id }]);
    expect(taken.status).toBe(200);
  });

  test('a computer answers an offer at once, although it is the person’s turn', async () => {
    const play = await open();
    const mine = await playUntil(play, ({ active, phase }) => active === 0 && phase === 'trade');
    const { version } = await view(play, 0);
    const nonsense = { type: 'offer', to: 1, give: {}, want: { money: mine.players[1]?.purse.money || 1 } };
    expect((await act(play, 0, version, [nonsense])).status).toBe(200);
    await settle(play, async () => {
      const { offers } = (await view(play, 0)).state as unknown as State;
      return offers.every(({ from }) => from !== 0);
    });
    const state = (await view(play, 0)).state as unknown as State;
    expect(state.active).toBe(0);
    expect(state.declined).toContainEqual({ from: 0, to: 1 });
  });
});
