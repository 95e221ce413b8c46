/** Chooses the transport by the variables of wrangler.toml and the secrets. An incomplete set-up is an error. */
import type { MailEnv } from '../../../../domain/env.ts';
import { isAddress } from '../mime/message.ts';
import { SECURITY, type SmtpSettings } from './smtp/settings.ts';

interface Sender {
  from: string;
  origin: string;
  linkKey: string;
}

export type MailConfig =
  | { transport: 'none' }
  | (Sender & { transport: 'mailbox' })
  | (Sender & { transport: 'binding'; binding: SendEmail })
  | (Sender & { transport: 'smtp'; smtp: SmtpSettings });

/** Local runs need no secret, because no link leaves the machine. */
const LOCAL_KEY = 'links of a local run are sealed with no secret';

export class MailConfigError extends Error {
  override name = 'MailConfigError';
}

const KINDS = ['none', 'mailbox', 'binding', 'smtp'] as const;

export function mailConfig(env: MailEnv): MailConfig {
  const kind = env.MAIL_TRANSPORT || 'none';
  if (!isOneOf(KINDS, kind)) throw wrong(`MAIL_TRANSPORT is "${kind}", it must be one of ${KINDS.join(', ')}`);
  if (kind === 'none') {
    const strays = (['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'] as const).filter((name) => env[name]);
    if (strays.length > 0) throw wrong(`${strays.join(', ')} set, but MAIL_TRANSPORT is not "smtp"`);
    return { transport: 'none' };
  }
  if (kind === 'mailbox') {
    const origin = env.ORIGIN ? originOf(env.ORIGIN) : 'http://localhost:8787';
    if (!isLocal(new URL(origin).hostname))
      throw wrong('the mailbox is for local runs, but ORIGIN is a public address');
    const from = env.MAIL_FROM || 'table@commonwealth.example';
    return { transport: 'mailbox', from, origin, linkKey: env.LINK_KEY || LOCAL_KEY };
  }
  const from = needed(env, 'MAIL_FROM', kind);
  if (!isAddress(from)) throw wrong('MAIL_FROM is not a mail address');
  const origin = originOf(needed(env, 'ORIGIN', kind));
  const linkKey = needed(env, 'LINK_KEY', kind);
  if (linkKey.length < 32) throw wrong('LINK_KEY is too short: 32 letters at least');
  if (kind === 'binding') {
    if (!env.MAIL) throw wrong('MAIL_TRANSPORT is "binding", but wrangler.toml has no send_email binding named MAIL');
    return { transport: 'binding', from, origin, linkKey, binding: env.MAIL };
  }
  return { transport: 'smtp', from, origin, linkKey, smtp: smtpSettings(env) };
}

function smtpSettings(env: MailEnv): SmtpSettings {
  const host = needed(env, 'SMTP_HOST', 'smtp');
  const port = Number(env.SMTP_PORT || 587);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrong('SMTP_PORT is not a port number');
  if (port === 25 && !/^(localhost|127\.|\[?::1)/.test(host))
    throw wrong('port 25 is closed to Workers: use 465 or 587');
  const security = env.SMTP_SECURITY || (port === 465 ? 'tls' : 'starttls');
  if (!isOneOf(SECURITY, security)) throw wrong(`SMTP_SECURITY must be one of ${SECURITY.join(', ')}`);
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
  if (!user !== !password) throw wrong('SMTP_USER and SMTP_PASSWORD come together: one of them is missing');
  if (user && password && security === 'none') throw wrong('a password is never sent in the clear: set SMTP_SECURITY');
  return { host, port, security, ...(user && password ? { login: { user, password } } : {}) };
}

function needed(env: MailEnv, name: 'MAIL_FROM' | 'ORIGIN' | 'LINK_KEY' | 'SMTP_HOST', kind: string): string {
  const value = env[name];
  if (!value) throw wrong(`MAIL_TRANSPORT is "${kind}", but ${name} is not set`);
  return value;
}

function originOf(text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.origin;
  } catch {
    // The error below says it.
  }
  throw wrong('ORIGIN is not an address like https://play.example.org');
}

/** This machine, or a name that nobody can own (RFC 2606). */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.(example|test|localhost))$/.test(hostname);
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

function wrong(text: string): MailConfigError {
  return new MailConfigError(`mail is half configured: ${text}`);
}
