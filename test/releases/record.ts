/**
 * `npm run record-release` keeps what this release says and hears (release.ts), under the version of package.json. Run it
 * when a release is made. The test compares the next one with it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '../../engine/index.ts';
import { root } from '../../worker/dev/setup.mjs';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';
import { bundle, startRuntime } from '../support/runtime.ts';
import type { Description, Sample } from './release.ts';

/** A view is kept after every so many actions of a game. */
const EVERY = 25;

const local = await startRuntime(bundle('worker/index.ts'));
const samples: Sample[] = [];

async function ask<T>(call: string, id: string, token: string, body?: unknown, keep = true): Promise<T> {
  const [method = '', where = ''] = call.split(' ');
  const answer = await local.runtime.dispatchFetch(
    `http://localhost${where.replace('{id}', id).replace('{seat}', '0')}`,
    {
      method: method.toUpperCase(),
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
  const reply = JSON.parse(text) as T;
  if (keep) samples.push({ call, ...(body === undefined ? {} : { body }), reply });
  return reply;
}

async function record(game: string): Promise<void> {
  const opening = {
    game,
    seats: 2,
    name: 'Recorded',
    me: { name: 'Ada' },
    pace: { perDecision: 86_400_000, late: 'wait' },
  };
  const { id, inviteToken, token = '' } = await ask<TableOpened>('post /api/tables', '', '', opening);
  const claim = await ask<{ token: string }>('post /api/tables/{id}/seats', id, inviteToken, { name: 'Bo' });
  const tokens = [token, claim.token];
  // The room must not answer for a seat while its action is on its way.
  for (const [seat, own] of tokens.entries())
    await ask(`patch /api/tables/{id}/seats/${seat}`, id, own, { autoAnswer: false }, false);
  for (;;) {
    const { awaiting, version, status } = await ask<View>('get /api/tables/{id}/view', id, token, undefined, false);
    if (status === 'finished') break;
    const isKept = version % EVERY < 2;
    const seat = awaiting[0]?.seat ?? 0;
    const own = await ask<View>('get /api/tables/{id}/view', id, tokens[seat] ?? '', undefined, isKept);
    const body = { expected: version, actions: [games.get(game)?.bot(own.state, seat)] };
    await ask('post /api/tables/{id}/actions', id, tokens[seat] ?? '', body, isKept);
  }
  for (const call of ['/{id}', '/{id}/view', '/{id}/log', '/{id}/at/3', '/{id}/chat', '/{id}/notes'])
    await ask(`get /api/tables${call}`, id, token);
  await ask('patch /api/tables/{id}/seats/{seat}', id, token, {
    name: 'Ada L',
    timeZone: 'Europe/Rome',
    autoAnswer: false,
  });
  await ask('post /api/tables/{id}/chat', id, token, { text: 'Well played' });
  await ask('put /api/tables/{id}/notes', id, token, { text: 'A note' });
  await ask('post /api/mine', id, '', { tables: [{ id, token }] });
}

await ask('get /api/games', '', '');
for (const { id } of games.all) await record(id);
const description = await ask<Description>('get /api/openapi.json', '', '', undefined, false);
const release = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version as string;
const file = path.join(import.meta.dirname, `${release}.json.gz`);
const text = JSON.stringify({ release, description, samples }).replaceAll(
  'get /api/tables/{id}/at/3',
  'get /api/tables/{id}/at/{version}',
);
writeFileSync(file, gzipSync(text, { level: 9 }));
console.log(`${file}: ${samples.length} samples`);
await local.stop();
process.exit(0);
