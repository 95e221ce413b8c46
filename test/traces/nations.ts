/**
 * Reference traces of Nations. A trace asks several small questions where we take one composite answer, so steps are
 * replayed in blocks. A block is one decision that is not a sub-choice, with all sub-choices up to the next such decision.
 * States are compared at the end of each block, where the format says that the comparison is strict.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Chance, scriptedChance } from '../../engine/core/chance.ts';
import { perform } from '../../engine/core/play.ts';
import type { Action } from '../../engine/nations/actions/index.ts';
import { questionFor } from '../../engine/nations/awaiting.ts';
import { eventCardOf } from '../../engine/nations/data/cards/index.ts';
import { VALUES } from '../../engine/nations/data/values.ts';
import type { NationsEvent } from '../../engine/nations/events.ts';
import { nations } from '../../engine/nations/index.ts';
import type { State } from '../../engine/nations/state.ts';
import type { Difference, TraceAdapter, TraceReport } from './adapter.ts';
import { Bag, type Choose, headAction, subAction } from './nationsAnswers.ts';
import { adopt, DEPARTURES, type Departure } from './nationsDepartures.ts';
import { cardName, eventCardId, nationName, shown } from './nationsNames.ts';
import { type CheckPoint, trailDiffers } from './nationsTrail.ts';

type Json = Record<string, unknown>;

export interface Step {
  n: number;
  seat: string;
  phase: string;
  decision: Json & { type: string };
  legal?: Record<string, unknown[]>;
  options?: unknown;
  trail?: CheckPoint[];
  after?: Json;
  state?: Json;
}

export interface Trace {
  players: number;
  sets: string[];
  seats: string[];
  difficulty: Record<string, number>;
  boards: Record<string, { nation: string; side: 'A' | 'B' }>;
  draftPool: string[];
  draftSides: 'A' | 'B' | 'both';
  progressDecks: Record<string, string[]>;
  eventDecks: Record<string, string[]>;
  initial: Json;
  steps: Step[];
  result: { scores: Record<string, number>; breakdown: Record<string, Json>; order: string[] };
}

/** RFC 7386. */
function patch(target: Json, change: Json): Json {
  const result = { ...target };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else if (typeof value === 'object' && !Array.isArray(value))
      result[key] = patch((result[key] ?? {}) as Json, value as Json);
    else result[key] = value;
  }
  return result;
}

