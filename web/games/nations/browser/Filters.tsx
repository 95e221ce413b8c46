/** What to look for in the card browser. */
import { For, type JSX } from 'solid-js';
import { EVENT_CARDS, PROGRESS_CARDS } from '../../../../engine/nations/data/cards/index.ts';
import { CARD_SETS } from '../../../../engine/nations/data/cards/types.ts';
import { Segments } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { kindColour } from '../cards/colours.ts';
import { NUMERALS } from '../cards/Plate.tsx';
import { kindSign, search as searchSign } from '../cards/signs.ts';
import { event as eventSign } from '../signs.ts';
import { capital, useWords } from '../words.tsx';
import styles from './Filters.module.css';
import { type Filter, KINDS, type Kind } from './filter.ts';

export function Filters(props: {
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  /** How many cards are shown. */
  shown: number;
}): JSX.Element {
  const { word } = useWords();
  const ages = () =>
    [0, 1, 2, 3, 4].map((age) => ({ value: age, label: age === 0 ? word('browse.all') : (NUMERALS[age] ?? '') }));
  const sets = () =>
    (['all', ...CARD_SETS] as const).map((set) => ({
      value: set,
      label: word(set === 'all' ? 'browse.all' : `browse.set.${set}`),
    }));
  return (
    <search class={styles.filters}>
      <label class={styles.find}>
        <Icon of={searchSign} size={16} />
        <span class={text.hidden}>{word('browse.find')}</span>
        <input
          type="search"
          placeholder={word('browse.find')}
          value={props.filter.text}
          onInput={(event) => props.onChange({ text: event.currentTarget.value })}
        />
      </label>
      <h2 class={text.eyebrow}>{word('browse.age')}</h2>
      <Segments
        label={word('browse.age')}
        options={ages()}
        value={props.filter.age}
        onChange={(age) => props.onChange({ age })}
      />
      <h2 class={text.eyebrow}>{word('browse.kind')}</h2>
      <Kinds chosen={props.filter.kinds} onChange={(kinds) => props.onChange({ kinds })} />
      <h2 class={text.eyebrow}>{word('browse.set')}</h2>
      <Segments
        label={word('browse.set')}
        options={sets()}
        value={props.filter.set}
        onChange={(set) => props.onChange({ set })}
      />
      <p class={styles.tally} aria-live="polite">
        {word('browse.tally', { shown: props.shown, all: PROGRESS_CARDS.length + EVENT_CARDS.length })}
      </p>
    </search>
  );
}

function Kinds(props: { chosen: readonly Kind[]; onChange: (kinds: readonly Kind[]) => void }): JSX.Element {
  const { word, term } = useWords();
  const isChosen = (kind: Kind) => props.chosen.includes(kind);
  const toggle = (kind: Kind) =>
    props.onChange(isChosen(kind) ? props.chosen.filter((other) => other !== kind) : [...props.chosen, kind]);
  const countOf = (kind: Kind) =>
    kind === 'event' ? EVENT_CARDS.length : PROGRESS_CARDS.filter((card) => card.type === kind).length;
  return (
    <ul class={styles.kinds}>
      <For each={[...KINDS, 'event'] as Kind[]}>
        {(kind) => (
          <li>
            <button
              type="button"
              class={styles.kind}
              style={kind === 'event' ? {} : kindColour(kind)}
              aria-pressed={isChosen(kind)}
              onClick={() => toggle(kind)}
            >
              <Icon of={kind === 'event' ? eventSign : kindSign[kind]} size={16} />
              <span>{kind === 'event' ? word('face.eventCard') : capital(term(kind))}</span>
              <em>{countOf(kind)}</em>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
