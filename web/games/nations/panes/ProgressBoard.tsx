/** The progress board: three rows by price on a wide screen, turned into three columns on a phone. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../engine/core/game.ts';
import type { CardId } from '../../../../engine/nations/data/cards/types.ts';
import type { Offer } from '../../../../engine/nations/facts/market.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { gold } from '../../../ui/signs/nations.ts';
import { CardSmall } from '../cards/CardSmall.tsx';
import { fitFaces } from '../cards/fit.ts';
import { useWords } from '../cards/words.tsx';
import './progressBoard.css';

/** A card that someone took since the reader's last turn. Its place stays dashed. */
export interface Taken {
  row: number;
  col: number;
  card: CardId;
  seat: Seat | null;
}

export interface Cell {
  row: number;
  col: number;
}

export function ProgressBoard(props: {
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
}): JSX.Element {
  const { word } = useWords();
  const columns = () => props.board[0]?.length ?? 0;
  const offerAt = (row: number, col: number) => props.offers.find((offer) => offer.row === row && offer.col === col);
  const takenAt = (row: number, col: number) => props.taken.find((one) => one.row === row && one.col === col);
  const isChosen = (row: number, col: number) => props.chosen?.row === row && props.chosen.col === col;
  return (
    <div class="prog" classList={{ many: columns() > 6 }} ref={fitFaces} style={{ '--columns': String(columns()) }}>
      <For each={[3, 2, 1]}>
        {(row, line) => (
          <>
            <div class="price" style={{ '--line': String(line() + 1) }}>
              <Icon of={gold} size={15} label={word('term.gold')} />
              {row}
            </div>
            <For each={props.board[row - 1] ?? []}>
              {(card, col) => (
                <div
                  class="cell"
                  data-cell={`${row}-${col()}`}
                  style={{ '--line': String(line() + 1), '--column': String(col() + 1) }}
                >
                  <Show
                    when={card}
                    fallback={
                      <Show when={takenAt(row, col())}>
                        {(taken) => (
                          <CardSmall
                            card={taken().card}
                            takenBy={
                              <Taker
                                of={taken()}
                                names={props.names}
                                letters={props.letters}
                                shadowWar={props.shadowWar}
                              />
                            }
                          />
                        )}
                      </Show>
                    }
                  >
                    {(id) => {
                      const offer = () => offerAt(row, col());
                      const why = () => {
                        const one = offer();
                        return one ? props.why(one) : undefined;
                      };
                      return (
                        <CardSmall
                          card={id()}
                          chosen={isChosen(row, col())}
                          why={why()}
                          onPick={() => props.onPick({ row, col: col() })}
                        />
                      );
                    }}
                  </Show>
                </div>
              )}
            </For>
          </>
        )}
      </For>
      <For each={props.dice ?? []}>
        {(face, col) => (
          <div class="diecol" style={{ '--column': String(col() + 1) }}>
            {face}
          </div>
        )}
      </For>
    </div>
  );
}

function Taker(props: {
  of: Taken;
  names: readonly string[];
  letters: readonly string[];
  shadowWar?: CardId | null | undefined;
}): JSX.Element {
  const { word } = useWords();
  return (
    <Show
      when={props.of.seat !== null}
      fallback={word(props.of.card === props.shadowWar ? 'term.shadow' : 'board.cleared')}
    >
      <Flag seat={props.of.seat ?? 0} letter={props.letters[props.of.seat ?? 0] ?? ''} width={16} />
      {props.names[props.of.seat ?? 0]}
    </Show>
  );
}
