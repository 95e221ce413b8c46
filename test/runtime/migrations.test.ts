/** The migrations work on a database of an older release and keep its data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../worker/dev/setup.mjs';

let runtime: Miniflare;

beforeAll(() => {
  runtime = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'] });
});
afterAll(() => runtime.dispose());

async function migrate(name: string): Promise<void> {
  const d1 = await runtime.getD1Database('DB');
  const statements = readFileSync(path.join(root, 'migrations', name), 'utf8').split('--> statement-breakpoint');
  await d1.batch(statements.map((sql) => d1.prepare(sql)));
}

test('0001: where a key was used twice, the first entry keeps it, and no entry is lost', async () => {
  const d1 = await runtime.getD1Database('DB');
  await migrate('0000_first.sql');
  const insert = d1.prepare(
    `insert into actions (table_id, seq, at, actor, events, undoable, hash, request_key, request_hash)
     values (?, ?, 0, 'player', '[]', 0, '', ?, 'h')`,
  );
  await d1.batch([
    insert.bind('one', 1, 'a'),
    insert.bind('one', 2, null),
    insert.bind('one', 3, 'a'),
    insert.bind('one', 4, null),
    insert.bind('two', 1, 'a'),
  ]);
  await migrate('0001_keys.sql');
  const { results } = await d1.prepare('select table_id, seq, request_key from actions order by table_id, seq').all();
  expect(results.map(({ table_id, seq, request_key }) => [table_id, seq, request_key])).toEqual([
    ['one', 1, 'a'],
    ['one', 2, null],
    ['one', 3, null],
    ['one', 4, null],
    ['two', 1, 'a'],
  ]);
  await expect(insert.bind('one', 5, 'a').run()).rejects.toThrow('UNIQUE');
});
