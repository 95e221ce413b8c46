/** Quick answers: whole phases played from mails alone, and links that are old, forged, copied or pressed twice. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../engine/core/choices.ts';
import type { Tagged } from '../../../engine/core/game.ts';
import type { Answer } from '../../../worker/domain/wire/answers.ts';
import type { View } from '../../../worker/domain/wire/play.ts';
import { act, ask, fetchRaw, newKey, type Play } from '../client.ts';
import { inRoom, onlyWarm, storedEntries } from '../room.ts';
import { letters, MINUTE, newAddress, pass, sinceOf, tableWith } from './post.ts';

interface Found {
  label: string;
  path: string;
  token: string;
}

/** The quick answers of a mail, from its plain text. */
function answersIn(text: string): Found[] {
  return [...text.matchAll(/ {2}- ([^\n]+)\n {4}https:\/\/test\.example(\/answer\/(\S+))/g)].map(
    ([, label = '', path = '', token = '']) => ({ label, path, token }),
  );
}

interface Mailed extends Play {
  addresses: string[];
}

async function started(table: Record<string, unknown>, seats: number): Promise<Mailed> {
  const addresses = Array.from({ length: seats }, newAddress);
  return { ...(await tableWith(addresses, { table })), addresses };
}

const seen = async (play: Play): Promise<View> =>
  (await ask<View>('GET', `/api/tables/${play.id}/view`, { token: play.watch })).json;

/** Waits until the mails about the present decisions are out, and returns the newest one of a seat. */
async function mailTo(play: Mailed, seat: number): Promise<Found[]> {
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  const all = await letters(play.addresses[seat] ?? '');
  return answersIn(all.at(-1)?.text ?? '');
}

const get = (path: string) => fetchRaw(path, { method: 'GET' });
/** As a browser sends the form of the page. */
const press = (path: string) =>
  fetchRaw(path, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: '' });
const give = (token: string) => ask<Answer>('POST', '/api/answers', { body: { token } });
const titleOf = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];

/** Answers from mails until the prompt is another one. Returns the labels that were pressed, in order. */
async function playFromMail(play: Mailed, prompt: RegExp, choose: (labels: readonly string[]) => number) {
  const pressed: string[] = [];
  for (let view = await seen(play); ; view = await seen(play)) {
    const [next] = view.awaiting;
    if (!next || !prompt.test(next.prompt.key)) return pressed;
    const answers = await mailTo(play, next.seat);
    const chosen = answers[choose(answers.map(({ label }) => label))];
    if (!chosen) throw new Error(`no answer for ${next.prompt.key}`);
    expect((await get(chosen.path)).status).toBe(200);
    expect((await seen(play)).version).toBe(view.version);
    const done = await press(chosen.path);
    expect([done.status, await titleOf(done)]).toEqual([200, 'Done']);
    pressed.push(chosen.label);
  }
}

/** A table of three in the first trade phase of Wealth of Nations. */
async function trading(): Promise<Mailed> {
  const play = await started({ game: 'wealth-of-nations', options: {} }, 3);
  for (let view = await seen(play); view.awaiting[0]?.prompt.key !== 'prompt.trade'; view = await seen(play)) {
    const seat = view.awaiting[0]?.seat ?? 0;
    const own = await ask<View>('GET', `/api/tables/${play.id}/view`, { token: play.tokens[seat] ?? '' });
    const [first] = (own.json.choices as Choice<Tagged>[]).flatMap((one) => (one.kind === 'one' ? [one.action] : []));
    await act(play, seat, view.version, [{ ...(first as Tagged) }]);
  }
  return play;
}

