/** The whole board of one nation: holdings, slots with workers, advisor, colonies, wonders, population. */
import { For, type JSX, Show } from 'solid-js';
import type { State } from '../../../../../engine/nations/state.ts';
import { Holdings, NationName } from './Holdings.tsx';
import styles from './NationBoard.module.css';
import { Population } from './Population.tsx';
import { Shelf } from './Shelf.tsx';
import { SlotPlate, type SlotsProps } from './SlotPlate.tsx';

export function NationBoard(
  props: SlotsProps & {
    state: State;
    letter: string;
    /** On the page the board has its figures beside it. A dialog compares them in a table of its own. */
    place: 'page' | 'dialog';
  },
): JSX.Element {
  const isOnPage = () => props.place === 'page';
  return (
    <Show when={props.state.nations[props.seat]}>
      {(nation) => (
        <div class={`${styles.nationBoard} ${isOnPage() ? styles.onPage : styles.inDialog}`}>
          <Show when={isOnPage()} fallback={<NationName {...props} nation={nation()} />}>
            <Holdings {...props} nation={nation()} />
          </Show>
          <div>
            <div class={styles.slots}>
              <For each={nation().slots}>{(slot, index) => <SlotPlate {...props} slot={slot} index={index()} />}</For>
            </div>
            <Shelf nation={nation()} onCard={props.onCard} />
            <Population nation={nation()} architects={props.state.architects} />
          </div>
        </div>
      )}
    </Show>
  );
}
