/** The log of a table in the reader's language. The latest part loads at once, the rest on request. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { LogEvent } from '../../../worker/domain/wire/history.ts';
import { ApiError, api } from '../../api/client.ts';
import type { LogLine } from '../../games/contract.ts';
import { language } from '../../i18n/i18n.ts';
import type { Room } from '../room.ts';

const LATEST = 150;

export function createLog<E extends Tagged>(room: Room, names: () => readonly string[]) {
  const [events, setEvents] = createSignal<readonly LogEvent[]>([]);
  const [from, setFrom] = createSignal(0);
  let loadedTo = -1;
  let loading: Promise<void> | null = null;

  /** The service returns at most this many versions per call. */
  const MOST = 500;

  async function load(first: number): Promise<LogEvent[]> {
    const token = room.token();
    if (!token) return [];
    const all: LogEvent[] = [];
    for (let at = first; ; at += MOST) {
      const reply = await api.log(room.id, token, at, language());
      all.push(...reply.events);
      loadedTo = Math.max(loadedTo, Math.min(reply.version, at + MOST - 1));
      if (at + MOST > reply.version) return all;
    }
  }

  /** Fetches what came after the part that is already here. */
  function catchUp(version: number): Promise<void> {
    if (version <= loadedTo) return Promise.resolve();
    loading ??= (async () => {
      try {
        const first = loadedTo < 0 ? Math.max(0, version - LATEST) : loadedTo + 1;
        const next = await load(first);
        if (events().length === 0) setFrom(first);
        const last = events().at(-1)?.seq ?? -1;
        setEvents([...events(), ...next.filter((event) => event.seq > last)]);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        loading = null;
      }
    })();
    return loading;
  }

  /** Says whether the whole log is here. If there is no response, the later part stays, and the reader can ask again. */
  async function loadAll(): Promise<boolean> {
    // Nothing is here yet while the latest part is on its way.
    await loading;
    if (loadedTo >= 0 && from() === 0) return true;
    const all = await load(0).catch(() => null);
    if (!all) return false;
    const last = all.at(-1)?.seq ?? -1;
    setEvents([...all, ...events().filter((event) => event.seq > last)]);
    setFrom(0);
    return true;
  }

  // The service puts the log into words, so it is fetched again when the reader's language or a player's name changes.
  const told = createMemo(() => [language(), ...names()].join('/'));
  createEffect(
    on(
      told,
      async (now) => {
        const again = await load(from()).catch(() => null);
        if (again && now === told()) setEvents(again);
      },
      { defer: true },
    ),
  );

  const lines = createMemo<readonly LogLine<E>[]>(() =>
    events().map((event) => ({
      seq: event.seq,
      version: event.seq,
      at: event.at,
      seat: event.seat,
      about: typeof event.params.seat === 'number' ? event.params.seat : null,
      // On the wire an event's own fields are separate from those that every line has.
      event: { ...event.params, type: event.type } as unknown as E,
      text: event.text,
      automatic: event.actor !== 'player' && event.actor !== 'setup',
      actor: event.actor,
    })),
  );

  return { lines, from, catchUp, loadAll };
}
