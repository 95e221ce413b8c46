/**
 * What the room plays by itself: players' orders, computer seats, the computer for an absent player, answers that leave
 * no choice, and the safe default for everybody once the log is full. These are ordinary logged actions, marked with who chose them.
 * Each alarm plays a limited number of them, and none after the last entry a log may have.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { type Chance, keyedChance } from '../../engine/core/chance.ts';
import type { Budget, Thought } from '../../engine/core/computer.ts';
import { EngineFault } from '../../engine/core/fault.ts';
import type { Seat, StateBase, Tagged } from '../../engine/core/game.ts';
import { perform } from '../../engine/core/play.ts';
import { LAST_ENTRY } from '../domain/logLength.ts';
import { report } from '../domain/report.ts';
import type { Step } from '../domain/step.ts';
import type { Actor } from '../domain/wire/actor.ts';
import { autoActor } from '../table/autoActor.ts';
import { askedComputer, isComputer, thoughtOf } from '../table/computers.ts';
import type { TableData } from '../table/data.ts';
import { ordersAfter, orderVerdict } from '../table/orders.ts';

export interface Autoplayed {
  steps: Step[];
  /** The computer player that must think for longer than the room can wait here: see ponder.ts. */
  thinker: Seat | null;
  /** The seat whose order made the engine fail. The list must be stopped, or it would fail at every alarm. */
  faulty: Seat | null;
}

/** What a computer player has thought of at a version. */
export interface Ready {
  version: number;
  seat: Seat;
  thought: Thought<Tagged>;
}

/**
 * Plays on until a person must decide, a computer player must think for long, the game is over or the limit is reached.
 * `ready` is played without thinking again.
 */
export function autoplay(start: TableData, limit: number, budget: Budget, ready: Ready | null = null): Autoplayed {
  const { game } = start;
  const steps: Step[] = [];
  const chance = keyedChance(hexToBytes(start.table.seed));
  const most = Math.min(limit, LAST_ENTRY - start.version);
  let data = start;
  while (data.state && steps.length < most) {
    const next = firstToPlay(data, data.state, data.version);
    if (!next) break;
    const { seat, actor } = next;
    const thought = isComputer(actor) ? thoughtAtOnce(data, data.state, seat, budget, ready) : NO_THOUGHT;
    if (!thought) return { steps, faulty: null, thinker: seat };
    const step =
      actor === 'orders' ? playOrder(data, data.state, seat, chance) : playFor(data, data.state, next, thought, chance);
    if (!step) return { steps, faulty: seat, thinker: null };
    steps.push(step);
    data = ordersAfter({ ...data, state: step.state, version: data.version + 1 }, [step]);
    if (game.result(step.state)) return { steps, faulty: null, thinker: null };
  }
  // Reported once: a room that has stopped is not asked to play again.
  if (data.version >= LAST_ENTRY)
    report(new EngineFault(`${game.id}: a game does not end, and its room stops`), { table: data.table.id });
  return { steps, faulty: null, thinker: null };
}

/** The next of a seat's orders. Null where the engine fails. */
function playOrder(data: TableData, state: StateBase, seat: Seat, chance: Chance): Step | null {
  const { game } = data;
  const verdict = orderVerdict(data, state, seat);
  if (verdict?.kind !== 'act' || !game.orders) return null;
  const { action, task, orders } = verdict;
  try {
    const outcome = perform(game, state, seat, action, chance);
    if (!outcome.ok) return null;
    const { events, undoable } = outcome;
    const ordered = { reason: game.orders.describe(task), left: orders };
    return { seat, actor: 'orders', action, undoTo: null, state: outcome.state, events, undoable, ordered };
  } catch (error) {
    report(error, { table: data.table.id });
    return null;
  }
}

/** The safe default for a seat that is late. */
export function playLate(data: TableData, seat: Seat): Step[] {
  if (!data.state) return [];
  const chance = keyedChance(hexToBytes(data.table.seed));
  return [playFor(data, data.state, { seat, actor: 'late', refusal: null }, NO_THOUGHT, chance)];
}

/** What comes next. `refusal` is the answer of a seat that is not awaited, if it cannot think of one. */
interface Next {
  seat: Seat;
  actor: Actor;
  refusal: Tagged | null;
}

function firstToPlay(data: TableData, state: StateBase, version: number): Next | null {
  const asked = askedComputer(data, state, version);
  if (asked) return asked;
  for (const { seat } of data.game.awaiting(state)) {
    const actor = autoActor(data, state, version, seat);
    if (actor) return { seat, actor, refusal: null };
  }
  return null;
}

const NO_THOUGHT: Thought<Tagged> = { actions: [], says: null };

/** Null if the thought takes more than its first step. A computer player that fails has no thought. */
function thoughtAtOnce(
  data: TableData,
  state: StateBase,
  seat: Seat,
  budget: Budget,
  ready: Ready | null,
): Thought<Tagged> | null {
  if (ready?.version === data.version && ready.seat === seat) return ready.thought;
  try {
    const step = thoughtOf(data, state, seat, budget, () => 0)?.next();
    if (!step) return NO_THOUGHT;
    return step.done ? step.value : null;
  } catch (error) {
    report(error);
    return NO_THOUGHT;
  }
}

function playFor(
  data: TableData,
  state: StateBase,
  { seat, actor, refusal }: Next,
  { actions, says }: Thought<Tagged>,
  chance: Chance,
): Step {
  const thought = actions[0] ?? null;
  for (const propose of proposals(data, state, { seat, actor, refusal }, thought)) {
    try {
      const action = propose();
      const outcome = action && perform(data.game, state, seat, action, chance);
      if (outcome?.ok) {
        const { events, undoable } = outcome;
        const said = says && action === thought ? { says } : {};
        return { seat, actor, action, undoTo: null, state: outcome.state, events, undoable, ...said };
      }
    } catch (error) {
      report(error, { table: data.table.id });
    }
  }
  throw new EngineFault(`${data.game.id}: nothing can be played for seat ${seat}`);
}

/** The first proposal that the rules accept is played: a computer player that fails must not stop a table. */
function proposals(
  data: TableData,
  state: StateBase,
  { seat, actor, refusal }: Next,
  thought: Tagged | null,
): (() => Tagged | null)[] {
  const { game } = data;
  const forced = () => game.forced(state, seat);
  const fallback = () => game.fallback(state, seat);
  const bot = () => game.bot(game.view(state, seat), seat);
  const first = () => game.choices(state, seat).find((choice) => choice.kind === 'one')?.action ?? null;
  if (actor === 'forced') return [forced];
  if (refusal) return [() => thought, () => refusal];
  return actor === 'late' || actor === 'closing' ? [fallback, first] : [() => thought, bot, fallback, first];
}
