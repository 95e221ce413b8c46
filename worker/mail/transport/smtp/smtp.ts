/** SMTP to any provider, over the sockets of the Workers runtime. */
import { connect } from 'cloudflare:sockets';
import type { Outgoing } from '../../mime/message.ts';
import { cleanReason, type Delivery, type Transport } from '../transport.ts';
import { type Connection, converse, Refusing, type SmtpSettings } from './session.ts';

/** A server that says nothing for so long has lost us. */
const PATIENCE_MS = 30_000;

export function smtpTransport(settings: SmtpSettings, patience = PATIENCE_MS): Transport {
  return {
    name: 'smtp',
    async send(mail: Outgoing): Promise<Delivery> {
      const transport = ({ tls: 'on', starttls: 'starttls', none: 'off' } as const)[settings.security];
      let socket: Connection | undefined;
      let isHandedOver = false;
      try {
        socket = connect(
          { hostname: settings.host, port: settings.port },
          {
            secureTransport: transport,
            allowHalfOpen: false,
          },
        ) as Connection;
        const onHandOver = () => {
          isHandedOver = true;
        };
        await within(patience, converse(socket, settings, mail, onHandOver));
        return { outcome: 'sent' };
      } catch (error) {
        const reason = cleanReason((error as Error).message);
        if (error instanceof Refusing) return { outcome: error.lasting ? 'refused' : 'deferred', reason };
        // A server that hangs up has not taken the message. One that is silent may have.
        return { outcome: isHandedOver && error instanceof Silence ? 'unknown' : 'deferred', reason };
      } finally {
        socket?.close().catch(() => undefined);
      }
    },
  };
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
