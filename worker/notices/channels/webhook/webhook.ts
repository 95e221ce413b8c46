/** A program of one's own: JSON, signed with the secret that the player got. README.md beside this file describes it. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { brief } from '../../say/brief.ts';
import type { Notice } from '../../say/content.ts';
import { hookChannel, json } from '../hook.ts';

const VERSION = 1;

export const webhook = hookChannel({
  name: 'webhook',
  title: { en: 'Your own program', it: 'Un tuo programma' },
  hint: {
    en: 'An https address that takes JSON. Each request is signed with the secret that you get.',
    it: 'Un indirizzo https che riceve JSON. Ogni richiesta è firmata con il segreto che ricevi.',
  },
  isSigned: true,
  fits: () => true,
  // The id tells the receiver that a second copy is the same notice.
  most: 2,

  request(notice, { address, secret }) {
    const request = json(address, payload(notice));
    const time = Math.floor(notice.date / 1000);
    const seal = bytesToHex(hmac(sha256, utf8ToBytes(secret ?? ''), utf8ToBytes(`${time}.${request.body}`)));
    return { ...request, headers: { ...request.headers, 'Commonwealth-Signature': `t=${time},v1=${seal}` } };
  },
});

function payload(notice: Notice) {
  const { said, messageId, date } = notice;
  const { title, text, href, answers, stop } = brief(notice);
  const about = { version: VERSION, id: messageId.slice(1, -1), at: date, title, text, url: href, stop: stop.href };
  if (said.kind !== 'table')
    return { ...about, kind: said.kind, ...(said.kind === 'proof' ? { token: said.token } : {}) };
  const { told, table, game, seat, asked, left, others } = said.mail;
  return {
    ...about,
    kind: told,
    table: { id: said.tableId, name: table, game },
    seat,
    asked,
    msLeft: left,
    answers: answers.map(({ label, effect, href: url }) => ({ label, effect, url })),
    others: others.map(({ name, href: url }) => ({ name, url })),
  };
}
