/** The board between the strip of news and the slider of the history, with the plan in its corner. */
import { Show } from 'solid-js';
import { isEndOpen } from '../../../engine/wealth/rules/end/standstill.ts';
import chart from '../../table/frame/chart.module.css';
import { Pane } from '../../table/frame/Pane.tsx';
import { Strip } from '../../table/frame/Strip.tsx';
import { History } from '../../table/history/History.tsx';
import type { Mark } from '../../table/history/mark.ts';
import styles from './BoardPane.module.css';
import { Corner } from './Corner.tsx';
import type { Composer } from './composer.ts';
import { HexBoardPane } from './HexBoardPane.tsx';
import { narrow } from './narrow.ts';
import { Brief, EndOffer, OfferItem, PlanCard } from './parts.ts';
import { useWords } from './words.ts';

export function BoardPane(props: { composer: Composer; marks: readonly Mark[] }) {
  const { word } = useWords();
  const { composer } = props;
  const { table, screen, making, plan } = composer;
  const isNarrow = narrow();
  const mayEnd = () => !table.past() && !table.stopped() && isEndOpen(table.present());
  /** On a phone the latest offer takes the place of the board while I write one myself. */
  const latestOffer = () => (making('offer') ? screen.offersToMe().at(-1) : undefined);
  return (
    <Pane tab="board" label={word('tab.board')} kind="board" class={latestOffer() ? styles.bartering : undefined}>
      <div class={styles.news}>
        <Strip table={table} brief={isNarrow() ? <Brief composer={composer} /> : undefined} />
        <Show when={mayEnd()}>
          <EndOffer composer={composer} />
        </Show>
      </div>
      <div class={`${chart.sea} ${styles.sea}`} data-part="sea" data-version={table.version()}>
        <HexBoardPane composer={composer} />
        <Corner composer={composer} />
        <div class={chart.bottomRight}>
          <Show when={!plan.isEmpty() && !making('plan')}>
            <PlanCard composer={composer} />
          </Show>
        </div>
        <Show when={latestOffer()}>
          {(offer) => (
            <ol class={styles.inbox}>
              <OfferItem composer={composer} offer={offer()} />
            </ol>
          )}
        </Show>
      </div>
      <History table={table} marks={props.marks} />
    </Pane>
  );
}