describe('from mails alone', () => {
  test.each([false, true])('a whole growth phase of Nations is played (sealed choices: %s)', async (sealedChoices) => {
    const play = await started({ game: 'nations', options: { boards: 'A', sealedChoices } }, 3);
    let turn = 0;
    const pressed = await playFromMail(play, /growth/, (labels) => {
      expect(labels).toHaveLength(4);
      return turn++;
    });
    expect(pressed.map((label) => label.replace(/\d/, 'n').split(':')[0])).toEqual([
      'Take a worker',
      'Take n gold',
      'Take n food',
    ]);
    expect((await seen(play)).awaiting[0]?.prompt.key).toBe('prompt.turn');
  });

  test('a trade phase of Wealth of Nations is played, with a barter', async () => {
    const play = await trading();
    const view = await seen(play);
    const active = view.awaiting[0]?.seat ?? 0;
    const other = (active + 1) % 3;
    const offer = { type: 'offer', to: active, give: { money: 1 }, want: { money: 2 } };
    await act(play, other, view.version, [offer]);
    const pressed = await playFromMail(play, /trade/, (labels) => {
      const accept = labels.findIndex((label) => label.startsWith('Accept'));
      return accept >= 0 ? accept : labels.findIndex((label) => label.startsWith('Pass'));
    });
    expect(pressed[0]).toBe(`Accept the offer of P${other}: You give $2 and get $1`);
    expect(pressed.slice(1).map((label) => label.split(':')[0])).toEqual(['Pass', 'Pass', 'Pass']);
    expect((await seen(play)).awaiting[0]?.prompt.key).toBe('prompt.develop');
  });
});

const growing = () => started({ game: 'nations', options: { boards: 'A' } }, 2);

async function firstMail() {
  const play = await growing();
  const view = await seen(play);
  const seat = view.awaiting[0]?.seat ?? 0;
  const answers = await mailTo(play, seat);
  return { play, seat, version: view.version, answers, chosen: answers[1] as Found };
}

