import './pool.ts';
import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const { DB, DB1, MIGRATIONS } = env as unknown as { DB: D1Database; DB1: D1Database; MIGRATIONS: D1Migration[] };
await applyD1Migrations(DB, MIGRATIONS);
await applyD1Migrations(DB1, MIGRATIONS);
