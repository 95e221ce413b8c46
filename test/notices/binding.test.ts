import { expect, test } from 'vitest';
import { startBinding } from './wire.ts';

const mail = {
  from: { name: 'Commonwealth', address: 'table@play.example' },
  to: { address: 'ada@mail.example' },
  subject: 'Tocca a te: città',
  text: 'text',
  html: '<p>html</p>',
  messageId: '<a@play.example>',
  date: 0,
  headers: { References: '<root@play.example>', 'List-Unsubscribe': '<https://play.example/stop>' },
};

test('the runtime takes our message from its binding', async () => {
  const { send, stop } = await startBinding();
  expect(await send(mail)).toEqual({ outcome: 'sent' });
  await stop();
});

test('what the binding refuses is put off, without naming the address', async () => {
  const { send, stop } = await startBinding({ allowed_destination_addresses: ['bruno@mail.example'] });
  expect(await send(mail)).toEqual({ outcome: 'deferred', reason: 'email to … not allowed' });
  await stop();
});
