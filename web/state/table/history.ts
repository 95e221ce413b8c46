/** Past states: what happened since my own last action, and the version that is looked at instead of the present. */
import { createMemo, createSignal } from 'solid-js';
import type { StateBase, Tagged } from '../../../engine/core/game.ts';
import { ApiError, api } from '../../api/client.ts';
import type { LogLine } from '../../games/contract.ts';
import type { Room } from '../room.ts';
import { lastOwn, notUndone } from './notUndone.ts';
import { createPlayback } from './playback.ts';

/** How many lines a watcher sees, who has no turn of their own to count from. */
const LATEST = 8;

/** Past states do not change, so each is fetched once. */
function createPasts<S extends StateBase>(room: Room): (version: number) => Promise<S> {
  const known = new Map<number, Promise<S>>();
  return (version) => {
    const before = known.get(version);
    if (before) return before;
    const asked = api.at(room.id, room.token() ?? '', version).then((reply) => reply.state as unknown as S);
    asked.catch(() => known.delete(version));
    known.set(version, asked);
    return asked;
  };
}

export function createHistory<S extends StateBase, E extends Tagged>(
  room: Room,
  present: { seat(): number | null; version(): number },
  lines: () => readonly LogLine<E>[],
) {
  const [looked, setLooked] = createSignal<{ version: number; state: S } | null>(null);
  const pastState = createPasts<S>(room);
  let wanted: number | null = null;

  async function look(version: number | null): Promise<void> {
    wanted = version;
    if (version === null || version >= present.version()) {
      wanted = null;
      setLooked(null);
      return;
    }
    try {
      const state = await pastState(version);
      if (wanted === version) setLooked({ version, state });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  const since = createMemo<readonly LogLine<E>[]>(() => {
    const mine = present.seat();
    const moves = notUndone(lines()).filter((line) => line.seat !== null);
    if (mine === null) return moves.slice(-LATEST);
    const last = lastOwn(lines(), mine);
    return moves.filter((line) => line.seq > (last?.seq ?? -1));
  });

  const playback = createPlayback<E>(since, look, (version) => void pastState(version).catch(() => {}));
  return { looked, look, since, playback };
}
