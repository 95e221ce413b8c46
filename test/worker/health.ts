/** Whether a table is in order: its rows agree with each other, and everything that is due will be done. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import type { StateBase } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import type { Waiting } from '../../worker/domain/waiting.ts';
import { bindings, inRoom } from './room.ts';
import { testOffer } from './worker.ts';

interface ActionRow {
  seq: number;
  seat: number;
  action: string | null;
  undo_to: number | null;
  request_key: string | null;
}

/** All rows of a table, of one moment. */
async function rowsOf(id: string) {
  const read = (sql: string) => bindings.DB.prepare(sql).bind(id);
  const [table, game, awaited, actions, seats, outbox] = await bindings.DB.batch([
    read('select * from tables where id = ?'),
    read('select * from games where table_id = ?'),
    read('select * from awaited where table_id = ?'),
    read('select * from actions where table_id = ? and seq > 0 order by seq'),
    read('select * from seats where table_id = ? order by seat'),
    read("select * from outbox where table_id = ? and state = 'pending'"),
  ]);
  return {
    table: table?.results[0] as {
      status: string;
      game: string;
      seed: string;
      options: string;
      seats: number;
      rules: string;
    },
    game: game?.results[0] as { version: number; state: string },
    awaited: awaited?.results[0] as { seats: string; wake_at: number | null } | undefined,
    actions: (actions?.results ?? []) as unknown as ActionRow[],
    seats: (seats?.results ?? []) as unknown as { kind: string; autopilot: number }[],
    outbox: (outbox?.results ?? []) as unknown as { key: string; due: number; claimed_until: number }[],
  };
}

function replayed({ table, actions }: Awaited<ReturnType<typeof rowsOf>>): StateBase {
  const rules = testOffer.games.get(table.game);
  const options = rules?.parseOptions(JSON.parse(table.options), table.seats);
  if (!rules || !options?.ok) throw new Error('no such game, or options that are not taken');
  const chance = keyedChance(hexToBytes(table.seed));
  const log = actions.map(
    ({ seat, action, undo_to }): LogEntry =>
      action === null ? { seat, undo: undo_to ?? 0 } : { seat, action: JSON.parse(action) },
  );
  let { state } = rules.setup(options.value, table.seats, chance, JSON.parse(table.rules));
  for (const step of replay(rules, state, log, chance)) state = step.state;
  return state;
}

/** `acknowledged`: the keys of requests that were answered with 200, and the version they were told. */
export async function expectHealthy(
  id: string,
  now: number,
  acknowledged: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const rows = await rowsOf(id);
  const { table, game, actions, outbox, seats } = rows;
  const alarm = await inRoom(id, (_room, ctx) => ctx.storage.getAlarm());
  expect(actions.map(({ seq }) => seq)).toEqual(actions.map((_, index) => index + 1));
  expect(game.version).toBe(actions.length);
  const state = replayed(rows);
  expect(canonical(JSON.parse(game.state))).toBe(canonical(state));

  for (const [key, version] of acknowledged) {
    expect(actions.filter(({ request_key }) => request_key === key).map(({ seq }) => seq)).toEqual([version]);
  }
  const keys = actions.flatMap(({ request_key }) => request_key ?? []);
  expect(new Set(keys).size).toBe(keys.length);

  const waiting: Waiting[] = JSON.parse(rows.awaited?.seats ?? '[]');
  const rules = testOffer.games.get(table.game);
  const asked = table.status === 'playing' ? (rules?.awaiting(state) ?? []) : [];
  expect(waiting.map(({ seat }) => seat)).toEqual(asked.map(({ seat }) => seat));
  const isPlayed = (seat: number) => seats[seat]?.kind === 'computer' || seats[seat]?.autopilot === 1;
  for (const { seat, due, late } of waiting) {
    if (!isPlayed(seat) && due !== null)
      expect(due > now || late, `seat ${seat} is late and nobody noticed`).toBe(true);
  }

  // Mail that a dead drain had claimed is taken up again when the claim expires.
  for (const { key, due, claimed_until } of outbox) {
    expect(Math.max(due, claimed_until), `${key} is due and was left`).toBeGreaterThan(now - 60_000);
  }
  const times = outbox.map(({ due, claimed_until }) => Math.max(due, claimed_until));
  if (rows.awaited?.wake_at != null) times.push(rows.awaited.wake_at);
  const first = times.length === 0 ? null : Math.min(...times);
  // The sweep finds a lost alarm when its time is past. It looks again a second later at mail that could not go out yet.
  if (first !== null && first <= now) expect(alarm ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(now + 1500);
}
