/** A whole message as it goes over the wire: multipart/alternative, first the text, then the HTML. */
import MimeNode from 'nodemailer/lib/mime-node';
import type { Outgoing } from './message.ts';

export async function mime(mail: Outgoing): Promise<string> {
  const message = new MimeNode('multipart/alternative', { newline: 'windows' });
  message.setHeader({
    From: { name: oneLine(mail.from.name ?? ''), address: mail.from.address },
    To: mail.to.address,
    Subject: oneLine(mail.subject),
    Date: new Date(mail.date).toUTCString().replace('GMT', '+0000'),
    'Message-ID': mail.messageId,
    ...mail.headers,
  });
  const bodies = { 'text/plain': mail.text, 'text/html': mail.html };
  for (const [type, body] of Object.entries(bodies)) {
    const part = message.createChild(`${type}; charset=utf-8`);
    part.setHeader('Content-Transfer-Encoding', 'quoted-printable').setContent(body);
  }
  return (await message.build()).toString();
}

/** Turns control characters, line ends above all, into spaces: a header is one line whatever a player typed. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
  return text.replace(/[\x00-\x1f\x7f\u0085\u2028\u2029]+/g, ' ').trim();
}
