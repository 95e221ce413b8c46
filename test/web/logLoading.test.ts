/** The log of a table loads in parts, one after the other. */
import { createRoot } from 'solid-js';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../web/api/client.ts';
import type { Room } from '../../web/state/room.ts';
import { createLog } from '../../web/state/table/log.ts';

const event = (seq: number) => ({
  seq,
  at: 0,
  seat: 0,
  actor: 'player',
  type: 'moved',
  params: {},
  text: `move ${seq}`,
});

/** A service whose table is at `version` when it is asked, and that answers when it is told to. */
function slowService() {
  const waiting: (() => void)[] = [];
  const service = { version: 0, answerNext: () => waiting.shift()?.(), asked: [] as number[] };
  vi.spyOn(api, 'log').mockImplementation((_id, _token, from) => {
    const { version } = service;
    service.asked.push(from);
    const events = Array.from({ length: version - from + 1 }, (_, n) => event(from + n));
    return new Promise((resolve) => waiting.push(() => resolve({ version, events } as never)));
  });
  return service;
}

afterEach(() => vi.restoreAllMocks());

it('fetches a move that arrives while the moves before it are on their way', async () => {
  const service = slowService();
  const { log, dispose } = createRoot((dispose) => ({
    log: createLog({ id: 'table', token: () => 'token' } as unknown as Room, () => []),
    dispose,
  }));
  service.version = 1;
  const first = log.catchUp(1);
  await vi.waitFor(() => expect(service.asked).toEqual([0]));
  service.version = 2;
  const second = log.catchUp(2);
  service.answerNext();
  await first;
  await vi.waitFor(() => expect(service.asked).toEqual([0, 2]));
  service.answerNext();
  await second;
  await log.catchUp(2);
  expect(service.asked).toEqual([0, 2]);
  dispose();
});
