/** Mail: a notice as text and HTML, by SMTP, by the platform's own mail, or into the mailbox of local runs. */
import { eq } from 'drizzle-orm';
import { mailbox } from '../../../db/schema.ts';
import type { Database } from '../../../db/shards.ts';
import type { Notice, Said } from '../../say/content.ts';
import type { Channel } from '../channel.ts';
import { composeTable } from './compose/compose.ts';
import type { Composed } from './compose/composed.ts';
import { composeConfirm, composeLinks, composeTest } from './compose/service.tsx';
import { stoppable, threadHeaders } from './compose/thread.ts';
import { configOf } from './config.ts';
import { isAddress, type Outgoing } from './mime/message.ts';
import { transportFor } from './transport/index.ts';
import type { Shelf } from './transport/mailbox.ts';

export const mail: Channel = {
  name: 'mail',
  asks: 'mail',
  title: { en: 'Email', it: 'E-mail' },
  hint: { en: '', it: '' },

  read: (text) => (isAddress(text) ? { address: text, label: text } : null),

  sender(target, { env, home }) {
    const config = configOf(env);
    const transport = transportFor(config, shelfIn(home));
    if (!transport || config.transport === 'none') return null;
    const { from } = config;
    return { ...transport, send: (notice) => transport.send(letter(notice, from, target.address)) };
  },
};

function letter({ messageId, date, said }: Notice, from: string, to: string): Outgoing {
  const domain = from.split('@')[1] ?? '';
  return {
    from: { name: 'Commonwealth', address: from },
    to: { address: to },
    ...composed(said),
    messageId,
    date,
    headers: headers(said, domain),
  };
}

function composed(said: Said): Composed {
  switch (said.kind) {
    case 'table':
      return composeTable(said.mail);
    case 'links':
      return composeLinks(said);
    case 'proof':
      return composeConfirm(said);
    case 'test':
      return composeTest(said);
  }
}

function headers(said: Said, domain: string): Outgoing['headers'] {
  if (said.kind !== 'table') return stoppable(said.stop);
  const { seat, links } = said.mail;
  return threadHeaders({ table: said.tableId, seat, domain, stop: links.stop });
}

function shelfIn(db: Database): Shelf {
  return {
    keep: async (letter) => {
      await db.insert(mailbox).values(letter);
    },
    has: async (messageId) => {
      const found = await db.select({ id: mailbox.id }).from(mailbox).where(eq(mailbox.messageId, messageId)).limit(1);
      return found.length > 0;
    },
  };
}
