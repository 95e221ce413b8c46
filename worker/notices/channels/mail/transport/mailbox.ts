/** The mailbox of local runs: no message leaves the machine, and every message can be read at /dev/mail. */

import { cleanReason, type Delivery } from '../../delivery.ts';
import type { Outgoing } from '../mime/message.ts';
import type { Transport } from './transport.ts';

export interface KeptMail {
  messageId: string;
  at: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The whole message as a server would get it. */
  raw: string;
}

/** Where the mailbox is kept. */
export interface Shelf {
  keep(mail: KeptMail): Promise<void>;
  has(messageId: string): Promise<boolean>;
}

export function mailboxTransport({ keep, has }: Shelf): Transport {
  return {
    name: 'mailbox',
    has,
    async send(mail: Outgoing): Promise<Delivery> {
      const { messageId, date, to, subject, text, html } = mail;
      try {
        // Loaded with the first message, as for SMTP.
        const { mime } = await import('../mime/mime.ts');
        await keep({ messageId, at: date, to: to.address, subject, text, html, raw: await mime(mail) });
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'deferred', reason: cleanReason((error as Error).message) };
      }
    },
  };
}
