/** What the room asks of mail, answered. */

import { report } from '../room/trouble.ts';
import type { GivenAddress, MailHooks } from '../table/mailHooks.ts';
import { callsFor } from './calls.ts';
import { drainAddress } from './service.ts';
import { dueAddresses } from './store.ts';

const HOUR = 3_600_000;

export const mailHooks: MailHooks = {
  onCommit: callsFor,

  /** Nothing but the request to confirm goes to an address that is not confirmed, and that once an hour at most. */
  async onAddress({ address, hash, known, language, table, seat, now }: GivenAddress) {
    const key = `${table.id}/confirm/${hash}/${Math.floor(now / HOUR)}`;
    const call = {
      key,
      kind: 'confirm',
      tableId: table.id,
      seat,
      addressHash: hash,
      due: now,
      createdAt: now,
    } as const;
    const createdAt = known?.createdAt ?? now;
    return { address: { hash, address, language, createdAt }, outbox: table.practice ? [] : [call] };
  },

  async onAlarm({ db, env, offer, data, now, isLooking }) {
    const own = data.table.id;
    const looking = (tableId: string, seat: number) => (tableId === own ? isLooking(seat) : undefined);
    for (const addressHash of await dueAddresses(db, own, now())) {
      try {
        await drainAddress({ env, offer, now, looking }, addressHash);
      } catch (error) {
        // One address must not keep the others from their mail; its claim runs out and it is tried again.
        report(error);
      }
    }
  },
};
