/** Verifies a finished game: replays it from its seed and its log and compares every state. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';
import type { AnyReplayable, RuleFlags, StateBase } from './game.ts';
import { stateHash } from './json.ts';
import { upgrade } from './migrate.ts';
import { type LogEntry, replay } from './replay.ts';

export interface ExportedGame {
  game: string;
  options: unknown;
  seats: number;
  rules: RuleFlags;
  log: readonly LogEntry[];
  /** The hashes of the states at version 0, 1, …: one more than the log has entries. */
  hashes: readonly string[];
  /** Which schema the states have from which version on. Absent if all states have today's schema. */
  shapes?: readonly { from: number; schema: number }[];
}

/** Whether the hash of a version can be compared. Today's rules cannot produce a state of an older schema. */
export function isComparable(game: Pick<AnyReplayable, 'schema'>, { shapes }: ExportedGame, version: number): boolean {
  return (shapes?.findLast(({ from }) => from <= version)?.schema ?? game.schema) === game.schema;
}

/** Whether a revealed seed is the one whose hash the table has shown from its start. */
export function isPromisedSeed(seed: string, seedHash: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === seedHash;
}

export interface Disagreement {
  version: number;
  why: 'options' | 'shape' | 'differs' | 'refused';
  /** The error of the rules, for whoever investigates it. */
  detail?: string;
}

/**
 * Yields every version that agrees. Returns the first that does not, or null. A game that was in progress when the schema
 * changed is replayed from its beginning and compared from the first state in today's schema on. A practice copy begins
 * with the state `start`, and not with a set-up.
 */
export function* verifying(
  game: AnyReplayable,
  exported: ExportedGame,
  chance: Chance,
  start?: StateBase,
): Generator<number, Disagreement | null> {
  const options = game.parseOptions(exported.options, exported.seats);
  if (!options.ok) return { version: 0, why: 'options' };
  const last = exported.log.length;
  if (!isComparable(game, exported, last)) return { version: last, why: 'shape' };
  const differs = (version: number, found: StateBase) =>
    isComparable(game, exported, version) && stateHash(found) !== exported.hashes[version];
  let version = 0;
  try {
    const state = start
      ? upgrade(game, start)
      : game.setup(options.value, exported.seats, chance, exported.rules).state;
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

export function verify(
  game: AnyReplayable,
  exported: ExportedGame,
  chance: Chance,
  start?: StateBase,
): Disagreement | null {
  const steps = verifying(game, exported, chance, start);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
