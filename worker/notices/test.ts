/** The button that tries a channel out. Nothing but the proof goes to a target that is not proven. */
import { eq } from 'drizzle-orm';
import { addresses } from '../db/schema.ts';
import type { ChannelTested } from '../domain/wire/channels.ts';
import type { TestedChannel } from '../table/noticeHooks.ts';
import { askToConfirm } from './address.ts';
import { messageId } from './channels/mail/compose/thread.ts';
import { blockUrl, plainUrls } from './links.ts';
import { mailroomOptions, senderTo } from './service.ts';

const HOUR = 3_600_000;

export async function testChannel({ env, offer, hash, tableId, name, now }: TestedChannel): Promise<ChannelTested> {
  const options = mailroomOptions({ env, offer, now }, hash);
  const [target] = options ? await options.home.select().from(addresses).where(eq(addresses.hash, hash)) : [];
  if (!options || !target) return { outcome: 'deferred', reason: 'this channel is not set up' };
  if (target.blocked) return { outcome: 'blocked', reason: null };
  if (!target.confirmed) {
    const proof = await askToConfirm({ env, offer, now }, hash);
    if (!proof?.lastError) return { outcome: 'unproven', reason: null };
    return { outcome: proof.state === 'dead' ? 'refused' : 'deferred', reason: proof.lastError };
  }
  const hour = Math.floor(now() / HOUR);
  const sentInHour = target.hour === hour ? target.sentInHour : 0;
  if (sentInHour >= options.perHour) return { outcome: 'limited', reason: null };
  await options.home
    .update(addresses)
    .set({ hour, sentInHour: sentInHour + 1 })
    .where(eq(addresses.hash, hash));
  const { open } = plainUrls(options.origin, tableId);
  const stop = blockUrl(options.origin, options.linkKey, hash);
  const delivery = await senderTo({ env, now }, target).send({
    messageId: messageId(`test/${hash}/${now()}`, options.domain),
    date: now(),
    said: { kind: 'test', language: target.language, table: name, href: open, stop },
  });
  return delivery.outcome === 'sent' ? { ...delivery, reason: null } : delivery;
}
