/** All progress cards and event cards, filtered by age, kind and set, or by a word. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { EVENT_CARDS, PROGRESS_CARDS } from '../../../../engine/nations/data/cards/index.ts';
import {
  CARD_SETS,
  type CardSet,
  type CardType,
  type EventCard,
  type ProgressCard,
} from '../../../../engine/nations/data/cards/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segments } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { event as eventSign } from '../../../ui/signs/nations.ts';
import { CardFull } from '../cards/CardFull.tsx';
import { CardSmall } from '../cards/CardSmall.tsx';
import { EventFull, EventSmall } from '../cards/EventFace.tsx';
import { fitFaces } from '../cards/fit.ts';
import { NUMERALS } from '../cards/Plate.tsx';
import { kindSign, search as searchSign } from '../cards/signs.ts';
import { useWords } from '../cards/words.tsx';
import './browser.css';

const KINDS = [
  'advisor',
  'building',
  'military',
  'colony',
  'wonder',
  'battle',
  'goldenAge',
  'war',
] as const satisfies CardType[];
type Kind = (typeof KINDS)[number] | 'event';

interface Filter {
  age: number;
  kinds: readonly Kind[];
  set: CardSet | 'all';
  text: string;
}

export function Browser(): JSX.Element {
  const { word } = useWords();
  const [filter, setFilter] = createSignal<Filter>({ age: 1, kinds: [], set: 'all', text: '' });
  const [chosen, setChosen] = createSignal<string>('augustus');
  const [open, setOpen] = createSignal(false);
  const change = (part: Partial<Filter>) => setFilter({ ...filter(), ...part });

  const says = (...keys: string[]) => {
    const wanted = filter().text.trim().toLowerCase();
    return wanted === '' || keys.some((key) => word(key).toLowerCase().includes(wanted));
  };
  const shows = (kind: Kind) => filter().kinds.length === 0 || filter().kinds.includes(kind);
  const ofAge = (card: { age: number }) => filter().age === 0 || card.age === filter().age;
  const cards = createMemo(() =>
    PROGRESS_CARDS.filter(
      (card) =>
        ofAge(card) &&
        shows(card.type) &&
        (filter().set === 'all' || card.set === filter().set) &&
        says(`card.${card.id}.name`, `card.${card.id}.text`),
    ),
  );
  const events = createMemo(() =>
    EVENT_CARDS.filter(
      (card) =>
        ofAge(card) &&
        shows('event') &&
        says(...card.events.flatMap((half) => [`event.${half.id}.title`, `event.${half.id}.text`])),
    ),
  );
  /** All matches, in the order on the page. */
  const shown = createMemo(() => [
    ...KINDS.flatMap((kind) => cards().filter((card) => card.type === kind)).map((card) => card.id),
    ...events().map((card) => card.id),
  ]);
  const step = (by: number) => {
    const ids = shown();
    setChosen(ids[(ids.indexOf(chosen()) + by + ids.length) % ids.length] ?? chosen());
  };
  const pick = (id: string) => {
    setChosen(id);
    setOpen(matchMedia('(max-width: 1100px)').matches);
  };
  const ages = () =>
    [0, 1, 2, 3, 4].map((age) => ({ value: age, label: age === 0 ? word('browse.all') : (NUMERALS[age] ?? '') }));
  const sets = () =>
    (['all', ...CARD_SETS] as const).map((set) => ({
      value: set,
      label: word(set === 'all' ? 'browse.all' : `browse.set.${set}`),
    }));
  const toggle = (kind: Kind) =>
    change({
      kinds: filter().kinds.includes(kind)
        ? filter().kinds.filter((other) => other !== kind)
        : [...filter().kinds, kind],
    });

  return (
    <div class="browse">
      <search class="filters">
        <label class="find">
          <Icon of={searchSign} size={16} />
          <span class="vh">{word('browse.find')}</span>
          <input
            type="search"
            placeholder={word('browse.find')}
            value={filter().text}
            onInput={(event) => change({ text: event.currentTarget.value })}
          />
        </label>
        <h2 class="eyebrow">{word('browse.age')}</h2>
        <Segments
          label={word('browse.age')}
          options={ages()}
          value={filter().age}
          onChange={(age) => change({ age })}
        />
        <h2 class="eyebrow">{word('browse.kind')}</h2>
        <ul class="kinds">
          <For each={[...KINDS, 'event'] as Kind[]}>
            {(kind) => (
              <li>
                <button
                  type="button"
                  class={`k-${kind}`}
                  aria-pressed={filter().kinds.includes(kind)}
                  onClick={() => toggle(kind)}
                >
                  <Icon of={kind === 'event' ? eventSign : kindSign[kind]} size={16} />
                  <span>{kind === 'event' ? word('face.eventCard') : word(`term.${kind}`)}</span>
                  <em>
                    {kind === 'event' ? EVENT_CARDS.length : PROGRESS_CARDS.filter((card) => card.type === kind).length}
                  </em>
                </button>
              </li>
            )}
          </For>
        </ul>
        <h2 class="eyebrow">{word('browse.set')}</h2>
        <Segments
          label={word('browse.set')}
          options={sets()}
          value={filter().set}
          onChange={(set) => change({ set })}
        />
        <p class="tally" aria-live="polite">
          {word('browse.tally', {
            shown: cards().length + events().length,
            all: PROGRESS_CARDS.length + EVENT_CARDS.length,
          })}
        </p>
      </search>
      <div class="found" ref={fitFaces}>
        <For each={KINDS}>
          {(kind) => (
            <Group kind={kind} cards={cards().filter((card) => card.type === kind)} chosen={chosen()} onPick={pick} />
          )}
        </For>
        <EventGroup cards={events()} chosen={chosen()} onPick={pick} />
        <Show when={cards().length + events().length === 0}>
          <p class="none">{word('browse.none')}</p>
        </Show>
      </div>
      <aside class="looked" aria-live="polite">
        <Face id={chosen()} />
      </aside>
      <Dialog
        open={open()}
        onClose={() => setOpen(false)}
        title={word('browse.card')}
        side
        foot={
          <>
            <Button onClick={() => step(-1)}>{word('browse.before')}</Button>
            <span class="place">{word('browse.place', { n: shown().indexOf(chosen()) + 1, of: shown().length })}</span>
            <Button onClick={() => step(1)}>{word('browse.next')}</Button>
          </>
        }
      >
        <Face id={chosen()} />
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

function Head(props: { name: string; count: number }): JSX.Element {
  return (
    <h2>
      <span class="cap">
        {props.name}, {props.count}
      </span>
    </h2>
  );
}

function Group(props: {
  kind: CardType;
  cards: readonly ProgressCard[];
  chosen: string;
  onPick: (id: string) => void;
}): JSX.Element {
  const { word } = useWords();
  return (
    <Show when={props.cards.length > 0}>
      <section>
        <Head name={word(`term.${props.kind}`)} count={props.cards.length} />
        <div class="faces">
          <For each={props.cards}>
            {(card) => (
              <CardSmall card={card.id} chosen={card.id === props.chosen} onPick={() => props.onPick(card.id)} />
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}

function EventGroup(props: { cards: readonly EventCard[]; chosen: string; onPick: (id: string) => void }): JSX.Element {
  const { word } = useWords();
  return (
    <Show when={props.cards.length > 0}>
      <section>
        <Head name={word('face.eventCard')} count={props.cards.length} />
        <div class="faces wide">
          <For each={props.cards}>
            {(card) => (
              <EventSmall card={card.id} chosen={card.id === props.chosen} onPick={() => props.onPick(card.id)} />
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
