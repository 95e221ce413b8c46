/** A worker that only sends one message with its `send_email` binding. */
import type { Outgoing } from '../../../worker/notices/channels/mail/mime/message.ts';
import { bindingTransport } from '../../../worker/notices/channels/mail/transport/binding.ts';

export default {
  async fetch(request: Request, env: { MAIL: SendEmail }): Promise<Response> {
    return Response.json(await bindingTransport(env.MAIL).send(await request.json<Outgoing>()));
  },
};
