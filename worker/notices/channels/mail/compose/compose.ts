import type { TableMail } from '../../../say/content.ts';
import { words } from '../../../say/words.ts';
import type { Composed } from './composed.ts';
import { tableHtml } from './tableHtml.tsx';
import { tableText } from './text.ts';

/** A message about a table, for any occasion: subject, text and HTML. Text and HTML say the same. */
export function composeTable(mail: TableMail): Composed {
  const said = words(mail);
  return { subject: said.subject, text: tableText(mail, said), html: tableHtml(mail, said) };
}
