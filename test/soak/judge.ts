/**
 * Reads what is stored at the end of a soak and says which promises were broken. This file states the promises of the
 * service again in their simplest form. It uses none of the service's own code to find out when a player should get mail.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../engine/core/chance.ts';
import type { AnyGame, StateBase } from '../../engine/core/game.ts';
import { canonical, stateHash } from '../../engine/core/json.ts';
import { type LogEntry, replay } from '../../engine/core/replay.ts';
import { games } from '../../engine/index.ts';
import type { Faults, Latest } from './faults.ts';
import { awakeBetween, dueOf, nextHour } from './hours.ts';
import { type GivenOrders, OrdersJudge } from './judgeOrders.ts';
import type { Kept, Letter, SeatNote, TableRecord, Waiting } from './record.ts';
import { MINUTE } from './world.ts';

/** What the driver saw and did. */
export interface Seen {
  end: number;
  looks: readonly { id: string; seat: number; at: number }[];
  /** The version that the response named, by `table seat/key`. */
  acknowledged: ReadonlyMap<string, number>;
  /** Orders that were acknowledged, as the response named them. */
  ordered: readonly GivenOrders[];
  /** Requests that were refused. None of them may be in the log. */
  refused: ReadonlySet<string>;
  killedAt: readonly number[];
  /** Tables that did not advance when they should have. */
  stuck: readonly string[];
}

/** Anything that is late by no more than this is on time. */
const ON_TIME = MINUTE;
/** The time after a kill or a lost alarm until the next sweep, with its grace period and a claim of mail that must expire. */
const ONE_RETRY = 9 * MINUTE;
/** A player who looked at the table less than this ago is at the table. */
const LOOKING = 45_000;
const LEVELS = { turn: 1, half: 2, last: 3 } as const;

/** A waiting, for as long as it is due at one time. A player who goes away or comes back moves that time. */
interface Span extends Waiting {
  /** The span before it of the same waiting. */
  before: Span | undefined;
  from: number;
  until: number;
  lateAt: number | null;
}

export function judge(seen: Seen, kept: Kept): Faults {
  const faults: Faults = { lost: [], doubled: [], untold: [], missed: [], stuck: [...seen.stuck], wrong: [] };
  judgeAnswers(seen, kept, faults);
  for (const letter of twice(kept.letters, ({ messageId }) => messageId)) {
    faults.doubled.push(`mail ${letter.messageId}`);
  }
  for (const table of kept.tables) {
    const game = games.get(table.game);
    if (!game) throw new Error(`no game ${table.game}`);
    const latestOf = latestFor(seen, table);
    const orders = new OrdersJudge(game, table, seen.end, latestOf, faults);
    const awaiting = judgeLog(game, table, orders, faults);
    orders.judgeGiven(seen.ordered);
    const spans = spansOf(table);
    judgeAwaited(table, awaiting, spans, faults);
    judgeDeadlines(seen, table, spans, latestOf, faults);
    judgeMail(seen, kept, table, spans, latestOf, faults);
  }
  return faults;
}

/** Every request that was acknowledged is in the log once, at the version named. No refused request is. */
function judgeAnswers(seen: Seen, { tables }: Kept, faults: Faults): void {
  const stored = new Map<string, number>();
  for (const { id, actions } of tables) {
    for (const { requestKey, seq } of actions) {
      if (requestKey === null) continue;
      const name = `${id} ${requestKey}`;
      if (stored.has(name)) faults.doubled.push(`request ${name}`);
      stored.set(name, seq);
      if (seen.refused.has(name)) faults.lost.push(`${name} was refused and is stored`);
      else if (!seen.acknowledged.has(name)) faults.lost.push(`${name} is stored and nobody was told`);
    }
  }
  for (const [name, version] of seen.acknowledged) {
    if (stored.get(name) !== version) faults.lost.push(`${name}: version ${version} was promised`);
  }
}

