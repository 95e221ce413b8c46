/** Starts the game of a table: the game is set up, and version 0 is stored whole. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { eq } from 'drizzle-orm';
import { keyedChance } from '../../engine/core/chance.ts';
import type { StateBase, Tagged } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import { actions, games, snapshots, tables } from '../db/schema.ts';
import type { Statement } from '../db/statements.ts';
import { hashText } from '../domain/tokens.ts';
import type { TableData } from '../table/data.ts';
import type { RoomContext } from './context.ts';
import { waitingAfter } from './waiting.ts';

export async function startGame(
  { db, data }: Pick<RoomContext, 'db' | 'data'>,
  now: number,
  from: { state: StateBase; events: Tagged[] } = setUp(data),
): Promise<{ after: TableData; statements: Statement[] }> {
  const tableId = data.table.id;
  const { events } = from;
  const state = JSON.stringify(from.state);
  const hash = await hashText(canonical(from.state));
  const entry = { seq: 0, seat: null, undoable: false, requestKey: null, requestHash: null };
  const after: TableData = {
    ...data,
    table: { ...data.table, status: 'playing', startedAt: now },
    version: 0,
    state: from.state,
    snapshotAt: 0,
    tail: [entry],
  };
  return {
    after: { ...after, waiting: waitingAfter(after, [], new Set(), now) },
    statements: [
      db.update(tables).set({ status: 'playing', startedAt: now }).where(eq(tables.id, tableId)),
      db.insert(games).values({ tableId, version: 0, state }),
      db.insert(snapshots).values({ tableId, version: 0, state }),
      db.insert(actions).values({ tableId, at: now, actor: 'setup', events, hash, ...entry }),
    ],
  };
}

function setUp({ game, table }: TableData): { state: StateBase; events: Tagged[] } {
  const options = game.parseOptions(table.options, table.seats);
  if (!options.ok) throw new Error(`${table.id}: options are no longer accepted: ${options.refusal.code}`);
  return game.setup(options.value, table.seats, keyedChance(hexToBytes(table.seed)), table.rules);
}
