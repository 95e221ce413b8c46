/** What to do about one call now. Pure: all it knows is the call, the present, and the time. */
import type { Told } from '../compose/content.ts';
import { type AddressNow, type Call, LEVEL, type Level, type Present } from './call.ts';
import { newsAt, quiet, schedule } from './schedule.ts';

const DAY = 24 * 3_600_000;

export type Verdict =
  | { verdict: 'tell'; told: Told | 'confirm' | 'links'; level: Level }
  /** `joins`: if another mail goes to this address now, this call goes with it, as this. */
  | { verdict: 'wait'; until: number; joins: Told | null }
  /** It will never be of use. */
  | { verdict: 'drop' };

const drop: Verdict = { verdict: 'drop' };
const wait = (until: number, joins: Told | null = null): Verdict => ({ verdict: 'wait', until, joins });
const tell = (told: Told | 'confirm' | 'links', level: Level = LEVEL.none): Verdict => ({
  verdict: 'tell',
  told,
  level,
});

export function decide(call: Call, present: Present | null, address: AddressNow, now: number): Verdict {
  // A try that failed is not repeated before its time, whatever else wakes us.
  if (call.attempts > 0 && call.due > now) return wait(call.due);
  if (address.blocked) return drop;
  if (call.kind === 'confirm') return address.confirmed ? drop : limited(tell('confirm'), address);
  const open = address.confirmed && !address.fails;
  if (call.kind === 'replaced' || call.kind === 'links') return open ? limited(tell(call.kind), address) : drop;
  if (!present?.isReader) return drop;
  const verdict = ofSeat(call, present, now);
  if (verdict.verdict === 'drop') return drop;
  // Nothing goes to an address that is not confirmed; confirming it wakes its calls.
  if (!open) return wait(now + DAY);
  return limited(verdict, address);
}

function limited(verdict: Verdict, { left, nextHour }: AddressNow): Verdict {
  return left > 0 || verdict.verdict === 'drop' ? verdict : wait(nextHour);
}

function ofSeat(call: Call, present: Present, now: number): Verdict {
  const { settings, status, looking } = present;
  switch (call.kind) {
    case 'turn':
      return ofWaiting(call, present, now);
    case 'remind':
      return present.waiting && status === 'playing' && settings.mode !== 'off' && !looking ? tell('remind') : drop;
    case 'late':
      if (present.toldLate || status !== 'playing' || settings.mode === 'off' || looking) return drop;
      return tell('late');
    case 'started':
      return status === 'playing' && !present.hasActed ? ofNews('started', call, present, now) : drop;
    case 'finished':
      return ofNews('finished', call, present, now);
    default:
      return drop;
  }
}

/** News is for those who want mail of each turn, or of each day; who is at the table knows it. */
function ofNews(told: 'started' | 'finished', call: Call, present: Present, now: number): Verdict {
  const { settings, timeZone, looking } = present;
  if (looking || settings.mode === 'off' || settings.mode === 'reminders') return drop;
  const at = newsAt(settings, timeZone, call.createdAt);
  return at <= now ? tell(told) : wait(at, settings.mode === 'each' && present.waiting ? told : null);
}

function ofWaiting(call: Call, present: Present, now: number): Verdict {
  const { waiting, status, settings, looking } = present;
  // The waiting is over. If this player is awaited again, that is another waiting with a call of its own.
  if (!waiting || status !== 'playing' || waiting.version !== call.version) return drop;
  const left = schedule(waiting, present).filter(({ level }) => level > present.told);
  const reached = left.filter(({ at }) => at <= now).map(({ level }) => level);
  if (reached.length > 0) {
    if (looking) return wait(now + quiet(settings));
    return tell(wordFor(Math.max(...reached) as Level), Math.max(...reached) as Level);
  }
  const next = Math.min(...left.map(({ at }) => at));
  // Settings may change while the waiting goes on: it is looked at again, if only once a day.
  if (left.length === 0) return wait(now + DAY);
  const joins = settings.mode === 'each' && present.told === LEVEL.none && !looking;
  return wait(next, joins ? 'turn' : null);
}

function wordFor(level: Level): Told {
  return level === LEVEL.last ? 'last' : level === LEVEL.half ? 'half' : 'turn';
}
