/** The game in figures, computed from its log. The seed is known once the game is over. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { keyedChance } from '../../../../engine/core/chance.ts';
import type { RuleFlags } from '../../../../engine/core/game.ts';
import { type LogEntry, replay } from '../../../../engine/core/replay.ts';
import type { Event } from '../../../../engine/wealth/events.ts';
import { figuresByRound, type RoundFigures, type Step } from '../../../../engine/wealth/facts/history.ts';
import type { State } from '../../../../engine/wealth/state.ts';
import { api } from '../../../api/client.ts';
import type { Room } from '../../../state/room.ts';
import type { WealthTable } from '../wealthTable.ts';

export async function loadFigures(room: Room, table: WealthTable): Promise<RoundFigures[]> {
  const token = room.token();
  if (!token) return [];
  const exported = await api.export(room.id, token);
  if (!exported.seed) return [];
  const { wealth } = await import('../../../../engine/wealth/index.ts');
  const options = wealth.parseOptions(exported.options, exported.seats);
  if (!options.ok) return [];
  const chance = keyedChance(hexToBytes(exported.seed));
  const { state } = wealth.setup(options.value, exported.seats, chance, exported.rules as RuleFlags);
  return figuresByRound(state, steps(table, state, exported.log as unknown as LogEntry[], chance));
}

function* steps(
  table: WealthTable,
  start: State,
  log: readonly LogEntry[],
  chance: ReturnType<typeof keyedChance>,
): Generator<Step> {
  for (const step of replay(table.game as never, start, log, chance, { trusted: true })) {
    yield { state: step.state as State, events: step.events as Event[] };
  }
}
