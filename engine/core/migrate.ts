/** Upgrades a stored state to today's schema. Its rule flags stay as they were at set-up. */
import { EngineFault } from './fault.ts';
import type { AnyReplayable, StateBase } from './game.ts';
import { clone } from './json.ts';

export function upgrade(game: AnyReplayable, stored: unknown): StateBase {
  let state = stored as StateBase;
  if (state.schema > game.schema) throw new EngineFault(`${game.id}: state of a later schema ${state.schema}`);
  if (state.schema === game.schema) return state;
  state = clone(state);
  for (const step of game.migrations) {
    if (step.to <= state.schema) continue;
    if (step.to !== state.schema + 1) throw new EngineFault(`${game.id}: no migration to ${state.schema + 1}`);
    state = step.migrate(state as unknown as Record<string, unknown>) as unknown as StateBase;
    state.schema = step.to;
  }
  if (state.schema !== game.schema) throw new EngineFault(`${game.id}: migrations end at ${state.schema}`);
  return state;
}
