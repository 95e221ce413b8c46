/** API calls for what must happen before a journey starts. */
import { inject } from 'vitest';
import type { View } from '../../../worker/domain/wire/play.ts';
import type { OpenTable, TableOpened } from '../../../worker/domain/wire/tables.ts';

export async function call<T>(
  path: string,
  options: { token?: string; body?: unknown; method?: string } = {},
): Promise<T> {
  const response = await fetch(`${inject('url')}/api${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      // The service may close a connection that is kept open at the moment when it is used again.
      Connection: 'close',
      'Idempotency-Key': crypto.randomUUID(),
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

/** A table of one person and computers, so that it begins at once. */
export async function openAlone(body: Partial<OpenTable> = {}): Promise<TableOpened & { token: string }> {
  const opened = await call<TableOpened>('/tables', {
    body: {
      game: 'wealth-of-nations',
      options: {},
      seats: 2,
      name: 'The Amber Coast',
      computers: 1,
      me: { name: 'Cleo' },
      ...body,
    },
  });
  return opened as TableOpened & { token: string };
}

/** Plays a seat until something holds: by an action whose type begins with `prefer` if there is one, else by the first. */
export async function playUntil(
  table: { id: string; token: string },
  holds: (view: View) => boolean,
  prefer = '',
): Promise<View> {
  for (let i = 0; i < 400; ) {
    const view = await call<View>(`/tables/${table.id}/view`, { token: table.token });
    if (holds(view) || view.status === 'finished') return view;
    const mine = view.awaiting.some((one) => one.seat === view.seat);
    const single = view.choices.filter((choice) => choice.kind === 'one');
    const choice = single.find(({ action }) => prefer !== '' && action.type.startsWith(prefer)) ?? single[0];
    if (!mine || !choice) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    i++;
    await call(`/tables/${table.id}/actions`, {
      token: table.token,
      body: { expected: view.version, actions: [choice.action] },
    }).catch((error: Error) => {
      if (!error.message.startsWith('409')) throw error;
    });
  }
  throw new Error('it never held');
}
