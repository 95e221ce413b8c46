/** What to do about one call now. It depends only on the call, the present and the time. */
import type { Told } from '../say/content.ts';
import { type AddressNow, type Call, LEVEL, type Level, type Present } from './call.ts';
import { newsAt, quiet, schedule } from './schedule.ts';

const DAY = 24 * 3_600_000;

export type Verdict =
  | { verdict: 'tell'; told: Told | 'confirm' | 'links'; level: Level }
  /** `joins`: if another mail goes to this address now, it tells about this call too, as this kind. */
  | { verdict: 'wait'; until: number; joins: Told | null }
  /** The call is of no use any more. */
  | { verdict: 'drop' };

const drop: Verdict = { verdict: 'drop' };
const wait = (until: number, joins: Told | null = null): Verdict => ({ verdict: 'wait', until, joins });
const tell = (told: Told | 'confirm' | 'links', level: Level = LEVEL.none): Verdict => ({
  verdict: 'tell',
  told,
  level,
});

export function decide(call: Call, present: Present | null, address: AddressNow, now: number): Verdict {
  // A failed try is not repeated before its time, whatever causes this drain.
  if (call.attempts > 0 && call.due > now) return wait(call.due);
  if (address.blocked) return drop;
  if (call.kind === 'confirm') return address.confirmed ? drop : limited(tell('confirm'), address);
  const open = address.confirmed && !address.fails;
  if (call.kind === 'replaced' || call.kind === 'links') return open ? limited(tell(call.kind), address) : drop;
  if (!present?.isReader) return drop;
  const verdict = ofSeat(call, present, now);
  if (verdict.verdict === 'drop') return drop;
  // Nothing goes to an address that is not confirmed. Its confirmation makes its calls due.
  if (!open) return wait(now + DAY);
  return limited(verdict, address);
}

function limited(verdict: Verdict, { left, nextHour }: AddressNow): Verdict {
  return left > 0 || verdict.verdict === 'drop' ? verdict : wait(nextHour);
}

function ofSeat(call: Call, present: Present, now: number): Verdict {
  const { settings, status, looking, awayUntil } = present;
  if ((call.kind === 'remind' || call.kind === 'late') && hasDecided(call, present)) return drop;
  switch (call.kind) {
    case 'turn':
      return ofWaiting(call, present, now);
    case 'remind':
      if (status !== 'playing' || settings.mode === 'off' || looking) return drop;
      return awayUntil === null ? tell('remind') : drop;
    case 'late':
      if (present.toldLate || status !== 'playing' || settings.mode === 'off' || looking) return drop;
      return awayUntil === null ? tell('late') : wait(awayUntil);
    case 'started':
      return status === 'playing' && present.active === null ? ofNews('started', call, present, now) : drop;
    case 'finished':
      return ofNews('finished', call, present, now);
    default:
      return drop;
  }
}

/**
 * A message may go out long after its call, because a server fails or the player was away. Nobody is told to be late or
 * reminded who has decided by then. Where the room has played, the player has done something since.
 */
function hasDecided({ version, played }: Call, { waiting, active }: Present): boolean {
  return played === null ? waiting?.version !== version : active !== null && active > played;
}

/** News is for those who want a mail for each turn or each day. A player who is at the table knows it already. */
function ofNews(told: 'started' | 'finished', call: Call, present: Present, now: number): Verdict {
  const { settings, timeZone, looking } = present;
  if (looking || settings.mode === 'off' || settings.mode === 'reminders') return drop;
  const at = newsAt(settings, timeZone, call.createdAt);
  return at <= now ? tell(told) : wait(at, settings.mode === 'each' && present.waiting ? told : null);
}

function ofWaiting(call: Call, present: Present, now: number): Verdict {
  const { waiting, status, settings, looking } = present;
  // This waiting is over. If the player is awaited again, that is another waiting, which has its own call.
  if (!waiting || status !== 'playing' || waiting.version !== call.version) return drop;
  const moments = schedule(waiting, present);
  const reached = moments.filter(({ level, at }) => level > present.told && at <= now).map(({ level }) => level);
  if (reached.length > 0) {
    if (looking) return wait(now + quiet(settings));
    return tell(wordFor(Math.max(...reached) as Level), Math.max(...reached) as Level);
  }
  const joins = settings.mode === 'each' && present.told === LEVEL.none && !looking;
  // This includes moments whose level was told in an earlier waiting: once the player acts, that no longer counts.
  const next = moments.map(({ at }) => at).filter((at) => at > now);
  // The settings may change while the waiting goes on, so the call is looked at again once a day.
  return next.length === 0 ? wait(now + DAY) : wait(Math.min(...next), joins ? 'turn' : null);
}

function wordFor(level: Level): Told {
  return level === LEVEL.last ? 'last' : level === LEVEL.half ? 'half' : 'turn';
}
