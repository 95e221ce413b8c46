/** Mails a game. Checked with the worker's types, not Node's, hence imported by its address. */
await import(new URL('../worker/mail/mailsAGame.ts', import.meta.url).href);

export {};
