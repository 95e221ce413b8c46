/** A card with the ways to use it: what takes the place of the progress board when a turn is about to be spent. */
import { type JSX, onMount, Show } from 'solid-js';
import { cardOf } from '../../../engine/nations/cards/index.ts';
import { CardFull } from './cards/CardFull.tsx';
import { Chip, Figures } from './cards/CardSmall.tsx';
import { useWords } from './cards/words.tsx';
import type { Desk } from './desk.ts';
import { focusNext } from './focus.ts';
import { OptionList } from './OptionList.tsx';
import './questions/questions.css';

export function Way(props: { desk: Desk }): JSX.Element {
  const { word } = useWords();
  const { desk } = props;
  onMount(() => focusNext(desk.ways().length > 1 ? '.option input' : '.acts .pri', '.acts .b'));
  /** The card a turn is about to be spent on. */
  const bought = () => {
    const aim = desk.aim();
    if (aim?.name === 'special') return aim.card;
    if (aim?.name === 'hire') return desk.table.state().nations[desk.me() ?? 0]?.construction?.card ?? null;
    if (aim?.name !== 'buy') return null;
    return desk.table.state().board[aim.cell.row - 1]?.[aim.cell.col] ?? null;
  };
  return (
    <Show when={bought()}>
      {(card) => (
        <div class="asked way">
          <CardFull card={card()} />
          <div class="inshort">
            <Chip card={card()}>
              <Figures card={cardOf(card())} size={13} />
            </Chip>
          </div>
          <Show
            when={desk.ways().length > 0}
            fallback={
              <p class="why">
                <Show when={desk.blocked()}>{(refusal) => desk.table.sayRefusal(refusal())}</Show>
              </p>
            }
          >
            <OptionList desk={desk} label={word('ask.chooseWay')} />
          </Show>
        </div>
      )}
    </Show>
  );
}
