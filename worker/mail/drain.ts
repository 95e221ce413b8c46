/**
 * Sends what is to be sent to one address. Pure but for what is injected: the store, the transport, the clock.
 * Calls are claimed first, so that of two drains at once one finds nothing; the present is read after the claim.
 * A message is tried at least once and meant at most once: if we die between sending and noting it, it is sent again
 * under the same Message-ID.
 */
import type { AddressNow, Call, Level, Present } from './decide/call.ts';
import { type MessagePlan, plan, type Settled } from './decide/plan.ts';
import { retryAt } from './decide/retry.ts';
import type { Outgoing } from './mime/message.ts';
import { cleanReason, type Delivery, type Transport } from './transport/transport.ts';

const CLAIM_MS = 2 * 60_000;
/**
 * No message is begun later than this: what is claimed has to be noted while the claim holds, or another drain sends it
 * too. What is left of the claim is longer than the slowest conversation with a server.
 */
const BEGIN_MS = CLAIM_MS / 2;

export interface Settlement {
  key: string;
  state: 'pending' | 'sent' | 'dropped' | 'dead';
  due: number;
  told: Level;
  attempts: number;
  lastError: string | null;
}

/** What a delivery says about the address itself. */
export type AddressNews = 'sent' | 'fails' | null;

export interface Mailroom {
  /** Takes all pending calls of the address that nobody holds. */
  claim(now: number, until: number): Promise<Call[]>;
  present(
    calls: readonly Call[],
    now: number,
  ): Promise<{ address: AddressNow; seats: ReadonlyMap<string, Present> } | null>;
  /** Null when there is nothing to say after all. */
  compose(message: MessagePlan, now: number): Promise<Outgoing | null>;
  /** Notes what became of calls, and lets them go. */
  settle(settlements: readonly Settlement[], news: AddressNews, now: number): Promise<void>;
}

export async function drain(room: Mailroom, transport: Transport, clock: () => number): Promise<Delivery[]> {
  const now = clock();
  const calls = await room.claim(now, now + CLAIM_MS);
  if (calls.length === 0) return [];
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
    rest.map((each) => merged(byKey, each)),
    null,
    now,
  );
  const deliveries: Delivery[] = [];
  for (const message of messages) {
    if (clock() - now > BEGIN_MS) {
      await room.settle(message.settled.flatMap(({ key }) => byKey.get(key) ?? []).map(unchanged), null, clock());
      continue;
    }
    const delivery = await deliver(room, transport, message, now);
    deliveries.push(delivery);
    const after = message.settled.map((each) => outcome(byKey, each, delivery, clock()));
    const failed = delivery.outcome === 'refused' || after.some(({ state }) => state === 'dead');
    await room.settle(after, failed ? 'fails' : delivery.outcome === 'sent' ? 'sent' : null, clock());
  }
  return deliveries;
}

/** What cannot be put into words is put off like what cannot be delivered: it must not be tried for ever. */
async function deliver(room: Mailroom, transport: Transport, message: MessagePlan, now: number): Promise<Delivery> {
  try {
    const mail = await room.compose(message, now);
    return mail ? await transport.send(mail) : { outcome: 'sent' };
  } catch (error) {
    return { outcome: 'deferred', reason: cleanReason((error as Error).message) };
  }
}

function outcome(calls: ReadonlyMap<string, Call>, each: Settled, delivery: Delivery, now: number): Settlement {
  const before = calls.get(each.key);
  if (delivery.outcome === 'sent' || !before) return merged(calls, each);
  const attempts = before.attempts + 1;
  const again = delivery.outcome === 'refused' ? null : retryAt(attempts, now);
  return {
    key: each.key,
    state: again === null ? 'dead' : 'pending',
    due: again ?? before.due,
    told: before.told,
    attempts,
    lastError: delivery.reason,
  };
}

function merged(calls: ReadonlyMap<string, Call>, { key, state, due, told }: Settled): Settlement {
  const attempts = state === 'pending' ? (calls.get(key)?.attempts ?? 0) : 0;
  return { key, state, due, told, attempts: told > (calls.get(key)?.told ?? 0) ? 0 : attempts, lastError: null };
}

const unchanged = (call: Call): Settlement => ({
  key: call.key,
  state: 'pending',
  due: call.due,
  told: call.told,
  attempts: call.attempts,
  lastError: null,
});
