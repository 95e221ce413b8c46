/** A message as a transport gets it, and the mail addresses it may have. */

interface Mailbox {
  name?: string;
  address: string;
}

export interface Outgoing {
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets. A message that is tried again keeps it, so that a mail program can tell it is the same. */
  messageId: string;
  /** Milliseconds. */
  date: number;
  /** Further headers. Their names and values are ours, never a player's. */
  headers: Readonly<Record<string, string>>;
}

/** Accepts mail addresses in their plain, common form, which cannot carry an SMTP command or a second address. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && /^[!-~]+$/.test(text)
  );
}
