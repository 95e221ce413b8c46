/** What a run on one's own machine needs that serves other people: settings from the environment, and its own keys. */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pushKey, root } from './setup.mjs';

const MAIL = ['MAIL_FROM', 'SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER', 'SMTP_PASSWORD'];
const LIMITS = /^(LIMIT_\w+|AUTOPLAY_PER_ALARM|COMPUTER_CPU_MS)$/;

/** What is wrong with an origin, in words, or null. */
export function originFault(origin) {
  if (!origin) return '--production needs --origin https://…, the address that players open';
  if (!URL.canParse(origin)) return `--origin takes an address like https://play.example.org, not ${origin}`;
  const url = new URL(origin);
  if (url.protocol !== 'https:') return '--origin must begin with https://, because links are the keys to seats';
  return url.origin === origin.replace(/\/$/, '') ? null : '--origin takes no path';
}

/** The variables of the worker. Limits are those of wrangler.toml, unless the environment has others. */
export function productionVars(origin, data, env) {
  const vars = { ORIGIN: new URL(origin).origin, LOG_CALLS: 'all', COMPUTER_CPU_MS: '500' };
  for (const [name, value] of Object.entries(env)) if (LIMITS.test(name)) vars[name] = value;
  // Push and hooks need these keys too, so they are made also where there is no mail.
  vars.LINK_KEY = env.LINK_KEY || keptKey(data, 'link-key');
  vars.PUSH_KEY = env.PUSH_KEY || pushKey(data);
  const mail = MAIL.filter((name) => env[name]);
  for (const name of mail) vars[name] = env[name];
  return { ...vars, MAIL_TRANSPORT: mail.length === 0 ? 'none' : 'smtp' };
}

/** A key that is made once and kept in the data folder, where nobody but the service reads it. */
function keptKey(data, name) {
  const file = path.join(data, name);
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The run serves a copy of the pages, so that building the next release does not change what players load now. */
export function copyPages(data) {
  const pages = path.join(data, 'pages');
  rmSync(pages, { recursive: true, force: true });
  cpSync(path.join(root, 'web/dist'), pages, { recursive: true });
  return pages;
}
