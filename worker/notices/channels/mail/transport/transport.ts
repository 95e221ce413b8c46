import type { Outgoing } from '../mime/message.ts';

/**
 * The result of one try. `deferred`: a later try may succeed (4xx, no connection, no reply). `refused`: no try will
 * succeed (5xx). `unknown`: the server may have the whole message, and did not reply. The reason is for the log and
 * contains no address.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'deferred' | 'refused' | 'unknown'; reason: string };

export interface Transport {
  readonly name: string;
  /** Never throws. */
  send(mail: Outgoing): Promise<Delivery>;
  /** Says whether the message was sent before, in transports that can tell. */
  has?(messageId: string): Promise<boolean>;
}

/** Removes addresses and line ends from what a server said, and shortens it. */
export function cleanReason(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