describe('a link', () => {
  test('shows question, situation and effect, and does nothing until its button is pressed', async () => {
    const { play, seat, version, chosen } = await firstMail();
    for (const method of ['GET', 'HEAD']) expect((await fetchRaw(chosen.path, { method })).status).toBe(200);
    const page = await get(chosen.path);
    const html = await page.text();
    expect(html).toContain('<form method="post"');
    expect(html).not.toContain('<script');
    expect(html).toContain('Round 1, Growth');
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).not.toContain(play.tokens[seat]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect((await seen(play)).version).toBe(version);
    // Whoever follows the link, a scanner for example, is not at the table.
    expect(await inRoom(play.id, (room) => room.core.sockets.isLooking(seat, room.core.now()))).toBe(false);
  });

  test('acts once, however often it is pressed, and can be taken back', async () => {
    const play = await trading();
    const { version, awaiting } = await seen(play);
    const seat = awaiting[0]?.seat ?? 0;
    const chosen = (await mailTo(play, seat))[0] as Found;
    const pressed = await Promise.all([press(chosen.path), press(chosen.path), give(chosen.token)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await seen(play)).version).toBe(version + 1);
    expect((await give(chosen.token)).json).toMatchObject({
      status: 'done',
      events: [expect.stringMatching(/passed/)],
    });
    expect(await titleOf(await get(chosen.path))).toBe('Done');
    const undo = await ask('POST', `/api/tables/${play.id}/undo`, {
      token: play.tokens[seat] ?? '',
      key: newKey(),
      body: { expected: version + 1, to: version },
    });
    expect(undo.status).toBe(200);
    // The decision is open again, but the mail was about an earlier one.
    const again = await Promise.all([give(chosen.token), give(chosen.token)]);
    for (const { json } of again)
      expect(json).toMatchObject({ status: 'changed', events: [`P${seat} goes back to move ${version}.`] });
    const old = await press(chosen.path);
    expect([old.status, await titleOf(old)]).toEqual([409, 'Things have changed']);
    expect((await seen(play)).version).toBe(version + 2);
  });

  test('of two answers that come at once, one acts and the other says that things have changed', async () => {
    const { play, version, answers } = await firstMail();
    const given = await Promise.all(answers.map(({ token }) => give(token)));
    expect(given.map(({ json }) => json.status).sort()).toEqual(['changed', 'changed', 'changed', 'done']);
    expect((await seen(play)).version).toBe(version + 1);
    const loser = given.findIndex(({ json }) => json.status === 'changed');
    const late = await press(answers[loser]?.path ?? '');
    expect([late.status, await titleOf(late)]).toEqual([409, 'Things have changed']);
  });

  test('says what happened if the player has decided at the table', async () => {
    const { play, seat, version, chosen } = await firstMail();
    await act(play, seat, version, [{ type: 'grow', take: 'stone' }]);
    const { json } = await give(chosen.token);
    expect(json).toMatchObject({ status: 'changed', asked: null, label: null, situation: [] });
    expect(json.events[0]).toMatch(/stone/);
    expect((await storedEntries(play.id)).map((entry) => entry.seq)).toEqual([1]);
  });

  test('still acts where others did something that does not matter for it', async () => {
    const play = await started({ game: 'nations', options: { boards: 'A', sealedChoices: true } }, 2);
    const [first] = await mailTo(play, 0);
    await act(play, 1, (await seen(play)).version, [{ type: 'setStanding', standing: { spare: ['gold'] } }]);
    expect((await give(first?.token ?? '')).json.status).toBe('done');
  });

  test('opens nothing if it is forged, or made for another seat, or if the seat has a new link', async () => {
    const { play, seat, version, answers, chosen } = await firstMail();
    const parts = chosen.token.split('.');
    const changed = (at: number, to: string) => parts.map((part, i) => (i === at ? to : part)).join('.');
    const other = answers[0]?.token.split('.')[3] ?? '';
    const forged = [
      changed(0, '0zzzzzzzzzzz'),
      changed(1, String(1 - seat)),
      changed(2, String(version + 1)),
      changed(3, other),
      changed(4, 'A'.repeat(43)),
      `${chosen.token}x`,
      'x',
      '..%2f..',
      'x'.repeat(190),
    ];
    for (const token of forged) {
      const json = await ask<{ error: { code: string } }>('POST', '/api/answers', { body: { token } });
      expect([json.status, json.json.error.code]).toEqual([404, 'not-found']);
      expect((await get(`/answer/${token}`)).status).toBe(404);
      const page = await press(`/answer/${token}`);
      expect([page.status, await titleOf(page)]).toEqual([404, 'This link does not work']);
    }
    for (const body of [{}, { token: 5 }, { token: 'x'.repeat(300) }, { token: chosen.token, more: 1 }])
      expect((await ask('POST', '/api/answers', { body })).status).toBe(400);
    expect((await seen(play)).version).toBe(version);
    const rotated = await ask('POST', `/api/tables/${play.id}/seats/${seat}/rotate`, {
      token: play.tokens[seat] ?? '',
      body: { token: 'n'.repeat(32) },
    });
    expect(rotated.status).toBe(200);
    expect((await give(chosen.token)).status).toBe(404);
  });

  test('tells those who never held the seat nothing more, however long they keep it', async () => {
    const { play, seat, version, chosen } = await firstMail();
    await act(play, seat, version, [{ type: 'grow', take: 'stone' }]);
    const before = (await give(chosen.token)).json;
    const next = (await seen(play)).awaiting[0]?.seat ?? 0;
    await act(play, next, version + 1, [{ type: 'grow', take: 'gold' }]);
    const after = (await give(chosen.token)).json;
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    expect(after.events.length).toBeLessThanOrEqual(3);
  });

  onlyWarm('the limit of a room is in its memory').test('is limited like every other token', async () => {
    const { play, chosen } = await firstMail();
    await inRoom(play.id, ({ core }) => {
      while (core.rates.take(chosen.token, core.now()) === 0);
    });
    const page = await get(chosen.path);
    expect([page.status, await titleOf(page)]).toEqual([429, 'That did not work']);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await give(chosen.token)).status).toBe(429);
  });
});

test('mail has the answers in its HTML too, and none where the decision needs the board', async () => {
  const { play, seat, answers } = await firstMail();
  const letter = (await letters(play.addresses[seat] ?? '')).at(-1);
  for (const { path } of answers) expect(letter?.html).toContain(`href="https://test.example${path}"`);
  const setUp = await started({ game: 'wealth-of-nations', options: {} }, 2);
  const asked = (await seen(setUp)).awaiting[0]?.seat ?? 0;
  expect(await mailTo(setUp, asked)).toEqual([]);
});
