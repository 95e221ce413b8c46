import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outgoing } from '../../worker/notices/channels/mail/mime/message.ts';
import { selfSigned } from './certificate.ts';
import { type Send, startClient, startScripted, startServer, startSlipping } from './wire.ts';

let send: Send;
let stopClient: () => Promise<void>;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  ({ send, stop: stopClient } = await startClient());
});
afterAll(async () => {
  await stopClient?.();
  await Promise.all(stops.map((stop) => stop()));
});

async function serverWith(options?: Parameters<typeof startServer>[0]) {
  const server = await startServer(options);
  stops.push(server.stop);
  return server;
}

async function scripted(lines: readonly string[], then: 'hangUp' | 'silence' = 'hangUp') {
  const server = await startScripted(lines, then);
  stops.push(server.stop);
  return server;
}

const mail: Outgoing = {
  from: { name: 'Commonwealth "tables"', address: 'table@play.example' },
  to: { address: 'niccolo@mail.example' },
  subject: 'Tocca a te: Il porto di città del martedì – costruisci più di una fabbrica 🏭 (round 4)',
  text: `.a line with a dot\n..two dots\nperché no? = è così\ntrailing space \n\n${'long '.repeat(60)}\n.`,
  html: '<p>Però <b>→ 16</b> &amp; “ok”</p>\n<p>.</p>',
  messageId: '<turn.abc.1.4@play.example>',
  date: Date.UTC(2026, 4, 3, 8, 9, 10),
  headers: {
    References: '<table.abc.1@play.example>',
    'In-Reply-To': '<table.abc.1@play.example>',
    'List-Unsubscribe': '<https://play.example/mail/stop?t=abcdefghijklmnopqrstuvwxyz0123456789>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
};
const local = (port: number) => ({ host: 'localhost', port });
const login = { user: 'ada', password: 'pässword' };

describe('what arrives', () => {
  test('is what was sent, over TLS, logged in, with every header', async () => {
    const server = await serverWith({ secure: true });
    expect(await send({ ...local(server.port), security: 'tls', login }, mail)).toEqual({ outcome: 'sent' });
    const [got] = server.received;
    expect(got).toMatchObject({ from: 'table@play.example', to: ['niccolo@mail.example'], secure: true, user: 'ada' });
    const { parsed, raw } = got as NonNullable<typeof got>;
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.from).toMatchObject({ address: mail.from.address, name: mail.from.name });
    expect(parsed.to?.[0]).toMatchObject({ address: mail.to.address });
    expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed.html?.trimEnd()).toBe(mail.html);
    expect(parsed.messageId).toBe(mail.messageId);
    expect(new Date(parsed.date ?? 0).getTime()).toBe(mail.date);
    for (const [name, value] of Object.entries(mail.headers)) {
      expect(parsed.headers.find((each) => each.key === name.toLowerCase())?.value).toBe(value);
    }
    expect([...raw].every((character) => character.charCodeAt(0) < 128)).toBe(true);
    const body = raw.slice(raw.indexOf('\r\n\r\n'));
    for (const line of body.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
    for (const line of raw.match(/Subject:.*(\r\n .*)*/)?.[0].split('\r\n') ?? []) {
      expect(line.length).toBeLessThanOrEqual(78);
    }
  });

  test('comes by STARTTLS as well, with AUTH LOGIN where PLAIN is not offered', async () => {
    const server = await serverWith({ authMethods: ['LOGIN'] });
    expect(await send({ ...local(server.port), security: 'starttls', login }, mail)).toEqual({ outcome: 'sent' });
    expect(server.received[0]).toMatchObject({ secure: true, user: 'ada' });
  });

  test('comes in the clear only when told so', async () => {
    const server = await serverWith();
    expect(await send({ ...local(server.port), security: 'none' }, mail)).toEqual({ outcome: 'sent' });
    expect(server.received[0]).toMatchObject({ secure: false, user: undefined });
  });

  test('cannot carry a header that a player typed', async () => {
    const server = await serverWith();
    const subject = 'Hello\r\nBcc: everybody@mail.example\r\n\r\nbody';
    await send({ ...local(server.port), security: 'none' }, { ...mail, subject });
    const { parsed } = server.received[0] as (typeof server.received)[number];
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.subject).toBe('Hello Bcc: everybody@mail.example body');
  });
});

