/**
 * What the rest of the round will bring. The engine plays it: everybody passes at once, standing answers are used, and
 * every other question gets the safe default. So no rule is written twice, and the page shows the true cost of a war,
 * an event or a famine.
 */
import { clone } from '../../core/clone.ts';
import { scriptedChance } from '../../core/draws.ts';
import type { Seat } from '../../core/game.ts';
import { awaitedSeats, questionFor } from '../awaiting.ts';
import { type Amounts, type EventId, isEvent } from '../data/cards/index.ts';
import type { NationsEvent } from '../events.ts';
import { fallback } from '../fallback.ts';
import { playableNations } from '../playable.ts';
import { plus, times } from '../rules/valuesAndWorkers/tokens.ts';
import { scoreAll } from '../scoring.ts';
import type { Phase, Score, State, Tokens } from '../state.ts';

/** An event by its id. `passing` is what cards give on passing; `stability` is the comparison of the solo game. */
export type ForecastStep = 'passing' | 'production' | 'war' | 'stability' | 'famine' | 'books' | EventId;

export interface StepOutlook {
  step: ForecastStep;
  /** Resources and VP; negative where they are lost. */
  changes: Amounts;
  /** Everything that happens to the nation in this step. */
  events: NationsEvent[];
  /** True where the game would ask the nation. The forecast then takes the safe default. */
  asked: boolean;
}

export interface SeatForecast {
  seat: Seat;
  steps: StepOutlook[];
  /** What the nation holds at the end of the round, and its score if the game ended then. */
  tokens: Tokens;
  score: Score;
}

export interface Forecast {
  seats: SeatForecast[];
  /** Player order at the end of the round. */
  order: Seat[];
}

/** Before the event card is up, nothing but production can be foreseen. */
const FORESEEN: readonly Phase[] = ['action', 'production', 'events', 'famine'];

/** Null where the rest of the round is not known. */
export function forecast(state: State): Forecast | null {
  if (!FORESEEN.includes(state.phase)) return null;
  const draft = clone(state);
  // Without standing answers to growth the next round begins with a question, and the forecast stops there.
  for (const nation of draft.nations) nation.standing.growth = 'ask';
  const asked: { seat: Seat; step: ForecastStep }[] = [];
  const log: NationsEvent[] = [];
  // The forecast ends before the draws of the next round, so any card will do.
  const chance = scriptedChance(() => 0);
  while (draft.round === state.round && draft.final === null) {
    const [seat] = awaitedSeats(draft);
    if (seat === undefined) break;
    const step = askedIn(draft, seat);
    if (step) asked.push({ seat, step });
    log.push(...playableNations.apply(draft, seat, fallback(draft, seat), chance));
  }
  const end = log.findIndex((event) => event.type === 'roundBegan');
  const happened = end < 0 ? log : log.slice(0, end);
  const scores = scoreAll(draft);
  return {
    seats: draft.nations.map((nation, seat) => ({
      seat,
      steps: stepsOf(happened, seat, asked),
      tokens: nation.purse,
      score: scores[seat] as Score,
    })),
    order: draft.order,
  };
}

function askedIn(state: State, seat: Seat): ForecastStep | null {
  const question = questionFor(state, seat);
  switch (question?.kind) {
    case 'effect':
      return question.source;
    case 'shortage':
      return question.cause;
    case 'spare':
      return 'war';
    case 'bonus':
      return 'production';
    default:
      return null;
  }
}

/** The step that an event belongs to: by its cause, or else the current step. */
function stepOf(event: NationsEvent, current: ForecastStep): ForecastStep {
  switch (event.type) {
    case 'produced':
    case 'revolted':
      return 'production';
    case 'defeated':
      return 'war';
    case 'eventBegan':
      return event.event;
    case 'stabilityCompared':
      return 'stability';
    case 'famineStruck':
      return 'famine';
    case 'booksScored':
      return 'books';
    default: {
      const cause = 'cause' in event ? event.cause : '';
      if (cause === 'production' || cause === 'war' || cause === 'famine' || isEvent(cause)) return cause;
      return current;
    }
  }
}

const concerns = (event: NationsEvent, seat: Seat): boolean => {
  if (event.type === 'eventBegan') return event.groups.some((group) => group.includes(seat));
  if (event.type === 'booksScored' || event.type === 'famineStruck') return true;
  return 'seat' in event && event.seat === seat;
};

function stepsOf(log: readonly NationsEvent[], seat: Seat, asked: { seat: Seat; step: ForecastStep }[]): StepOutlook[] {
  const steps: StepOutlook[] = [];
  let current: ForecastStep = 'passing';
  for (const event of log) {
    current = stepOf(event, current);
    if (!concerns(event, seat)) continue;
    let outlook = steps.find((one) => one.step === current);
    if (!outlook) {
      const isAsked = asked.some((one) => one.seat === seat && one.step === current);
      outlook = { step: current, changes: {}, events: [], asked: isAsked };
      steps.push(outlook);
    }
    outlook.events.push(event);
    outlook.changes = plus(outlook.changes, changesOf(event, seat));
  }
  return steps;
}

/** The tokens that an event moves for a nation. */
function changesOf(event: NationsEvent, seat: Seat): Amounts {
  switch (event.type) {
    case 'gained':
      return event.gain;
    case 'paid':
      return times(event.paid, -1);
    case 'lost':
      return times(event.lost, -1);
    case 'shortageMadeUp':
      return times(event.gave, -1);
    case 'produced':
      return Object.fromEntries(Object.entries(event.net).filter(([, n]) => n > 0));
    case 'revolted':
    case 'defeated':
      return { vp: -event.vp };
    case 'stabilityCompared':
      return { vp: event.vp };
    case 'booksScored':
      return { vp: event.vp[seat] ?? 0 };
    default:
      return {};
  }
}
