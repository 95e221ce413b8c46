/**
 * Sends the notices that are due to one address. It is pure except for the store, the sender and the clock, which are
 * injected. Calls are claimed first, so that of two drains at the same time one finds nothing. The present is read
 * after the claim. The store notes that a message is begun before it is sent. If the service dies before it notes the
 * result, the sender is asked whether the message went out. Where it cannot tell, the message is sent once more with
 * the same Message-ID, and never a third time.
 */

import { cleanReason, type Delivery, type Message, type Sender } from './channels/delivery.ts';
import type { AddressNow, Begun, Call, Level, Present } from './decide/call.ts';
import { type MessagePlan, plan, type Settled } from './decide/plan.ts';
import { retryAt } from './decide/retry.ts';

const CLAIM_MS = 2 * 60_000;
/**
 * No message is begun later than this: the result must be noted while the claim holds, or another drain sends the
 * message too. The rest of the claim is longer than the slowest exchange with a server.
 */
const BEGIN_MS = CLAIM_MS / 2;

export interface Settlement {
  key: string;
  state: 'pending' | 'sent' | 'dropped' | 'dead';
  due: number;
  told: Level;
  attempts: number;
  lastError: string | null;
  /** Kept only while nobody knows whether the message arrived. */
  begun: Begun | null;
}

/** What a delivery says about the address itself. */
export type AddressNews = 'sent' | 'fails' | 'gone' | null;

export interface Mailroom<M extends Message = Message> {
  /** Takes all pending calls of the address that nobody holds. */
  claim(now: number, until: number): Promise<Call[]>;
  present(
    calls: readonly Call[],
    now: number,
  ): Promise<{ address: AddressNow; seats: ReadonlyMap<string, Present> } | null>;
  /** Null when there is nothing to say. */
  compose(message: MessagePlan, now: number): Promise<M | null>;
  /** Notes that a message is about to be sent. False where another drain holds the calls by now. */
  begin(begun: ReadonlyMap<string, Begun>): Promise<boolean>;
  /** Notes what became of calls, and releases them. */
  settle(settlements: readonly Settlement[], news: AddressNews, now: number): Promise<void>;
}

export async function drain<M extends Message>(
  room: Mailroom<M>,
  sender: Sender<M>,
  clock: () => number,
): Promise<Delivery[]> {
  const now = clock();
  const claimed = await room.claim(now, now + CLAIM_MS);
  if (claimed.length === 0) return [];
  const calls = await withoutSent(claimed, room, sender, now);
  const present = await room.present(calls, now);
  if (!present) {
    await room.settle(
      calls.map((call) => ({ ...unchanged(call), state: 'dropped' })),
      null,
      now,
    );
    return [];
  }
  const byKey = new Map(calls.map((call) => [call.key, call]));
  const { messages, settled: rest } = plan(calls, present.seats, present.address, now);
  await room.settle(
    rest.map((each) => ({ ...merged(byKey, each), begun: byKey.get(each.key)?.begun ?? null })),
    null,
    now,
  );
  const deliveries: Delivery[] = [];
  for (const message of messages) {
    if (clock() - now > BEGIN_MS) {
      await room.settle(message.settled.flatMap(({ key }) => byKey.get(key) ?? []).map(unchanged), null, clock());
      continue;
    }
    const { delivery, begun } = await deliver(room, sender, message, byKey, now);
    if (!delivery) continue;
    deliveries.push(delivery);
    const after = message.settled.map((each) =>
      afterDelivery(byKey, each, { delivery, begun: begun.get(each.key) ?? null, most: mostBegun(sender) }, clock()),
    );
    await room.settle(after, newsOf(delivery, after), clock());
    if (delivery.outcome === 'gone') break;
  }
  return deliveries;
}

function newsOf({ outcome }: Delivery, after: readonly Settlement[]): AddressNews {
  if (outcome === 'sent' || outcome === 'gone') return outcome;
  return outcome === 'refused' || after.some(({ state }) => state === 'dead') ? 'fails' : null;
}

/** A message whose fate is unknown is sent once more, and no more often. */
const mostBegun = ({ most = 2 }: Pick<Sender, 'most'>): number => most;

/** Settles the calls whose message went out although nobody noted it, and returns the others. */
async function withoutSent(calls: readonly Call[], room: Mailroom, sender: Sender, now: number): Promise<Call[]> {
  const left: Call[] = [];
  for (const call of calls) {
    const { begun } = call;
    const isOut = begun && ((await sender.has?.(begun.messageId)) ?? begun.times >= mostBegun(sender));
    if (isOut) await room.settle([{ ...unchanged(call), ...begun.then, attempts: 0, begun: null }], null, now);
    else left.push(call);
  }
  return left;
}

interface Delivered {
  /** Null where another drain holds the calls by now. */
  delivery: Delivery | null;
  begun: ReadonlyMap<string, Begun>;
}

/** A message that cannot be composed is put off like one that cannot be delivered: it must not be tried for ever. */
async function deliver<M extends Message>(
  room: Mailroom<M>,
  sender: Sender<M>,
  message: MessagePlan,
  calls: ReadonlyMap<string, Call>,
  now: number,
): Promise<Delivered> {
  const begun = new Map<string, Begun>();
  try {
    const mail = await room.compose(message, now);
    if (!mail) return { delivery: { outcome: 'sent' }, begun };
    for (const { key, ...then } of message.settled) {
      const before = calls.get(key)?.begun;
      // A message that tells more than the one before is another message.
      const times = before && before.then.told >= then.told ? before.times + 1 : 1;
      begun.set(key, { messageId: mail.messageId, times, then });
    }
    return { delivery: (await room.begin(begun)) ? await sender.send(mail) : null, begun };
  } catch (error) {
    return { delivery: { outcome: 'deferred', reason: cleanReason((error as Error).message) }, begun };
  }
}

function afterDelivery(
  calls: ReadonlyMap<string, Call>,
  each: Settled,
  { delivery, begun, most }: { delivery: Delivery; begun: Begun | null; most: number },
  now: number,
): Settlement {
  const before = calls.get(each.key);
  if (delivery.outcome === 'sent' || !before) return merged(calls, each);
  const isUnknown = delivery.outcome === 'unknown';
  if (isUnknown && begun && begun.times >= most) return merged(calls, each);
  const attempts = before.attempts + 1;
  const isFinal = delivery.outcome === 'refused' || delivery.outcome === 'gone';
  const again = isFinal ? null : retryAt(attempts, now);
  return {
    key: each.key,
    state: again === null ? 'dead' : 'pending',
    due: again ?? before.due,
    told: before.told,
    attempts,
    lastError: delivery.reason,
    // A server that says no now may have taken the message the time before.
    begun: isUnknown ? begun : before.begun,
  };
}

function merged(calls: ReadonlyMap<string, Call>, { key, state, due, told }: Settled): Settlement {
  const attempts = state === 'pending' ? (calls.get(key)?.attempts ?? 0) : 0;
  return {
    key,
    state,
    due,
    told,
    attempts: told > (calls.get(key)?.told ?? 0) ? 0 : attempts,
    lastError: null,
    begun: null,
  };
}

const unchanged = (call: Call): Settlement => ({
  key: call.key,
  state: 'pending',
  due: call.due,
  told: call.told,
  attempts: call.attempts,
  lastError: null,
  begun: call.begun,
});
