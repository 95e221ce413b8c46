/** The chat of a table. Messages are plain text and never interpreted as HTML. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { ChatLines } from '../../../worker/domain/wire/chat.ts';
import type { AnyTable } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { since } from '../../i18n/time.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import fields from '../../ui/fields.module.css';
import list from '../log/LogList.module.css';
import styles from './Chat.module.css';
import { createTalk } from './createTalk.ts';

export function Chat(props: { table: AnyTable }): JSX.Element {
  const talk = createTalk(useRoom());
  return (
    <div class={styles.box} data-part="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ol class={list.log} tabIndex={0} aria-label={t('chat')} aria-live="polite">
        <For
          each={[...talk.lines()].reverse()}
          fallback={
            <li class={list.divider}>
              <span>{t('chat.empty')}</span>
            </li>
          }
        >
          {(line) => <ChatLine line={line} table={props.table} />}
        </For>
        <Show when={talk.hasEarlier()}>
          <li class={list.divider}>
            <Button small disabled={talk.busy()} onClick={() => void talk.loadEarlier()}>
              {t('chat.earlier')}
            </Button>
          </li>
        </Show>
      </ol>
      <Show when={props.table.seat() !== null}>
        <ChatForm busy={talk.busy()} onSay={talk.say} />
      </Show>
    </div>
  );
}

function ChatLine(props: { line: ChatLines['lines'][number]; table: AnyTable }): JSX.Element {
  const { line } = props;
  return (
    <li class={list.row} data-part="message">
      <Show when={line.seat !== null} fallback={<span />}>
        <Flag seat={line.seat ?? 0} letter={props.table.players()[line.seat ?? 0]?.letter} width={18} />
      </Show>
      <span class={styles.words}>
        <b>{line.name}</b> {line.text}
      </span>
      <time class={list.time} datetime={new Date(line.at).toISOString()}>
        {since(line.at)}
      </time>
    </li>
  );
}

function ChatForm(props: { busy: boolean; onSay: (text: string) => Promise<boolean> }): JSX.Element {
  const [text, setText] = createSignal('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (text().trim() && (await props.onSay(text().trim()))) setText('');
  };
  return (
    <form class={styles.form} onSubmit={send}>
      <input
        class={fields.field}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        maxLength={1000}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={props.busy}>
        {t('chat.send')}
      </Button>
    </form>
  );
}
