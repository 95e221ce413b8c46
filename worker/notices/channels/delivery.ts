/**
 * The result of one try. `deferred`: a later try may succeed (4xx of a mail server, 5xx of a hook, no connection, no
 * reply). `refused`: no try will succeed. `gone`: the target says that it no longer exists and never will again.
 * `unknown`: the receiver may have the whole message, and did not reply. The reason is for the log and contains no
 * address.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'deferred' | 'refused' | 'gone' | 'unknown'; reason: string };

/** Anything that is sent. A message that is tried again keeps its id, so that the receiver can tell it is the same. */
export interface Message {
  messageId: string;
}

export interface Sender<M extends Message = Message> {
  readonly name: string;
  /** Never throws. */
  send(message: M): Promise<Delivery>;
  /** Says whether the message was sent before, where the sender can tell. */
  has?(messageId: string): Promise<boolean>;
  /** How often a message is sent whose fate is unknown: twice, unless a second copy would bother the reader. */
  most?: number;
}

/** Removes addresses and line ends from what a server said, and shortens it. */
export function cleanReason(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
