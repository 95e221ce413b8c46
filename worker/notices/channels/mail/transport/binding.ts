/** Cloudflare's own `send_email` binding. The platform sets Message-ID and Date, so threads depend on References. */

import { cleanReason, type Delivery } from '../../delivery.ts';
import type { Outgoing } from '../mime/message.ts';
import type { Transport } from './transport.ts';

/** Errors with these codes will not go away for this recipient. All others (limits, outages, set-up) may. */
const LASTING = new Set([
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_INVALID_RECIPIENT',
  'E_CONTENT_TOO_LARGE',
  'E_VALIDATION_ERROR',
]);

export function bindingTransport(binding: SendEmail): Transport {
  return {
    name: 'binding',
    async send(mail: Outgoing): Promise<Delivery> {
      try {
        await binding.send({
          from: { email: mail.from.address, name: mail.from.name ?? '' },
          to: mail.to.address,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...mail.headers },
        });
        return { outcome: 'sent' };
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        const reason = cleanReason(`${typeof code === 'string' ? `${code} ` : ''}${(error as Error).message}`);
        return { outcome: typeof code === 'string' && LASTING.has(code) ? 'refused' : 'deferred', reason };
      }
    },
  };
}
