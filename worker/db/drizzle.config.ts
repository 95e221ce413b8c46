import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config worker/db/drizzle.config.ts` writes the next migration; they only go forward. */
export default defineConfig({
  dialect: 'sqlite',
  driver: 'd1-http',
  casing: 'snake_case',
  schema: './worker/db/schema.ts',
  out: './migrations',
});
