/** @jsxImportSource hono/jsx */
/** Messages about an address and not about a table: the request to confirm it, and all its links. */
import type { Language } from '../../../../../engine/core/messages.ts';
import type { TableLink } from '../../../say/content.ts';
import { duration } from '../../../say/duration.ts';
import { speaker } from '../../../say/messages/index.ts';
import { shorten } from '../../../say/words.ts';
import { light } from './colours.ts';
import type { Composed } from './composed.ts';
import { Button, document, FootLink, Head, Plain, Row, Sheet } from './sheet.tsx';

export interface ConfirmMail {
  language: Language;
  /** The table where the address was given. Null when the owner asked for links. */
  table: string | null;
  href: string;
  /** Stops all mail to this address. */
  stop: string;
}

export function composeConfirm({ language, table, href, stop }: ConfirmMail): Composed {
  const speak = speaker(language);
  const named: Record<string, string> = table === null ? {} : { table };
  const subject = shorten(speak(table === null ? 'subject.confirm.plain' : 'subject.confirm', named), 90);
  const lead = speak(table === null ? 'lead.confirm.plain' : 'lead.confirm', named);
  const [kicker, title] = [speak('kicker.confirm'), speak('title.confirm')];
  const label = speak('button.confirm');
  const html = document(
    <Sheet
      language={language}
      subject={subject}
      preview={lead}
      brand={speak('brand')}
      corner={table ?? ''}
      foot={
        <>
          {speak('foot.confirm')}
          <br />
          <FootLink href={stop} label={speak('foot.block')} />
        </>
      }
    >
      <Head kicker={kicker} title={title} lead={lead} />
      <Button href={href} label={label} />
    </Sheet>,
  );
  const text = [
    kicker,
    title,
    lead,
    '',
    `${label}: ${href}`,
    '',
    '-- ',
    speak('foot.confirm'),
    `${speak('foot.block')}: ${stop}`,
    '',
  ].join('\n');
  return { subject, text, html };
}

export interface LinksMail {
  language: Language;
  tables: readonly TableLink[];
}

export function composeLinks({ language, tables }: LinksMail): Composed {
  const speak = speaker(language);
  const subject = speak('subject.links');
  const lead = speak(tables.length === 0 ? 'lead.links.none' : 'lead.links');
  const [kicker, title] = [speak('kicker.links'), speak('title.links')];
  const detail = ({ game, asked, left }: TableLink) =>
    [game, asked, left === null ? null : speak('left', { left: duration(left, speak) })].filter(Boolean).join(', ');
  const html = document(
    <Sheet
      language={language}
      subject={subject}
      preview={lead}
      brand={speak('brand')}
      corner=""
      foot={speak('foot.secret')}
    >
      <Head kicker={kicker} title={title} lead={lead} />
      <Row style="padding:12px 32px 20px;font-size:15px">
        <Plain>
          {tables.map((table) => (
            <tr>
              <td
                class="ink2 ln"
                style={`padding:10px 0;border-top:1px solid ${light.rule};color:${light.ink2};line-height:1.45`}
              >
                <a class="ink" href={table.href} style={`color:${light.ink};font-weight:bold`}>
                  {table.name}
                </a>
                <br />
                {detail(table)}
              </td>
            </tr>
          ))}
        </Plain>
      </Row>
    </Sheet>,
  );
  const text = [
    kicker,
    title,
    lead,
    '',
    ...tables.flatMap((table) => [`  - ${table.name} (${detail(table)})`, `    ${table.href}`]),
    '',
    '-- ',
    speak('foot.secret'),
    '',
  ].join('\n');
  return { subject, text, html };
}

export interface TestMail {
  language: Language;
  table: string;
  href: string;
  stop: string;
}

/** The player wants to see whether mail arrives. */
export function composeTest({ language, table, href, stop }: TestMail): Composed {
  const speak = speaker(language);
  const [subject, lead] = [speak('subject.test', { table }), speak('lead.test')];
  const html = document(
    <Sheet
      language={language}
      subject={subject}
      preview={lead}
      brand={speak('brand')}
      corner={table}
      foot={<FootLink href={stop} label={speak('foot.block')} />}
    >
      <Head kicker={speak('kicker.test')} title={subject} lead={lead} />
      <Button href={href} label={speak('button.open')} />
    </Sheet>,
  );
  const text = [
    subject,
    lead,
    '',
    `${speak('button.open')}: ${href}`,
    '',
    '-- ',
    `${speak('foot.block')}: ${stop}`,
    '',
  ];
  return { subject, text: text.join('\n'), html };
}
