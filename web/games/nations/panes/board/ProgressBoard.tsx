/** The progress board: three rows by price on a wide screen, turned into three columns on a phone. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import type { Offer } from '../../../../../engine/nations/facts/market.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { CardGone, type CardRoom, CardSmall } from '../../cards/CardSmall.tsx';
import { fitFaces } from '../../cards/fit.ts';
import type { Cell } from '../../move.ts';
import { gold } from '../../signs.ts';
import { useWords } from '../../words.tsx';
import styles from './ProgressBoard.module.css';

/** A card that someone took since the reader's last turn. Its place stays dashed. */
export interface Taken extends Cell {
  card: CardId;
  seat: Seat | null;
}

interface BoardProps {
  board: readonly (readonly (CardId | null)[])[];
  offers: readonly Offer[];
  taken: readonly Taken[];
  /** Why an offer cannot be bought, in a few words, or undefined if it can. */
  why: (offer: Offer) => string | undefined;
  chosen: Cell | null;
  onPick: (cell: Cell) => void;
  names: readonly string[];
  letters: readonly string[];
  /** Solo: the shadow's war. */
  shadowWar?: CardId | null;
  /** Solo: the die face that clears each column. */
  dice?: readonly JSX.Element[];
}

export function ProgressBoard(props: BoardProps): JSX.Element {
  const { term } = useWords();
  const columns = () => props.board[0]?.length ?? 0;
  return (
    <div
      class={styles.board}
      classList={{
        [styles.manyColumns ?? '']: columns() > 6,
        [styles.withDice ?? '']: props.dice !== undefined,
      }}
      ref={fitFaces}
      style={{ '--columns': String(columns()) }}
      data-part="progressBoard"
    >
      <For each={[3, 2, 1]}>
        {(row, line) => (
          <>
            <div class={styles.price} style={{ '--line': String(line() + 1) }}>
              <Icon of={gold} size={15} label={term('gold')} />
              {row}
            </div>
            <For each={props.board[row - 1] ?? []}>
              {(card, col) => (
                <div
                  class={styles.cell}
                  data-cell={`${row}-${col()}`}
                  style={{ '--line': String(line() + 1), '--column': String(col() + 1) }}
                >
                  <Place {...props} card={card} row={row} col={col()} />
                </div>
              )}
            </For>
          </>
        )}
      </For>
      <For each={props.dice ?? []}>
        {(face, col) => (
          <div class={styles.die} style={{ '--column': String(col() + 1) }}>
            {face}
          </div>
        )}
      </For>
    </div>
  );
}

/** A place of the board: a card on offer, a card that someone took, or nothing. */
function Place(props: BoardProps & Cell & { card: CardId | null }): JSX.Element {
  const isHere = (cell: Cell) => cell.row === props.row && cell.col === props.col;
  const room = (): CardRoom => {
    if (props.dice) return 'boardWithDice';
    return (props.board[0]?.length ?? 0) > 6 ? 'narrowBoard' : 'board';
  };
  const why = () => {
    const offer = props.offers.find(isHere);
    return offer ? props.why(offer) : undefined;
  };
  return (
    <Show
      when={props.card}
      fallback={
        <Show when={props.taken.find(isHere)}>
          {(taken) => (
            <CardGone card={taken().card} room={room()}>
              <Taker {...props} of={taken()} />
            </CardGone>
          )}
        </Show>
      }
    >
      {(id) => (
        <CardSmall
          card={id()}
          room={room()}
          chosen={props.chosen !== null && isHere(props.chosen)}
          why={why()}
          onPick={() => props.onPick({ row: props.row, col: props.col })}
        />
      )}
    </Show>
  );
}

function Taker(props: Pick<BoardProps, 'names' | 'letters' | 'shadowWar'> & { of: Taken }): JSX.Element {
  const { word, term } = useWords();
  return (
    <Show
      when={props.of.seat !== null}
      fallback={props.of.card === props.shadowWar ? term('shadow') : word('board.cleared')}
    >
      <Flag seat={props.of.seat ?? 0} letter={props.letters[props.of.seat ?? 0] ?? ''} width={16} />
      {props.names[props.of.seat ?? 0]}
    </Show>
  );
}
