/** Hooks: proven before anything else goes there, told once, in the form that each of them takes. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashText } from '../../../worker/domain/tokens.ts';
import { drainAddress } from '../../../worker/notices/service.ts';
import { act, ask } from '../client.ts';
import { bindings, setClock, stubOf } from '../room.ts';
import { testOffer } from '../worker.ts';
import { HOUR, letters, MINUTE, newAddress, pass, sinceOf, tableOf, tableWith } from './post.ts';
import {
  addChannel,
  agree,
  channelsOf,
  channelsPath,
  type Got,
  got,
  jsonOf,
  newHook,
  textOf,
  tryOut,
} from './receiver.ts';

const bid = (coins: number) => [{ type: 'bid', coins }];
const soon = async (play: Parameters<typeof sinceOf>[0]) => (await sinceOf(play)) + 6 * MINUTE;

async function proven(channel: string, url: string) {
  const play = await tableWith([null, null]);
  const added = await addChannel(play, 0, channel, url);
  expect(added.status, added.text).toBe(201);
  await pass([play], Date.now());
  await agree(url);
  return { play, ...added.json };
}

describe('a hook', () => {
  test('gets the proof and nothing else until somebody who reads it agrees, and then each turn once', async () => {
    const url = newHook();
    const play = await tableWith([null, null]);
    const added = await addChannel(play, 0, 'slack', url);
    expect(added.status, added.text).toBe(201);
    expect(added.json.secret).toBeNull();
    await pass([play], Date.now() + 2 * HOUR);
    expect(await got(url)).toHaveLength(1);
    expect(textOf((await got(url))[0] as Got)).toContain('Confirm notices about A table here');
    expect(await channelsOf(play, 0)).toMatchObject([{ id: added.json.id, channel: 'slack', state: 'unproven' }]);
    await agree(url);
    expect(await channelsOf(play, 0)).toMatchObject([{ state: 'works' }]);
    await pass([play], Date.now() + 3 * HOUR);
    const texts = (await got(url)).map(textOf);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('Your move: A table');
    expect(texts[1]).toContain(`https://test.example/t/${play.id}|`);
    await pass([play], Date.now() + 4 * HOUR);
    expect(await got(url)).toHaveLength(2);
  });

  test('carries no link that opens the seat: others may read along', async () => {
    for (const channel of ['discord', 'slack', 'ntfy', 'webhook']) {
      const url = newHook(channel === 'ntfy' ? 'hook' : channel);
      if (channel === 'ntfy') continue;
      const { play } = await proven(channel, url);
      await pass([play], await soon(play));
      const [, turn] = await got(url);
      expect(textOf(turn as Got), channel).toContain(`/t/${play.id}`);
      expect(textOf(turn as Got), channel).not.toContain(`/t/${play.id}#`);
    }
  });

  test('of a program is signed, and says what is asked in words and in fields', async () => {
    const url = newHook();
    const { play, secret } = await proven('webhook', url);
    await pass([play], await soon(play));
    const [proof, turn] = await got(url);
    for (const one of [proof, turn] as Got[]) {
      const [, time, seal] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(one.headers['commonwealth-signature'] ?? '') ?? [];
      expect(seal).toBe(
        createHmac('sha256', secret ?? '')
          .update(`${time}.${textOf(one)}`)
          .digest('hex'),
      );
    }
    expect(jsonOf(turn as Got)).toMatchObject({
      version: 1,
      kind: 'turn',
      table: { id: play.id, name: 'A table' },
      seat: 0,
      title: expect.stringContaining('Your move'),
      url: `https://test.example/t/${play.id}`,
      answers: [],
    });
  });

  test('of Discord calls nobody, whatever a table is named', async () => {
    const url = newHook();
    const play = await tableWith([null, null], { table: { name: '@everyone **[x](https://evil.example)**' } });
    await addChannel(play, 0, 'discord', url);
    await pass([play], Date.now());
    const said = jsonOf<{ allowed_mentions: unknown; embeds: { title: string }[] }>((await got(url))[0] as Got);
    expect(said.allowed_mentions).toEqual({ parse: [] });
    expect(said.embeds[0]?.title).toContain('\\@everyone \\*\\*\\[x\\]\\(https:');
  });

  test('of Slack reads no name as a call or a link', async () => {
    const url = newHook();
    const play = await tableWith([null, null], { table: { name: '<!everyone> <https://evil.example|x>' } });
    await addChannel(play, 0, 'slack', url);
    await pass([play], Date.now());
    expect(textOf((await got(url))[0] as Got)).not.toMatch(/<!everyone|<https:\/\/evil/);
  });

  test('of ntfy goes to the topic by name', async () => {
    const play = await tableWith([null, null]);
    const server = new URL(newHook()).origin;
    const before = (await got(`${server}/`)).length;
    expect((await addChannel(play, 0, 'ntfy', `${server}/my-topic`)).status).toBe(201);
    await pass([play], Date.now());
    const [proof] = (await got(`${server}/`)).slice(before);
    expect(jsonOf(proof as Got)).toMatchObject({
      topic: 'my-topic',
      title: 'Confirm notices about A table here',
      actions: [{ action: 'view', label: 'Agree' }, { action: 'view' }],
    });
  });

  test('can be stopped by anybody who reads it, for all tables', async () => {
    const url = newHook();
    const { play } = await proven('webhook', url);
    const { stop } = jsonOf<{ stop: string }>((await got(url))[0] as Got);
    const reply = await ask('POST', stop.replace('https://test.example', ''));
    expect(reply.status).toBe(200);
    await pass([play], await soon(play));
    expect(await got(url)).toHaveLength(1);
  });

  test('leaves with its player, and is removed by its owner only', async () => {
    const url = newHook();
    const { play, id } = await proven('webhook', url);
    const remove = (token: string) => ask('POST', `${channelsPath(play, 0)}/${id}/remove`, { token });
    for (const token of [play.tokens[1], play.host, play.watch]) expect((await remove(token ?? '')).status).toBe(404);
    expect((await ask('GET', `/api/tables/${play.id}`, { token: play.tokens[1] ?? '' })).text).not.toContain(id);
    expect((await remove(play.tokens[0] ?? '')).status).toBe(200);
    expect(await channelsOf(play, 0)).toEqual([]);
    const again = newHook();
    await addChannel(play, 1, 'webhook', again);
    await ask('POST', `/api/tables/${play.id}/seats/1/leave`, { token: play.tokens[1] ?? '' });
    const left = await bindings.DB.prepare('select count(*) as n from channels where table_id = ?')
      .bind(play.id)
      .first();
    expect(left).toEqual({ n: 0 });
    await pass([play], await soon(play));
    expect(await got(url)).toHaveLength(1);
  });
});

describe('what comes of it', () => {
  test('the button for a test says it, and sends nothing but the proof before it is proven', async () => {
    const url = newHook();
    const play = await tableWith([newAddress(), null]);
    const { id } = (await addChannel(play, 0, 'webhook', url)).json;
    await pass([play], Date.now());
    expect(await tryOut(play, 0, id)).toEqual({ outcome: 'unproven', reason: null });
    expect((await got(url)).map((one) => jsonOf(one).kind)).toEqual(['proof']);
    await agree(url);
    expect(await tryOut(play, 0, id)).toEqual({ outcome: 'sent', reason: null });
    expect((await got(url)).map((one) => jsonOf(one).kind)).toEqual(['proof', 'test']);
    expect(await tryOut(play, 0, 'mail')).toEqual({ outcome: 'sent', reason: null });
    const stranger = await ask('POST', `${channelsPath(play, 0)}/${id}/test`, { token: play.tokens[1] ?? '' });
    expect(stranger.status).toBe(404);
  });

  test('a refusal, a redirect and a fault are told as they are, and a redirect is not followed', async () => {
    for (const [what, outcome, reason] of [
      ['status/403', 'refused', 'it replied 403'],
      ['redirect', 'refused', 'it replied 307, and redirects are not followed'],
      ['status/500', 'deferred', 'it replied 500'],
    ] as const) {
      const url = newHook(what);
      const play = await tableWith([null, null]);
      const { id } = (await addChannel(play, 0, 'webhook', url)).json;
      await pass([play], Date.now());
      expect(await tryOut(play, 0, id), what).toEqual({ outcome, reason });
      expect(await got(url.replace('redirect', 'caught'))).toHaveLength(what === 'redirect' ? 0 : 1);
    }
  });

  test('a hook that keeps failing is switched off, and the table shows it unless mail reaches the player', async () => {
    const play = await tableWith([newAddress(), null]);
    for (const seat of [0, 1]) {
      const url = newHook('status/500');
      await addChannel(play, seat, 'webhook', url);
      await bindings.DB.prepare('update addresses set confirmed = 1 where address = ?').bind(url).run();
      await stubOf(play.id).reload();
    }
    expect((await act(play, 0, 0, bid(1))).status).toBe(200);
    let at = await soon(play);
    for (let tries = 0; tries < 12; tries++) {
      await pass([play], at);
      at += 13 * HOUR;
    }
    expect(await channelsOf(play, 1)).toMatchObject([{ state: 'fails' }]);
    const { seats } = await tableOf(play, play.watch);
    expect(seats.map(({ noticesFail }) => noticesFail)).toEqual([false, true]);
  });
});

describe('hostile targets', () => {
  test.each([
    'http://hooks.example.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://router.local/x',
    'https://db.internal/x',
    'https://intranet/x',
    'https://user:word@hooks.slack.com/services/x',
    'https://hooks.slack.com:8080/services/x',
    'https://test.example/api/tables',
    'ftp://hooks.slack.com/services/x',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://',
    'nonsense',
    '\u0000',
    `https://long.example.com/${'x'.repeat(600)}`,
  ])('%s is refused, and nothing is stored', async (target) => {
    const play = await tableWith([null, null]);
    const reply = await addChannel(play, 0, 'webhook', target);
    expect([reply.status, reply.json.error?.code]).toEqual([422, 'service/channel-target']);
    expect(await channelsOf(play, 0)).toEqual([]);
  });

  test('a public address keeps hooks off this machine, whatever else is set', async () => {
    const { publicUrl } = await import('../../../worker/notices/targets.ts');
    const env = { HOOKS_TO_LOCALHOST: 'true', ORIGIN: 'https://play.commonwealth.org' };
    expect(publicUrl('http://127.0.0.1:8080/x', env)).toBeNull();
    expect(publicUrl('https://hooks.slack.com/services/x', env)?.hostname).toBe('hooks.slack.com');
  });

  test('only so many proofs go to one host in an hour, over all tables', async () => {
    const { mayReach } = await import('../../../worker/notices/targets.ts');
    const { homeDatabase } = await import('../../../worker/db/shards.ts');
    const home = homeDatabase(bindings);
    const reach = async (host: string, isProven: boolean, times: number, at: number) => {
      let count = 0;
      for (let i = 0; i < times; i++) if (await mayReach(home, host, isProven, at)) count++;
      return count;
    };
    expect(await reach('victim.example.com', false, 30, HOUR)).toBe(20);
    expect(await reach('victim.example.com', false, 30, 2 * HOUR)).toBe(20);
    // Who is proven is not held up by those who are not.
    expect(await reach('victim.example.com', true, 30, 2 * HOUR)).toBe(30);
  });
});

describe('told once', () => {
  test('1,000 doubled and late alarms and drains give one notice on each channel', async () => {
    const ada = newAddress();
    const play = await tableWith([ada, null]);
    const urls = ['discord', 'slack', 'webhook'].map((channel) => ({ channel, url: newHook() }));
    const hashes = [await hashText(ada)];
    for (const { channel, url } of urls) await addChannel(play, 0, channel, url);
    await pass([play], Date.now());
    for (const { url } of urls) await agree(url);
    const { results } = await bindings.DB.prepare('select address_hash from channels where table_id = ?')
      .bind(play.id)
      .all<{ address_hash: string }>();
    hashes.push(...results.map(({ address_hash }) => address_hash));
    const at = await soon(play);
    setClock(play.id, () => at);
    const ring = (i: number): Promise<unknown> =>
      i % 10 === 0
        ? stubOf(play.id).wake()
        : drainAddress({ env: bindings, offer: testOffer, now: () => at + i }, hashes[i % hashes.length] ?? '');
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => ring(round * 50 + i)));
    }
    expect((await letters(ada)).slice(1)).toHaveLength(1);
    for (const { channel, url } of urls) expect([channel, (await got(url)).slice(1).length]).toEqual([channel, 1]);
  });
});
