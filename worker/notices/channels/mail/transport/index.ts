import { bindingTransport } from './binding.ts';
import type { MailConfig } from './config.ts';
import { mailboxTransport, type Shelf } from './mailbox.ts';
import { smtpTransport } from './smtp/smtp.ts';
import type { Transport } from './transport.ts';

/** Null where the service sends no mail at all. */
export function transportFor(config: MailConfig, shelf: Shelf): Transport | null {
  switch (config.transport) {
    case 'none':
      return null;
    case 'mailbox':
      return mailboxTransport(shelf);
    case 'binding':
      return bindingTransport(config.binding);
    case 'smtp':
      return smtpTransport(config.smtp);
  }
}