/** Replays the log and returns who is awaited at each version. */
function judgeLog(game: AnyGame, table: TableRecord, orders: OrdersJudge, faults: Faults): string[] {
  const chance = keyedChance(hexToBytes(table.seed));
  const options = game.parseOptions(table.options, table.seatCount);
  if (!options.ok) throw new Error(`${table.id}: ${options.refusal.code}`);
  let state: StateBase = game.setup(options.value, table.seatCount, chance, table.rules).state;
  const [first, ...moves] = table.actions;
  const wrong = (what: string) => faults.lost.push(`${table.id}: ${what} differs from the replay`);
  const snapshots = new Map(table.snapshots.map((one) => [one.version, one.state]));
  const awaiting: string[] = [];
  const compare = (version: number, hash: string | undefined) => {
    if (stateHash(state) !== hash) wrong(`the hash of version ${version}`);
    const snapshot = snapshots.get(version);
    if (snapshot !== undefined && canonical(snapshot) !== canonical(state)) wrong(`the snapshot of version ${version}`);
    awaiting[version] = named(game.awaiting(state));
    orders.look(version, state);
  };
  compare(0, first?.hash);
  const log = moves.map(({ seat, action, undoTo }): LogEntry => {
    if (undoTo !== null) return { seat: seat ?? 0, undo: undoTo };
    return { seat: seat ?? 0, action: action ?? { type: 'nothing' } };
  });
  if (moves.some(({ seq }, index) => seq !== index + 1)) wrong('the order of the log');
  for (const step of replay(game, state, log, chance)) {
    state = step.state;
    compare(step.version, moves[step.version - 1]?.hash);
  }
  if (table.version !== moves.length) wrong('the version');
  if (canonical(table.state) !== canonical(state)) wrong('the state');
  return awaiting;
}

const named = (seats: readonly { seat: number }[]) =>
  seats
    .map(({ seat }) => seat)
    .sort()
    .join(' ');

/** Each waiting with the times when it was first and last seen. */
function spansOf({ awaited }: TableRecord): Span[] {
  const all: Span[] = [];
  const open = new Map<string, Span>();
  for (const { seats, at } of awaited) {
    const present = new Set(seats.map(({ seat, version }) => `${seat}/${version}`));
    for (const [name, span] of open) {
      if (present.has(name)) continue;
      span.until = at;
      open.delete(name);
    }
    for (const waiting of seats) {
      const name = `${waiting.seat}/${waiting.version}`;
      let span = open.get(name);
      if (span?.due !== waiting.due) {
        if (span) span.until = at;
        span = { ...waiting, before: span, from: at, until: Number.POSITIVE_INFINITY, lateAt: null };
        open.set(name, span);
        all.push(span);
      }
      if (waiting.late) span.lateAt ??= at;
    }
  }
  return all;
}

/** The stored list of who is awaited agrees with the game, and each waiting agrees with the pace. */
function judgeAwaited(table: TableRecord, awaiting: readonly string[], spans: readonly Span[], faults: Faults): void {
  for (const { version, seats } of table.awaited) {
    if (seats.length > 0 && named(seats) !== awaiting[version]) {
      faults.wrong.push(`${table.id}: at version ${version} ${named(seats)} are awaited, not ${awaiting[version]}`);
    }
  }
  for (const span of spans) {
    if (span.before === undefined && span.since !== span.from)
      faults.wrong.push(`${table.id}/${span.seat}: awaited since ${span.since}`);
    const dues = duesOf(table, span);
    if (!dues.includes(span.due)) {
      faults.wrong.push(`${table.id}/${span.seat}/${span.version}: due ${span.due}, not ${dues.join(' or ')}`);
    }
    const begins = beginsOf(table, span);
    if (!begins.includes(begunAt(span))) {
      faults.wrong.push(
        `${table.id}/${span.seat}/${span.version}: begins ${begunAt(span)}, not ${begins.join(' or ')}`,
      );
    }
  }
}

const begunAt = ({ since, begins = since }: Span): number => begins;

/** Until when the player of a seat is away, for a moment of an absence. Otherwise the moment itself. */
const backAt = ({ away }: SeatNote, at: number): number => (away && away.until > at ? away.until : at);

/** When the time for a decision may begin: at the return of a player who is away. Each absence moves it with the end. */
function beginsOf(table: TableRecord, { seat, from, due, before }: Span): number[] {
  if (before?.due != null && due !== null) return [begunAt(before) + due - before.due];
  return notesDuring(table, seat, from, from).map((note) => backAt(note, from));
}

