/** A whole message as it goes over the wire: multipart/alternative, text first, HTML after. */
import { headerLine, type Mailbox, mailboxValue, textValue } from './headers.ts';
import { quotedPrintable } from './quotedPrintable.ts';

export interface Outgoing {
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets. The same message tried again keeps it, so that a reader's program can tell. */
  messageId: string;
  /** Milliseconds. */
  date: number;
  /** Further headers; names and values are ours, never a player's. */
  headers: Readonly<Record<string, string>>;
}

/** What a mail address may look like here: the plain, common form. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && /^[!-~]+$/.test(text)
  );
}

export function mime(mail: Outgoing): string {
  const boundary = boundaryFor(mail);
  const head = [
    headerLine('From', mailboxValue(mail.from)),
    headerLine('To', mailboxValue(mail.to)),
    headerLine('Subject', textValue(mail.subject)),
    headerLine('Date', new Date(mail.date).toUTCString().replace('GMT', '+0000')),
    headerLine('Message-ID', mail.messageId),
    ...Object.entries(mail.headers).map(([name, value]) => headerLine(name, value)),
    'MIME-Version: 1.0',
    headerLine('Content-Type', `multipart/alternative; boundary="${boundary}"`),
  ];
  return [
    ...head,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(boundary: string, type: string, body: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(body),
  ];
}

/** `=_` cannot come about in quoted-printable text, so no body can hold the boundary. */
function boundaryFor(mail: Outgoing): string {
  return `=_${mail.messageId.replace(/[^A-Za-z0-9]/g, '').slice(0, 40)}`;
}
