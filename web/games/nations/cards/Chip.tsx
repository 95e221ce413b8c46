/** A card as a line: bar and sign of its kind, its name, its figures. */
import type { JSX } from 'solid-js';
import { cardOf } from '../../../../engine/nations/data/cards/index.ts';
import type { CardId } from '../../../../engine/nations/data/cards/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import { CardFigures } from './CardFigures.tsx';
import styles from './Chip.module.css';
import { kindColour } from './colours.ts';
import { kindSign } from './signs.ts';

export function Chip(props: { card: CardId; size: number }): JSX.Element {
  const { word, term } = useWords();
  const card = () => cardOf(props.card);
  return (
    <span class={styles.chip} style={kindColour(card().type)} data-part="chip">
      <Icon of={kindSign[card().type]} size={13} />
      <span>{word(`card.${props.card}.name`)}</span>
      <em>
        <CardFigures card={card()} size={props.size} raidWord={term('raid')} />
      </em>
    </span>
  );
}
