/** What a practice copy starts from. It must not tell its owner what another seat hides. */
import type { Seat, StateBase } from '../../engine/core/game.ts';
import type { TableRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import { cannot, type Failure } from '../domain/failure.ts';
import type { RoomData } from '../table/data.ts';
import { stateAt } from '../table/history.ts';

export interface Copy {
  game: string;
  options: TableRow['options'];
  seats: number;
  rules: TableRow['rules'];
  names: string[];
  state: StateBase;
}

export async function copyOf(
  db: Database,
  data: RoomData,
  viewer: Seat | null,
  version = data.version,
): Promise<{ ok: true; value: Copy } | Failure> {
  const { game, table } = data;
  if (!data.state) return cannot('not-started', 'The game has not started.');
  if (version > data.version) return cannot('no-such-version', 'The game has not come that far.');
  const state = version === data.version ? data.state : await stateAt(db, data, version);
  if (game.result(state)) return cannot('finished', 'The game is over at this version. Choose an earlier one.');
  // When the game is over nothing of it is hidden any more.
  const start = table.status === 'finished' ? state : game.forCopy(game.view(state, viewer), viewer);
  const { options, seats, rules } = table;
  return {
    ok: true,
    value: { game: table.game, options, seats, rules, names: data.seats.map((seat) => seat.name), state: start },
  };
}