/** When a waiting may be due. At the moment of a change, the settings before and after it are both possible. */
function duesOf(table: TableRecord, { seat, from, before: earlier }: Span): (number | null)[] {
  const { perDecision } = table.pace;
  const notes = notesDuring(table, seat, from, from);
  const before = earlier?.due;
  if (before === undefined || before === null) {
    return notes.map((note) => dueOf(backAt(note, from), perDecision, note.quiet, note.timeZone));
  }
  // The time that was left then is left now, from the player's return on.
  return notes.flatMap((old) =>
    notes.map((note) => {
      const left = awakeBetween(backAt(old, from), before, note.quiet, note.timeZone);
      return dueOf(backAt(note, from), left, note.quiet, note.timeZone);
    }),
  );
}

/**
 * Nothing is late by more than a minute, unless something was killed or lost on purpose at that moment. Then it may take
 * one retry, and one more for each kill that hits the retry itself.
 */
function latestFor({ killedAt }: Seen, { lost }: TableRecord): Latest {
  return (promised) => {
    const near = (from: number, until: number) => from < promised + ONE_RETRY && until > promised - ONE_RETRY;
    const isKilled = killedAt.some((time) => near(time, time));
    const isLost = lost.some((alarm) => near(alarm.at, alarm.until ?? Number.POSITIVE_INFINITY));
    let latest = promised + (isKilled || isLost ? ONE_RETRY : ON_TIME);
    for (const time of killedAt) if (time > promised && time <= latest) latest = time + ONE_RETRY;
    return latest;
  };
}

function judgeDeadlines(seen: Seen, table: TableRecord, spans: readonly Span[], latestOf: Latest, faults: Faults) {
  for (const span of spans) {
    const { seat, due, until, lateAt, from } = span;
    const notes = notesDuring(table, seat, from, until);
    // The computer plays for its seats at once.
    for (const [index, { kind, autopilot, at }] of notes.entries()) {
      const since = Math.max(at, from);
      // The next change may come at the same moment: a host hands a seat to the computer and its player takes it back.
      const last = Math.min(until, seen.end, notes[index + 1]?.at ?? Number.POSITIVE_INFINITY);
      if ((kind === 'computer' || autopilot) && last > latestOf(since)) {
        faults.stuck.push(`${table.id}/${seat}: nobody plays for it from ${iso(since)} to ${iso(last)}`);
      }
    }
    if (due === null) continue;
    if (lateAt !== null && lateAt < due) faults.wrong.push(`${table.id}/${seat}: late before its time`);
    const latest = latestOf(due);
    if (latest >= Math.min(until, seen.end)) continue;
    if (table.pace.late === 'default') faults.missed.push(`${table.id}/${seat}: due ${iso(due)}, until ${iso(until)}`);
    else if (lateAt === null || lateAt > latest) {
      faults.missed.push(`${table.id}/${seat}: due ${iso(due)}, late ${lateAt === null ? 'never' : iso(lateAt)}`);
    }
  }
  for (const { actor, seat, at, seq } of table.actions) {
    if (actor !== 'late') continue;
    if (!spans.some((span) => span.seat === seat && span.due !== null && span.due <= at && span.from <= at)) {
      faults.wrong.push(`${table.id}: entry ${seq} was played for seat ${seat} before its time`);
    }
  }
}

/** The settings of a seat during a span of time, including the setting just before it. */
function notesDuring({ seats }: TableRecord, seat: number, from: number, until: number): SeatNote[] {
  const own = seats.filter((note) => note.seat === seat);
  return own.filter(({ at }, index) => at <= until && (own[index + 1]?.at ?? Number.POSITIVE_INFINITY) >= from);
}

