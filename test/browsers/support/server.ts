/** Serves everything once for all browsers, and has a game of each kind played to its end for all of them to look at. */
import type { TestProject } from 'vitest/node';
import { startService } from '../../e2e/support/server.ts';
import { type OpenedTable, openTable } from '../../support/playedTable.ts';

export interface Ends {
  wealth: OpenedTable;
  nations: OpenedTable;
}

declare module 'vitest' {
  interface ProvidedContext {
    ends: Ends;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, end } = await startService(project);
  const [wealth, nations] = await Promise.all([
    leftToComputers(url, 'wealth-of-nations', { roundLimit: 6 }),
    leftToComputers(url, 'nations', { ages: 1 }),
  ]);
  project.provide('ends', { wealth, nations });
  return end;
}

/** The game goes on while the first journeys run. */
async function leftToComputers(url: string, game: string, options: Record<string, unknown>): Promise<OpenedTable> {
  const table = await openTable(url, { game, seats: 2, computers: 1, options });
  const answer = await fetch(`${url}/api/tables/${table.id}/seats/0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${table.token}` },
    body: JSON.stringify({ autopilot: true }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return table;
}
