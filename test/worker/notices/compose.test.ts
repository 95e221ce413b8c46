import { describe, expect, test } from 'vitest';
import { composeTable } from '../../../worker/notices/channels/mail/compose/compose.ts';
import { initials } from '../../../worker/notices/channels/mail/compose/initials.ts';
import { composeConfirm, composeLinks } from '../../../worker/notices/channels/mail/compose/service.tsx';
import { messageId, threadHeaders } from '../../../worker/notices/channels/mail/compose/thread.ts';
import { type TableMail, TOLD } from '../../../worker/notices/say/content.ts';
import { duration } from '../../../worker/notices/say/duration.ts';
import { speaker } from '../../../worker/notices/say/messages/index.ts';

const HOUR = 3_600_000;

const mail: TableMail = {
  told: 'turn',
  language: 'en',
  table: 'The Tuesday Harbour',
  game: 'Wealth of Nations',
  seat: 1,
  names: ['Carla', 'Ada', 'Bruno', 'Dmitri'],
  asked: 'Trade up to 3 cubes, barter, or pass',
  answers: [{ label: 'Pass', effect: 'You do nothing now', token: 't', href: 'https://p/answer/t' }],
  stopped: null,
  away: null,
  left: 19.5 * HOUR,
  late: null,
  ago: 3 * HOUR,
  events: [
    { seat: 3, isPass: true, text: 'Dmitri passed' },
    { seat: 2, isPass: false, text: 'Bruno bought 2 ore for $45' },
    { seat: 0, isPass: true, text: 'Carla passed' },
    { seat: 2, isPass: true, text: 'Bruno passed' },
    { seat: 3, isPass: true, text: 'Dmitri passed' },
    { seat: 3, isPass: true, text: 'Dmitri passed' },
    { seat: null, isPass: false, text: 'Round 4 began' },
  ],
  holdings: [
    { name: 'Food', now: 7, change: 1 },
    { name: 'Energy', now: 4, change: -3 },
    { name: 'Ore', now: 1, change: 0 },
  ],
  scores: [
    { seat: 1, name: 'Ada', rank: 1, points: 48 },
    { seat: 2, name: 'Bruno', rank: 2, points: -2 },
  ],
  final: false,
  winners: [],
  others: [
    {
      name: 'Long Winter',
      game: 'Nations',
      asked: 'Choose your growth',
      left: 28 * HOUR,
      href: 'https://p/t/2#x',
      fresh: false,
    },
  ],
  links: { open: 'https://p/t/1#token', settings: 'https://p/t/1?settings=mail#token', stop: 'https://p/stop' },
};

