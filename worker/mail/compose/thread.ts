/** Headers that make one thread of all mail about a table, and let a mail program unsubscribe with one click. */

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
 * The root of the thread is never sent itself: whichever message comes first, all later ones hang on the same root.
 */
export function threadHeaders({ table, seat, domain, stop }: Thread): Record<string, string> {
  const root = `<table.${idPart(table)}.${seat}@${domain}>`;
  return { 'In-Reply-To': root, References: root, ...stoppable(stop) };
}

/** RFC 8058: a mail program stops it with one POST, without showing the page. */
export function stoppable(stop: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}
