/** The state at the end of each round, read from the table's history. */
import type { State } from '../../../../engine/nations/state.ts';
import { api } from '../../../api/client.ts';
import { tokenOf } from '../../../state/links.ts';
import type { NationsTable } from '../nationsTable.ts';

/** Null when the history cannot be read now. */
export async function statesByRound(table: NationsTable): Promise<State[] | null> {
  if (!(await table.loadWholeLog())) return null;
  const ends = table
    .log()
    .flatMap(({ event, version }) => (event.type === 'roundBegan' && event.round > 1 ? [version - 1] : []));
  const token = tokenOf(table.id) ?? '';
  const past = await Promise.all(ends.map((version) => api.at(table.id, token, version))).catch(() => null);
  return past && [...past.map((answer) => answer.state as unknown as State), table.present()];
}
