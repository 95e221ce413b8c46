/** The log of a table in the reader's words: the latest part at once, the rest when asked for. */
import { createMemo, createSignal } from 'solid-js';
import type { PlayableGame, StateBase, Tagged } from '../../engine/core/game.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { LogEvent } from '../../worker/http/wire.ts';
import { ApiError, api } from '../api/client.ts';
import type { LogLine } from '../games/contract.ts';
import { language } from '../i18n/i18n.ts';
import type { Room } from './room.ts';

const LATEST = 150;

export function createLog<S extends StateBase, A extends Tagged, E extends Tagged>(
  room: Room,
  game: PlayableGame<S, A, E>,
  say: (message: Message) => string,
) {
  const [events, setEvents] = createSignal<readonly LogEvent[]>([]);
  const [from, setFrom] = createSignal(0);
  let loadedTo = -1;
  let loading: Promise<void> | null = null;

  /** The service answers for so many versions at a time. */
  const MOST = 500;

  async function load(first: number): Promise<LogEvent[]> {
    const token = room.token();
    if (!token) return [];
    const all: LogEvent[] = [];
    for (let at = first; ; at += MOST) {
      const answer = await api.log(room.id, token, at, language());
      all.push(...answer.events);
      loadedTo = Math.max(loadedTo, Math.min(answer.version, at + MOST - 1));
      if (at + MOST > answer.version) return all;
    }
  }

  /** Fetches what came after the part already here. */
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

  async function loadAll(): Promise<void> {
    if (from() === 0) return;
    const all = await load(0);
    setEvents(all);
    setFrom(0);
  }

  const lines = createMemo<readonly LogLine<E>[]>(() =>
    events().map((event) => {
      // The wire keeps an event's own fields apart from those every line has.
      const told = { ...event.params, type: event.type } as unknown as E;
      return {
        seq: event.seq,
        version: event.seq,
        at: event.at,
        seat: event.seat,
        about: typeof event.params.seat === 'number' ? event.params.seat : null,
        event: told,
        text: words(event, told),
        automatic: event.actor !== 'player' && event.actor !== 'setup',
        actor: event.actor,
      };
    }),
  );

  function words(event: LogEvent, told: E): string {
    if (event.type === 'undone') return event.text;
    try {
      return say(game.describe(told));
    } catch {
      return event.text;
    }
  }

  return { lines, from, catchUp, loadAll };
}
