/** What a command works on: the room, its database, and the table as the command found it. */
import type { Database } from '../db/shards.ts';
import type { TableData } from '../table/data.ts';
import type { RoomCore } from './core.ts';

export interface RoomContext {
  core: RoomCore;
  db: Database;
  data: TableData;
}

/** For what the room does by itself, in its turn. Null where there is no such table. */
export async function contextOf(core: RoomCore): Promise<RoomContext | null> {
  const db = core.db();
  const data = db && (await core.load());
  return db && data ? { core, db, data } : null;
}
