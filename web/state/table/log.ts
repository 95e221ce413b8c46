/** The log of a table in the reader's language. The latest part loads at once, the rest on request. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Tagged } from '../../../engine/core/game.ts';
import type { LogEvent } from '../../../worker/domain/wire/history.ts';
import { ApiError, api } from '../../api/client.ts';
import type { LogLine } from '../../games/contract.ts';
import { language } from '../../i18n/i18n.ts';
import type { Room } from '../room.ts';

const LATEST = 150;
/** The service returns at most this many versions per call. */
const MOST = 500;

const lastOf = (events: readonly LogEvent[]): number => events.at(-1)?.seq ?? -1;

/** The earlier events, and those of the later ones that come after them. */
const joined = (earlier: readonly LogEvent[], later: readonly LogEvent[]): LogEvent[] => [
  ...earlier,
  ...later.filter(({ seq }) => seq > lastOf(earlier)),
];

function lineOf<E extends Tagged>(event: LogEvent): LogLine<E> {
  return {
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
    reason: event.reason ?? '',
  };
}

/** All events from a version on, and the last version among them. Null without a link. */
async function fetchFrom(room: Room, first: number): Promise<{ events: LogEvent[]; to: number } | null> {
  const token = room.token();
  if (!token) return null;
  const events: LogEvent[] = [];
  for (let at = first; ; at += MOST) {
    const reply = await api.log(room.id, token, at, language());
    events.push(...reply.events);
    if (at + MOST > reply.version) return { events, to: reply.version };
  }
}

export function createLog<E extends Tagged>(room: Room, names: () => readonly string[]) {
  const [events, setEvents] = createSignal<readonly LogEvent[]>([]);
  const [from, setFrom] = createSignal(0);
  let loadedTo = -1;
  let loading: Promise<void> = Promise.resolve();

  async function load(first: number): Promise<LogEvent[]> {
    const got = await fetchFrom(room, first);
    loadedTo = Math.max(loadedTo, got?.to ?? -1);
    return got?.events ?? [];
  }

  async function loadNext(version: number): Promise<void> {
    if (version <= loadedTo) return;
    try {
      const first = loadedTo < 0 ? Math.max(0, version - LATEST) : loadedTo + 1;
      const next = await load(first);
      if (events().length === 0) setFrom(first);
      setEvents(joined(events(), next));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
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

  return {
    lines: createMemo<readonly LogLine<E>[]>(() => events().map(lineOf<E>)),
    from,
    /** Fetches what came after the part that is already here. */
    catchUp: (version: number): Promise<void> => {
      // A version may arrive while an earlier part is on its way, so each load waits for the one before it.
      loading = loading.then(() => loadNext(version));
      return loading;
    },
    /** Says whether the whole log is here. If there is no response, the later part stays, and the reader can ask again. */
    loadAll: async (): Promise<boolean> => {
      // Nothing is here yet while the latest part is on its way.
      await loading;
      if (loadedTo >= 0 && from() === 0) return true;
      const all = await load(0).catch(() => null);
      if (!all) return false;
      setEvents(joined(all, events()));
      setFrom(0);
      return true;
    },
  };
}
