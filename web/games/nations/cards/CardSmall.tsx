/** A card on the progress board: kind and requirement, name, figures, its effect in a few words. */
import { type JSX, Show } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { CardId, ProgressCard } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { capital, useWords } from '../words.tsx';
import { CardFigures } from './CardFigures.tsx';
import styles from './CardSmall.module.css';
import { kindColour } from './colours.ts';
import { Amount } from './figures.tsx';
import { effectClass, type Figure, kindSign } from './signs.ts';

/** What a card requires or is worth, as a figure. */
function asked(card: ProgressCard): { of: Figure; value: number | string; size: number } | null {
  switch (card.type) {
    case 'building':
    case 'military':
      return { of: 'stone', value: card.deploy, size: 11 };
    case 'colony':
      return { of: 'strength', value: `${card.requires}+`, size: 11 };
    case 'wonder':
      return card.vp ? { of: 'vp', value: card.vp, size: 12 } : null;
    default:
      return null;
  }
}

/** The card browser has more room for a card than the board, and a board with many columns less. */
export type CardRoom = 'browser' | 'board' | 'narrowBoard' | 'boardWithDice';

const ROOM: Readonly<Record<CardRoom, string | undefined>> = {
  browser: '',
  board: styles.onBoard,
  narrowBoard: `${styles.onBoard} ${styles.narrow}`,
  boardWithDice: `${styles.onBoard} ${styles.besideDice}`,
};

export function CardSmall(props: {
  card: CardId;
  room: CardRoom;
  chosen?: boolean;
  /** Why it cannot be bought. The reason is printed on the face, which is dimmed. */
  why?: string | undefined;
  onPick: () => void;
}): JSX.Element {
  const { word, term } = useWords();
  const card = () => cardOf(props.card);
  const isRefused = () => props.why !== undefined;
  const effect = () => {
    const first = card().effects?.[0];
    return first && word(`card.${props.card}.short`) ? effectClass(first) : null;
  };
  return (
    <button
      type="button"
      class={`${styles.small} ${ROOM[props.room]}`}
      classList={{ [styles.refused ?? '']: isRefused(), [styles.chosen ?? '']: props.chosen === true }}
      style={kindColour(card().type)}
      data-card={props.card}
      data-refused={isRefused() ? '' : undefined}
      aria-pressed={props.chosen === true}
      onClick={() => props.onPick()}
    >
      <Head card={card()}>
        <Show when={asked(card())}>{(one) => <Amount {...one()} />}</Show>
      </Head>
      <span class={styles.name} data-part="name">
        {word(`card.${props.card}.name`)}
      </span>
      <span class={styles.foot} data-part="foot">
        <span class={styles.figures} classList={{ [styles.withText ?? '']: effect() !== null }}>
          <CardFigures card={card()} raidWord={<span class={styles.raidWord}>{term('raid')}</span>} />
          <Show when={effect()}>
            {(kind) => (
              <span class={styles.effect}>
                <Icon of={kind().sign} size={12} />
                <i>{word(`card.${props.card}.short`)}</i>
              </span>
            )}
          </Show>
        </span>
        <Show when={props.why}>
          <span class={styles.reason}>{props.why}</span>
        </Show>
      </span>
      <Icon of={kindSign[card().type]} size={56} class={styles.watermark ?? ''} />
    </button>
  );
}

/** The place of a card that someone took. It stays dashed until the reader's next turn. */
export function CardGone(props: { card: CardId; room: CardRoom; children: JSX.Element }): JSX.Element {
  const { word } = useWords();
  return (
    <div class={`${styles.small} ${styles.gone} ${ROOM[props.room]}`} style={{ '--kind': 'var(--ink-3)' }}>
      <Head card={cardOf(props.card)} />
      <span class={styles.name}>{word(`card.${props.card}.name`)}</span>
      <span class={styles.figures}>{props.children}</span>
    </div>
  );
}

function Head(props: { card: ProgressCard; children?: JSX.Element }): JSX.Element {
  const { term } = useWords();
  return (
    <span class={styles.head}>
      <Icon of={kindSign[props.card.type]} size={13} />
      <span>{capital(term(props.card.type))}</span>
      <em>{props.children}</em>
    </span>
  );
}
