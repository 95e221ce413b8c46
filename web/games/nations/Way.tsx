/** A card with the ways to use it, shown in place of the progress board when a card has been picked. */
import { type JSX, onMount, Show } from 'solid-js';
import { cardOf } from '../../../engine/nations/data/cards/index.ts';
import { CardFull } from './cards/CardFull.tsx';
import { Chip, Figures } from './cards/CardSmall.tsx';
import { useWords } from './cards/words.tsx';
import type { Composer } from './composer.ts';
import { focusNext } from './focus.ts';
import { OptionList } from './OptionList.tsx';
import './questions/questions.css';

export function Way(props: { composer: Composer }): JSX.Element {
  const { word } = useWords();
  const { composer } = props;
  onMount(() => focusNext(composer.ways().length > 1 ? '.option input' : '.acts .pri', '.acts .b'));
  /** The card that the turn is about to be used for. */
  const bought = () => {
    const aim = composer.aim();
    if (aim?.name === 'special') return aim.card;
    if (aim?.name === 'hire') return composer.table.state().nations[composer.me() ?? 0]?.construction?.card ?? null;
    if (aim?.name !== 'buy') return null;
    return composer.table.state().board[aim.cell.row - 1]?.[aim.cell.col] ?? null;
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
            when={composer.ways().length > 0}
            fallback={
              <p class="why">
                <Show when={composer.blocked()}>{(refusal) => composer.table.sayRefusal(refusal())}</Show>
              </p>
            }
          >
            <OptionList composer={composer} label={word('ask.chooseWay')} />
          </Show>
        </div>
      )}
    </Show>
  );
}
