/**
 * Reads the service's log from the standard input and says what it tells: calls, errors by kind, the slowest calls. It
 * takes the lines of a local run as well as what `wrangler tail --format json` prints.
 */
import type { CallLine } from '../../domain/report.ts';

interface Trouble {
  trouble: string;
  message: string;
}
interface Watched {
  calls: CallLine[];
  troubles: Trouble[];
}

const SLOWEST = 10;

export async function watch(input: AsyncIterable<Buffer | string>): Promise<void> {
  let text = '';
  for await (const chunk of input) text += chunk;
  for (const line of summary(linesOf(text))) console.log(line);
}

/** Our lines are flat objects. In the tail of the platform each is a text within its object, with its quotes escaped. */
function linesOf(text: string): Watched {
  const found: Watched = { calls: [], troubles: [] };
  for (const [object] of text.replaceAll('\\"', '"').matchAll(/\{"(?:call|trouble)":[^{}]*(?:\{\w+\}[^{}]*)*\}/g)) {
    try {
      const line = JSON.parse(object) as CallLine | Trouble;
      if ('call' in line) found.calls.push(line);
      else found.troubles.push(line);
    } catch {
      // Somebody else's line.
    }
  }
  return found;
}

function summary({ calls, troubles }: Watched): string[] {
  const lines = [`calls: ${calls.length}; errors: ${troubles.length}`];
  for (const [status, n] of counted(calls.map((one) => String(one.status)))) lines.push(`status ${status}: ${n}`);
  for (const [kind, n] of counted(troubles.map((one) => `${one.trouble}: ${one.message}`)))
    lines.push(`error: ${n} ${kind}`);
  const names = [...new Set(calls.map(({ call }) => call))];
  const times = names.map((name) => ({ name, ms: sorted(calls.filter(({ call }) => call === name)) }));
  for (const { name, ms } of times.sort((a, b) => at(b.ms, 0.99) - at(a.ms, 0.99)).slice(0, SLOWEST))
    lines.push(`${name}: ${ms.length} calls, median ${at(ms, 0.5)} ms, 99 % within ${at(ms, 0.99)} ms`);
  for (const { call, ms, status, request } of [...calls].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    lines.push(`slowest: ${ms} ms ${status} ${call} (request ${request})`);
  return lines;
}

const sorted = (calls: readonly CallLine[]): number[] => calls.map(({ ms }) => ms).sort((a, b) => a - b);
const at = (times: readonly number[], q: number): number => times[Math.floor((times.length - 1) * q)] ?? 0;

function counted(kinds: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
