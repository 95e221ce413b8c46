/** Log, chat and notes as tabs. A game can add tabs of its own (offers). */
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { AnyTable, LogLine } from '../../games/contract.ts';
import { t } from '../../i18n/i18n.ts';
import { kept } from '../../state/keep.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { later } from '../../ui/later.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { LogList } from '../log/LogList.tsx';
import type { Headings } from '../log/logSections.ts';

const Chat = later(async () => (await import('../talk/Chat.tsx')).Chat);
const Notes = later(async () => (await import('../talk/Notes.tsx')).Notes);

export interface ExtraTab extends Tab {
  content: () => JSX.Element;
}

export function SidePanel(
  props: Headings & {
    table: AnyTable;
    /** Draws a line, if the game can do better than plain words. */
    draw?: (line: LogLine<never>) => JSX.Element;
    extra?: readonly ExtraTab[];
    /** A tab chosen from outside: "answer the offer". */
    open?: string;
    onOpen?: (key: string) => void;
  },
): JSX.Element {
  const room = useRoom();
  const [own, setOwn] = createSignal('log');
  const value = () => props.open ?? own();
  const unread = () => {
    const read = kept<number>(`chat:${room.id}`) ?? 0;
    return value() === 'chat' ? 0 : Math.max(0, (room.table()?.chatCount ?? 0) - read);
  };
  const tabs = (): Tab[] => [
    ...(props.extra ?? []).map(({ key, label, badge }) => ({ key, label, ...(badge ? { badge } : {}) })),
    { key: 'log', label: t('log') },
    { key: 'chat', label: t('chat'), badge: unread() },
    ...(props.table.seat() === null ? [] : [{ key: 'notes', label: t('notes') }]),
  ];
  const choose = (key: string) => {
    setOwn(key);
    props.onOpen?.(key);
  };
  return (
    <Tabs tabs={tabs()} value={value()} onChange={choose} label={t('side.label')}>
      {(key) => (
        <Switch>
          <Match when={key === 'log'}>
            <LogList
              table={props.table}
              heading={props.heading}
              opens={props.opens}
              {...(props.draw ? { draw: props.draw } : {})}
            />
          </Match>
          <Match when={key === 'chat'}>
            <Chat table={props.table} />
          </Match>
          <Match when={key === 'notes'}>
            <Notes />
          </Match>
          <Match when={props.extra?.find((tab) => tab.key === key)}>
            {(tab) => <Show when={tab()}>{tab().content()}</Show>}
          </Match>
        </Switch>
      )}
    </Tabs>
  );
}