/** Every awaited player who wants mail gets it. Nobody gets mail that is not true. */
function judgeMail(
  seen: Seen,
  { letters, addresses }: Kept,
  table: TableRecord,
  spans: readonly Span[],
  latestOf: Latest,
  faults: Faults,
): void {
  const looks = seen.looks.filter(({ id }) => id === table.id);
  const isLooking = (seat: number, at: number) =>
    looks.some((look) => look.seat === seat && look.at <= at && at - look.at < LOOKING);
  /** A player who is at the table gets no mail for the time of the delay. Then the service looks again. */
  const whenAway = (seat: number, at: number, delay: number) => {
    let time = at;
    while (isLooking(seat, time)) time += Math.max(1, delay) * MINUTE;
    return time;
  };
  /** When the player of a seat last did something. A player who gives orders has seen the game. */
  const actedAt = (seat: number, before: number) => {
    const orders = table.orders.filter((note) => note.seat === seat);
    const given = orders.filter(({ at, seen: version }, index) => at <= before && orders[index - 1]?.seen !== version);
    const acted = table.actions.findLast((one) => one.seat === seat && one.actor === 'player' && one.at <= before);
    return Math.max(acted?.at ?? 0, given.at(-1)?.at ?? 0);
  };
  const naming = letters.filter(({ text }) => text.includes(`/t/${table.id}`));
  const told: { seat: number; version: number; level: number; at: number }[] = [];
  const toldLate: { seat: number; version: number; at: number }[] = [];
  /** The service does not repeat news about a waiting, or about an earlier one since the player last did something. */
  const isKnown = (one: { seat: number; version: number; at: number }, span: Span, acted: number) =>
    one.seat === span.seat && (one.version === span.version || one.at >= acted);

  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const { seat } = span;
    const notes = notesDuring(table, seat, span.from, span.until);
    for (const [index, note] of notes.entries()) {
      const address = readerOf(note, addresses);
      const end = Math.min(span.until, seen.end, notes[index + 1]?.at ?? Number.POSITIVE_INFINITY);
      if (address === null) continue;
      const own = naming.filter(({ to }) => to === address);
      for (const { level, at } of moments(span, note)) {
        const promised = whenAway(seat, Math.max(at, note.at, span.from), note.mail.delay);
        const latest = latestOf(promised);
        const acted = actedAt(seat, promised);
        if (told.some((one) => one.level >= level && isKnown(one, span, acted))) continue;
        // A mail about another table may announce a turn earlier.
        const earliest = level === LEVELS.turn ? span.from : at;
        // What went out after the settings changed, or after a new deadline, is for the next span or note to find.
        const letter = own.find((one) => one.at >= earliest && one.at <= Math.min(latest, end));
        if (letter) told.push({ seat, version: span.version, level, at: letter.at });
        else if (latest < end) {
          faults.untold.push(
            `${address} of ${table.name} ${table.id}/${seat}/${span.version}, level ${level}: ${iso(promised)}`,
          );
        }
      }
      const lateAt = lateTime(table, span);
      // If it ended the game, the mail is about the end.
      if (lateAt === null || lateAt === table.finishedAt) continue;
      if (note.at > lateAt || end < lateAt || note.mail.mode === 'off') continue;
      const acted = actedAt(seat, lateAt);
      const promised = backAt(note, lateAt);
      const latest = latestOf(promised);
      if (isLooking(seat, promised) || toldLate.some((one) => isKnown(one, span, acted))) continue;
      const letter = own.find((one) => one.at >= lateAt && one.at <= latest);
      // Whoever decides or does something before the mail goes out is not told any more.
      const isOver = span.lateAt !== null ? span.until <= latest : actedAt(seat, latest) > lateAt;
      if (letter) toldLate.push({ seat, version: span.version, at: letter.at });
      else if (latest < seen.end && !isOver && !notesChange(table, seat, lateAt, latest)) {
        faults.untold.push(`${address} of ${table.name} ${table.id}/${seat}/${span.version}: late at ${iso(lateAt)}`);
      }
    }
  }

  judgeEnd(seen, table, naming, addresses, isLooking, latestOf, faults);
  const leads = letters.flatMap((letter) => leadOf(letter, table.id) ?? []);
  for (const lead of twice(leads, ({ seat, version, level }) => `${seat}/${version}/${level}`)) {
    faults.doubled.push(
      `${table.name} ${table.id}/${lead.seat}/${lead.version}, level ${lead.level}: ${iso(lead.letter.at)}`,
    );
  }
  for (const { seat, version, level, letter } of leads) {
    const own = spans.filter((one) => one.seat === seat && one.version === version);
    const notes = notesDuring(table, seat, letter.at, letter.at);
    if (!own.some((span) => letter.at >= span.from && letter.at <= span.until)) {
      faults.wrong.push(`${letter.messageId} at ${iso(letter.at)}: nobody waits for ${table.id}/${seat}`);
    } else if (notes.every(({ mail }) => mail.mode === 'off')) {
      faults.wrong.push(`${letter.messageId}: against the settings`);
    } else if (level > LEVELS.turn && notes.every((note) => backAt(note, letter.at) > letter.at)) {
      faults.wrong.push(`${letter.messageId} at ${iso(letter.at)}: a reminder to a player who is away`);
    }
  }
  judgeLate(table, letters, spans, faults);
}

