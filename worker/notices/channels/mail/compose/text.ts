/** The plain-text part of a message. It says the same as the HTML in the same order. */
import type { TableMail } from '../../../say/content.ts';
import { duration } from '../../../say/duration.ts';
import { signed, type Words } from '../../../say/words.ts';

export function tableText(mail: TableMail, words: Words): string {
  const { speak } = words;
  const blocks: string[][] = [
    [words.kicker, words.title, words.lead],
    ...(mail.told === 'replaced' ? [] : [[`${speak('button.open')}: ${mail.links.open}`]]),
  ];
  if (mail.answers.length > 0) blocks.push([`${speak('answers')}:`, ...mail.answers.flatMap(answerText)]);
  const scoreBlocks = mail.scores.length === 0 ? [] : [[words.scoreTitle, ...scores(mail, words)]];
  // At the end of a game the score is the news.
  if (mail.final) blocks.push(...scoreBlocks);
  if (words.since.lines.length > 0) {
    blocks.push([
      words.sinceTitle,
      ...(words.since.earlier > 0 ? [`  … ${speak('since.earlier', { n: words.since.earlier })}`] : []),
      ...words.since.lines.map((line) => `  - ${line.text}`),
    ]);
  }
  if (mail.holdings.length > 0 && !mail.final) blocks.push([speak('stand'), ...holdings(mail)]);
  if (!mail.final) blocks.push(...scoreBlocks);
  if (mail.others.length > 0) {
    blocks.push([
      speak('also'),
      ...mail.others.map((other) => {
        const left = other.left === null ? '' : `, ${speak('left', { left: duration(other.left, speak) })}`;
        return `  - ${other.name}${other.asked ? `: ${other.asked}` : ''}${left}\n    ${other.href}`;
      }),
    ]);
  }
  // A replaced player gets no link to the seat.
  if (mail.told === 'replaced') return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  blocks.push([
    '-- ',
    speak('foot.once'),
    `${speak('foot.settings')}: ${mail.links.settings}`,
    `${speak('foot.stop')}: ${mail.links.stop}`,
    speak('foot.secret'),
  ]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const answerText = ({ label, effect, href }: TableMail['answers'][number]): string[] => [
  `  - ${effect === null ? label : `${label}: ${effect}`}`,
  `    ${href}`,
];

function holdings(mail: TableMail): string[] {
  const wide = Math.max(...mail.holdings.map((each) => each.name.length));
  return mail.holdings.map(({ name, now, change }) => {
    const moved = change ? `  (${signed(change)})` : '';
    return `  ${name.padEnd(wide)}  ${String(now).padStart(4)}${moved}`;
  });
}

function scores(mail: TableMail, { speak }: Words): string[] {
  const lines = mail.scores.map(({ seat, name, points, rank }) => {
    const who = seat === mail.seat ? `${name} (${speak('score.you')})` : name;
    return { who: `${rank}. ${who}`, points: String(points).replace('-', '−') };
  });
  const wide = Math.max(...lines.map(({ who }) => who.length));
  return lines.map(({ who, points }) => `  ${who.padEnd(wide)}  ${points.padStart(4)}`);
}
