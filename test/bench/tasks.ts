/** What a trace of Chromium says about the longest task of a page. */

export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8', '__metadata'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { functionName?: string; url?: string; type?: string }; name?: string };
}

export interface Busy {
  /** In milliseconds. */
  longest: number;
  /** What it was spent on, the most first. */
  parts: string;
}

/** A part below this is not worth a word. */
const LEAST_MS = 1;

export function busiest(trace: Buffer): Busy {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const page = mainThread(traceEvents);
  const events = traceEvents.filter(
    ({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && page?.pid === pid && page.tid === tid,
  );
  const longest = events
    .filter(({ name }) => name === 'RunTask')
    .reduce<TraceEvent | null>((most, one) => ((one.dur ?? 0) > (most?.dur ?? 0) ? one : most), null);
  if (!longest) return { longest: 0, parts: 'no task' };
  return { longest: (longest.dur ?? 0) / 1000, parts: partsOf(longest, events) };
}

/** A trace has many processes. The page's is the one that laid out most. */
function mainThread(events: readonly TraceEvent[]): { pid: number; tid: number } | null {
  const counts = new Map<string, { pid: number; tid: number; count: number }>();
  for (const { name, pid, tid } of events) {
    if (name !== 'UpdateLayoutTree' && name !== 'Layout' && name !== 'EventDispatch') continue;
    const seen = counts.get(`${pid}/${tid}`) ?? { pid, tid, count: 0 };
    counts.set(`${pid}/${tid}`, { ...seen, count: seen.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0] ?? null;
}

/** The time of each kind of work, without the work inside it that has a name of its own. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const within = events
    .filter((one) => one.ts >= task.ts && one.ts + (one.dur ?? 0) <= end)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, time: number) => {
    const { data } = event.args ?? {};
    const detail = data?.type ?? data?.functionName;
    const name = detail ? `${event.name} ${detail}` : event.name;
    own.set(name, (own.get(name) ?? 0) + time / 1000);
  };
  for (const event of within) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) add(around, -(event.dur ?? 0));
    add(event, event.dur ?? 0);
    open.push(event);
  }
  return [...own]
    .filter(([, time]) => time >= LEAST_MS)
    .sort(([, a], [, b]) => b - a)
    .map(([name, time]) => `${name} ${time.toFixed(1)} ms`)
    .join(', ');
}