/** The bare words, without tags or signs. */
const bare = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
const read = (html: string) =>
  bare(
    html
      .replace(/<span class="fl".*?<\/span>/g, '')
      .replace(/<(head|div style="display:none)[\s\S]*?<\/(head|div)>/g, '')
      .replace(/<[^>]+>|&\w+;/g, ' '),
  );

describe('the text of a turn', () => {
  test('asks first, then tells what happened with passes collapsed, what was gained and lost, the standing, other tables', () => {
    const { subject, text } = composeTable(mail);
    expect(subject).toBe('Your move: The Tuesday Harbour (Trade up to 3 cubes, barter, or pass)');
    expect(text).toBe(`Your move, 19 hours left
Trade up to 3 cubes, barter, or pass
Wealth of Nations. You are first of 2.

Open the table: https://p/t/1#token

Or answer from here:
  - Pass: You do nothing now
    https://p/answer/t

Since your last turn, 3 hours ago
  - Dmitri passed
  - Bruno bought 2 ore for $45
  - Carla, Bruno and Dmitri passed
  - Round 4 began

Where you stand
  Food       7  (+1)
  Energy     4  (−3)
  Ore        1

Score so far
  1. Ada (you)    48
  2. Bruno        −2

Also waiting for you
  - Long Winter: Choose your growth, 1 d 4 h left
    https://p/t/2#x

-- 
You get one email for each turn, and none while you are at the table.
Change when you get email: https://p/t/1?settings=mail#token
Stop email for this table: https://p/stop
The links in this email open your seat. Do not forward it.
`);
  });

  test('shows the newest lines of a long absence and says how many came before', () => {
    const events = Array.from({ length: 40 }, (_, i) => ({ seat: 0, isPass: false, text: `Event ${i}` }));
    const { text } = composeTable({ ...mail, events });
    expect(text).toContain('26 earlier events');
    expect(text).not.toContain('Event 25\n');
    expect(text).toContain('Event 26\n');
    expect(text).toContain('Event 39\n');
  });
});

describe('the HTML', () => {
  test.each(TOLD)('says what the text says (%s)', (told) => {
    const each = { ...mail, told, late: 'default' as const, winners: [2], final: told === 'finished' };
    const { text, html } = composeTable(each);
    const seen = read(html);
    for (const line of text.split('\n')) expect(seen).toContain(bare(line.replace(/https:\S+/g, '')).trimEnd());
    for (const href of Object.values(each.links)) {
      expect(html.includes(`href="${href}"`)).toBe(told !== 'replaced');
      expect(text.includes(href)).toBe(told !== 'replaced');
    }
  });

  test('takes names and texts as text, never as HTML', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const { html } = composeTable({
      ...mail,
      table: evil,
      asked: evil,
      names: [evil, evil, evil, evil],
      events: [{ seat: 0, isPass: false, text: `${evil} did it` }],
      scores: [{ seat: 0, name: evil, rank: 1, points: 0 }],
      answers: [],
      others: [{ name: evil, game: evil, asked: evil, left: null, href: 'https://p/"><script>', fresh: true }],
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  });

  test('loads nothing: no pictures, no scripts, no outside address but its links', () => {
    const { html } = composeTable(mail);
    expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import/);
    expect(html.match(/https?:[^"]+/g)?.every((url) => url.startsWith('https://p/'))).toBe(true);
  });
});

describe('subjects', () => {
  const subject = (change: Partial<TableMail>) => composeTable({ ...mail, ...change }).subject;

  test.each([
    [{ told: 'half' as const }, 'Still your move: The Tuesday Harbour (19 hours left)'],
    [{ told: 'last' as const, left: HOUR }, 'Last call: The Tuesday Harbour (1 hour left)'],
    [{ told: 'finished' as const, asked: null }, 'Finished: The Tuesday Harbour'],
    [{ language: 'it' as const }, 'Tocca a te: The Tuesday Harbour (Trade up to 3 cubes, barter, or pass)'],
    [
      { others: mail.others.map((one) => ({ ...one, fresh: true })) },
      'Your move at 2 tables: The Tuesday Harbour, Long Winter',
    ],
  ])('%o', (change, expected) => expect(subject(change)).toBe(expected));

  test('are cut where mail programs would', () => {
    expect(subject({ asked: 'long '.repeat(50) }).length).toBeLessThanOrEqual(90);
  });
});

test('one thread a table and seat; the same message has the same id', () => {
  const thread = { table: 'abc', seat: 1, domain: 'p.example', stop: 'https://p/stop' };
  const headers = threadHeaders(thread);
  expect(headers.References).toBe(headers['In-Reply-To']);
  expect(threadHeaders({ ...thread, seat: 2 }).References).not.toBe(headers.References);
  expect(headers['List-Unsubscribe']).toBe('<https://p/stop>');
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(messageId('abc/turn/1/57/1', 'p.example')).toBe('<abc.turn.1.57.1@p.example>');
});

test('confirmation and links say what they are for, in both languages', () => {
  const confirm = composeConfirm({ language: 'it', table: 'Città', href: 'https://p/c', stop: 'https://p/b' });
  expect(confirm.subject).toBe('Conferma il tuo indirizzo per Città');
  for (const part of [confirm.text, confirm.html])
    for (const url of ['https://p/c', 'https://p/b']) expect(part).toContain(url);
  const links = composeLinks({ language: 'en', tables: mail.others });
  expect(links.text).toContain('- Long Winter (Nations, Choose your growth, 1 d 4 h left)\n    https://p/t/2#x');
  expect(links.html).toContain('href="https://p/t/2#x"');
});

test.each([
  [30_000, 'less than a minute', 'meno di un minuto'],
  [60_000, '1 minute', '1 minuto'],
  [59 * 60_000, '59 minutes', '59 minuti'],
  [HOUR, '1 hour', '1 ora'],
  [23.9 * HOUR, '23 hours', '23 ore'],
  [28 * HOUR, '1 d 4 h', '1 g 4 h'],
  [48 * HOUR, '2 days', '2 giorni'],
  [9.5 * 24 * HOUR, '9 days', '9 giorni'],
])('%d ms are %s, %s', (ms, en, it) => {
  expect([duration(ms, speaker('en')), duration(ms, speaker('it'))]).toEqual([en, it]);
});

test('flags have one letter, two where players share it', () => {
  expect(initials(['Ada', 'Anna', 'bruno', 'Élise', ''])).toEqual(['Ad', 'An', 'B', 'É', '']);
});
