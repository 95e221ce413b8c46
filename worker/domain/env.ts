/** What the runtime binds. wrangler.toml says what each binding is for. */
import type { RoomCalls } from './roomCalls.ts';

/** The part of the environment that notices read. */
export interface MailEnv {
  /** `mailbox` (local runs), `binding`, `smtp` or `none`. Unset means none. */
  MAIL_TRANSPORT?: string;
  /** The address mail comes from. Its domain must be allowed to send. */
  MAIL_FROM?: string;
  /** `https://…`: where links in mail lead. */
  ORIGIN?: string;
  /**
   * At least 32 characters that nobody can guess. Links in mail are sealed with it. A secret, never in wrangler.toml.
   */
  LINK_KEY?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  /** `tls` (default on port 465), `starttls` (default elsewhere) or `none`. */
  SMTP_SECURITY?: string;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  MAIL?: SendEmail;
  /** The key of web push, as a JWK with its private part. A secret. Without it, the service has no push. */
  PUSH_KEY?: string;
  /** Lets hooks lead to this machine, in tests and local runs. It has no effect where ORIGIN is a public address. */
  HOOKS_TO_LOCALHOST?: string;
}

export interface Env extends MailEnv {
  DB: D1Database;
  /** Further databases, by shard: DB1, DB2, … */
  [shard: `DB${number}`]: D1Database | undefined;
  GAME_ROOM: DurableObjectNamespace<RoomCalls>;
  ASSETS?: Fetcher;
  OPEN_SHARDS: string;
  LIMIT_REQUESTS_PER_MINUTE: string;
  LIMIT_TABLES_PER_HOUR: string;
  LIMIT_ADDRESS_PER_MINUTE: string;
  LIMIT_MAILS_PER_HOUR: string;
  LIMIT_ADDRESSES_PER_HOUR: string;
  AUTOPLAY_PER_ALARM: string;
  COMPUTER_CPU_MS: string;
  /** `all`: every call of the API is one line of the log. Unset: only what goes wrong is. */
  LOG_CALLS?: string;
}

type Limit =
  | 'LIMIT_REQUESTS_PER_MINUTE'
  | 'LIMIT_ADDRESS_PER_MINUTE'
  | 'LIMIT_TABLES_PER_HOUR'
  | 'LIMIT_MAILS_PER_HOUR'
  | 'LIMIT_ADDRESSES_PER_HOUR'
  | 'AUTOPLAY_PER_ALARM'
  | 'COMPUTER_CPU_MS';

/** A limit as written in wrangler.toml. */
export function limit(env: Env, name: Limit): number {
  const value = Number(env[name]);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0`);
  return value;
}

/** The room of a table. */
export function roomOf(env: Env, tableId: string): DurableObjectStub<RoomCalls> {
  return env.GAME_ROOM.get(env.GAME_ROOM.idFromName(tableId));
}