/** The path of the first difference. */
export function differs(ours: unknown, theirs: unknown, path = ''): string | null {
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject(ours) && isObject(theirs)) {
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
      const found = differs(ours[key], theirs[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return null;
  }
  const sorted = path.endsWith('vpLostFor') && Array.isArray(theirs) ? [...theirs].sort() : theirs;
  return isDeepStrictEqual(ours, sorted)
    ? null
    : `${path}: ours ${JSON.stringify(ours)}, trace ${JSON.stringify(theirs)}`;
}

interface Performed {
  state: State;
  events: NationsEvent[];
}

interface Settled extends Performed {
  wrong: string | null;
}

class Replay {
  readonly trace: Trace;
  state: State;

  constructor(trace: Trace) {
    this.trace = trace;
    const sets = trace.sets.length === 3 ? 'all' : (trace.sets.find((set) => set !== 'base') ?? 'base');
    const boards = { A: 'A', B: 'B', both: 'choice' }[trace.draftSides];
    const options = nations.parseOptions({ sets, boards, difficulty: 'each' }, trace.players);
    if (!options.ok) throw new Error(options.refusal.code);
    this.state = nations.setup(options.value, trace.players, this.chance(), nations.rules).state;
    for (const [seat, letter] of trace.seats.entries()) {
      const amount = trace.difficulty[letter];
      const difficulty = Object.entries(VALUES.growth).find(([, n]) => n === amount)?.[0];
      this.state = this.perform(this.state, seat, { type: 'chooseDifficulty', difficulty } as Action).state;
    }
  }

  /** Seats in order, boards as drafted, and decks in the trace's order: the next card is the first one not yet seen. */
  chance(): Chance {
    const { trace } = this;
    return scriptedChance((label, _n, items) => {
      const [where, what, n] = label.split('/');
      if (where === 'setup' && what === 'order') return 0;
      if (where === 'setup') {
        const dealt =
          trace.draftSides === 'A' ? trace.seats.map((letter) => trace.boards[letter]?.nation) : trace.draftPool;
        const name = dealt[Number(n)];
        return name ? items.indexOf(nationName(name)) : 0;
      }
      const round = Number((where as string).slice('round-'.length));
      const age = String(Math.ceil(round / 2));
      const deck = what === 'progress' ? trace.progressDecks[age] : trace.eventDecks[age];
      const ids = (deck ?? []).map((name) => (what === 'progress' ? cardName.id(name) : eventCardId(name)));
      const next = ids.find((id) => items.includes(id));
      return items.indexOf(next);
    });
  }

  perform(state: State, seat: number, action: Action): Performed {
    const parsed = nations.parseAction(JSON.parse(JSON.stringify(action)));
    if (!parsed.ok) throw new Error(`not understood: ${JSON.stringify(action)}`);
    const outcome = perform(nations, state, seat, parsed.value, this.chance());
    if (!outcome.ok) {
      throw new Error(`refused: ${JSON.stringify(action)} ${outcome.refusal.code} ${outcome.refusal.rule}`);
    }
    return { state: outcome.state, events: outcome.events };
  }

  seat(letter: string): number {
    return this.trace.seats.indexOf(letter);
  }

  /** Compares legal moves with `legal`, and growth and draft with `options`. */
  legality(step: Step): string | null {
    const seat = this.seat(step.seat);
    const choices = nations.choices(this.state, seat).filter((choice) => choice.kind !== 'blocked');
    const actions = choices.map((choice) => (choice.kind === 'one' ? choice.action : (choice.template as Action)));
    if (step.decision.type === 'growth') {
      const ours = actions.flatMap((action) =>
        action.type !== 'grow'
          ? []
          : action.take === 'worker'
            ? `worker-${action.section === 'top' ? 'free' : action.section}`
            : action.take,
      );
      return sameSet(ours, step.options as string[], 'growth');
    }
    if (!step.legal) return null;
    const nation = this.state.nations[seat];
    const found: Record<string, string[]> = { buy: [], deploy: [], undeploy: [], hire: [], special: [] };
    for (const action of actions) {
      if (action.type === 'buy') found.buy?.push(`${action.row}.${action.col + 1}`);
      if (action.type === 'deploy' || action.type === 'undeploy') found[action.type]?.push(String(action.slot + 1));
      if (action.type === 'hire')
        found.hire?.push(action.from === 'public' || action.from === 'board' ? action.from : cardName.of(action.from));
      // The trace's Royal Society takes workers from the resource area only. Undeploying first has the same result.
      const isFromCard = action.type === 'special' && action.card === 'royal-society' && nation?.idle === 0;
      if (action.type === 'special' && !isFromCard) found.special?.push(cardName.of(action.card));
    }
    for (const [kind, ours] of Object.entries(found)) {
      const wrong = sameSet(ours, (step.legal[kind] ?? []).map(String), `legal ${kind}`);
      if (wrong) return `${wrong} (${nation?.name})`;
    }
    return null;
  }

  /** Answers every question inside a block. Where the trace did not ask, every legal answer is tried. */
  settle({ state, events }: Performed, bag: Bag, ends: (outcome: Performed) => string | null): Settled {
    const awaited = nations.awaiting(state).map(({ seat }) => ({ seat, question: questionFor(state, seat) }));
    const inside = awaited.filter(
      ({ question }) => !['turn', 'growth', 'board', 'difficulty'].includes(question?.kind ?? ''),
    );
    const next = inside[0];
    if (!next) return { state, events, wrong: ends({ state, events }) ?? bag.leftover() };
    const recorded = subAction(state, next.seat, bag, this.trace.seats[next.seat] as string);
    const candidates = recorded
      ? [recorded]
      : nations.choices(state, next.seat).flatMap((choice) => (choice.kind === 'one' ? [choice.action] : []));
    let first: Settled | null = null;
    for (const action of candidates) {
      const copy = bag.copy();
      const done = this.perform(state, next.seat, action);
      const result = this.settle({ state: done.state, events: [...events, ...done.events] }, copy, ends);
      if (!result.wrong) return result;
      first ??= result;
    }
    return first ?? { state, events, wrong: 'nothing to answer' };
  }
}

function sameSet(ours: readonly string[], theirs: readonly string[], what: string): string | null {
  const a = [...new Set(ours)].sort();
  const b = [...theirs].sort();
  return isDeepStrictEqual(a, b) ? null : `${what}: ours ${a.join(' ')}, trace ${b.join(' ')}`;
}

const isSub = (step: Step): boolean => step.decision.type === 'choose' || step.decision.late === true;

function blocksOf(steps: readonly Step[]): Step[][] {
  const blocks: Step[][] = [];
  for (const step of steps) {
    if (isSub(step) && blocks.length > 0) (blocks[blocks.length - 1] as Step[]).push(step);
    else blocks.push([step]);
  }
  return blocks;
}

/** The events of the round and the wonders finished in a block. */
function sourcesOf(block: readonly Step[], before: State): string[] {
  const wonders = block.flatMap(({ decision }) =>
    decision.question === 'place-wonder' ? [cardName.id(decision.of as string)] : [],
  );
  return [...(before.event === null ? [] : eventCardOf(before.event).events.map((half) => half.id)), ...wonders];
}

/** The departure that explains all differences. */
function explain(
  state: State,
  expected: Json,
  trace: Trace,
  sources: readonly string[],
  ends: (state: State) => string | null,
): { state: State; why: string } | null {
  const possible = DEPARTURES.filter(
    (departure) =>
      (departure.sources?.some((source) => sources.includes(source)) ?? true) &&
      (departure.players?.includes(trace.players) ?? true),
  );
  // One departure alone, or else all possible ones together.
  const together: Departure = {
    why: possible.map(({ why }) => why).join('; '),
    values: [...new Set(possible.flatMap(({ values }) => values))],
  };
  for (const departure of [...possible, together]) {
    const adopted = adopt(state, expected, departure, trace.seats);
    if (ends(adopted) === null) return { state: adopted, why: departure.why };
  }
  return null;
}

function replay(raw: Record<string, unknown>): TraceReport {
  const trace = raw as unknown as Trace;
  const report = { steps: 0, probes: 0, skipped: [] as { step: number; why: string }[] };
  const fail = (step: number, what: string): TraceReport => ({ ...report, difference: { step, what } as Difference });
  const game = new Replay(trace);
  let theirs = trace.initial;
  const start = differs(shown(game.state, trace.seats).board, theirs.board, 'board');
  if (start) return fail(-1, start);

  for (const block of blocksOf(trace.steps)) {
    const head = block[0] as Step;
    const last = block[block.length - 1] as Step;
    for (const step of block) theirs = step.state ?? patch(theirs, step.after ?? {});
    report.steps += block.length;
    const isDraft = head.decision.type === 'draft';
    if (isDraft && trace.draftSides === 'A') continue;
    const wrongBefore = game.legality(head);
    if (wrongBefore) return fail(head.n, wrongBefore);
    const expected = theirs;
    const before = game.state;
    const ends = (state: State): string | null => differs(shown(state, trace.seats), expected);
    const trail = block.flatMap((step) => step.trail ?? []);
    const endsAndTrail = ({ state, events }: Performed): string | null =>
      ends(state) ?? trailDiffers(before, events, trail, trace.seats);
    try {
      const bag = new Bag(block.slice(1).map((step) => ({ seat: step.seat, ...step.decision }) as unknown as Choose));
      const acted = game.perform(
        game.state,
        game.seat(head.seat),
        headAction(game.state, game.seat(head.seat), head, bag),
      );
      const settled = game.settle(acted, bag, endsAndTrail);
      game.state = settled.state;
      if (settled.wrong) {
        const explained =
          ends(settled.state) !== null && explain(settled.state, expected, trace, sourcesOf(block, before), ends);
        if (!explained) return fail(last.n, settled.wrong);
        game.state = explained.state;
        report.skipped.push({ step: last.n, why: explained.why });
      }
    } catch (error) {
      return fail(last.n, error instanceof Error ? error.message : String(error));
    }
  }
  const { final } = game.state;
  if (!final) return fail(trace.steps.length, 'not over');
  for (const score of final) {
    const letter = trace.seats[score.seat] as string;
    const { seat: _, total, ...breakdown } = score;
    const given = trace.result.breakdown[letter] as Json;
    // The trace rounds a negative sum down to −1. Without a full ten the score is 0 (J1).
    const isNegative = Number(given.resourceSum) < 0;
    const wrong = differs(breakdown, isNegative ? { ...given, resources: 0 } : given, `score ${letter}`);
    if (wrong) return fail(trace.steps.length, wrong);
    if (isNegative) report.skipped.push({ step: trace.steps.length, why: 'J1: a negative sum scores 0' });
    else if (total !== trace.result.scores[letter]) return fail(trace.steps.length, `total of ${letter}: ${total}`);
  }
  const order = nations.result(game.state)?.placings.map(({ seat }) => trace.seats[seat]);
  const isRounded = report.skipped.some(({ step }) => step === trace.steps.length);
  const ranking = isRounded ? null : differs(order, trace.result.order, 'ranking');
  return ranking ? fail(trace.steps.length, ranking) : { ...report, difference: null };
}

export const nationsTraces: TraceAdapter = { game: 'nations', replay };
