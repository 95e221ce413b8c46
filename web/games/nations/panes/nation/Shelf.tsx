/** Advisors, colonies and wonders of a nation, with what is still free. */
import { For, type JSX, Show } from 'solid-js';
import { cardOf } from '../../../../../engine/nations/data/cards/index.ts';
import type { CardId, CardType } from '../../../../../engine/nations/data/cards/types.ts';
import type { Nation } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { CardFigures } from '../../cards/CardFigures.tsx';
import { kindColour } from '../../cards/colours.ts';
import { Sections } from '../../cards/figures.tsx';
import { kindSign } from '../../cards/signs.ts';
import { architect } from '../../signs.ts';
import { capital, useWords } from '../../words.tsx';
import styles from './Shelf.module.css';

type ShelfType = 'advisor' | 'colony' | 'wonder';

export function Shelf(props: { nation: Nation; onCard: (card: CardId) => void }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={styles.shelf}>
      <Kind type="advisor" spaces={props.nation.advisors} onCard={props.onCard} />
      <Kind type="colony" spaces={props.nation.colonies} onCard={props.onCard} />
      <Kind type="wonder" spaces={props.nation.wonders} onCard={props.onCard} />
      <Show when={props.nation.construction}>
        {(building) => (
          <Kept
            card={building().card}
            type="wonder"
            sign={architect}
            label={word('mine.beingBuilt')}
            onCard={props.onCard}
          >
            <Sections stages={stagesOf(building().card)} built={building().sections} />
          </Kept>
        )}
      </Show>
    </div>
  );
}

function Kind(props: {
  type: ShelfType;
  spaces: readonly (CardId | null)[];
  onCard: (card: CardId) => void;
}): JSX.Element {
  const { word, term } = useWords();
  const label = () => capital(term(props.type));
  const held = () => props.spaces.filter((id) => id !== null);
  const free = () => props.spaces.length - held().length;
  return (
    <>
      <For each={held()}>
        {(id) => (
          <Kept card={id} type={props.type} sign={kindSign[props.type]} label={label()} onCard={props.onCard}>
            <KeptFigures card={id} />
          </Kept>
        )}
      </For>
      <Show when={free() > 0}>
        <div class={styles.kept} style={kindColour(props.type)}>
          <span class={styles.kind}>
            <Icon of={kindSign[props.type]} size={12} />
            {label()}
          </span>
          <span class={`${styles.name} ${styles.free}`}>{word('mine.free', { n: free() })}</span>
        </div>
      </Show>
    </>
  );
}

function Kept(props: {
  card: CardId;
  type: CardType;
  sign: string;
  label: string;
  onCard: (card: CardId) => void;
  children: JSX.Element;
}): JSX.Element {
  const { word } = useWords();
  return (
    <button type="button" class={styles.kept} style={kindColour(props.type)} onClick={() => props.onCard(props.card)}>
      <span class={styles.kind}>
        <Icon of={props.sign} size={12} />
        {props.label}
      </span>
      <span class={styles.name}>{word(`card.${props.card}.name`)}</span>
      <span class={styles.figures}>
        {props.children} {word(`card.${props.card}.short`)}
      </span>
    </button>
  );
}

const stagesOf = (id: CardId) => {
  const card = cardOf(id);
  return card.type === 'wonder' ? card.stages : [];
};

/** A finished wonder shows what it gives instead of its sections. */
function KeptFigures(props: { card: CardId }): JSX.Element {
  const shown = () => {
    const card = cardOf(props.card);
    return card.type === 'wonder' ? { ...card, stages: [] } : card;
  };
  return <CardFigures card={shown()} />;
}
