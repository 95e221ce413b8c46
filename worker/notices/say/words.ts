/** The sentences that the text and the HTML of a message share. */

import type { Score, TableMail } from './content.ts';
import { duration } from './duration.ts';
import { type Speak, speaker } from './messages/index.ts';
import type { MailKey } from './messages/keys.ts';
import { type Since, since } from './since.ts';

export interface Words {
  speak: Speak;
  subject: string;
  kicker: string;
  title: string;
  lead: string;
  sinceTitle: string;
  since: Since;
  scoreTitle: string;
}

/** Mail programs cut longer subjects anyway. */
const SUBJECT = 90;

export function words(mail: TableMail): Words {
  const speak = speaker(mail.language);
  return {
    speak,
    subject: shorten(subject(mail, speak), SUBJECT),
    kicker: kicker(mail, speak),
    title: title(mail, speak),
    lead: [
      lead(mail, speak),
      ...(mail.stopped === null ? [] : [speak('lead.stopped', { why: withoutStop(mail.stopped) })]),
      ...(mail.away === null ? [] : [speak(mail.left === null ? 'lead.away' : 'lead.away.rests', { day: mail.away })]),
    ].join(' '),
    sinceTitle: mail.ago === null ? speak('since.start') : speak('since', { ago: duration(mail.ago, speak) }),
    since: since(mail.events, mail.names, speak),
    scoreTitle: speak(mail.final ? 'score.final' : 'score'),
  };
}

/** The reasons of some games are whole sentences. */
const withoutStop = (reason: string): string => reason.replace(/\.$/, '');

function subject(mail: TableMail, speak: Speak): string {
  const fresh = mail.others.filter((other) => other.fresh);
  if (fresh.length > 0 && mail.asked) {
    const tables = [mail.table, ...fresh.map((other) => other.name)].join(', ');
    return speak('subject.several', { n: fresh.length + 1, tables });
  }
  const left = mail.left === null ? '' : duration(mail.left, speak);
  if (mail.told === 'turn' || (mail.told === 'started' && mail.asked)) {
    return speak('subject.turn', { table: mail.table, asked: mail.asked ?? '' });
  }
  return speak(`subject.${mail.told}`, { table: mail.table, left });
}

function kicker(mail: TableMail, speak: Speak): string {
  const left = mail.left === null ? null : duration(mail.left, speak);
  if (mail.told === 'turn' || mail.told === 'remind') {
    return left === null ? speak(`kicker.${mail.told}`) : speak(`kicker.${mail.told}.left`, { left });
  }
  return speak(`kicker.${mail.told}`, { left: left ?? '' });
}

function title(mail: TableMail, speak: Speak): string {
  switch (mail.told) {
    case 'finished':
      return resultTitle(mail, speak);
    case 'replaced':
      return speak('title.replaced');
    case 'late':
      return speak(mail.late === 'default' ? 'title.late.default' : 'title.late.wait');
    case 'started':
      return mail.asked ?? speak('title.waiting');
    default:
      return mail.asked ?? mail.table;
  }
}

function resultTitle(mail: TableMail, speak: Speak): string {
  if (mail.winners.includes(mail.seat)) return speak(mail.winners.length > 1 ? 'title.shared' : 'title.won');
  const own = mail.scores.find((score) => score.seat === mail.seat);
  const winner = mail.winners.map((seat) => mail.names[seat] ?? '').join(', ');
  return speak('title.placed', { winner, rank: rank(own, speak) });
}

function rank(score: Score | undefined, speak: Speak): string {
  const place = Math.min(6, Math.max(1, score?.rank ?? 6)) as 1 | 2 | 3 | 4 | 5 | 6;
  return speak(`rank.${place}` as MailKey);
}

function lead(mail: TableMail, speak: Speak): string {
  if (mail.told === 'replaced') return speak('lead.replaced');
  if (mail.told === 'late')
    return speak(mail.late === 'default' ? 'lead.late.default' : 'lead.late.wait', { game: mail.game });
  const own = mail.scores.find((score) => score.seat === mail.seat);
  // At the end of a game the title says it already.
  if (!own || mail.scores.length < 2 || mail.final) return speak('lead.game', { game: mail.game });
  return speak('lead.place', { game: mail.game, rank: rank(own, speak), n: mail.scores.length });
}

export function signed(change: number): string {
  if (change === 0) return '·';
  return change > 0 ? `+${change}` : `−${-change}`;
}

export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
