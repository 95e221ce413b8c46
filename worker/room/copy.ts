/** What a practice copy starts from. It must not tell its owner what another seat hides. */
import type { Seat, StateBase } from '../../engine/core/game.ts';
import { canonical } from '../../engine/core/json.ts';
import type { TableRow } from '../db/schema.ts';
import type { Database } from '../db/shards.ts';
import type { RoomData } from './data.ts';
import { cannot, type Failure } from './failure.ts';
import { stateAt } from './history.ts';

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
  if (table.status !== 'finished' && canonical(game.view(state, viewer)) !== canonical(state)) {
    return cannot('copy-hides', 'At this moment something is hidden from you. Choose another version.');
  }
  const { options, seats, rules } = table;
  return {
    ok: true,
    value: { game: table.game, options, seats, rules, names: data.seats.map((seat) => seat.name), state },
  };
}
