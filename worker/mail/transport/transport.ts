import type { Outgoing } from '../mime/message.ts';

/**
 * What became of one try. `deferred`: worth trying again (4xx, no connection, no answer).
 * `refused`: it will never be taken (5xx). `unknown`: the whole message was handed over, and the answer never came.
 * The reason is for the log and never holds an address.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'deferred' | 'refused' | 'unknown'; reason: string };

export interface Transport {
  readonly name: string;
  /** Never throws. */
  send(mail: Outgoing): Promise<Delivery>;
  /** Whether it has taken a message already, where it can tell. */
  has?(messageId: string): Promise<boolean>;
}

/** Takes addresses and line ends out of what a server said, and keeps it short. */
export function cleanReason(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
