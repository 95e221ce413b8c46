/** A finished or running game from its log alone: history, verification, golden games. */
import type { Chance } from './chance.ts';
import { EngineFault } from './fault.ts';
import type { AnyGame, RuleFlags, Seat, StateBase, Tagged } from './game.ts';
import { clone, stateHash } from './json.ts';

/** One entry of a log. An undo is an entry too: it goes back to the state after `to` entries. */
export type LogEntry = { seat: Seat; action: Tagged } | { seat: Seat; undo: number };

export interface ReplayStep {
  version: number;
  state: StateBase;
  events: Tagged[];
}

/**
 * Replays on one draft, without cloning between moves but where an undo will come back to. Version n is
 * the state after n entries; `from` may be any version whose state is known.
 */
export function* replay(
  game: AnyGame,
  start: StateBase,
  log: readonly LogEntry[],
  chance: Chance,
  from = 0,
): Generator<ReplayStep> {
  const returns = new Set(log.flatMap((entry) => ('undo' in entry ? [entry.undo] : [])));
  const kept = new Map<number, StateBase>();
  let draft = clone(start);
  for (let i = 0; i < log.length; i++) {
    const before = from + i;
    if (returns.has(before)) kept.set(before, clone(draft));
    const entry = log[i] as LogEntry;
    let events: Tagged[] = [];
    if ('undo' in entry) {
      const back = kept.get(entry.undo);
      if (!back) throw new EngineFault(`entry ${before} goes back to ${entry.undo}, before the start of this replay`);
      draft = clone(back);
    } else {
      const refusal = game.check(draft, entry.seat, entry.action);
      if (refusal) throw new EngineFault(`entry ${before} (${entry.action.type}) is refused: ${refusal.code}`);
      events = game.apply(draft, entry.seat, entry.action, chance);
    }
    yield { version: before + 1, state: draft, events };
  }
}

export interface ExportedGame {
  game: string;
  options: unknown;
  seats: number;
  rules: RuleFlags;
  log: readonly LogEntry[];
  /** The hash of the state at version 0, 1, …, one more than the log has entries. */
  hashes: readonly string[];
  /** From which version on states were kept in which shape; absent where all are of today's. */
  shapes?: readonly { from: number; schema: number }[];
}

/** Whether the hash of a version can be compared: one of an older shape cannot be had from today's rules. */
export function isComparable(game: Pick<AnyGame, 'schema'>, { shapes }: ExportedGame, version: number): boolean {
  return (shapes?.findLast(({ from }) => from <= version)?.schema ?? game.schema) === game.schema;
}

/**
 * The first version whose state does not have the hash it should, or null when all agree. A game that outlived a change
 * of shape is replayed from its beginning, and compared from the first state in today's shape on.
 */
export function verify(game: AnyGame, exported: ExportedGame, chance: Chance): { version: number; why: string } | null {
  const options = game.parseOptions(exported.options, exported.seats);
  if (!options.ok) return { version: 0, why: `options refused: ${options.refusal.code}` };
  const { state } = game.setup(options.value, exported.seats, chance, exported.rules);
  const last = exported.log.length;
  if (!isComparable(game, exported, last))
    return { version: last, why: 'states were kept in a shape of another release' };
  const differs = (version: number, found: StateBase) =>
    isComparable(game, exported, version) && stateHash(found) !== exported.hashes[version];
  if (differs(0, state)) return { version: 0, why: 'the first state differs' };
  let version = 0;
  try {
    for (const step of replay(game, state, exported.log, chance)) {
      version = step.version;
      if (differs(version, step.state)) return { version, why: 'the state differs' };
    }
  } catch (error) {
    return { version: version + 1, why: error instanceof Error ? error.message : String(error) };
  }
  return null;
}
