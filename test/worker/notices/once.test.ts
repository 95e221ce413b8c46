/** A player gets each mail once whatever the alarms do, and in the end also when mail servers fail. */
import { describe, expect, test } from 'vitest';
import type { Env } from '../../../worker/domain/env.ts';
import { hashText } from '../../../worker/domain/tokens.ts';
import { createApp } from '../../../worker/http/app.ts';
import type { Delivery } from '../../../worker/notices/channels/delivery.ts';
import type { Outgoing } from '../../../worker/notices/channels/mail/mime/message.ts';
import type { Transport } from '../../../worker/notices/channels/mail/transport/transport.ts';
import { type Call, LEVEL } from '../../../worker/notices/decide/call.ts';
import { drain, type Mailroom } from '../../../worker/notices/drain.ts';
import { drainAddress } from '../../../worker/notices/service.ts';
import { sweep } from '../../../worker/sweep.ts';
import { act, ask, fetchRaw } from '../client.ts';
import { bedFor, bindings, inRoom, setClock, stubOf } from '../room.ts';
import { testOffer } from '../worker.ts';
import {
  confirm,
  HOUR,
  letters,
  MINUTE,
  newAddress,
  pass,
  sinceOf,
  subjects,
  tableOf,
  tableWith,
  withoutServer,
} from './post.ts';

describe('told once', () => {
  test('1,000 doubled and late alarms and drains give one mail', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    const hash = await hashText(ada);
    setClock(play.id, () => at);
    const ring = (i: number): Promise<unknown> =>
      i % 10 === 0
        ? stubOf(play.id).wake()
        : drainAddress({ env: bindings, offer: testOffer, now: () => at + i }, hash);
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => ring(round * 50 + i)));
    }
    expect((await letters(ada)).slice(1)).toHaveLength(1);
  });

  test('what a player does beside the turn does not make a waiting told anew', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null], { table: { pace: { perDecision: 10 * HOUR, late: 'wait' } } });
    const since = await sinceOf(play);
    await pass([play], since + 6 * MINUTE);
    await pass([play], since + 5 * HOUR + MINUTE);
    expect((await act(play, 0, 0, [{ type: 'shout' }])).status).toBe(200);
    await pass([play], since + 5 * HOUR + 2 * MINUTE);
    // Any call makes the service look at all calls for an address.
    const reminder = { token: play.host, body: { tool: 'remind' } };
    expect((await ask('POST', `/api/tables/${play.id}/seats/0/host`, reminder)).status).toBe(200);
    await pass([play], since + 5 * HOUR + 3 * MINUTE);
    const ids = (await letters(ada)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  test('a lost alarm is made good by the sweep', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 8 * MINUTE;
    await inRoom(play.id, (_room, ctx) => ctx.storage.deleteAlarm());
    setClock(play.id, () => at);
    await sweep(bindings, testOffer, () => at);
    expect((await letters(ada)).slice(1)).toHaveLength(1);
    await sweep(bindings, testOffer, () => at + MINUTE);
    expect((await letters(ada)).slice(1)).toHaveLength(1);
  });
});

test('a message that is on its way does not make the room ask for an alarm every second', async () => {
  const ada = newAddress();
  const play = await tableWith([ada, null]);
  const at = (await sinceOf(play)) + 6 * MINUTE;
  const until = at + 2 * MINUTE;
  setClock(play.id, () => at);
  await bindings.DB.prepare(
    "update outbox set claim = 'another', claimed_until = ? where table_id = ? and state = 'pending'",
  )
    .bind(until, play.id)
    .run();
  await stubOf(play.id).wake();
  expect(await inRoom(play.id, (_room, ctx) => ctx.storage.getAlarm())).toBe(until);
  await pass([play], until);
  expect((await letters(ada)).slice(1)).toHaveLength(1);
});

test('a slow mail server holds up nobody’s move', async () => {
  const play = await tableWith([newAddress(), null]);
  const at = (await sinceOf(play)) + 6 * MINUTE;
  const early = () => {};
  let answer = early;
  setClock(play.id, () => at);
  bedFor(play.id).onAlarm = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const ringing = stubOf(play.id).wake();
  expect((await act(play, 0, 0, [{ type: 'bid', coins: 1 }])).status).toBe(200);
  await expect.poll(() => answer).not.toBe(early);
  await inRoom(play.id, () => answer());
  await ringing;
});

