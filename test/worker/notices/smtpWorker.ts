/** A worker that only sends one message by SMTP, so that a test in Node can watch both ends. */
import type { Outgoing } from '../../../worker/notices/channels/mail/mime/message.ts';
import type { SmtpSettings } from '../../../worker/notices/channels/mail/transport/smtp/settings.ts';
import { smtpTransport } from '../../../worker/notices/channels/mail/transport/smtp/smtp.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    const { settings, mail, patience } = await request.json<{
      settings: SmtpSettings;
      mail: Outgoing;
      patience: number;
    }>();
    return Response.json(await smtpTransport(settings, patience).send(mail));
  },
};
