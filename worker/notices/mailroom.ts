/** The store of a drain in D1. Each drain of an address makes its own. */
import type { addresses } from '../db/schema.ts';
import { awayUntil } from '../domain/absence.ts';
import { messageId } from './channels/mail/compose/thread.ts';
import { type AddressNow, LEVEL, type Level, type Present } from './decide/call.ts';
import { seatKey } from './decide/plan.ts';
import type { Mailroom } from './drain.ts';
import type { MailroomOptions } from './mailroomOptions.ts';
import type { Notice } from './say/content.ts';
import { write } from './say/write.ts';
import {
  beginCalls,
  claimCalls,
  type Held,
  type OutboxRow,
  readPresent,
  settleCalls,
  type Taken,
  toCall,
} from './store.ts';

const HOUR = 3_600_000;

type AddressRow = typeof addresses.$inferSelect;

export function mailroom(options: MailroomOptions): Mailroom<Notice> {
  const { home, all, addressHash } = options;
  const claim = crypto.randomUUID();
  const taken = new Map<string, Taken>();
  let held: readonly Held[] = [];
  let address: AddressRow | undefined;

  return {
    async claim(now, until) {
      for (const one of await claimCalls(all, addressHash, claim, now, until)) taken.set(one.row.key, one);
      return [...taken.values()].map(({ row }) => toCall(row));
    },

    async present(calls, now) {
      const read = await readPresent(home, all, addressHash, [...taken.values()]);
      ({ held, address } = read);
      if (!address) return null;
      const found = new Map<string, Present>();
      await Promise.all(
        held.map(async (one) => {
          const { tableId, seat } = one.seat;
          if (!calls.some((call) => call.tableId === tableId && call.seat === seat)) return;
          const looking = await options.isLooking(tableId, seat);
          found.set(seatKey(tableId, seat), presentOf(one, addressHash, read.told, looking, now));
        }),
      );
      return { address: addressNow(address, options.perHour, now), seats: found };
    },

    async compose(message, now) {
      if (!address) return null;
      const said = await write(options, message, { held, taken, address }, now);
      if (!said) return null;
      const first = message.kind === 'tables' ? message.tables[0] : { key: message.call.key, level: LEVEL.none };
      return { messageId: messageId(`${first?.key}/${first?.level}`, options.domain), date: now, said };
    },

    begin: (begun) => beginCalls(claim, taken, begun),

    async settle(settlements, news, now) {
      await settleCalls({ home, all }, addressHash, claim, taken, settlements, news, now);
      if (news === 'fails' || news === 'gone') await options.onFails(held.map(({ seat }) => seat.tableId));
    },
  };
}

function addressNow(row: AddressRow, perHour: number, now: number): AddressNow {
  const { confirmed, fails, blocked } = row;
  // The owner of an address that is not confirmed has perhaps not asked for mail: it gets one mail an hour.
  const most = confirmed ? perHour : 1;
  const hour = Math.floor(now / HOUR);
  const left = Math.max(0, most - (row.hour === hour ? row.sentInHour : 0));
  return { confirmed, fails, blocked, left, nextHour: (hour + 1) * HOUR };
}

function presentOf(
  { seat, table, waiting, acted, ordered }: Held,
  addressHash: string,
  told: readonly OutboxRow[],
  looking: boolean,
  now: number,
): Present {
  const present = waiting?.find((one) => one.seat === seat.seat) ?? null;
  // A waiting continues when its player acts beside the turn, so what the player was told about it still counts.
  // A player who gives orders has seen the game at that version.
  const active = acted === null && ordered === null ? null : Math.max(acted ?? -1, (ordered ?? -2) + 1);
  const from = Math.min(active ?? -1, present?.version ?? Number.POSITIVE_INFINITY);
  const own = told
    // What an earlier player of this seat was told, or what was told elsewhere, does not count.
    .filter((row) => row.tableId === seat.tableId && row.seat === seat.seat && row.addressHash === addressHash)
    .filter((row) => Number(row.params.version) >= from);
  const levels = own.filter(({ kind }) => kind === 'turn').map(({ params }) => Number(params.told ?? 0));
  return {
    status: table.status,
    isReader: seat.kind === 'person' && !seat.autopilot,
    settings: seat.mail,
    timeZone: seat.timeZone,
    awayUntil: awayUntil(seat.away, now),
    waiting: present,
    told: Math.max(LEVEL.none, ...levels) as Level,
    toldLate: own.some(({ kind, state }) => kind === 'late' && state === 'sent'),
    active,
    looking,
  };
}