test('a server that keeps each message waiting never holds calls longer than they are claimed', async () => {
  const calls = Array.from({ length: 6 }, (_, i) => ({
    key: `t${i}/replaced/0/1`,
    kind: 'replaced' as const,
    tableId: `t${i}`,
    seat: 0,
    version: -1,
    played: null,
    told: LEVEL.none,
    createdAt: 0,
    due: 0,
    attempts: 0,
    begun: null,
  }));
  let now = 0;
  let until = 0;
  const settled = new Map<string, string>();
  const room: Mailroom = {
    claim: async (_now, end) => {
      until = end;
      return calls;
    },
    present: async () => ({
      address: { confirmed: true, fails: false, blocked: false, left: 20, nextHour: HOUR },
      seats: new Map(),
    }),
    compose: async () => ({}) as Outgoing,
    begin: async () => true,
    settle: async (settlements, _news, at) => {
      expect(at).toBeLessThan(until);
      for (const { key, state } of settlements) settled.set(key, state);
    },
  };
  const stalling: Transport = {
    name: 'stalling',
    send: async () => {
      now += MINUTE / 2;
      return { outcome: 'sent' };
    },
  };
  await drain(room, stalling, () => now);
  expect([...settled.values()]).toEqual(['sent', 'sent', 'sent', 'pending', 'pending', 'pending']);
});

