/** One slot of a nation: its card with what it brings and the workers on it, or an empty place. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import { cardOf } from '../../../../../engine/nations/data/cards/index.ts';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import type { Slot } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import text from '../../../../ui/text.module.css';
import { CardFigures } from '../../cards/CardFigures.tsx';
import { kindColour } from '../../cards/colours.ts';
import { Amount } from '../../cards/figures.tsx';
import { kindSign } from '../../cards/signs.ts';
import { worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './SlotPlate.module.css';

/** More workers than this are shown as a number. */
const MOST_PAWNS = 5;

export interface SlotsProps {
  seat: Seat;
  /** What the move in progress does to this board. */
  marked?: { slot?: number; kind?: 'replaced' | 'chosen' } | null;
  /** The slots that can be chosen now. */
  lit?: readonly number[];
  /** What a worker on each slot would cost, while one is being deployed. */
  stone?: readonly (number | null)[] | null;
  onSlot?: (slot: number) => void;
  onCard: (card: CardId) => void;
}

export function SlotPlate(props: SlotsProps & { slot: Slot | null; index: number }): JSX.Element {
  const { word } = useWords();
  const isLit = () => props.lit?.includes(props.index) ?? false;
  const marked = () => (props.marked?.slot === props.index ? props.marked.kind : undefined);
  const classes = () => ({
    [styles.lit ?? '']: isLit(),
    [styles.replaced ?? '']: marked() === 'replaced',
    [styles.chosen ?? '']: marked() === 'chosen',
  });
  return (
    <Show
      when={props.slot}
      fallback={
        <div class={`${styles.slot} ${styles.empty}`} classList={classes()}>
          <span>{word('mine.emptySlot')}</span>
        </div>
      }
    >
      {(slot) => (
        <button
          type="button"
          class={styles.slot}
          classList={classes()}
          style={kindColour(cardOf(slot().card).type)}
          data-part="slot"
          data-lit={isLit() ? '' : undefined}
          onClick={() => (isLit() ? props.onSlot?.(props.index) : props.onCard(slot().card))}
        >
          <SlotFace slot={slot()} seat={props.seat} isReplaced={marked() === 'replaced'} stone={stone()} />
        </button>
      )}
    </Show>
  );

  function stone(): number | null {
    return isLit() && props.stone ? (props.stone[props.index] ?? 0) : null;
  }
}

function SlotFace(props: { slot: Slot; seat: Seat; isReplaced: boolean; stone: number | null }): JSX.Element {
  const { word, term } = useWords();
  const card = () => cardOf(props.slot.card);
  const vpMarks = () => {
    const one = card();
    return 'vpPerWorker' in one ? one.vpPerWorker.join(' ') : '';
  };
  return (
    <>
      <span class={styles.name}>
        <Icon of={kindSign[card().type]} size={13} />
        {word(`card.${props.slot.card}.name`)}
        <Show when={props.stone !== null}>
          <span class={styles.cost}>
            <Amount of="stone" value={props.stone ?? 0} size={12} />
          </span>
        </Show>
      </span>
      <span class={styles.figures}>
        <CardFigures card={card()} raidWord={term('raid')} />
      </span>
      <span class={styles.workers}>
        <span class={text.hidden}>{word('mine.workersOn', { n: props.slot.workers })}</span>
        <Pawns count={props.slot.workers} seat={props.seat} />
        <Show when={props.isReplaced} fallback={<em>{word('mine.vpMarks', { marks: vpMarks() })}</em>}>
          <em class={styles.replacedTag}>{word('mine.replaced')}</em>
        </Show>
      </span>
    </>
  );
}

/** Workers as pawns, or as a number if there are many. */
function Pawns(props: { count: number; seat: Seat }): JSX.Element {
  const shown = () => (props.count <= MOST_PAWNS ? props.count : 1);
  return (
    <>
      <span class={styles.pawns} style={{ color: `var(--p${props.seat + 1})` }}>
        <For each={Array.from({ length: shown() })}>
          {() => <Icon of={worker} size={17} class={styles.pawn ?? ''} />}
        </For>
      </span>
      <Show when={props.count > MOST_PAWNS}>
        <b>{props.count}</b>
      </Show>
    </>
  );
}
