/**
 * A page and a room of two releases in a row understand each other: this release and the last one that was recorded. Where
 * this fails, make what is new in a reply optional. `npm run record-release` belongs to the making of a release.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../engine/index.ts';
import type { Acted, View } from '../../worker/domain/wire/play.ts';
import {
  type Description,
  faults,
  misfits,
  type Release,
  readRelease,
  replySchema,
  schemaOf,
} from '../releases/release.ts';
import { bundle, type LocalRuntime, startRuntime } from '../support/runtime.ts';

const folder = path.resolve(import.meta.dirname, '../releases');
const last = readdirSync(folder)
  .filter((name) => name.endsWith('.json.gz'))
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .at(-1) as string;
const old: Release = readRelease(path.join(folder, last));
let local: LocalRuntime;
let now: Description;

beforeAll(async () => {
  local = await startRuntime(bundle('worker/index.ts'));
  const answer = await local.runtime.dispatchFetch('http://localhost/api/openapi.json');
  now = (await answer.json()) as Description;
});
afterAll(() => local.stop());

const calls = Object.entries(old.description.paths).flatMap(([where, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${where}`, method, where, operation })),
);

describe(`a page of ${old.release}`, () => {
  test.each(calls)('$name: is offered, takes the page’s requests, and replies what the page reads', (call) => {
    const today = now.paths[call.where]?.[call.method];
    expect(today).toBeDefined();
    if (!today) return;
    const body = schemaOf(call.operation.requestBody);
    const takes = schemaOf(today.requestBody);
    if (body)
      expect(misfits({ schema: body, of: old.description }, { schema: takes ?? {}, of: now }, true)).toEqual([]);
    const reads = replySchema(call.operation);
    const says = replySchema(today);
    if (reads)
      expect(misfits({ schema: says ?? {}, of: now }, { schema: reads, of: old.description }, false)).toEqual([]);
  });
});

describe(`a page of this release at a room of ${old.release}`, () => {
  test.each(calls)('$name: whatever this page needs, that room says', ({ method, where, operation }) => {
    const says = replySchema(operation);
    const today = now.paths[where]?.[method];
    const reads = today && replySchema(today);
    if (says && reads)
      expect(misfits({ schema: says, of: old.description }, { schema: reads, of: now }, false)).toEqual([]);
  });

  test('every recorded reply has the shape that this page reads', () => {
    expect(old.samples.length).toBeGreaterThan(40);
    for (const { call, reply } of old.samples) {
      const [method = '', where = ''] = call.split(' ');
      const today = now.paths[where]?.[method];
      expect(faults(reply, (today && replySchema(today)) ?? {}, now), call).toEqual([]);
    }
  });

  test('the engine of this page reads the states of that room, and finds its choices legal', () => {
    const views = old.samples.flatMap(({ call, reply }) => {
      if (call === 'get /api/tables/{id}/view') return [reply as View];
      return call === 'post /api/tables/{id}/actions' ? [(reply as Acted).view] : [];
    });
    expect(views.length).toBeGreaterThan(20);
    for (const { game: id, state, seat, choices, version } of views as (View & { game: string })[]) {
      const game = games.get(id);
      expect(game, id).toBeDefined();
      if (!game || !state) continue;
      for (const choice of choices) {
        if (choice.kind !== 'one') continue;
        expect(game.check(state as never, seat as never, choice.action as never), `${id} ${version}`).toBeNull();
      }
      expect(() => game.awaiting(state as never)).not.toThrow();
    }
  });
});
