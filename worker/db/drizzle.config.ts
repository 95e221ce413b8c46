import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` writes the next migration from the schema. Migrations only go forward. */
export default defineConfig({
  dialect: 'sqlite',
  driver: 'd1-http',
  casing: 'snake_case',
  schema: './worker/db/schema.ts',
  out: './migrations',
});
