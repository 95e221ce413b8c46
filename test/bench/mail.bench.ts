/** Mails per game. The file is checked with the worker's types, not with Node's, so it is imported by its path. */
await import(new URL('../worker/notices/mailsAGame.ts', import.meta.url).href);

export {};
