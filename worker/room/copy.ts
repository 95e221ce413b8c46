/** What a practice copy starts from. It must not show its owner what another seat hides. */
import type { Seat } from '../../engine/core/game.ts';
import { cannot, type Result } from '../domain/failure.ts';
import type { Copy } from '../domain/opening.ts';
import { stateAt } from '../table/stateAt.ts';
import type { RoomContext } from './context.ts';

export async function copyOf(
  { db, data }: RoomContext,
  viewer: Seat | null,
  version = data.version,
): Promise<Result<Copy>> {
  const { game, table } = data;
  if (!data.state) return cannot('not-started', 'The game has not started.');
  if (version > data.version) return cannot('no-such-version', 'The game has not reached this version.');
  const state = version === data.version ? data.state : await stateAt(db, data, version);
  if (game.result(state)) return cannot('finished', 'The game is over at this version. Choose an earlier one.');
  // When the game is over, nothing of it is hidden any more.
  const start = table.status === 'finished' ? state : game.forCopy(game.view(state, viewer), viewer);
  const { options, seats, rules } = table;
  const names = data.seats.map(({ name }) => name);
  return { ok: true, value: { game: table.game, options, seats, rules, names, state: start } };
}