/** Nobody is told to be late who is not, or who has decided by then. */
function judgeLate(table: TableRecord, letters: readonly Letter[], spans: readonly Span[], faults: Faults): void {
  for (const letter of letters) {
    const [, seat, version] = new RegExp(`^<${table.id}\\.late\\.(\\d)\\.(\\d+)\\.`).exec(letter.messageId) ?? [];
    if (seat === undefined) continue;
    const isTrue = spans.some((span) => {
      const since = lateTime(table, span);
      const until = span.lateAt === null ? Number.POSITIVE_INFINITY : span.until;
      const isIts = span.seat === Number(seat) && span.version === Number(version);
      return isIts && since !== null && letter.at >= since && letter.at <= until;
    });
    if (!isTrue) faults.wrong.push(`${letter.messageId} at ${iso(letter.at)}: ${table.id}/${seat} is not late`);
  }
}

/** All players who want mail for each turn or each day get mail about the end of a game. */
function judgeEnd(
  seen: Seen,
  table: TableRecord,
  naming: readonly Letter[],
  addresses: Kept['addresses'],
  isLooking: (seat: number, at: number) => boolean,
  latestOf: Latest,
  faults: Faults,
): void {
  const { finishedAt } = table;
  if (finishedAt === null) return;
  for (const note of table.seats.filter(
    (one, index) => table.seats.findLastIndex((last) => last.seat === one.seat) === index,
  )) {
    const address = readerOf(note, addresses);
    const { mode, delay, digestHour } = note.mail;
    if (address === null || note.at > finishedAt || mode === 'off' || mode === 'reminders') continue;
    const at = mode === 'each' ? finishedAt + delay * MINUTE : nextHour(finishedAt, digestHour, note.timeZone);
    const latest = latestOf(at);
    if (latest > seen.end || isLooking(note.seat, at)) continue;
    if (!naming.some((letter) => letter.to === address && letter.at >= at && letter.at <= latest)) {
      faults.untold.push(`${address} of the end of ${table.name} at ${iso(at)}`);
    }
  }
}

function readerOf(note: SeatNote, addresses: Kept['addresses']): string | null {
  if (note.kind !== 'person' || note.autopilot || note.addressHash === null) return null;
  return addresses.get(note.addressHash) ?? null;
}

/** When the mail about a waiting is due, if its player does nothing in between. Nobody is reminded while away. */
function moments(span: Span, { mail, timeZone, away }: SeatNote): { level: number; at: number }[] {
  const { since, due } = span;
  const begun = begunAt(span);
  const after = (part: number) => Math.max(begun + ((due ?? begun) - begun) * part, away?.until ?? 0);
  const reminders =
    due === null
      ? []
      : [
          { level: LEVELS.half, at: after(0.5) },
          { level: LEVELS.last, at: after(0.8) },
        ];
  if (mail.mode === 'off') return [];
  if (mail.mode === 'reminders') return reminders;
  if (mail.mode === 'each') return [{ level: LEVELS.turn, at: since + mail.delay * MINUTE }, ...reminders];
  const digest = { level: LEVELS.turn, at: nextHour(since, mail.digestHour, timeZone) };
  // One mail per day, and a second one only if the next day's mail would come too late.
  const last = reminders[1];
  if (!last || due === null || nextHour(last.at, mail.digestHour, timeZone) < due) return [digest];
  return [digest, last];
}

/** When a waiting became late, or ended because its time was used up. */
function lateTime(table: TableRecord, { seat, due, until, lateAt }: Span): number | null {
  if (lateAt !== null || due === null) return lateAt;
  const isPlayed = table.actions.some((entry) => entry.actor === 'late' && entry.seat === seat && entry.at === until);
  return isPlayed && until >= due ? until : null;
}

function notesChange(table: TableRecord, seat: number, from: number, until: number): boolean {
  return table.seats.some((note) => note.seat === seat && note.at >= from && note.at <= until);
}

/** What the Message-ID says: the first waiting in a mail, and how urgent it was. */
function leadOf(letter: Letter, tableId: string) {
  const parts = new RegExp(`^<${tableId}\\.turn\\.(\\d)\\.(\\d+)(?:\\.\\d+)?\\.([123])@`).exec(letter.messageId);
  return parts ? { seat: Number(parts[1]), version: Number(parts[2]), level: Number(parts[3]), letter } : null;
}

function twice<T>(items: readonly T[], name: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(name(item)).size);
}

const iso = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'the end');
