/** Carries out what a room asks of mail. */
import { report } from '../domain/report.ts';
import type { NoticeHooks } from '../table/noticeHooks.ts';
import { channelNamed } from './channels/index.ts';
import { callsFor } from './decide/calls.ts';
import { drainAddress, linkKeyOf } from './service.ts';
import { dueAddresses } from './store.ts';
import { testChannel } from './test.ts';

const HOUR = 3_600_000;

export const noticeHooks: NoticeHooks = {
  linkKey: linkKeyOf,

  onCommit: callsFor,

  /** An address that is not confirmed gets nothing but the request to confirm it, and that at most once an hour. */
  onAddress({ address, hash, channel, secret, known, language, table, seat, now }) {
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
    // Who gets a new secret proves the target anew.
    const anew = secret === null ? {} : { secret, confirmed: false };
    return {
      address: { hash, address, channel, language, createdAt, ...anew },
      outbox: table.practice ? [] : [call],
    };
  },

  readTarget(env, name, text) {
    const channel = channelNamed(name);
    const target = channel && channel.asks !== 'mail' ? channel.read(text, env) : null;
    return target && { ...target, isSigned: channel?.isSigned ?? false };
  },

  onTest: testChannel,

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
