/** @jsxImportSource hono/jsx */
/** The HTML part of a message about a table. */

import type { TableMail } from '../../../say/content.ts';
import { duration } from '../../../say/duration.ts';
import { signed, type Words } from '../../../say/words.ts';
import { flagStyle, light, SANS, SERIF } from './colours.ts';
import { initials } from './initials.ts';
import { Button, document, FootLink, Head, Plain, Row, Sheet } from './sheet.tsx';

export function tableHtml(mail: TableMail, words: Words): string {
  const { speak } = words;
  const newest = words.since.lines.slice(-2).map((line) => line.text);
  const foot =
    mail.told === 'replaced' ? null : (
      <>
        {speak('foot.once')}
        <br />
        <FootLink href={mail.links.settings} label={speak('foot.settings')} /> &nbsp;{' '}
        <FootLink href={mail.links.stop} label={speak('foot.stop')} />
        <br />
        {speak('foot.secret')}
      </>
    );
  return document(
    <Sheet
      language={mail.language}
      subject={words.subject}
      preview={[...newest, words.kicker].join('. ')}
      brand={speak('brand')}
      corner={mail.table}
      foot={foot}
    >
      <Head kicker={words.kicker} title={words.title} lead={words.lead} />
      {mail.told === 'replaced' ? null : <Button href={mail.links.open} label={speak('button.open')} />}
      <Answers mail={mail} words={words} />
      {mail.final ? <Scores mail={mail} words={words} /> : null}
      <SinceBlock mail={mail} words={words} />
      {mail.final ? null : <Holdings mail={mail} words={words} />}
      {mail.final ? null : <Scores mail={mail} words={words} />}
      <Others mail={mail} words={words} />
    </Sheet>,
  );
}

interface Part {
  mail: TableMail;
  words: Words;
}

const cell = `border-top:1px solid ${light.rule}`;

/** Each link leads to a page that says once more what the answer does. */
function Answers({ mail, words }: Part) {
  const { answers } = mail;
  if (answers.length === 0) return null;
  return (
    <tr>
      <td class="pad" style="padding:0 32px 20px">
        <h2 class="ink2" style={`font:14px ${SANS};color:${light.ink2};margin:0;padding-bottom:4px`}>
          {words.speak('answers')}
        </h2>
        <Plain>
          {answers.map(({ label, effect, href }) => (
            <tr>
              <td class="ink2 ln" style={`${cell};color:${light.ink2};font-size:14px;line-height:1.45;padding:9px 0`}>
                <a class="ink" href={href} style={`color:${light.ink};font-weight:bold`}>
                  {label}
                </a>
                {effect === null ? null : (
                  <>
                    <br />
                    {effect}
                  </>
                )}
              </td>
            </tr>
          ))}
        </Plain>
      </td>
    </tr>
  );
}

function SinceBlock({ mail, words }: Part) {
  const { earlier, lines } = words.since;
  if (lines.length === 0) return null;
  const marks = initials(mail.names);
  return (
    <Row tint line="both" style="padding:16px 32px 18px">
      <h2 class="ink" style={`font:italic 16px ${SERIF};color:${light.ink};margin:0;padding-bottom:8px`}>
        {words.sinceTitle}
      </h2>
      <Plain style="font-size:14px;line-height:1.45">
        {earlier > 0 ? (
          <tr>
            <td width="34" />
            <td class="ink3" style={`padding:3px 0;color:${light.ink3}`}>
              {words.speak('since.earlier', { n: earlier })}
            </td>
          </tr>
        ) : null}
        {lines.map((line) => (
          <tr>
            <td width="34" valign="top" style="padding:4px 0">
              {line.seats.slice(0, 1).map((seat) => (
                <span class="fl" style={flagStyle(seat)}>
                  {marks[seat] ?? ''}
                </span>
              ))}
            </td>
            <td class="ink2" style={`padding:3px 0;color:${light.ink2}`}>
              <Named text={line.text} name={line.seats.length === 1 ? (mail.names[line.seats[0] ?? -1] ?? '') : ''} />
            </td>
          </tr>
        ))}
      </Plain>
    </Row>
  );
}

/** Sets the actor's name in bold where the sentence begins with it. */
function Named({ text, name }: { text: string; name: string }) {
  if (!name || !text.startsWith(name)) return <>{text}</>;
  return (
    <>
      <b class="ink" style={`color:${light.ink}`}>
        {name}
      </b>
      {text.slice(name.length)}
    </>
  );
}

