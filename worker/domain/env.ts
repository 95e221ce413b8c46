/** What the runtime binds; see wrangler.toml for what each is for. */
import type { MailEnv } from '../mail/transport/config.ts';
import type { GameRoom } from '../room/gameRoom.ts';

export interface Env extends MailEnv {
  DB: D1Database;
  /** Further databases, by shard: DB1, DB2, … */
  [shard: `DB${number}`]: D1Database | undefined;
  GAME_ROOM: DurableObjectNamespace<GameRoom>;
  ASSETS?: Fetcher;
  OPEN_SHARDS: string;
  LIMIT_REQUESTS_PER_MINUTE: string;
  LIMIT_TABLES_PER_HOUR: string;
  LIMIT_ADDRESS_PER_MINUTE: string;
  LIMIT_MAILS_PER_HOUR: string;
  LIMIT_ADDRESSES_PER_HOUR: string;
  AUTOPLAY_PER_ALARM: string;
}

type Limit =
  | 'LIMIT_REQUESTS_PER_MINUTE'
  | 'LIMIT_ADDRESS_PER_MINUTE'
  | 'LIMIT_TABLES_PER_HOUR'
  | 'LIMIT_MAILS_PER_HOUR'
  | 'LIMIT_ADDRESSES_PER_HOUR'
  | 'AUTOPLAY_PER_ALARM';

/** A limit as written in wrangler.toml. */
export function limit(env: Env, name: Limit): number {
  const value = Number(env[name]);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0`);
  return value;
}
