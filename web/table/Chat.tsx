/** Talk at the table. Text is text: it is never read as HTML. */
import { createEffect, createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { ChatAnswer } from '../../worker/http/wire.ts';
import { api, intent } from '../api/client.ts';
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
  const count = createMemo(() => room.table()?.chatCount ?? 0);
  const [lines, { refetch }] = createResource(count, async (_, { value }): Promise<ChatAnswer['lines']> => {
    const token = room.token();
    // What was read stays when the next answer does not come.
    const answer = token ? await api.chat(room.id, token).catch(() => null) : null;
    return answer?.lines ?? value ?? [];
  });
  createEffect(() => keep(`chat:${room.id}`, count()));
  let key = intent();
  const send = async (event: Event) => {
    event.preventDefault();
    const token = room.token();
    const said = text().trim();
    if (!token || !said) return;
    try {
      await api.sayInChat(room.id, token, said, key);
      key = intent();
      setText('');
      void refetch();
    } catch (error) {
      sayError(error);
    }
  };
  return (
    <div class="chatbox">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="log" tabIndex={0} aria-label={t('chat')} aria-live="polite">
        <For
          each={[...(lines.latest ?? [])].reverse()}
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
          <Button type="submit">{t('chat.send')}</Button>
        </form>
      </Show>
    </div>
  );
}
