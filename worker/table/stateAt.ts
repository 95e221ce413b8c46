/** The state of a table at any version. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { clone } from '../../engine/core/json.ts';
import { upgrade } from '../../engine/core/migrate.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { rowsToVersion } from '../db/queries.ts';
import type { ActionRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { LoggedTable } from './data.ts';

export function toEntry({ seat, action, undoTo }: Pick<ActionRow, 'seat' | 'action' | 'undoTo'>): LogEntry {
  return undoTo === null ? { seat: seat as Seat, action: action as Tagged } : { seat: seat as Seat, undo: undoTo };
}

/** Starts at the last snapshot, so it replays at most SNAPSHOT_EVERY entries and those of one request. */
export async function stateAt(db: Database, { game, table }: LoggedTable, version: number): Promise<StateBase> {
  const { snapshot, entries } = await rowsToVersion(db, table.id, version);
  if (!snapshot) throw new Error(`no snapshot before version ${version}`);
  let state = upgrade(game, JSON.parse(snapshot.state));
  const chance = keyedChance(hexToBytes(table.seed));
  const options = { from: snapshot.version, trusted: true };
  for (const step of replay(game, state, entries.map(toEntry), chance, options)) state = step.state;
  return clone(state);
}
