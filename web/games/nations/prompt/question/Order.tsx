/** Who chooses in which order, at growth and in events: those who are done, who is asked now, who comes next. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { type Chooser, choosers } from '../../../../../engine/nations/facts/round.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { check } from '../../../../ui/signs/common.ts';
import type { NationsTable } from '../../nationsTable.ts';
import { useWords } from '../../words.tsx';
import { amountWords } from '../options/optionWords.ts';
import styles from './Order.module.css';

export function Order(props: { table: NationsTable }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const { table } = props;
  const isAwaited = (seat: Seat) => table.awaiting().some((one) => one.seat === seat);
  const grownBy = (seat: Seat): string => {
    const lines = table.log().filter((one) => one.version <= table.shownVersion());
    const began = lines.findLastIndex((one) => one.event.type === 'roundBegan');
    const grew = lines.slice(began + 1).find((one) => one.event.type === 'grew' && one.event.seat === seat)?.event;
    if (grew?.type !== 'grew') return '';
    if (grew.take !== 'worker') return amountWords(words, { [grew.take]: grew.amount });
    return word(`order.worker.${grew.section ?? 'food'}`);
  };
  const status = ({ seat, isDone, isShown }: Chooser): string => {
    if (isDone) return isShown ? grownBy(seat) : '';
    return isAwaited(seat) ? word('order.now') : '';
  };
  return (
    <div class={styles.order}>
      <i>{word(table.state().phase === 'growth' ? 'order.growth' : 'order.event')}</i>
      <ol>
        <For each={choosers(table.state())}>
          {(one) => (
            <li class={styles.chooser} aria-current={isAwaited(one.seat) ? 'step' : undefined}>
              <Flag seat={one.seat} letter={table.players()[one.seat]?.letter ?? ''} width={20} />
              <span>
                <b>{one.seat === table.seat() ? word('ledger.you') : table.players()[one.seat]?.name}</b>
                <small>
                  {status(one)}
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
