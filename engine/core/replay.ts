/** Replays a game from its log: for history, verification (verify.ts) and golden games. */
import type { Chance } from './chance.ts';
import { EngineFault } from './fault.ts';
import type { AnyReplayable, Seat, StateBase, Tagged } from './game.ts';
import { draftOf } from './play.ts';

/** One entry of a log. An undo is an entry too: it restores the state after that many entries. */
export type LogEntry = { seat: Seat; action: Tagged } | { seat: Seat; undo: number };

export interface ReplayStep {
  version: number;
  state: StateBase;
  events: Tagged[];
}

interface ReplayOptions {
  /** The version of `start`. Version n is the state after n entries of the whole log. */
  from?: number;
  /** The log is our own: every action in it passed `check` when it was stored, so none is checked again. */
  trusted?: boolean;
}

/** Replays on one draft. It copies the draft only at the versions that a later undo restores. */
export function* replay(
  game: AnyReplayable,
  start: StateBase,
  log: readonly LogEntry[],
  chance: Chance,
  { from = 0, trusted = false }: ReplayOptions = {},
): Generator<ReplayStep> {
  const returns = new Set(log.flatMap((entry) => ('undo' in entry ? [entry.undo] : [])));
  const kept = new Map<number, StateBase>();
  let draft: StateBase = draftOf(game, start);
  for (let i = 0; i < log.length; i++) {
    const before = from + i;
    if (returns.has(before)) kept.set(before, draftOf(game, draft));
    const entry = log[i] as LogEntry;
    let events: Tagged[] = [];
    if ('undo' in entry) {
      const back = kept.get(entry.undo);
      if (!back) throw new EngineFault(`entry ${before} goes back to ${entry.undo}, before the start of this replay`);
      draft = draftOf(game, back);
    } else {
      const refusal = trusted ? null : game.check(draft, entry.seat, entry.action);
      if (refusal) throw new EngineFault(`entry ${before} (${entry.action.type}) is refused: ${refusal.code}`);
      events = game.apply(draft, entry.seat, entry.action, chance);
    }
    yield { version: before + 1, state: draft, events };
  }
}
