/** The judge of the soak itself: it accepts a table where all promises are kept, and finds each one that is broken. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { keyedChance } from '../../engine/core/chance.ts';
import type { Tagged } from '../../engine/core/game.ts';
import { stateHash } from '../../engine/core/json.ts';
import { perform } from '../../engine/core/play.ts';
import { nations } from '../../engine/nations/index.ts';
import { seedOf } from '../properties/randomPlay.ts';
import type { FAULTS, Faults } from './faults.ts';
import { judge, type Seen } from './judge.ts';
import type { Kept, Letter, SeatNote, TableRecord, Waiting } from './record.ts';
import { HOUR, MINUTE, START } from './world.ts';

const ID = 'table';
const ADDRESS = 'player@mail.example';
const at = (hours: number): number => START + hours * HOUR;

interface Story {
  seen: Seen & { end: number; acknowledged: Map<string, number>; refused: Set<string>; looks: Seen['looks'][number][] };
  kept: Kept;
  table: TableRecord;
}

const letter = (kind: string, hours: number): Letter => ({
  id: 0,
  messageId: `<${ID}.${kind}@play.example>`,
  at: at(hours),
  to: ADDRESS,
  text: `https://play.example/t/${ID}`,
});

const note = (hours: number, change: Partial<SeatNote> = {}): SeatNote => ({
  seat: 0,
  kind: 'person',
  autopilot: 0,
  timeZone: 'UTC',
  quiet: null,
  away: null,
  mail: { mode: 'each', delay: 0, digestHour: 8 },
  addressHash: 'hash',
  at: at(hours),
  ...change,
});

const waiting = (since: number, due: number, change: Partial<Waiting> = {}): Waiting => ({
  seat: 0,
  version: 0,
  since: at(since),
  due: at(due),
  late: false,
  ...change,
});

/** One player alone, with ten hours for a decision. The first one is taken an hour late. */
function late(): Story {
  const chance = keyedChance(seedOf(1));
  const options = nations.parseOptions({}, 1);
  if (!options.ok) throw new Error(options.refusal.code);
  const { state } = nations.setup(options.value, 1, chance, nations.rules);
  const action: Tagged = nations.bot(nations.view(state, 0), 0);
  const outcome = perform(nations, state, 0, action as never, chance);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const entry = { seat: 0, undoTo: null };
  const table: TableRecord = {
    id: ID,
    game: 'nations',
    name: 'A table',
    status: 'playing',
    options: {},
    seatCount: 1,
    rules: nations.rules,
    pace: { perDecision: 10 * HOUR, late: 'wait' },
    seed: bytesToHex(seedOf(1)),
    startedAt: START,
    finishedAt: null,
    version: 1,
    state: outcome.state,
    actions: [
      {
        seq: 0,
        at: START,
        seat: null,
        actor: 'setup',
        action: null,
        undoTo: null,
        hash: stateHash(state),
        requestKey: null,
      },
      { ...entry, seq: 1, at: at(11), actor: 'player', action, hash: stateHash(outcome.state), requestKey: '0/key' },
    ],
    snapshots: [{ version: 0, state }],
    awaited: [
      { version: 0, seats: [waiting(0, 10)], at: START },
      { version: 0, seats: [waiting(0, 10, { late: true })], at: at(10) },
      { version: 1, seats: [waiting(11, 21, { version: 1 })], at: at(11) },
    ],
    seats: [note(0)],
    orders: [],
    lost: [],
  };
  const letters = [letter('turn.0.0.1', 0), letter('turn.0.0.2', 5), letter('turn.0.0.3', 8), letter('late.0.0.0', 10)];
  const seen = {
    end: at(11),
    looks: [],
    acknowledged: new Map([[`${ID} 0/key`, 1]]),
    ordered: [],
    refused: new Set<string>(),
    killedAt: [],
    stuck: [],
  };
  return { seen, kept: { tables: [table], letters, addresses: new Map([['hash', ADDRESS]]), outbox: [] }, table };
}

/** The same player goes away after two hours, for a day, and is then late all the same. */
function away(): Story {
  const story = late();
  const { table, kept, seen } = story;
  const rested = (late_: boolean) => waiting(0, 34, { begins: at(24), late: late_ });
  table.actions[1] = { ...(table.actions[1] as (typeof table.actions)[1]), at: at(35) };
  table.awaited = [
    { version: 0, seats: [waiting(0, 10)], at: START },
    { version: 0, seats: [rested(false)], at: at(2) },
    { version: 0, seats: [rested(true)], at: at(34) },
    { version: 1, seats: [waiting(35, 45, { version: 1 })], at: at(35) },
  ];
  table.seats.push(note(2, { away: { from: at(2), until: at(26) } }));
  kept.letters = [
    letter('turn.0.0.1', 0),
    letter('turn.0.0.2', 29),
    letter('turn.0.0.3', 32),
    letter('late.0.0.0', 34),
  ];
  return { ...story, seen: { ...seen, end: at(35) } };
}

const none: Faults = { lost: [], doubled: [], untold: [], missed: [], stuck: [], wrong: [] };

test.each([
  ['who is late', late],
  ['who goes away', away],
])('a player %s, with all promises kept', (_name, tell) => {
  const { seen, kept } = tell();
  expect(judge(seen, kept)).toEqual(none);
});

type Breaks = (story: Story) => void;
const without =
  (hours: number): Breaks =>
  (story) => {
    story.kept.letters = story.kept.letters.filter((one) => one.at !== at(hours));
  };
const second = (story: Story) => story.table.actions[1] as TableRecord['actions'][number];

