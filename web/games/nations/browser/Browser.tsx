/** All progress cards and event cards, filtered by age, kind and set, or by a word. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { EVENT_CARDS } from '../../../../engine/nations/data/cards/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CardFull } from '../cards/CardFull.tsx';
import palette from '../cards/colours.module.css';
import { EventFull } from '../cards/EventFace.tsx';
import { useWords } from '../words.tsx';
import styles from './Browser.module.css';
import { Filters } from './Filters.tsx';
import { FoundCards } from './FoundCards.tsx';
import { type Filter, find, KINDS, NO_FILTER } from './filter.ts';

export function Browser(): JSX.Element {
  const words = useWords();
  const { word } = words;
  const [filter, setFilter] = createSignal<Filter>(NO_FILTER);
  const [chosen, setChosen] = createSignal<string>('augustus');
  const [open, setOpen] = createSignal(false);
  const found = createMemo(() => find(words, filter()));
  /** All matches, in the order on the page. */
  const shown = createMemo(() => [
    ...KINDS.flatMap((kind) => found().cards.filter((card) => card.type === kind)).map((card) => card.id),
    ...found().events.map((card) => card.id),
  ]);
  const step = (by: number) => {
    const ids = shown();
    setChosen(ids[(ids.indexOf(chosen()) + by + ids.length) % ids.length] ?? chosen());
  };
  const pick = (id: string) => {
    setChosen(id);
    setOpen(matchMedia('(max-width: 1100px)').matches);
  };
  return (
    <div class={`${styles.browser} ${palette.colours}`}>
      <Filters filter={filter()} onChange={(part) => setFilter({ ...filter(), ...part })} shown={shown().length} />
      <FoundCards found={found()} chosen={chosen()} onPick={pick} />
      <aside class={styles.looked} aria-live="polite" data-part="looked">
        <Face id={chosen()} />
      </aside>
      <Dialog
        open={open()}
        onClose={() => setOpen(false)}
        title={word('browse.card')}
        side
        foot={
          <div class={styles.turning}>
            <Button class={styles.turn ?? ''} onClick={() => step(-1)}>
              {word('browse.before')}
            </Button>
            <span>{word('browse.place', { n: shown().indexOf(chosen()) + 1, of: shown().length })}</span>
            <Button class={styles.turn ?? ''} onClick={() => step(1)}>
              {word('browse.next')}
            </Button>
          </div>
        }
      >
        <div class={styles.sheet}>
          <Face id={chosen()} />
        </div>
      </Dialog>
    </div>
  );
}

const isEventCard = (id: string) => EVENT_CARDS.some((card) => card.id === id);

function Face(props: { id: string }): JSX.Element {
  return (
    <Show when={isEventCard(props.id)} fallback={<CardFull card={props.id} />}>
      <EventFull card={props.id} />
    </Show>
  );
}
