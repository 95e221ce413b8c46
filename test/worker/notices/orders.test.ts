/** Orders and mail: none while they play, and the reason in the next one when they have stopped. */
import { expect, test } from 'vitest';
import type { View } from '../../../worker/domain/wire/play.ts';
import { act, ask, type Play, view } from '../client.ts';
import { type Letter, letters, MINUTE, newAddress, pass, sinceOf, tableWith } from './post.ts';

const bid = (coins: number) => [{ type: 'bid', coins }];
const order = (task: object, otherwise: unknown = 'ask') => ({ task, else: otherwise });

async function give(play: Play, seat: number, orders: unknown): Promise<void> {
  const { version } = await view(play, seat);
  const token = play.tokens[seat] ?? '';
  const reply = await ask('PUT', `/api/tables/${play.id}/orders`, { token, body: { expected: version, orders } });
  expect(reply.status).toBe(200);
}

/** A table at which the first player has won a prize and paints, and how many marks there are to paint. */
async function painting(addresses: (string | null)[], language: 'en' | 'it' = 'en'): Promise<Play & { marks: number }> {
  const play = await tableWith(addresses, { language, table: { options: { rounds: 5 } } });
  await act(play, 0, 0, bid(3));
  await act(play, 1, 1, bid(0));
  const seen = (await view(play, 0)) as View & { state: { marks: number } };
  return { ...play, marks: seen.state.marks };
}

const texts = (found: readonly Letter[]): string =>
  found.map(({ subject, text, html }) => subject + text + html).join();

test('a stopped list is told in the next mail to its player, with the reason, and to nobody else', async () => {
  const [ada, bruno] = [newAddress(), newAddress()];
  const play = await painting([ada, bruno]);
  const before = (await letters(ada)).length;
  await give(play, 0, [
    order({ type: 'paint', marks: play.marks + 1 }),
    order({ type: 'act', action: { type: 'end' } }),
  ]);
  await pass([play], await sinceOf(play));
  expect((await view(play, 0)).version).toBe(2 + play.marks);
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  const told = (await letters(ada)).slice(before);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/Your orders have stopped: Nothing is left to paint\.(?!\.)/);
  expect(texts(await letters(bruno))).not.toMatch(/\borders?\b/i);
  // The mail after the next decision says nothing of it any more.
  await give(play, 0, []);
  await act(play, 0, 2 + play.marks, [{ type: 'end' }]);
  await pass([play], (await sinceOf(play)) + 12 * MINUTE);
  const next = (await letters(ada)).slice(before + 1);
  expect(texts(next)).not.toContain('Your orders have stopped');
});

test('in the language of the seat', async () => {
  const ada = newAddress();
  const play = await painting([ada, null], 'it');
  await give(play, 0, [order({ type: 'paint', marks: play.marks + 1 })]);
  await pass([play], await sinceOf(play));
  await pass([play], (await sinceOf(play)) + 6 * MINUTE);
  expect((await letters(ada)).at(-1)?.text).toMatch(/ordini si sono fermati: \S/);
});

test('while orders play, nobody is told that it is their turn', async () => {
  const ada = newAddress();
  const play = await tableWith([ada, null], { table: { options: { rounds: 5 } } });
  const before = (await letters(ada)).length;
  await give(play, 0, [order({ type: 'bidAlways', coins: 2, unless: 100 })]);
  const start = await sinceOf(play);
  for (let minutes = 0; minutes < 120; minutes += 6) {
    const seen = (await view(play, 1)) as View & { awaiting: { seat: number }[] };
    if (seen.awaiting.some(({ seat }) => seat === 1)) await act(play, 1, seen.version, bid(0));
    await pass([play], start + minutes * MINUTE);
  }
  expect((await view(play, 0)).status).toBe('finished');
  const told = (await letters(ada)).slice(before);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/over|ended|finished|wins|won/i)]);
});
