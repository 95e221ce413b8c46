/**
 * Web push: a notification of the browser, also while no page is open. The payload is encrypted for the subscription
 * (RFC 8291) and padded to one length, so the push service in between learns neither the words nor how many there are.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { brief } from '../../say/brief.ts';
import type { Notice } from '../../say/content.ts';
import { speaker } from '../../say/messages/index.ts';
import { publicUrl } from '../../targets.ts';
import type { Channel } from '../channel.ts';
import { cleanReason, type Delivery } from '../delivery.ts';
import { post } from '../request.ts';
import { pushKeys } from './keys.ts';
import { parseSubscription, type Subscription } from './subscription.ts';

/** A notice that waits longer at the push service is stale: the reminders come after it. */
const SECONDS_KEPT = 24 * 3600;
/** The payload has room for this many characters beside its links, whatever their bytes. */
const LONGEST = 300;
/** Browsers show two buttons at most. */
const BUTTONS = 2;

const BROWSERS: [RegExp, string][] = [
  [/(^|\.)googleapis\.com$/, 'Chrome'],
  [/(^|\.)mozilla\.com$/, 'Firefox'],
  [/(^|\.)apple\.com$/, 'Safari'],
  [/(^|\.)windows\.com$/, 'Edge'],
];

export const push: Channel = {
  name: 'push',
  asks: 'browser',
  title: { en: 'This browser', it: 'Questo browser' },
  hint: {
    en: 'A notification on this device, also while the page is closed.',
    it: 'Una notifica su questo dispositivo, anche quando la pagina è chiusa.',
  },

  read(text, env) {
    const subscription = parseSubscription(text);
    const url = subscription && publicUrl(subscription.endpoint, env);
    if (!subscription || !url) return null;
    const browser = BROWSERS.find(([host]) => host.test(url.hostname))?.[1] ?? url.hostname;
    return { address: JSON.stringify(subscription), label: browser };
  },

  sender(target, context) {
    const keys = pushKeys(context.env);
    const subscription = parseSubscription(target.address);
    if (!keys || !subscription) return null;
    return {
      name: 'push',
      async send(notice): Promise<Delivery> {
        try {
          const { url, headers, body } = await encrypted(notice, subscription, keys);
          return await post({ url, headers, body }, target, context);
        } catch (error) {
          // The keys of the subscription are no keys.
          return { outcome: 'refused', reason: cleanReason((error as Error).message) };
        }
      },
    };
  },
};

type Keys = NonNullable<ReturnType<typeof pushKeys>>;

async function encrypted(notice: Notice, subscription: Subscription, keys: Keys) {
  // Loaded with the first notification, as the library for mail is.
  const { buildPushPayload } = await import('@block65/webcrypto-web-push');
  const { endpoint } = subscription;
  const made = await buildPushPayload(
    {
      data: JSON.stringify(payload(notice)),
      options: { ttl: SECONDS_KEPT, topic: topicOf(notice), urgency: 'normal' },
    },
    // In tests and local runs the push service is on this machine, and has no certificate.
    { ...subscription, endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null },
    keys,
  );
  const { 'content-length': _length, ...headers } = made.headers as Record<string, string>;
  return { url: endpoint, headers, body: new Uint8Array(made.body) };
}

/** What web/sw.ts gets. */
function payload(notice: Notice) {
  const { said } = notice;
  const { title, text, href, answers } = brief(notice);
  const speak = speaker(said.kind === 'table' ? said.mail.language : said.language);
  const about = { title: short(title), body: short(text), tag: topicOf(notice) };
  if (said.kind === 'proof') {
    return { ...about, kind: 'proof', title: speak('push.proven'), body: '', url: '/', token: said.token };
  }
  return {
    ...about,
    kind: 'notice',
    url: new URL(href).pathname,
    answers: answers.slice(0, BUTTONS).map(({ label, token }) => ({ label: short(label), token })),
    words: { done: speak('push.done'), changed: speak('push.changed') },
  };
}

/** A later notice about the same seat takes the place of one that was not yet delivered, or not yet read. */
function topicOf({ said, messageId }: Notice): string {
  const about = said.kind === 'table' ? `${said.tableId}/${said.mail.seat}` : messageId;
  return bytesToHex(sha256(utf8ToBytes(about))).slice(0, 32);
}

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
