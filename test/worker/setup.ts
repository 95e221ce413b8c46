/** Each file starts with empty databases and without rooms, although it may share its runtime with other files. */
import './pool.ts';
// A room imports these only when it sends mail. They are loaded here so that no room leaves memory while it loads them.
import '../../worker/notices/channels/mail/mime/mime.ts';
import '../../worker/notices/channels/mail/transport/smtp/client.ts';
import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { clearBeds } from './bed.ts';

const { DB, DB1, MIGRATIONS } = env as unknown as { DB: D1Database; DB1: D1Database; MIGRATIONS: D1Migration[] };
await reset();
clearBeds();
await applyD1Migrations(DB, MIGRATIONS);
await applyD1Migrations(DB1, MIGRATIONS);