describe('when the service dies between sending a message and noting it', () => {
  /** One call whose outcome is never noted while `dies`; a transport that counts what it was given. */
  function dying(answer: Delivery = { outcome: 'sent' }) {
    const world = { dies: true, sent: 0, state: 'pending', now: 0, left: 20, pause: 0, answer };
    let begun: Call['begun'] = null;
    let due = 0;
    let attempts = 0;
    const room: Mailroom = {
      // Any call of an address that is due makes the service take all of them.
      claim: async () =>
        world.state === 'pending'
          ? [
              {
                key: 't/replaced/0/1',
                kind: 'replaced',
                tableId: 't',
                seat: 0,
                version: -1,
                played: null,
                told: LEVEL.none,
                createdAt: 0,
                due,
                attempts,
                begun,
              },
            ]
          : [],
      present: async () => {
        world.now += world.pause;
        return {
          address: { confirmed: true, fails: false, blocked: false, left: world.left, nextHour: world.now },
          seats: new Map(),
        };
      },
      compose: async () => ({ messageId: 'one' }) as Outgoing,
      begin: async (noted) => {
        begun = [...noted.values()][0] ?? null;
        return true;
      },
      settle: async ([settled]) => {
        if (!settled) return;
        if (world.dies) throw new Error('killed');
        ({ begun, due, attempts } = settled);
        world.state = settled.state;
      },
    };
    const transport: Transport = {
      name: 'counting',
      send: async () => {
        world.sent++;
        return world.answer;
      },
    };
    const ring = (after = 13 * HOUR) => {
      world.now += after;
      return drain(room, transport, () => world.now).catch(() => undefined);
    };
    return { world, transport, ring };
  }

  test('it is sent once more where nobody can tell, and never a third time', async () => {
    const { world, ring } = dying();
    for (let times = 0; times < 5; times++) await ring();
    expect(world.sent).toBe(2);
    world.dies = false;
    await ring();
    expect(world).toMatchObject({ sent: 2, state: 'sent' });
  });

  test('it is not sent again where the transport has it', async () => {
    const { world, transport, ring } = dying();
    transport.has = async (messageId) => messageId === 'one' && world.sent > 0;
    await ring();
    world.dies = false;
    await ring();
    expect(world).toMatchObject({ sent: 1, state: 'sent' });
  });

  test('a server that took the message and gave no answer gets it once more, and no third time', async () => {
    const { world, ring } = dying({ outcome: 'unknown', reason: 'no answer' });
    world.dies = false;
    for (let times = 0; times < 5; times++) await ring();
    expect(world).toMatchObject({ sent: 2, state: 'sent' });
  });

  test.each([
    ['is not due again', MINUTE / 2, {}],
    ['is over the limit of the hour', HOUR, { left: 0 }],
    ['comes too late in its claim', HOUR, { pause: 2 * MINUTE }],
    ['is put off', HOUR, { answer: { outcome: 'deferred', reason: '451 later' } }],
  ] as const)('there is no third time either where the message %s in between', async (_why, after, between) => {
    const { world, ring } = dying({ outcome: 'unknown', reason: 'no answer' });
    world.dies = false;
    await ring();
    const before = { left: world.left, pause: world.pause, answer: world.answer };
    Object.assign(world, between);
    await ring(after);
    Object.assign(world, before);
    const putOff = world.sent - 1;
    for (let times = 0; times < 5; times++) await ring();
    expect([world.sent - putOff, world.state]).toEqual([2, 'sent']);
  });

  test('a server that says no is tried again as often as ever', async () => {
    const { world, ring } = dying({ outcome: 'deferred', reason: '451 later' });
    world.dies = false;
    for (let times = 0; times < 60; times++) await ring();
    expect(world).toMatchObject({ sent: 7, state: 'dead' });
  });

  test('the record itself: the mail is in the mailbox once', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    const hash = await hashText(ada);
    // The database fails once the message is in the mailbox.
    let isSent = false;
    const d1 = new Proxy(bindings.DB, {
      get(target, name) {
        if (name === 'prepare') {
          return (sql: string) => {
            isSent ||= sql.startsWith('insert into "mailbox"');
            return target.prepare(sql);
          };
        }
        if (name === 'batch') {
          return (statements: D1PreparedStatement[]) => {
            if (isSent) throw new Error('killed');
            return target.batch(statements);
          };
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const dead = drainAddress({ env: { ...bindings, DB: d1 }, offer: testOffer, now: () => at }, hash);
    await expect(dead).rejects.toThrow('killed');
    expect(isSent).toBe(true);
    await drainAddress({ env: bindings, offer: testOffer, now: () => at + 3 * MINUTE }, hash);
    expect((await letters(ada)).slice(1)).toHaveLength(1);
    const left = bindings.DB.prepare(`select params from outbox where address_hash = ? and kind = 'turn'`).bind(hash);
    expect((await left.first<string>('params')) ?? '').not.toContain('begun');
  });
});

describe('when the mail server fails', () => {
  test('it is tried again after a minute', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await withoutServer(() => pass([play], at));
    await pass([play], at + MINUTE / 2);
    expect(await letters(ada)).toHaveLength(1);
    await pass([play], at + MINUTE);
    expect(await letters(ada)).toHaveLength(2);
  });

  test('for good, the table sees it, and giving the address again mends it', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const at = (await sinceOf(play)) + 6 * MINUTE;
    await withoutServer(async () => {
      for (let hours = 0; hours <= 36; hours++) await pass([play], at + hours * HOUR);
    });
    const seen = await tableOf(play, play.tokens[1] ?? '');
    expect(seen.seats[0]?.noticesFail).toBe(true);
    expect((await tableOf(play, play.tokens[0] ?? '')).own?.mail).toEqual({
      address: ada,
      confirmed: false,
      fails: true,
    });
    const again = await ask('PATCH', `/api/tables/${play.id}/seats/0`, {
      token: play.tokens[0] ?? '',
      body: { mail: ada },
    });
    expect(again.status).toBe(200);
    await pass([play], at + 40 * HOUR);
    await confirm(ada);
    expect((await tableOf(play, play.tokens[1] ?? '')).seats[0]?.noticesFail).toBe(false);
    expect(await subjects(ada)).toContainEqual(expect.stringContaining('Your move'));
  });
});

test('calls of very many tables do not keep mail from going out', async () => {
  const ada = newAddress();
  const play = await tableWith([ada, null]);
  const hash = await hashText(ada);
  const stale = bindings.DB.prepare(
    `insert into outbox (key, kind, table_id, seat, address_hash, due, created_at) values (?, 'turn', ?, 0, ?, 0, 0)`,
  );
  await bindings.DB.batch(Array.from({ length: 130 }, (_, i) => stale.bind(`gone${i}/turn/0/0`, `gone${i}`, hash)));
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  expect((await subjects(ada)).slice(1)).toEqual([expect.stringContaining('Your move')]);
});

describe('the mailbox', () => {
  test('lists and shows mail, and does not exist elsewhere', async () => {
    const ada = newAddress();
    await tableWith([ada, null]);
    const list = await fetchRaw('/dev/mail', {});
    expect(await list.text()).toContain(ada);
    const [letter] = await letters(ada);
    const shown = await (await fetchRaw(`/dev/mail/${letter?.id}`, {})).text();
    expect(shown).toContain('Message-ID:');
    expect(await (await fetchRaw(`/dev/mail/${letter?.id}/html`, {})).text()).toContain('Is this your address?');
    expect((await fetchRaw('/dev/mail/999999', {})).status).toBe(404);
    const app = createApp(testOffer);
    const asked = (url: string, env: Partial<Env>) => app.request(url, {}, { ...bindings, ...env });
    expect((await asked('https://test.example/dev/mail', {})).status).toBe(200);
    // It does not exist on a server where it was left on by mistake or not set up.
    expect((await asked('https://play.org/dev/mail', {})).status).toBe(404);
    for (const path of ['', '.json', '/1', '/1/html']) {
      expect((await asked(`https://test.example/dev/mail${path}`, { MAIL_TRANSPORT: 'none' })).status).toBe(404);
    }
  });
});
