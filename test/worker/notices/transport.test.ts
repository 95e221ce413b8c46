import { describe, expect, test } from 'vitest';
import type { MailEnv } from '../../../worker/domain/env.ts';
import { cleanReason } from '../../../worker/notices/channels/delivery.ts';
import type { Outgoing } from '../../../worker/notices/channels/mail/mime/message.ts';
import { isAddress } from '../../../worker/notices/channels/mail/mime/message.ts';
import { mime } from '../../../worker/notices/channels/mail/mime/mime.ts';
import { bindingTransport } from '../../../worker/notices/channels/mail/transport/binding.ts';
import { mailConfig } from '../../../worker/notices/channels/mail/transport/config.ts';

const KEY = 'k'.repeat(32);
const smtp: MailEnv = {
  MAIL_TRANSPORT: 'smtp',
  MAIL_FROM: 'table@play.example',
  ORIGIN: 'https://play.example/',
  LINK_KEY: KEY,
  SMTP_HOST: 'mail.example',
};
const sender = { from: 'table@play.example', origin: 'https://play.example', linkKey: KEY };

describe('the configuration', () => {
  test('without a transport means no mail; a local run needs nothing more', () => {
    expect(mailConfig({})).toEqual({ transport: 'none' });
    expect(mailConfig({ MAIL_TRANSPORT: 'mailbox' })).toMatchObject({ origin: 'http://localhost:8787' });
  });

  test.each([
    [{}, 587, 'starttls'],
    [{ SMTP_PORT: '465' }, 465, 'tls'],
    [{ SMTP_PORT: '2525', SMTP_SECURITY: 'tls' }, 2525, 'tls'],
  ])('of SMTP takes the security that goes with the port: %o', (more, port, security) => {
    expect(mailConfig({ ...smtp, ...more })).toEqual({
      transport: 'smtp',
      ...sender,
      smtp: { host: 'mail.example', port, security },
    });
  });

  test('takes user and password together', () => {
    expect(mailConfig({ ...smtp, SMTP_USER: 'u', SMTP_PASSWORD: 'p' })).toMatchObject({
      smtp: { login: { user: 'u', password: 'p' } },
    });
  });

  test.each<[string, MailEnv, RegExp]>([
    ['an unknown transport', { MAIL_TRANSPORT: 'pigeon' }, /MAIL_TRANSPORT is "pigeon"/],
    ['SMTP settings without the transport', { SMTP_HOST: 'mail.example' }, /SMTP_HOST set, but MAIL_TRANSPORT/],
    ['no host', { ...smtp, SMTP_HOST: '' }, /SMTP_HOST is not set/],
    ['no sender', { ...smtp, MAIL_FROM: '' }, /MAIL_FROM is not set/],
    ['a sender that is none', { ...smtp, MAIL_FROM: 'me' }, /MAIL_FROM is not a mail address/],
    ['no origin', { ...smtp, ORIGIN: '' }, /ORIGIN is not set/],
    ['an origin that is none', { ...smtp, ORIGIN: 'play.example' }, /ORIGIN is not an address/],
    ['no key', { ...smtp, LINK_KEY: '' }, /LINK_KEY is not set/],
    ['a short key', { ...smtp, LINK_KEY: 'short' }, /LINK_KEY is too short/],
    ['a user alone', { ...smtp, SMTP_USER: 'u' }, /SMTP_USER and SMTP_PASSWORD/],
    ['a password in the clear', { ...smtp, SMTP_USER: 'u', SMTP_PASSWORD: 'p', SMTP_SECURITY: 'none' }, /in the clear/],
    ['no such security', { ...smtp, SMTP_SECURITY: 'some' }, /SMTP_SECURITY must be/],
    ['no such port', { ...smtp, SMTP_PORT: 'x' }, /SMTP_PORT/],
    ['port 25', { ...smtp, SMTP_PORT: '25' }, /port 25/],
    ['a binding that is not there', { ...smtp, MAIL_TRANSPORT: 'binding' }, /no send_email binding/],
    ['a mailbox for the world', { MAIL_TRANSPORT: 'mailbox', ORIGIN: 'https://play.org' }, /for local runs/],
  ])('with %s stops with words', (_what, env, words) => {
    expect(() => mailConfig(env)).toThrow(words);
    expect(() => mailConfig(env)).toThrow(/^mail is half configured: /);
  });
});

const mail: Outgoing = {
  from: { name: 'Commonwealth', address: 'table@play.example' },
  to: { address: 'ada@mail.example' },
  subject: 'Hello',
  text: 'text',
  html: '<p>html</p>',
  messageId: '<a@play.example>',
  date: 0,
  headers: { References: '<root@play.example>' },
};

describe('the binding', () => {
  const failing = (code: string) =>
    bindingTransport({
      send: async () => {
        throw Object.assign(new Error('about ada@mail.example'), { code });
      },
    } as unknown as SendEmail);

  test('gets text, HTML and our headers', async () => {
    const sent: unknown[] = [];
    const binding = { send: async (message: unknown) => sent.push(message) } as unknown as SendEmail;
    expect(await bindingTransport(binding).send(mail)).toEqual({ outcome: 'sent' });
    expect(sent).toEqual([
      {
        from: { email: 'table@play.example', name: 'Commonwealth' },
        to: 'ada@mail.example',
        subject: 'Hello',
        text: 'text',
        html: '<p>html</p>',
        headers: { References: '<root@play.example>' },
      },
    ]);
  });

  test('tells what can pass from what cannot, and names no address', async () => {
    expect(await failing('E_RECIPIENT_SUPPRESSED').send(mail)).toEqual({
      outcome: 'refused',
      reason: 'E_RECIPIENT_SUPPRESSED about …',
    });
    expect(await failing('E_RATE_LIMIT_EXCEEDED').send(mail)).toMatchObject({ outcome: 'deferred' });
    expect(await failing('E_INTERNAL_SERVER_ERROR').send(mail)).toMatchObject({ outcome: 'deferred' });
  });
});

test('a message is ASCII whatever it says, and no name adds a line to its head', async () => {
  const raw = await mime({
    ...mail,
    subject: 'è\r\nBcc: x@y.example',
    from: { name: 'a"\r\nX: y', address: mail.from.address },
  });
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head.split(/\r\n(?! )/).map((line) => line.split(':')[0])).toEqual([
    'From',
    'To',
    'Subject',
    'Date',
    'Message-ID',
    'References',
    'MIME-Version',
    'Content-Type',
  ]);
});

test('addresses that could carry a command are none', () => {
  for (const good of ['a@b.co', 'a.b+c@d-e.example']) expect(isAddress(good)).toBe(true);
  for (const bad of ['a@b', 'a b@c.de', 'a@b.co>\r\nRCPT', '<a@b.co>', 'a@b.co,c@d.ef', 'é@b.co', '@b.co', ''])
    expect(isAddress(bad)).toBe(false);
});

test('reasons are short and without addresses', () => {
  expect(cleanReason(`550 <ada@mail.example>: no\r\n such user ${'x'.repeat(300)}`)).toMatch(
    /^550 <…>: no such user x+$/,
  );
  expect(cleanReason('x'.repeat(300))).toHaveLength(200);
});
