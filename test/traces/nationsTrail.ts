/** The check points of the resolution phase: what each nation held after production, war, each event and famine. */
import { type Amounts, eventCardOf, TOKENS } from '../../engine/nations/data/cards/index.ts';
import type { NationsEvent } from '../../engine/nations/events.ts';
import type { State } from '../../engine/nations/state.ts';

/** `{at, order, A: [food, stone, gold, books, stability, strength, vp], …}` */
export type CheckPoint = { at: string } & Record<string, unknown>;

const STAGES = ['turn', 'production', 'war', 'event-1', 'event-2', 'famine', 'score-books'] as const;
type Stage = (typeof STAGES)[number] | 'after';

const HELD = ['food', 'stone', 'gold', 'books', 'vp'] as const;

/** The changes in what a nation holds that an event of our log describes. */
function changesOf(event: NationsEvent): { seat: number; amounts: Amounts; sign: number }[] {
  switch (event.type) {
    case 'produced': {
      const gains = Object.fromEntries(Object.entries(event.net).filter(([, n]) => n > 0));
      return [{ seat: event.seat, amounts: gains, sign: 1 }];
    }
    case 'revolted':
    case 'defeated':
      return [{ seat: event.seat, amounts: { vp: event.vp }, sign: -1 }];
    case 'gained':
      return [{ seat: event.seat, amounts: event.gain, sign: 1 }];
    case 'paid':
      return [{ seat: event.seat, amounts: event.paid, sign: -1 }];
    case 'lost':
      return [{ seat: event.seat, amounts: event.lost, sign: -1 }];
    case 'shortageMadeUp':
      return [{ seat: event.seat, amounts: event.gave, sign: -1 }];
    case 'booksScored':
      return event.vp.map((vp, seat) => ({ seat, amounts: { vp }, sign: 1 }));
    default:
      return [];
  }
}

function stageOf(event: NationsEvent, current: Stage): Stage {
  if (event.type === 'produced' || event.type === 'revolted') return 'production';
  if (event.type === 'defeated') return 'war';
  if (event.type === 'booksScored') return 'score-books';
  if ('cause' in event && (event.cause === 'production' || event.cause === 'war' || event.cause === 'famine')) {
    return event.cause;
  }
  return current;
}

/** The first difference from the trace's check points. `before` is the state in which the last player passed. */
export function trailDiffers(
  before: State,
  events: readonly NationsEvent[],
  trail: readonly CheckPoint[],
  letters: readonly string[],
): string | null {
  const halves = before.event === null ? [] : eventCardOf(before.event).events.map((half) => half.id);
  const held = new Map<string, Record<string, number>>();
  const at = (stage: Stage, seat: number) => {
    const key = `${stage} ${seat}`;
    const found = held.get(key) ?? Object.fromEntries(TOKENS.map((kind) => [kind, 0]));
    held.set(key, found);
    return found;
  };
  let current: Stage = 'turn';
  for (const event of events) {
    if (event.type === 'eventBegan') current = event.event === halves[0] ? 'event-1' : 'event-2';
    if (event.type === 'famineStruck') current = 'famine';
    if (event.type === 'roundBegan') break;
    const stage = stageOf(event, current);
    for (const { seat, amounts, sign } of changesOf(event)) {
      const sums = at(stage, seat);
      for (const [kind, n] of Object.entries(amounts)) sums[kind] = (sums[kind] ?? 0) + sign * n;
    }
    if (event.type === 'booksScored') current = 'after';
  }
  for (const point of trail) {
    const upTo = STAGES.slice(0, STAGES.indexOf(point.at as (typeof STAGES)[number]) + 1);
    if (point.at === 'player-order') continue;
    for (const [seat, letter] of letters.entries()) {
      const [food, stone, gold, books, , , vp] = point[letter] as number[];
      const theirs: Record<string, number | undefined> = { food, stone, gold, books, vp };
      for (const kind of HELD) {
        const start = before.nations[seat]?.purse[kind] ?? 0;
        const ours = upTo.reduce((sum, stage) => sum + (at(stage, seat)[kind] ?? 0), start);
        if (ours !== theirs[kind]) return `${point.at}, ${letter} ${kind}: ours ${ours}, trace ${theirs[kind]}`;
      }
    }
  }
  return null;
}
