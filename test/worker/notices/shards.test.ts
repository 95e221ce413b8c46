/** One address is treated as one, even if its tables are in several databases. */
import { expect, test } from 'vitest';
import { hashText, shardOf } from '../../../worker/domain/tokens.ts';
import type { Play } from '../client.ts';
import { bindings } from '../room.ts';
import {
  HOUR,
  letters,
  linkIn,
  MINUTE,
  newAddress,
  type Options,
  pass,
  post,
  STOP,
  sinceOf,
  subjects,
  tableOf,
  tableWith,
} from './post.ts';

async function tableIn(shard: number, address: string, options: Options = {}): Promise<Play> {
  const before = bindings.OPEN_SHARDS;
  bindings.OPEN_SHARDS = String(shard);
  const play = await tableWith([address, null], options);
  bindings.OPEN_SHARDS = before;
  expect(shardOf(play.id)).toBe(shard);
  return play;
}

const turns = async (address: string) => (await subjects(address)).filter((subject) => subject.startsWith('Your move'));

test.each([
  [0, 1],
  [1, 0],
])('turns in databases %i and %i are one mail that names both', async (one, other) => {
  const ada = newAddress();
  const first = await tableIn(one, ada, { table: { name: 'North' } });
  const second = await tableIn(other, ada, { table: { name: 'South' } });
  const at = Math.max(await sinceOf(first), await sinceOf(second)) + 6 * MINUTE;
  await pass([first, second], at);
  const told = await turns(ada);
  expect(told).toEqual([expect.stringMatching(/2 tables: .*(North, South|South, North)/)]);
  const text = (await letters(ada)).at(-1)?.text ?? '';
  for (const play of [first, second]) expect(text).toContain(`/t/${play.id}#`);
  await pass([first, second], at + HOUR);
  expect(await turns(ada)).toEqual(told);
});

test('what is confirmed at one is confirmed at all, and what is blocked is blocked at all', async () => {
  const ada = newAddress();
  await tableIn(0, ada);
  const elsewhere = await tableIn(1, ada, { confirm: false });
  expect((await tableOf(elsewhere, elsewhere.tokens[0] ?? '')).own?.mail?.confirmed).toBe(true);
  expect(await subjects(ada)).toEqual(['Confirm your address for A table']);

  const eve = newAddress();
  await tableIn(1, eve, { confirm: false });
  expect((await post(linkIn((await letters(eve))[0], STOP))).status).toBe(200);
  const again = await tableIn(0, eve, { confirm: false });
  await pass([again], Date.now() + 2 * HOUR);
  expect(await letters(eve)).toHaveLength(1);
});

test('the limit of an hour is one for all', async () => {
  const ada = newAddress();
  const play = await tableIn(1, ada);
  const at = (await sinceOf(play)) + 6 * MINUTE;
  await bindings.DB.prepare('update addresses set hour = ?, sent_in_hour = 20 where hash = ?')
    .bind(Math.floor(at / HOUR), await hashText(ada))
    .run();
  await pass([play], at);
  expect(await turns(ada)).toEqual([]);
  await pass([play], at + HOUR);
  expect(await turns(ada)).toHaveLength(1);
});
