/** Carries out what a room asks of mail. */
import { report } from '../domain/report.ts';
import type { NoticeHooks } from '../table/noticeHooks.ts';
import { callsFor } from './decide/calls.ts';
import { drainAddress, linkKeyOf } from './service.ts';
import { dueAddresses } from './store.ts';

const HOUR = 3_600_000;

export const noticeHooks: NoticeHooks = {
  linkKey: linkKeyOf,

  onCommit: callsFor,

  /** An address that is not confirmed gets nothing but the request to confirm it, and that at most once an hour. */
  onAddress({ address, hash, known, language, table, seat, now }) {
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

  async onAlarm({ db, env, offer, tableId: own, now, isLooking }) {
    const looking = (tableId: string, seat: number) => (tableId === own ? isLooking(seat) : undefined);
    for (const addressHash of await dueAddresses(db, own, now())) {
      try {
        await drainAddress({ env, offer, now, looking }, addressHash);
      } catch (error) {
        // One address must not hold up the others. Its claim expires, and then it is tried again.
        report(error);
      }
    }
  },
};
