/** The chat of a table. Messages are plain text and never interpreted as HTML. */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { ChatLines } from '../../worker/domain/wire/chat.ts';
import { ApiError, api, createIntents } from '../api/client.ts';
import type { AnyTable } from '../games/contract.ts';
import { t } from '../i18n/i18n.ts';
import { since } from '../i18n/time.ts';
import { keep } from '../state/keep.ts';
import { useRoom } from '../state/RoomContext.ts';
import { Button } from '../ui/Button.tsx';
import { Flag } from '../ui/Flag.tsx';
import { sayError } from '../ui/sayError.ts';

export function Chat(props: { table: AnyTable }): JSX.Element {
  const room = useRoom();
  const [text, setText] = createSignal('');
  const [lines, setLines] = createSignal<ChatLines['lines']>([]);
  const [busy, setBusy] = createSignal(false);
  const count = createMemo(() => room.table()?.chatCount ?? 0);
  let loading = false;

  /** Loads the latest messages first, then those sent since. Messages already loaded stay if a call fails. */
  const catchUp = async () => {
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
  };
  const loadEarlier = async () => {
    const token = room.token();
    const first = lines()[0]?.id;
    if (!token || first === undefined || busy()) return;
    setBusy(true);
    try {
      const earlier = (await api.chat(room.id, token, `?before=${first}`)).lines;
      setLines([...earlier, ...lines()]);
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  createEffect(on([count, room.seenAt], () => void catchUp()));
  createEffect(() => keep(`chat:${room.id}`, count()));
  const attempt = createIntents();
  const send = async (event: Event) => {
    event.preventDefault();
    const token = room.token();
    const said = text().trim();
    if (!token || !said || busy()) return;
    setBusy(true);
    try {
      await attempt(said, (key) => api.sayInChat(room.id, token, said, key));
      setText('');
      void room.refresh();
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="chatbox">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ol class="log" tabIndex={0} aria-label={t('chat')} aria-live="polite">
        <For
          each={[...lines()].reverse()}
          fallback={
            <li class="div">
              <span>{t('chat.empty')}</span>
            </li>
          }
        >
          {(line) => (
            <li>
              <Show when={line.seat !== null} fallback={<span />}>
                <Flag seat={line.seat ?? 0} letter={props.table.players()[line.seat ?? 0]?.letter} width={18} />
              </Show>
              <span>
                <b>{line.name}</b> {line.text}
              </span>
              <time datetime={new Date(line.at).toISOString()}>{since(line.at)}</time>
            </li>
          )}
        </For>
        <Show when={(lines()[0]?.id ?? 1) > 1}>
          <li class="div">
            <button type="button" class="b sm" disabled={busy()} onClick={() => void loadEarlier()}>
              {t('chat.earlier')}
            </button>
          </li>
        </Show>
      </ol>
      <Show when={props.table.seat() !== null}>
        <form onSubmit={send}>
          <input
            class="fld"
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            maxLength={1000}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={busy()}>
            {t('chat.send')}
          </Button>
        </form>
      </Show>
    </div>
  );
}