describe('security is never given up', () => {
  test('no STARTTLS on offer: nothing is sent, no password leaves', async () => {
    const server = await serverWith({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    const delivery = await send({ ...local(server.port), security: 'starttls', login }, mail);
    expect(delivery).toMatchObject({ outcome: 'deferred', reason: expect.stringContaining('STARTTLS') });
    expect(server.received).toEqual([]);
  });

  test.each(['tls', 'starttls'] as const)('a certificate nobody vouches for is not trusted (%s)', async (security) => {
    const server = await serverWith({ ...selfSigned('localhost'), secure: security === 'tls' });
    expect(await send({ ...local(server.port), security }, mail)).toMatchObject({ outcome: 'deferred' });
    expect(server.received).toEqual([]);
  });

  test.each(['tls', 'starttls'] as const)('a certificate of another host is not trusted (%s)', async (security) => {
    const server = await serverWith({ secure: security === 'tls' });
    const elsewhere = { host: '127.0.0.1', port: server.port };
    expect(await send({ ...elsewhere, security }, mail)).toMatchObject({ outcome: 'deferred' });
    expect(server.received).toEqual([]);
  });

  test('words slipped in before the handshake are not heard after it', async () => {
    const server = await startSlipping('250-owned\r\n250 AUTH PLAIN', [
      '250-hi\r\n250 AUTH LOGIN',
      ...['334 VXNlcm5hbWU6', '334 UGFzc3dvcmQ6', '235 welcome'],
      ...['250 ok', '250 ok', '354 go', '250 taken'],
    ]);
    stops.push(server.stop);
    expect(await send({ ...local(server.port), security: 'starttls', login }, mail)).toEqual({ outcome: 'sent' });
    // Who believed the words slipped in would log in by AUTH PLAIN.
    expect(server.heard.slice(0, 2)).toEqual(['EHLO play.example', 'AUTH LOGIN']);
  });

  test('a wrong password is our set-up, not the recipient: worth another try', async () => {
    const server = await serverWith({ secure: true });
    const wrong = { user: 'ada', password: 'no' };
    const delivery = await send({ ...local(server.port), security: 'tls', login: wrong }, mail);
    expect(delivery).toMatchObject({ outcome: 'deferred', reason: expect.stringContaining('535') });
  });
});

describe('servers that say no', () => {
  const refusing = (code: number) => ({
    onRcptTo: (_to: unknown, _session: unknown, done: (error?: Error) => void) =>
      done(Object.assign(new Error('about <niccolo@mail.example>'), { responseCode: code })),
  });

  test('4xx is put off, 5xx is final, and the reason names no address', async () => {
    const later = await serverWith(refusing(451));
    expect(await send({ ...local(later.port), security: 'none' }, mail)).toEqual({
      outcome: 'deferred',
      reason: 'RCPT: 451 about <…>',
    });
    const never = await serverWith(refusing(550));
    expect(await send({ ...local(never.port), security: 'none' }, mail)).toEqual({
      outcome: 'refused',
      reason: 'RCPT: 550 about <…>',
    });
  });

  test('a sender that is not taken is our set-up, not the recipient: worth another try', async () => {
    const server = await scripted(['220 hi', '250 hi', '553 not yours to send from']);
    expect(await send({ ...local(server.port), security: 'none' }, mail)).toEqual({
      outcome: 'deferred',
      reason: 'MAIL: 553 not yours to send from',
    });
  });

  test('one that greylists is tried again, wherever it says so', async () => {
    for (const lines of [
      ['220 hi', '250 hi', '250 ok', '450 greylisted'],
      ['220 hi', '250 hi', '250 ok', '250 ok', '451 greylisted'],
      ['220 hi', '250 hi', '250 ok', '250 ok', '354 go', '451 greylisted'],
    ]) {
      const server = await scripted(lines);
      expect(await send({ ...local(server.port), security: 'none' }, mail)).toMatchObject({
        outcome: 'deferred',
        reason: expect.stringContaining('greylisted'),
      });
    }
  });

  test.each([
    ['before the greeting', []],
    ['after the greeting', ['220 hi']],
    ['after EHLO', ['220 hi', '250 hi']],
    ['after the recipient', ['220 hi', '250 hi', '250 ok', '250 ok']],
    ['in the message', ['220 hi', '250 hi', '250 ok', '250 ok', '354 go']],
  ])('one that hangs up %s is tried again', async (_when, lines) => {
    const server = await scripted(lines);
    expect(await send({ ...local(server.port), security: 'none' }, mail)).toMatchObject({ outcome: 'deferred' });
  });

  test('one that hangs up after taking the message has taken it', async () => {
    const server = await scripted(['220 hi', '250 hi', '250 ok', '250 ok', '354 go', '250 taken']);
    expect(await send({ ...local(server.port), security: 'none' }, mail)).toEqual({ outcome: 'sent' });
    expect(server.heard).toEqual([
      'EHLO play.example',
      'MAIL FROM:<table@play.example>',
      'RCPT TO:<niccolo@mail.example>',
      'DATA',
      '.',
      'QUIT',
    ]);
  });

  test('a message refused as a whole is final too', async () => {
    const server = await scripted(['220 hi', '250 hi', '250 ok', '250 ok', '354 go', '554 spam']);
    const delivery = await send({ ...local(server.port), security: 'none' }, mail);
    expect(delivery).toEqual({ outcome: 'refused', reason: 'message: 554 spam' });
  });

  test('silence after the whole message: nobody knows whether it was taken', async () => {
    const silent = await scripted(['220 hi', '250 hi', '250 ok', '250 ok', '354 go'], 'silence');
    expect(await send({ ...local(silent.port), security: 'none' }, mail, 300)).toMatchObject({ outcome: 'unknown' });
  });

  test('silence, nonsense and a closed port are put off', async () => {
    for (const lines of [['220 hi'], ['220 hi', '250 hi', '250 ok', '250 ok']]) {
      const silent = await scripted(lines, 'silence');
      expect(await send({ ...local(silent.port), security: 'none' }, mail, 300)).toMatchObject({ outcome: 'deferred' });
    }
    const nonsense = await scripted(['HTTP/1.1 400 Bad Request']);
    expect(await send({ ...local(nonsense.port), security: 'none' }, mail)).toMatchObject({
      outcome: 'deferred',
      reason: 'the server does not speak SMTP',
    });
    const closed = await startScripted([], 'hangUp');
    await closed.stop();
    expect(await send({ ...local(closed.port), security: 'none' }, mail)).toMatchObject({ outcome: 'deferred' });
  });
});
