/** The messages of a table's chat, as far as they are loaded. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { ChatLines } from '../../../worker/domain/wire/chat.ts';
import { ApiError, api, createIntents } from '../../api/client.ts';
import { keep } from '../../state/keep.ts';
import type { Room } from '../../state/room.ts';
import { createBusy } from '../../ui/busy.ts';

export function createTalk(room: Room) {
  const [lines, setLines] = createSignal<ChatLines['lines']>([]);
  const { busy, run } = createBusy();
  const count = createMemo(() => room.table()?.chatCount ?? 0);
  const attempt = createIntents();
  let loading = false;

  /** Loads the latest messages first, then those sent since. Messages already loaded stay if a call fails. */
  async function catchUp(): Promise<void> {
    const token = room.token();
    if (loading || !token) return;
    loading = true;
    try {
      for (;;) {
        const last = lines().at(-1)?.id;
        if ((last ?? 0) >= count()) break;
        const next = (await api.chat(room.id, token, last === undefined ? '' : `?after=${last}`)).lines;
        if (next.length === 0) break;
        setLines([...lines(), ...next]);
      }
    } catch (error) {
      // The next refresh of the table tries again.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      loading = false;
    }
  }
  createEffect(on([count, room.seenAt], () => void catchUp()));
  createEffect(() => keep(`chat:${room.id}`, count()));

  const withToken = async (call: (token: string) => Promise<void>): Promise<boolean> => {
    const token = room.token();
    return token ? run(() => call(token)) : false;
  };

  return {
    lines,
    busy,
    hasEarlier: () => (lines()[0]?.id ?? 1) > 1,
    loadEarlier: () =>
      withToken(async (token) => {
        const first = lines()[0]?.id;
        if (first === undefined) return;
        const earlier = (await api.chat(room.id, token, `?before=${first}`)).lines;
        setLines([...earlier, ...lines()]);
      }),
    say: (text: string) =>
      withToken(async (token) => {
        await attempt(text, (key) => api.sayInChat(room.id, token, text, key));
        void room.refresh();
      }),
  };
}
