/** Headers that put all mail about a table into one thread and let a mail program unsubscribe with one click. */

export interface Thread {
  table: string;
  seat: number;
  domain: string;
  stop: string;
}

/** A Message-ID is made of letters, digits and dots only. */
const idPart = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '.');

export function messageId(key: string, domain: string): string {
  return `<${idPart(key)}@${domain}>`;
}

/**
 * The root of the thread is never sent. Whichever message comes first, all messages refer to the same root.
 */
export function threadHeaders({ table, seat, domain, stop }: Thread): Record<string, string> {
  const root = `<table.${idPart(table)}.${seat}@${domain}>`;
  return { 'In-Reply-To': root, References: root, ...stoppable(stop) };
}

/** RFC 8058: a mail program stops the mail with one POST, without showing the page. */
export function stoppable(stop: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}
