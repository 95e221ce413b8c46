import { generateKeyPairSync } from 'node:crypto';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineProject } from 'vitest/config';
import { startReceiver } from '../support/receiver.ts';

const newPushKey = () =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

const root = new URL('../..', import.meta.url).pathname;

/**
 * Runs in workerd with two real D1 databases (tables are spread over shards) and real Durable Objects.
 * Files share a runtime: to start one and load the service takes longer than to run most files.
 */
export const serviceTests = (name: string, more: Record<string, string> = {}) =>
  defineProject({
    plugins: [
      cloudflareTest(async () => ({
        main: './test/worker/bed.ts',
        miniflare: {
          compatibilityDate: '2026-04-01',
          compatibilityFlags: ['nodejs_compat'],
          d1Databases: ['DB', 'DB1'],
          durableObjects: { GAME_ROOM: { className: 'GameRoom', useSQLite: true } },
          bindings: {
            OPEN_SHARDS: '0',
            LIMIT_REQUESTS_PER_MINUTE: '100000',
            LIMIT_ADDRESS_PER_MINUTE: '10000000',
            LIMIT_TABLES_PER_HOUR: '100000',
            LIMIT_MAILS_PER_HOUR: '20',
            LIMIT_ADDRESSES_PER_HOUR: '1000',
            MAIL_TRANSPORT: 'mailbox',
            ORIGIN: 'https://test.example',
            HOOKS_TO_LOCALHOST: 'true',
            PUSH_KEY: newPushKey(),
            // Stands for the servers of others.
            RECEIVER: (await startReceiver()).url,
            AUTOPLAY_PER_ALARM: '20',
            COMPUTER_CPU_MS: '30',
            // The number of pairs of worlds that the peeking test compares.
            PEEK_WORLDS: process.env.PEEK_WORLDS ?? '4',
            // The number of bad requests. It takes some thousands to get every kind of refusal.
            HOSTILE: process.env.HOSTILE ?? '15000',
            ...more,
            MIGRATIONS: await readD1Migrations(`${root}migrations`),
          },
        },
      })),
    ],
    test: {
      name,
      root,
      include: ['test/worker/**/*.test.ts'],
      setupFiles: ['test/worker/setup.ts'],
      isolate: false,
      testTimeout: 120_000,
    },
  });

export default serviceTests('worker');
