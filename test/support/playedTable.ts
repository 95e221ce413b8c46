/** Opens tables over the API of a running service. The computer player can play them to the middle of a game. */
import { games } from '../../engine/index.ts';
import type { View } from '../../worker/domain/wire/play.ts';
import type { TableOpened } from '../../worker/domain/wire/tables.ts';

interface Opening {
  game: string;
  seats: number;
  computers: number;
  options?: Record<string, unknown>;
}

export interface OpenedTable {
  id: string;
  token: string;
  /** The link of the only person at the table. */
  link: string;
}

async function call<T>(address: string, token: string | null, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      // The service may close a connection that is kept open at the moment when it is used again.
      Connection: 'close',
      'Idempotency-Key': crypto.randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Another player acted in between, so the caller looks again.
  if (!answer.ok && answer.status !== 409) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export async function openTable(url: string, opening: Opening): Promise<OpenedTable> {
  const { id, token = '' } = await call<TableOpened>(`${url}/api/tables`, null, {
    options: {},
    ...opening,
    name: 'The Amber Coast',
    me: { name: 'Cleo' },
  });
  return { id, token, link: `${url}/t/${id}#${token}` };
}

type Wish = Omit<Opening, 'computers'> & { until: (view: View) => boolean };

/** A table with one person, who is awaited, and computer players. Draws are random, so it may take several games. */
export async function playedTable(url: string, wish: Wish): Promise<OpenedTable & { view: View }> {
  for (let tries = 0; tries < 20; tries++) {
    const table = await playUntil(url, wish);
    if (table) return table;
  }
  throw new Error('every game ended before it came to that');
}

/** Null where the game ended first. */
async function playUntil(url: string, wish: Wish): Promise<(OpenedTable & { view: View }) | null> {
  const { until, ...opening } = wish;
  const table = await openTable(url, { ...opening, computers: wish.seats - 1 });
  const view = await playOn(url, table, wish.game, until);
  return view.status === 'finished' ? null : { ...table, view };
}

/** Plays the person's seat at an open table until the person is awaited and something holds, or until the game is over. */
export async function playOn(
  url: string,
  table: { id: string; token: string },
  game: string,
  until: (view: View) => boolean,
): Promise<View> {
  const path = `${url}/api/tables/${table.id}`;
  for (;;) {
    const view = await call<View>(`${path}/view`, table.token);
    const isAsked = view.awaiting.some(({ seat }) => seat === view.seat);
    if (view.status === 'finished' || (isAsked && until(view))) return view;
    if (isAsked && view.seat !== null) {
      const action = games.get(game)?.bot(view.state as never, view.seat);
      await call(`${path}/actions`, table.token, { expected: view.version, actions: [action] });
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
