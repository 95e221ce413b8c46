/** All cards of a nation, by name. */
import { For, type JSX, Show } from 'solid-js';
import { cardOf } from '../../../../../engine/nations/data/cards/index.ts';
import type { CardId } from '../../../../../engine/nations/data/cards/types.ts';
import type { Nation } from '../../../../../engine/nations/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { kindColour } from '../../cards/colours.ts';
import { kindSign } from '../../cards/signs.ts';
import { useWords } from '../../words.tsx';
import styles from './Ledger.module.css';

export function HeldCards(props: { nation: Nation }): JSX.Element {
  const kept = () =>
    [...props.nation.advisors, ...props.nation.colonies, ...props.nation.wonders].filter((id) => id !== null);
  return (
    <span class={styles.held}>
      <For each={props.nation.slots}>
        {(slot) => <Show when={slot}>{(one) => <Held card={one().card} note={String(one().workers)} />}</Show>}
      </For>
      <For each={kept()}>{(id) => <Held card={id} />}</For>
      <Show when={props.nation.construction}>
        {(one) => <Held card={one().card} note={`${one().sections}/${sectionsOf(one().card)}`} />}
      </Show>
    </span>
  );
}

const sectionsOf = (id: CardId) => {
  const card = cardOf(id);
  return card.type === 'wonder' ? card.stages.length : 0;
};

function Held(props: { card: CardId; note?: string }): JSX.Element {
  const { word } = useWords();
  const type = () => cardOf(props.card).type;
  return (
    <span style={kindColour(type())}>
      <Icon of={kindSign[type()]} size={12} />
      {word(`card.${props.card}.name`)}
      <Show when={props.note}>
        <b>{props.note}</b>
      </Show>
    </span>
  );
}
