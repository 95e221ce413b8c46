/** Whether a finished game is what its seed and its log make of it: every state is played again and compared. */
import type { Chance } from './chance.ts';
import type { AnyGame, RuleFlags, StateBase } from './game.ts';
import { stateHash } from './json.ts';
import { type LogEntry, replay } from './replay.ts';

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

export interface Disagreement {
  version: number;
  why: 'options' | 'shape' | 'differs' | 'refused';
  /** What the rules stumbled over, for who looks into it. */
  detail?: string;
}

/**
 * Yields every version that agrees, and ends with the first that does not, or null. A game that outlived a change of shape
 * is replayed from its beginning, and compared from the first state in today's shape on.
 */
export function* verifying(
  game: AnyGame,
  exported: ExportedGame,
  chance: Chance,
): Generator<number, Disagreement | null> {
  const options = game.parseOptions(exported.options, exported.seats);
  if (!options.ok) return { version: 0, why: 'options' };
  const last = exported.log.length;
  if (!isComparable(game, exported, last)) return { version: last, why: 'shape' };
  const differs = (version: number, found: StateBase) =>
    isComparable(game, exported, version) && stateHash(found) !== exported.hashes[version];
  let version = 0;
  try {
    const { state } = game.setup(options.value, exported.seats, chance, exported.rules);
    if (differs(0, state)) return { version, why: 'differs' };
    yield version;
    for (const step of replay(game, state, exported.log, chance)) {
      version = step.version;
      if (differs(version, step.state)) return { version, why: 'differs' };
      yield version;
    }
  } catch (error) {
    return { version: version + 1, why: 'refused', detail: error instanceof Error ? error.message : String(error) };
  }
  return null;
}

export function verify(game: AnyGame, exported: ExportedGame, chance: Chance): Disagreement | null {
  const steps = verifying(game, exported, chance);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