const small = 'font-weight:normal;font-size:12px;padding:4px 0';
const ledger = 'font-size:14px;font-variant-numeric:tabular-nums;border-collapse:collapse';

function Title({ text }: { text: string }) {
  return (
    <h2 class="ink" style={`font:600 16px ${SERIF};color:${light.ink};margin:0;padding-bottom:6px`}>
      {text}
    </h2>
  );
}

function Holdings({ mail, words }: Part) {
  const { holdings } = mail;
  if (holdings.length === 0) return null;
  const compared = holdings.some(({ change }) => change !== null && change !== 0);
  return (
    <tr>
      <td class="pad" style="padding:18px 32px 12px">
        <Title text={words.speak('stand')} />
        <table width="100%" cellpadding="0" cellspacing="0" style={ledger}>
          <tr class="ink3" style={`color:${light.ink3}`}>
            <td width="50%" style={small} />
            <th align="right" style={small}>
              {words.speak('stand.have')}
            </th>
            {compared ? (
              <th align="right" width="28%" style={small}>
                {words.speak('stand.change')}
              </th>
            ) : null}
          </tr>
          {holdings.map(({ name, now, change }) => (
            <tr>
              <td class="ink2 ln" style={`${cell};padding:6px 0;color:${light.ink2}`}>
                {name}
              </td>
              <td class="ink ln" align="right" style={`${cell};font-weight:bold;color:${light.ink}`}>
                {minus(now)}
              </td>
              {compared ? <Change change={change ?? 0} /> : null}
            </tr>
          ))}
        </table>
      </td>
    </tr>
  );
}

function Change({ change }: { change: number }) {
  const [tone, colour] =
    change > 0 ? ['up', light.gain] : change < 0 ? ['dn', light.loss] : (['ink3', light.ink3] as const);
  return (
    <td class={`${tone} ln`} align="right" style={`${cell};color:${colour}`}>
      {signed(change)}
    </td>
  );
}

const minus = (value: number) => String(value).replace('-', '−');

function Scores({ mail, words }: Part) {
  if (mail.scores.length === 0) return null;
  const marks = initials(mail.names);
  return (
    <tr>
      <td class="pad" style="padding:12px 32px 20px">
        <Title text={words.scoreTitle} />
        <table width="100%" cellpadding="0" cellspacing="0" style={ledger}>
          {mail.scores.map(({ seat, name, rank, points }) => (
            <tr>
              <td class="ink3 ln" width="26" style={`${cell};padding:6px 0;color:${light.ink3}`}>
                {rank}.
              </td>
              <td class="ln" width="34" style={`${cell};padding:5px 0`}>
                <span class="fl" style={flagStyle(seat)}>
                  {marks[seat] ?? ''}
                </span>
              </td>
              <td class="ink2 ln" style={`${cell};color:${light.ink2}`}>
                {name}
                {seat === mail.seat ? (
                  <b class="actt" style={`color:${light.act}`}>
                    {' '}
                    {words.speak('score.you')}
                  </b>
                ) : null}
              </td>
              <td class="ink ln" align="right" style={`${cell};font-weight:bold;color:${light.ink}`}>
                {minus(points)}
              </td>
            </tr>
          ))}
        </table>
      </td>
    </tr>
  );
}

function Others({ mail, words }: Part) {
  const { speak } = words;
  if (mail.others.length === 0) return null;
  return (
    <Row line="top" style="padding:14px 32px;font-size:14px">
      <h2 class="ink2" style={`font:14px ${SANS};color:${light.ink2};margin:0;padding-bottom:4px`}>
        {speak('also')}
      </h2>
      <Plain>
        {mail.others.map((other) => (
          <tr>
            <td class="ink2" style={`color:${light.ink2};font-size:14px;line-height:1.45;padding:4px 12px 4px 0`}>
              <a class="ink" href={other.href} style={`color:${light.ink};font-weight:bold`}>
                {other.name}
              </a>
              {other.asked ? `: ${other.asked}` : ''}
            </td>
            <td
              align="right"
              valign="top"
              class="ink3"
              style={`color:${light.ink3};font-size:13px;white-space:nowrap;padding:5px 0`}
            >
              {other.left === null ? '' : speak('left', { left: duration(other.left, speak) })}
            </td>
          </tr>
        ))}
      </Plain>
    </Row>
  );
}
