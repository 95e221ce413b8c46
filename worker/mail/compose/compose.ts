import type { Composed, TableMail } from './content.ts';
import { tableHtml } from './tableHtml.tsx';
import { tableText } from './text.ts';
import { words } from './words.ts';

/** A message about a table, whatever the occasion: subject, text and HTML, the latter two saying the same. */
export function composeTable(mail: TableMail): Composed {
  const said = words(mail);
  return { subject: said.subject, text: tableText(mail, said), html: tableHtml(mail, said) };
}
