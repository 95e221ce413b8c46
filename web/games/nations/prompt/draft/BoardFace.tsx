/** A nation board: first what sets it apart, then its start, printed cards and space. */
import { For, type JSX, Show } from 'solid-js';
import { boardFor } from '../../../../../engine/nations/data/cards/index.ts';
import type { NationBoard, NationName } from '../../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { check } from '../../../../ui/signs/common.ts';
import { Chip } from '../../cards/Chip.tsx';
import { Amount, change } from '../../cards/figures.tsx';
import { building, colony, wonder, worker } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './BoardFace.module.css';

const START = ['gold', 'food', 'stone', 'vp'] as const;
const SIDE_A = boardFor('rome', 'A');

export function BoardFace(props: {
  nation: NationName;
  side: 'A' | 'B';
  isChosen: boolean;
  onPick: () => void;
}): JSX.Element {
  const { word } = useWords();
  const board = () => boardFor(props.nation, props.side);
  return (
    <button
      type="button"
      class={styles.face}
      aria-pressed={props.isChosen}
      data-part="board"
      onClick={() => props.onPick()}
    >
      <BoardHead nation={props.nation}>
        <Show when={props.isChosen}>
          <Icon of={check} size={14} />
        </Show>
        {word('draft.side', { side: props.side })}
      </BoardHead>
      <p class={styles.power}>{word(`board.${board().id}.text`)}</p>
      <div class={styles.start}>
        <For each={START}>{(kind) => <Start kind={kind} board={board()} />}</For>
      </div>
      <div class={styles.printed}>
        <For each={[...board().printed, ...board().printedWonders]}>{(card) => <Chip card={card} size={12} />}</For>
      </div>
      <Room board={board()} />
    </button>
  );
}

export function BoardHead(props: { nation: NationName; children: JSX.Element }): JSX.Element {
  const { term } = useWords();
  return (
    <header class={styles.head}>
      {term(props.nation)}
      <em>{props.children}</em>
    </header>
  );
}

/** What the nation starts with, and the difference from the side that all share. */
function Start(props: { kind: (typeof START)[number]; board: NationBoard }): JSX.Element {
  const amount = () => props.board.start[props.kind] ?? 0;
  const more = () => amount() - (SIDE_A.start[props.kind] ?? 0);
  return (
    <span>
      <Amount of={props.kind} value={amount()} size={15} />
      <Show when={more() !== 0}>
        <small>{change(more())}</small>
      </Show>
    </span>
  );
}

function Room(props: { board: NationBoard }): JSX.Element {
  const { word, term } = useWords();
  return (
    <footer class={styles.foot}>
      <span>
        {word('draft.room')} <Icon of={building} size={13} label={word('draft.slots')} />{' '}
        {props.board.slots.buildingMilitary} <Icon of={colony} size={13} label={term('colony')} />{' '}
        {props.board.slots.colony} <Icon of={wonder} size={13} label={term('wonder')} /> {props.board.slots.wonder}
      </span>
      <span>
        <Icon of={worker} size={13} />{' '}
        {word('draft.workers', {
          n: props.board.workers,
          food: props.board.track.food,
          stability: props.board.track.stability,
        })}
      </span>
    </footer>
  );
}