const BROKEN: [fault: (typeof FAULTS)[number], what: string, tell: () => Story, breaks: Breaks][] = [
  ['lost', 'an acknowledged action that is not stored', late, ({ seen }) => seen.acknowledged.set(`${ID} 0/other`, 1)],
  [
    'lost',
    'an action at another version than was promised',
    late,
    ({ seen }) => seen.acknowledged.set(`${ID} 0/key`, 2),
  ],
  ['lost', 'a refused action that is stored', late, ({ seen }) => seen.refused.add(`${ID} 0/key`)],
  ['lost', 'a stored action of which nobody was told', late, ({ seen }) => seen.acknowledged.clear()],
  ['lost', 'a hash that differs from the replay', late, (story) => Object.assign(second(story), { hash: 'other' })],
  [
    'lost',
    'a state that differs from the replay',
    late,
    ({ table }) => Object.assign(table.state as object, { round: 7 }),
  ],
  ['lost', 'a version without its action', late, ({ table }) => Object.assign(table, { version: 2 })],
  ['doubled', 'a message that went out twice', late, ({ kept }) => kept.letters.push(letter('turn.0.0.1', 0))],
  ['doubled', 'a level that was told twice', late, ({ kept }) => kept.letters.push(letter('turn.0.0.1.2', 6))],
  ['untold', 'a turn', late, without(0)],
  ['untold', 'a reminder at half of the time', late, without(5)],
  ['untold', 'the last reminder', late, without(8)],
  ['untold', 'that the player is late', late, without(10)],
  ['untold', 'a reminder after an absence', away, without(29)],
  [
    'untold',
    'a reminder that comes by the time of before the absence',
    away,
    ({ kept }) => {
      kept.letters = kept.letters.map((one) => (one.at === at(29) ? { ...one, at: at(31) } : one));
    },
  ],
  [
    'missed',
    'a deadline that nobody noticed',
    late,
    ({ table }) => {
      table.awaited = table.awaited.filter(({ at: time }) => time !== at(10));
    },
  ],
  [
    'missed',
    'a deadline after an absence',
    away,
    ({ table }) => {
      table.awaited = table.awaited.filter(({ at: time }) => time !== at(34));
    },
  ],
  [
    'stuck',
    'a seat that the computer does not play for',
    late,
    ({ table }) => {
      table.seats.push(note(1, { autopilot: 1 }));
    },
  ],
  [
    'wrong',
    'somebody is awaited who need not decide',
    late,
    ({ table }) => {
      table.awaited[0]?.seats.push(waiting(0, 10, { seat: 1 }));
    },
  ],
  [
    'wrong',
    'a deadline that does not agree with the pace',
    late,
    ({ table }) => {
      for (const { seats } of table.awaited) for (const one of seats) if (one.version === 1) one.due = at(20);
    },
  ],
  [
    'wrong',
    'a deadline that does not rest while the player is away',
    away,
    ({ table }) => {
      for (const { seats } of table.awaited) for (const one of seats) if (one.due === at(34)) one.due = at(33);
    },
  ],
  [
    'wrong',
    'time that begins before the player is back',
    away,
    ({ table }) => {
      for (const { seats } of table.awaited) for (const one of seats) if (one.begins) one.begins = at(23);
    },
  ],
  [
    'wrong',
    'late before the time is over',
    late,
    ({ table }) => {
      for (const one of table.awaited) if (one.at === at(10)) one.at = at(9);
    },
  ],
  ['wrong', 'a reminder to a player who is away', away, ({ kept }) => kept.letters.push(letter('turn.0.0.2', 7))],
  [
    'wrong',
    'mail against the settings',
    late,
    ({ table }) => {
      table.seats = [note(0, { mail: { mode: 'off', delay: 0, digestHour: 8 } })];
    },
  ],
  [
    'wrong',
    'mail about a decision that was taken',
    late,
    ({ kept }) => {
      kept.letters.push(letter('turn.0.0.2', 11.5));
    },
  ],
  [
    'wrong',
    'told to be late after the decision',
    late,
    ({ kept }) => {
      kept.letters = kept.letters.map((one) => (one.at === at(10) ? { ...one, at: at(11.5) } : one));
    },
  ],
  ['wrong', 'told to be late while there is time', late, ({ kept }) => kept.letters.push(letter('late.0.1.0', 11.5))],
];

test.each(BROKEN)('%s: %s', (fault, _what, tell, breaks) => {
  const story = tell();
  breaks(story);
  expect(judge(story.seen, story.kept)[fault]).not.toEqual([]);
});

test('a player who looks at the table needs no mail, and one who looked long ago does', () => {
  const story = late();
  without(5)(story);
  story.seen.looks.push({ id: ID, seat: 0, at: at(5) - 10_000 });
  // The service looks again a minute later.
  story.kept.letters.push({ ...letter('turn.0.0.2', 5), at: at(5) + MINUTE });
  expect(judge(story.seen, story.kept)).toEqual(none);
  without(5 + 1 / 60)(story);
  expect(judge(story.seen, story.kept).untold).toHaveLength(1);
});

test('a player who decides in the minute in which they become late need not be told', () => {
  const story = late();
  without(10)(story);
  const soon = at(10) + MINUTE / 2;
  const next = waiting(0, 0, { version: 1, since: soon, due: soon + 10 * HOUR });
  story.table.awaited[2] = { version: 1, seats: [next], at: soon };
  second(story).at = soon;
  story.seen.end = soon;
  expect(judge(story.seen, story.kept)).toEqual(none);
  // A minute later the mail is out.
  second(story).at = soon + MINUTE;
  story.table.awaited[2] = {
    version: 1,
    seats: [{ ...next, since: soon + MINUTE, due: soon + MINUTE + 10 * HOUR }],
    at: soon + MINUTE,
  };
  story.seen.end = soon + MINUTE;
  expect(judge(story.seen, story.kept).untold).toHaveLength(1);
});
