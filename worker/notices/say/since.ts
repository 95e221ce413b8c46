/** What happened since the reader's last turn. Passes in a row become one line, and only the newest lines are shown. */

import type { EventLine } from './content.ts';
import type { Speak } from './messages/index.ts';

/** Nobody reads more than this in a mail. The table can replay all of it. */
const LINES = 14;

export interface SinceLine {
  seats: readonly number[];
  text: string;
}

export interface Since {
  earlier: number;
  lines: readonly SinceLine[];
}

export function since(events: readonly EventLine[], names: readonly string[], speak: Speak): Since {
  const lines: SinceLine[] = [];
  let passing: number[] = [];
  const flush = (single: string) => {
    if (passing.length === 1) lines.push({ seats: passing, text: single });
    if (passing.length > 1) {
      lines.push({
        seats: passing,
        text: speak('passed', {
          names: listed(
            passing.map((seat) => names[seat] ?? ''),
            speak,
          ),
        }),
      });
    }
    passing = [];
  };
  let lastPass = '';
  for (const event of events) {
    if (event.isPass && event.seat !== null) {
      if (!passing.includes(event.seat)) passing.push(event.seat);
      lastPass = event.text;
      continue;
    }
    flush(lastPass);
    lines.push({ seats: event.seat === null ? [] : [event.seat], text: event.text });
  }
  flush(lastPass);
  const earlier = Math.max(0, lines.length - LINES);
  return { earlier, lines: lines.slice(earlier) };
}

export function listed(items: readonly string[], speak: Speak): string {
  if (items.length < 2) return items[0] ?? '';
  return speak('and', { list: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' });
}
