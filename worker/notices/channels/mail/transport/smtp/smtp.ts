/** SMTP to any provider. */

import { cleanReason, type Delivery } from '../../../delivery.ts';
import type { Outgoing } from '../../mime/message.ts';
import type { Transport } from '../transport.ts';
import type { SmtpSettings } from './settings.ts';

/** A server that takes longer than this is taken for dead. */
const PATIENCE_MS = 30_000;

export function smtpTransport(settings: SmtpSettings, patience = PATIENCE_MS): Transport {
  return {
    name: 'smtp',
    async send(mail: Outgoing): Promise<Delivery> {
      // Loaded with the first message: most starts of the worker send none.
      const { SmtpClient } = await import('./client.ts');
      const client = new SmtpClient(settings);
      try {
        await within(patience, client.deliver(mail));
        return { outcome: 'sent' };
      } catch (error) {
        // A server that hangs up has not taken the message. One that is silent may have.
        if (error instanceof Silence && client.isHandedOver) return { outcome: 'unknown', reason: error.message };
        return failure(error as SmtpError);
      } finally {
        client.close();
      }
    },
  };
}

/** What nodemailer tells of an error: its own code, and the command and the reply where the server said no. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Replies to these are about the recipient or the message. Those to other commands are about our own set-up. */
const LASTING = ['RCPT TO', 'DATA'];

function failure({ code, command = '', message, response, responseCode }: SmtpError): Delivery {
  if (code === 'EPROTOCOL') return { outcome: 'deferred', reason: 'the server does not speak SMTP' };
  if (responseCode === undefined) return { outcome: 'deferred', reason: cleanReason(message) };
  const step = code === 'EMESSAGE' ? 'message' : command.split(' ')[0];
  const isLasting = responseCode >= 500 && LASTING.includes(command);
  return { outcome: isLasting ? 'refused' : 'deferred', reason: cleanReason(`${step}: ${response}`) };
}

class Silence extends Error {
  override name = 'Silence';
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Silence('the server did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
