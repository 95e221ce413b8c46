/** Who chooses in which order, at growth and in events: those who are done, who is asked now, who comes next. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import { topFrame } from '../../../../engine/nations/state.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check } from '../../../ui/signs/common.ts';
import { useWords } from '../cards/words.tsx';
import type { NationsTable } from '../nationsTable.ts';
import { amountWords } from '../optionWords.ts';
import './order.css';

export function Order(props: { table: NationsTable }): JSX.Element {
  const { word } = useWords();
  const { table } = props;
  const state = () => table.state();
  const awaited = (seat: Seat) => table.awaiting().some((one) => one.seat === seat);
  const frame = () => topFrame(state());
  const line = (): { seat: Seat; isDone: boolean; choice: string }[] => {
    const now = frame();
    if (now?.type === 'growth') {
      return [...state().order].reverse().map((seat) => {
        const isDone = !now.queue.includes(seat) || now.deposits[seat] !== undefined;
        return { seat, isDone, choice: now.queue.includes(seat) ? '' : grownBy(seat) };
      });
    }
    if (now?.type !== 'effects') return [];
    const answered = Object.keys(now.answers).map(Number);
    return [...answered, ...now.queue.filter((seat) => !answered.includes(seat))].map((seat) => ({
      seat,
      isDone: answered.includes(seat),
      choice: '',
    }));
  };
  const grownBy = (seat: Seat): string => {
    const lines = table.log().filter((one) => one.version <= table.shownVersion());
    const began = lines.findLastIndex((one) => one.event.type === 'roundBegan');
    const grew = lines.slice(began + 1).find((one) => one.event.type === 'grew' && one.event.seat === seat)?.event;
    if (grew?.type !== 'grew') return '';
    if (grew.take !== 'worker') return amountWords(word, { [grew.take]: grew.amount });
    return word(`order.worker.${grew.section ?? 'food'}`);
  };
  return (
    <div class="order">
      <i>{word(frame()?.type === 'growth' ? 'order.growth' : 'order.event')}</i>
      <ol>
        <For each={line()}>
          {(one) => (
            <li classList={{ now: awaited(one.seat) }} aria-current={awaited(one.seat) ? 'step' : undefined}>
              <Flag seat={one.seat} letter={table.players()[one.seat]?.letter ?? ''} width={20} />
              <span>
                <b>{one.seat === table.seat() ? word('ledger.you') : table.players()[one.seat]?.name}</b>
                <small>
                  {one.isDone ? one.choice : awaited(one.seat) ? word('order.now') : ''}
                  <Show when={one.isDone}>
                    <Icon of={check} size={12} label={word('order.done')} />
                  </Show>
                </small>
              </span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
